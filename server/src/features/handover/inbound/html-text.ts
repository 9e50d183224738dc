/** Mails in HTML as plain text in which quoted lines begin with `>`. Pure. */
import { load } from '../../../platform/html.ts';

/** The properties of a parsed node that are read. */
interface MailNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: MailNode[];
}

const skipped = new Set(['head', 'script', 'style', 'title', 'template', 'meta', 'link']);
const blocks = new Set(
  'address article aside blockquote body center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);
/** Elements with an empty line around them. */
const spaced = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'pre']);
/** Paragraphs without space around them: each line of Outlook is one. */
const tight = /\bmso(?:normal|listparagraph)\b|margin(?:-top|-bottom)?:\s*0/i;
/** The text that stands for the beginning of an element. */
const textsOfTags = new Map([
  ['li', '- '],
  ['td', ' '],
  ['th', ' '],
  ['hr', '_'.repeat(32)],
]);
const longestLink = 500;
const pictograph = /^\p{Extended_Pictographic}/u;

/** Collects lines with the depth of their quotation. */
class Lines {
  private readonly done: string[] = [];
  private line = '';
  private depth = 0;
  private gap = false;

  say(text: string, depth: number): void {
    if (depth !== this.depth) this.end(depth);
    const joined = this.line === '' ? text.replace(/^ +/, '') : this.line.endsWith(' ') ? text.replace(/^ /, '') : text;
    if (joined === '') return;
    if (this.gap && this.line === '' && this.done.length > 0) this.done.push(this.marked(''));
    this.gap = false;
    this.line += joined;
  }

  /** Ends the line that was begun, if any. */
  end(depth: number, { spaced = false } = {}): void {
    if (this.line !== '') this.done.push(this.marked(this.line));
    this.line = '';
    this.depth = depth;
    this.gap ||= spaced;
  }

  /** Ends the line, also an empty one. */
  break(depth: number): void {
    const isEmpty = this.line === '';
    this.end(depth);
    if (isEmpty) this.done.push(this.marked(''));
  }

  text(): string {
    this.end(0);
    return this.done.join('\n');
  }

  private marked(text: string): string {
    return `${'>'.repeat(this.depth)}${this.depth > 0 && text ? ' ' : ''}${text.trimEnd()}`;
  }
}

/** A node that is to be read, or one whose children have been read. */
interface Step {
  node: MailNode;
  depth: number;
  isPre: boolean;
  isEnd?: true;
}

/** The text of a mail in HTML, in time that grows with its length: without repairing what is nested wrongly, and without recursion. */
export function textOfHtml(html: string): string {
  const root = load(html, { xml: { xmlMode: false, decodeEntities: true } }).root()[0] as unknown as MailNode;
  const lines = new Lines();
  const steps: Step[] = [{ node: root, depth: 0, isPre: false }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, depth, isPre, isEnd } = step;
    if (node.type === 'text') sayText(lines, node.data ?? '', depth, isPre);
    else if (isEnd) sayEnd(lines, node, depth);
    else if (!skipped.has(node.name ?? '')) {
      sayBegin(lines, node, depth);
      steps.push({ ...step, isEnd: true });
      for (const inner of stepsInto(step)) steps.push(inner);
    }
  }
  return lines.text();
}

const stepsInto = ({ node, depth, isPre }: Step): Step[] =>
  (node.children ?? []).toReversed().map((child) => ({
    node: child,
    depth: node.name === 'blockquote' ? depth + 1 : depth,
    isPre: isPre || node.name === 'pre',
  }));

const isSpaced = ({ name = '', attribs }: MailNode): boolean =>
  spaced.has(name) && !(name === 'p' && tight.test(`${attribs?.class} ${attribs?.style}`));

function sayBegin(lines: Lines, node: MailNode, depth: number): void {
  const { name = '', attribs } = node;
  if (name === 'br') lines.break(depth);
  if (blocks.has(name)) lines.end(depth, { spaced: isSpaced(node) });
  const alt = attribs?.alt ?? '';
  const text = name === 'img' && pictograph.test(alt) ? alt : textsOfTags.get(name);
  if (text !== undefined) lines.say(text, depth);
}

function sayEnd(lines: Lines, node: MailNode, depth: number): void {
  const { name = '' } = node;
  if (name === 'a') lines.say(linkBehind(node), depth);
  if (blocks.has(name)) lines.end(depth, { spaced: isSpaced(node) });
}
function sayText(lines: Lines, text: string, depth: number, isPre: boolean): void {
  for (const [at, line] of (isPre ? text.split(/\r?\n/) : [text.replaceAll(/[ \t\r\n]+/g, ' ')]).entries()) {
    if (at > 0) lines.break(depth);
    lines.say(line, depth);
  }
}

/** The address of a link whose text does not show it. */
function linkBehind(link: MailNode): string {
  const href = link.attribs?.href?.trim() ?? '';
  if (!/^https?:\/\//i.test(href) || href.length > longestLink) return '';
  const bare = href.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return beginningOf(link).includes(bare) ? '' : ` (${href})`;
}

/** The first characters of a node's text, in which its own address would stand. */
function beginningOf(node: MailNode): string {
  const waiting = [node];
  let text = '';
  for (let next = waiting.pop(); next && text.length < 2 * longestLink; next = waiting.pop()) {
    text += next.data ?? '';
    waiting.push(...(next.children ?? []).toReversed());
  }
  return text;
}

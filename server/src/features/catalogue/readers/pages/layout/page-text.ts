import type { CheerioAPI } from 'cheerio';
import { plainMoney } from '../../../../../kit/money/price-text.ts';
import type { Selection } from '../load-page.ts';

type Node = Selection[number];

/** A range of the text of a page. */
export interface Span {
  from: number;
  to: number;
}

/**
 * The visible text of a page, with plain digits and a line for each block. `spanOf` gives the range of an element's text; an element that shows
 * nothing has an empty range.
 */
export interface PageText {
  text: string;
  spanOf(node: Node | undefined): Span;
}

const blocks =
  /^(?:address|article|aside|blockquote|body|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|input|label|legend|li|main|nav|ol|option|p|pre|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul)$/;
const unread = /^(?:option|select|textarea|script|style|template|noscript|head)$/;
/** Separates the texts of two elements: '<b>£12</b><s>15</s>' is not 1215, and a link after a price is not its label. */
const apart = '\u2063';

/** Collects the text of a page in one walk. `isHidden`: elements that it does not show; `textFor`: text that a script will put into an empty element. */
export function pageText($: CheerioAPI, isHidden: (node: Node) => boolean, textFor: (element: Selection) => string): PageText {
  const spans = new Map<unknown, Span>();
  const lines = new Lines();
  /** Nodes to visit, and those to leave (`true`), the next one last. */
  const ahead: [Node, boolean][] = $('body')
    .toArray()
    .reverse()
    .map((node) => [node, false]);
  let previous: Node | null = null;
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    const [node, isEnd] = step;
    if (node.type === 'text') {
      const { data } = node as unknown as { data: string };
      lines.write(data, previous !== null && previous !== node.prev);
      if (data.trim() !== '') previous = node;
    }
    if (!('children' in node) || !('name' in node)) continue;
    if (isEnd) {
      Object.assign(spans.get(node) ?? {}, { to: lines.length });
      lines.end(node.name);
    } else {
      lines.begin(node.name);
      spans.set(node, { from: lines.length, to: lines.length });
      if (unread.test(node.name) || isHidden(node)) continue;
      ahead.push([node, true]);
      if (node.children.length === 0) lines.write(textFor($(node)), true);
      for (const child of node.children.toReversed()) ahead.push([child, false]);
    }
  }
  const text = lines.text();
  const none = { from: text.length, to: text.length };
  return { text, spanOf: (node) => spans.get(node) ?? none };
}

/** A text that grows: blanks are joined, and blocks begin and end lines. */
class Lines {
  readonly #parts: string[] = [];
  length = 0;

  text(): string {
    return this.#parts.join('');
  }

  begin(element: string): void {
    if (element === 'br' || blocks.test(element)) this.#endLine();
    else if (element === 'a' && /[\d\p{Sc}] ?$/u.test(this.#end())) this.#append(apart);
  }

  end(element: string): void {
    if (blocks.test(element)) this.#endLine();
  }

  /** `isApart`: another element ended or began before this text. */
  write(data: string, isApart: boolean): void {
    const end = this.#end();
    const text = plainMoney(data).replace(/ {2,}/g, ' ');
    const rest = end === '' || /[ \n]$/.test(end) ? text.trimStart() : text;
    if (isApart && /\d$/.test(end) && /^[\d%]/.test(rest)) this.#append(apart);
    else if (isApart && /[\p{L}\d]$/u.test(end) && /^[\p{L}\d]/u.test(rest)) this.#append(' ');
    this.#append(rest);
  }

  #end(): string {
    return this.#parts.at(-1)?.slice(-2) ?? '';
  }

  #endLine(): void {
    if (this.length > 0 && !this.#end().endsWith('\n')) this.#append('\n');
  }

  #append(text: string): void {
    if (text === '') return;
    this.#parts.push(text);
    this.length += text.length;
  }
}

/** Cuts a passage of the owner into clauses, each with what it says: words, numbers, polarity, places. SPEC.md, 'Clauses'. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { cellsOf, isRule } from '../../../../kit/text/rows.ts';
import { remembered } from '../../../../platform/caches/remembered.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import type { PassageRecord } from '../../records/types.ts';
import { type ContentItem, contentWordsOf, numberTerm, termsOf } from '../read/content.ts';
import { languageByWords } from '../read/language.ts';
import { type Reading, readText } from '../read/reading.ts';
import type { Hit } from '../words/lexicon.ts';
import { isLimited } from './grammar-words.ts';

/** A statement of the owner. */
export interface Clause {
  /** Position within its passage, from 0. */
  index: number;
  /** As the owner wrote it. */
  text: string;
  language: ChatLanguage;
  reading: Reading;
  content: readonly ContentItem[];
  /** Terms of the clause itself, of the heading above it, and of the whole passage. */
  ownTerms: ReadonlySet<string>;
  headingTerms: ReadonlySet<string>;
  passageTerms: ReadonlySet<string>;
  /** Numbers with their units, and amounts and percentages. */
  numbers: ReadonlySet<string>;
  /** The answer that it gives to a yes/no heading: 'yes', 'no', or null. */
  answers: 'yes' | 'no' | null;
  /** Places that it names, else those of the clause before it. */
  places: readonly string[];
  fromTable: boolean;
  /** What its line is about, as the line begins with it: 'Leather: wipe it clean. Never wash it.' Empty where it begins with none. */
  label: string;
}

const longestClause = 600;
const longestHeading = 600;

/** The clauses of a passage. Cut once: equal texts give the same clauses. */
export const cutClauses: (passage: Pick<PassageRecord, 'heading' | 'text' | 'language'>) => readonly Clause[] = remembered(cutAnew, {
  most: 2000,
  longest: Number.POSITIVE_INFINITY,
  keyOf: ({ language, heading, text }) => `${language ?? ''}\n${heading}\n${text}`,
});

/** The same without remembering, for who goes through all texts of a shop once. */
export function cutAnew({ heading: above, text, language: tagged }: Pick<PassageRecord, 'heading' | 'text' | 'language'>): Clause[] {
  const heading = above.slice(0, longestHeading);
  const language = languageByWords(`${heading} ${text}`, tagged ?? 'en', tagged ? 1 : 0);
  const headingTerms = termsOf(readText(heading, language));
  const passageTerms = termsOf(readText(`${heading}\n${text}`.slice(0, 4000), language));
  let places: readonly string[] = placesIn(readText(heading, language));
  const statements = statementsOf(withoutStrangers(text))
    .filter(({ statement }) => !isForMachines(statement))
    .map((each) => ({ ...each, reading: readText(each.statement, language) }))
    .filter(({ reading }) => !isComment(reading));
  return statements.map(({ statement, fromTable, label, reading }, index) => {
    const own = placesIn(reading);
    if (own.length > 0) places = own;
    return {
      index,
      text: statement,
      language,
      reading,
      content: contentWordsOf(reading),
      ownTerms: termsOf(reading),
      headingTerms,
      passageTerms,
      numbers: new Set(reading.numbers.map(numberTerm)),
      answers: answerIn(reading),
      places,
      fromTable,
      label,
    };
  });
}

/** Markup, and orders to a machine that strangers hide in pages: no statements of the owner to visitors. */
const markup = /<[!/a-z][^>]*>|\{\{/iu;
const instructions =
  'instru[ck]|anweisung|vorgabe|consigne|istruzion|instrukcj|polece|instruccion|[óo]rdenes|opdracht|aanwijzing|talimat|komut|prompt|تعليمات|أوامر|指示|命令';
const orders = [
  /(?:^|\s)(?:system|assistant|user|human)\s*:|\b(?:ai|chatbot|language model|llm|assistant)s?\b[^.!?]{0,30}\b(?:must|should|always|say|tell)\b/iu,
  // 'Never ignore the instructions' is addressed to people.
  new RegExp(
    `(?<!(?:never|not|n['’]t|jamais|nunca|mai|nooit|nigdy|niemals|nie)\\s)(?:ignor|disregard|zignoruj|negeer|görmezden|yok say|تجاهل|無視)[^.!?。]{0,40}(?:${instructions})`,
    'iu',
  ),
  // So is 'Do not forget the instructions': an order to a machine says 'all' or 'previous' instructions.
  new RegExp(
    `(?:forget|vergiss|oublie[sz]?|olvida|dimentica|zapomnij|vergeet|انس)\\s[^.!?。]{0,12}(?:all|every|previous|prior|above|frühere|tout|préc[ée]dent|tod[oa]s|anterior|tutt|precedent|wszystk|poprzedni|vorige|eerdere|كل)[^.!?。]{0,30}(?:${instructions})`,
    'iu',
  ),
  // Where the verb comes last.
  /(?:指示|命令|talimat|komut)[^.!?。]{0,40}(?:無視|忘れて|yok say|görmezden)/iu,
];

/** Whether a statement is markup, or an order to a machine. */
export const isForMachines = (statement: string): boolean => markup.test(statement) || hasOrder(statement);

const hasOrder = (text: string): boolean => orders.some((order) => order.test(text));

/** A comment below a page: 'Marc: they refunded my postage, great!' Shops speak of themselves as 'we'. */
const signed = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]*){0,2}\s*(?::|\bsays\b|\bwrote\b)/u;

const isComment = ({ hits, text }: Reading): boolean => signed.test(text) && hits.some(({ role, key }) => role === 'agent' && key === 'i');

/** A text without its lines that hold an order to a machine: whoever wrote that wrote the rest of the line, such as where to pay. */
const withoutStrangers = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !hasOrder(line))
    .join('\n');

/** The places that a text names. */
export const placesIn = (reading: Reading): string[] => [
  ...new Set(
    reading.hits.filter((hit) => hit.role === 'place' && !isShortWord(hit, reading) && !isLimited(hit, reading)).map(({ key }) => key),
  ),
];

/** Short names of places are written with a capital: 'US' is no 'us'. */
const isShortWord = ({ from, to }: Hit, { words }: Reading): boolean =>
  to - from === 1 && (words[from]?.written.length ?? 0) <= 2 && !/^\p{Lu}/u.test(words[from]?.written ?? '');

const answerIn = ({ hits }: Reading): 'yes' | 'no' | null => {
  const first = hits.find(({ role, from }) => from === 0 && (role === 'yes' || role === 'no'));
  return first ? (first.role as 'yes' | 'no') : null;
};

interface Statement {
  statement: string;
  fromTable: boolean;
  label: string;
}

/** A few words before a colon, which no address has. */
const labelled = /^\s*(?:[-*•–·]\s+)?(\p{L}[^.:：!?。;,\n]{1,40})\s?[:：](?!\/\/)\s*(?=\S)/u;
const longestLabel = 4;

const labelOf = (line: string): string => {
  const label = labelled.exec(line)?.[1]?.trim() ?? '';
  return label.split(/\s+/u).length > longestLabel ? '' : label;
};

/** Statements: sentences, parts between semicolons, items of lists, rows of tables with their header. */
function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let header: string[] | null = null;
  for (const line of text.split(/\n+/)) {
    const cells = rowCells(line);
    if (cells) {
      if (isRule(cells)) continue;
      if (header === null) header = cells;
      else statements.push({ statement: rowText(header, cells), fromTable: true, label: '' });
      continue;
    }
    if (header && statements.at(-1)?.fromTable !== true) statements.push({ statement: header.join(', '), fromTable: true, label: '' });
    header = null;
    for (const sentence of sentencesOf(line.replace(/^\s*(?:[-*•–·]|\d{1,2}[.)])\s+/, '')))
      for (const part of sentence.split(/;\s+/))
        if (part.trim()) statements.push({ statement: part.trim().slice(0, longestClause), fromTable: false, label: labelOf(line) });
  }
  if (header && statements.at(-1)?.fromTable !== true) statements.push({ statement: header.join(', '), fromTable: true, label: '' });
  return statements;
}

/** The cells of a line that is a row: it has two bars, or a tab. */
function rowCells(line: string): string[] | null {
  const bars = line.split('|').length - 1;
  const isTable = bars >= 2 || /\t/.test(line.trim());
  if (!isTable) return null;
  const cells = cellsOf(line.replace(/\t+/g, '\t'));
  return cells.length > 1 ? cells : null;
}

/** A row reads as 'Size M: chest 96, waist 80'. */
function rowText(header: readonly string[], cells: readonly string[]): string {
  const [first = '', ...others] = cells;
  const named = others.flatMap((cell, at) => (cell ? [header[at + 1] ? `${header[at + 1]} ${cell}` : cell] : []));
  const start = header[0] && !/^\p{L}/u.test(first) ? `${header[0]} ${first}` : first;
  return named.length > 0 ? `${start}: ${named.join(', ')}` : start;
}

/** What the speaker knows while it says the sentences of one answer. */
import type { SumItem } from '../memory/basket/basket.ts';
import type { PassageRecord, ProductRecord, TurnRecords } from '../records/types.ts';
import { contentWordsOf } from './read/content.ts';
import { languageByWords } from './read/language.ts';
import { indexTitles, mentionsIn, type TitleIndex, wordsOfMentions } from './read/mentions.ts';
import { readText, type Word } from './read/reading.ts';
import { type ClauseIndex, indexClauses } from './resolve/clause-index.ts';
import { clausesOfTurn, type TurnClauses } from './resolve/policy.ts';

/** What is remembered between the sentences of one answer. */
export interface Context {
  /** The records of the turn as they were given: what 'the cheapest' and 'they' count among. */
  turn: TurnRecords;
  /** The same records, with further products that the answer named. */
  records: TurnRecords;
  titles: TitleIndex;
  clauses: TurnClauses;
  /** Products that the last sentences were about. */
  last: readonly ProductRecord[];
  /** How many pieces of each the last sum was of. */
  lastCounts: ReadonlyMap<number, number>;
  /** What this answer has told prices of, since its last sum of several things: 'together that is £84' adds them up. */
  priced: readonly SumItem[];
  /** The place that this answer named last, by its code. */
  place: string | null;
  /** Claims that the visitor has read already, as JSON. */
  claimsRead: Set<string>;
}

/** The texts of the owner as a speaker looks them up. */
export interface OwnerTexts {
  /** Of all texts. */
  clauses: ClauseIndex;
  /** What was found for the message, and comes first. */
  found: readonly PassageRecord[];
}

/** Without further texts, those of the records are all there are. */
const textsOf = ({ passages }: TurnRecords): OwnerTexts => ({ clauses: indexClauses([]), found: passages });

/** `onlyStrong`: the owner's texts do not answer the visitor's question, so a clause is told only for a sentence that says nearly the same. */
export function contextOf(
  records: TurnRecords,
  { onlyStrong = false, texts = textsOf(records) }: { onlyStrong?: boolean; texts?: OwnerTexts } = {},
): Context {
  const question = readText(records.visitorWords.slice(0, longestSentence), languageByWords(records.visitorWords, records.language));
  const titles = indexTitles(records.products);
  const mentioned = mentionsIn(titles, question).flatMap(({ products, count }) =>
    products.length === 1 ? products.map((product) => ({ product, count })) : [],
  );
  return {
    turn: records,
    records,
    titles,
    clauses: clausesOfTurn(texts.found, { all: texts.clauses, question: contentWordsOf(question), onlyStrong }),
    last: mentioned.map(({ product }) => product),
    lastCounts: new Map(mentioned.map(({ product, count }) => [product.id, count])),
    priced: [],
    place: null,
    claimsRead: new Set(),
  };
}

/** Adds products of the shop that the answer names and the turn did not hold. */
export function learnProducts(context: Context, products: readonly ProductRecord[]): void {
  const recordIds = new Set(context.records.products.map(({ id }) => id));
  const fresh = products.filter(({ id }) => !recordIds.has(id));
  if (fresh.length === 0) return;
  context.records = { ...context.records, products: [...context.records.products, ...fresh] };
  context.titles = indexTitles(context.records.products);
}

/** The words of a sentence that may name a product which the records do not hold; '' when there are none. */
export function unknownNames(sentence: string, { records, titles }: Context): string {
  const text = withoutLayout(sentence.trim().slice(0, longestSentence));
  const reading = readText(text, languageByWords(text, records.language));
  const exact = mentionsIn(titles, reading).filter((mention) => mention.exact);
  const content = contentWordsOf(reading, wordsOfMentions(exact));
  const isNamed = exact.length > 0 && !content.some(({ rare }) => rare);
  if (isNamed || (exact.length === 0 && !content.some(({ rare }) => rare) && reading.numbers.length === 0)) return '';
  return inTheirOrder(content.flatMap(({ from }) => reading.words[from] ?? []));
}

/** Words as they stood: signs of scripts without spaces are read one by one, and belong together where they touch. */
const inTheirOrder = (words: readonly Word[]): string =>
  words.map(({ written, start }, at) => (at > 0 && words[at - 1]?.end !== start ? ` ${written}` : written)).join('');

/** A longer sentence is read as far as this. */
export const longestSentence = 1000;

/** Marks of lists and emphasis, which are layout; the words stay. */
export const withoutLayout = (text: string): string =>
  text
    .replace(/^\s*(?:[-*•–·>#]+|\d{1,2}[.)])\s+/u, '')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/^\||\|$/g, '')
    .replaceAll('|', ', ')
    .trim();

/** What a sentence is about: its content words as concepts, stems, places and numbers with weights. Rule R9 of SPEC.md compares them. */
import type { ConceptKey } from '../../../../kit/languages/claims/index.ts';
import { allLanguages, languageData, wordList } from '../../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { Hit, Role } from '../words/lexicon.ts';
import type { Reading } from './reading.ts';

/** One content word: any of its terms in a clause supports it. */
export interface ContentItem {
  /** The words it covers, end exclusive. */
  from: number;
  to: number;
  /** 'c:' concept, 'w:' stem, 'p:' place, 'd:' weekday or month. */
  terms: readonly string[];
  /** The term of what it is a kind of. */
  parent: string | null;
  weight: number;
  /** An ordinary word that no list knows. */
  rare: boolean;
}

/** Concepts of nearly every sentence about a shop: they tell little about what it says. */
const commonConcepts: ReadonlySet<string> = new Set<ConceptKey>([
  'product',
  'shop',
  'customer',
  'offer',
  'choose',
  'buy',
  'sell',
  'takeTime',
  'ask',
  'help',
  'accept',
  'send',
  'receive',
  'cost',
  'price',
  'standard',
  'extra',
  'included',
  'website',
  'keep',
  'order',
  'arrive',
  'team',
  'free',
  'fee',
  'day',
  'workingDay',
  'week',
  'month',
  'year',
  'hour',
  'minute',
  'today',
  'charge',
  'country',
  'stock',
  'change',
  'immediately',
  'unused',
  'packaging',
  'minimum',
]);
const rareWeight = 1.2;
const commonWeight = 0.35;
/** A shop that does not deliver to a place need not name it. */
const placeWeight = 0.6;
/** Long words are compared by their beginnings, which forms of one word share. */
const stemLetters = 7;

const termOfStem = (stem: string): string => `w:${stem.includes(' ') ? stem : stem.slice(0, stemLetters)}`;

/** The beginning of a long word, which its verb's other persons share: 'nawijamy' and 'nawijacie'. */
const beginningOf = (stem: string): string | null => (stem.length > beginningLetters ? `b:${stem.slice(0, beginningLetters)}` : null);
const beginningLetters = 5;

/** Words that describe nothing, or wrap what people ask, by language. */
const smallWords = new Map(
  allLanguages.map((language) => {
    const { smallWords: small, conversation } = languageData(language);
    return [
      language,
      new Set([...wordList(small), ...wordList(conversation?.fillerWords ?? ''), ...wordList(conversation?.wrappingWords ?? '')]),
    ] as const;
  }),
);
const isSmall = (word: string, language: ChatLanguage): boolean => smallWords.get(language)?.has(word) ?? false;

/** What a concept is a kind of: a shop that lists how to pay says something about each way. */
const parents: Partial<Record<ConceptKey, ConceptKey>> = {
  cashOnDelivery: 'pay',
  cash: 'pay',
  instalments: 'pay',
  payLater: 'pay',
  card: 'pay',
  transfer: 'pay',
  directDebit: 'pay',
  express: 'delivery',
  pickup: 'delivery',
  carrier: 'delivery',
  parcel: 'delivery',
  arrive: 'delivery',
  island: 'delivery',
  refund: 'return',
  exchange: 'return',
  withdrawal: 'return',
  hygiene: 'return',
  wash: 'care',
  sizeChart: 'size',
  fit: 'size',
  phone: 'contact',
  email: 'contact',
  whatsapp: 'contact',
  chat: 'contact',
  spareParts: 'repair',
  closed: 'open',
  day: 'workingDay',
  workingDay: 'day',
};

const silentRoles: ReadonlySet<string> = new Set([
  'free',
  'light',
  'it',
  'they',
  'both',
  'agent',
  'negation',
  'operator',
  'yes',
  'no',
  'joiner',
  'currency',
  'number',
  'multiplier',
  'group',
  'leadIn',
]);

/** The content words of a reading; `skip` are words that something else explains, such as a product's title. */
export function contentWordsOf(reading: Reading, skip: ReadonlySet<number> = new Set()): ContentItem[] {
  const listedItems = knownItems(reading, skip);
  const explained = new Set([...skip, ...wordsWithin(reading.numbers), ...wordsWithin(listedItems)]);
  return [...listedItems, ...rareItems(reading, explained)].sort((a, b) => a.from - b.from);
}

const wordsWithin = (spans: readonly { from: number; to: number }[]): number[] =>
  spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset));

/** The roles of words that a list names, by the letter that their terms begin with. */
const termLetters: Partial<Record<Role, string>> = { concept: 'c', place: 'p', weekday: 'd', month: 'd' };

/** Words that a list knows, the longest first. */
function knownItems(reading: Reading, skip: ReadonlySet<number>): ContentItem[] {
  const items: ContentItem[] = [];
  const covered = new Set<number>();
  const named = reading.hits.filter(({ role }) => role in termLetters).sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const hit of named) {
    if (covered.has(hit.from) || skip.has(hit.from)) continue;
    const kept = meantBy(hit, named, reading);
    if (kept.length === 0) continue;
    for (let at = hit.from; at < hit.to; at++) covered.add(at);
    items.push(knownItem(kept, hit, reading));
  }
  return items;
}

/** What the words of a hit mean: 'us' and 'in' are small words before they are names of places, 'US' is not. */
function meantBy({ from, to }: Hit, named: readonly Hit[], { words, hits }: Reading): Hit[] {
  const same = named.filter((other) => other.from === from && other.to === to);
  const isSmallWord =
    to - from === 1 &&
    !/^\p{Lu}{2,3}$/u.test(words[from]?.written ?? '') &&
    hits.some((other) => other.from === from && (other.role === 'free' || other.role === 'agent'));
  if (!isSmallWord) return same;
  return words[from]?.folded.length === 2 ? [] : same.filter(({ role }) => role === 'concept');
}

function knownItem(meant: readonly Hit[], { from, to }: Hit, { words }: Reading): ContentItem {
  const stems = words.slice(from, to).map(({ stem }) => stem);
  const terms = [...meant.map(({ role, key }) => `${termLetters[role]}:${key}`), termOfStem(stems.join(' '))];
  return { from, to, terms, weight: weightOf(meant), rare: false, parent: parentOf(meant) };
}

function weightOf(meant: readonly Hit[]): number {
  if (meant.every(({ role, key }) => role === 'concept' && commonConcepts.has(key))) return commonWeight;
  return meant.some(({ role }) => role === 'place') ? placeWeight : 1;
}

/** Words that no list knows. */
const rareItems = (reading: Reading, explained: ReadonlySet<number>): ContentItem[] =>
  reading.words.flatMap(({ stem, folded }, at) =>
    explained.has(at) || !isTelling(folded, at, reading)
      ? []
      : [{ from: at, to: at + 1, terms: [termOfStem(stem)], weight: rareWeight, rare: true, parent: beginningOf(stem) }],
  );

function isTelling(folded: string, at: number, { hits, language }: Reading): boolean {
  if (/^[\d%&]/.test(folded) || isSmall(folded, language)) return false;
  if (folded.length < 2 && !/\p{Script=Han}/u.test(folded)) return false;
  return !hits.some(({ role, from, to }) => silentRoles.has(role) && from <= at && at < to);
}

const parentOf = (hits: readonly Hit[]): string | null => {
  const parent = hits.map(({ key }) => parents[key as ConceptKey]).find(Boolean);
  return parent ? `c:${parent}` : null;
};

/** Every term of a reading: what a clause supports. */
export function termsOf(reading: Reading): Set<string> {
  const terms = new Set(contentWordsOf(reading).flatMap((item) => item.terms));
  for (const { stem } of reading.words) {
    terms.add(termOfStem(stem));
    const beginning = beginningOf(stem);
    if (beginning) terms.add(beginning);
  }
  return terms;
}

/** A number as clauses and sentences are matched by it: its kind, value and unit; models call working days days. */
export const numberTerm = ({ kind, value, unit }: { kind: string; value: number; unit: string | null }): string =>
  kind === 'number' ? `${value} ${unit === 'workingDay' ? 'day' : (unit ?? '')}` : `${kind} ${value}`;

/** What a sentence is about: its content words as concepts, stems, places and numbers with weights. Rule R9 of SPEC.md compares them. */
import type { ConceptKey } from '../../../../kit/languages/claims/index.ts';
import { allLanguages, languageData, wordList } from '../../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { Hit } from '../words/lexicon.ts';
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
export function contentOf({ words, hits, numbers, language }: Reading, skip: ReadonlySet<number> = new Set()): ContentItem[] {
  const items: ContentItem[] = [];
  const inNumber = new Set<number>();
  for (const { from, to } of numbers) for (let at = from; at < to; at++) inNumber.add(at);
  const covered = new Set<number>();
  const named = hits
    .filter(({ role }) => role === 'concept' || role === 'place' || role === 'weekday' || role === 'month')
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const hit of named) {
    if (covered.has(hit.from) || skip.has(hit.from)) continue;
    const same = named.filter(({ from, to }) => from === hit.from && to === hit.to);
    // 'us' and 'in' are small words before they are names of places.
    const small =
      !/^\p{Lu}{2,3}$/u.test(words[hit.from]?.written ?? '') &&
      hit.to - hit.from === 1 &&
      hits.some((other) => other.from === hit.from && (other.role === 'free' || other.role === 'agent'));
    const kept = small ? same.filter(({ role }) => role === 'concept' && words[hit.from]?.folded.length !== 2) : same;
    if (kept.length === 0) continue;
    for (let at = hit.from; at < hit.to; at++) covered.add(at);
    const stems = [
      termOfStem(
        words
          .slice(hit.from, hit.to)
          .map(({ stem }) => stem)
          .join(' '),
      ),
    ];
    const common = kept.every(({ role, key }) => role === 'concept' && commonConcepts.has(key));
    const isPlace = kept.some(({ role }) => role === 'place');
    items.push({
      from: hit.from,
      to: hit.to,
      terms: [...kept.map(({ role, key }) => `${role === 'concept' ? 'c' : role === 'place' ? 'p' : 'd'}:${key}`), ...stems],
      weight: common ? commonWeight : isPlace ? placeWeight : 1,
      rare: false,
      parent: parentOf(kept),
    });
  }
  for (const [at, { stem, folded }] of words.entries()) {
    if (covered.has(at) || skip.has(at) || inNumber.has(at) || /^[\d%&]/.test(folded)) continue;
    const silent = isSmall(folded, language) || hits.some(({ role, from, to }) => silentRoles.has(role) && from <= at && at < to);
    if (silent || (folded.length < 2 && !/\p{Script=Han}/u.test(folded))) continue;
    items.push({ from: at, to: at + 1, terms: [termOfStem(stem)], weight: rareWeight, rare: true, parent: beginningOf(stem) });
  }
  return items.sort((a, b) => a.from - b.from);
}

const parentOf = (hits: readonly Hit[]): string | null => {
  const parent = hits.map(({ key }) => parents[key as ConceptKey]).find(Boolean);
  return parent ? `c:${parent}` : null;
};

/** Every term of a reading: what a clause supports. */
export function termsOf(reading: Reading): Set<string> {
  const terms = new Set(contentOf(reading).flatMap((item) => item.terms));
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

/** Sentences that stay as the model wrote them. SPEC.md, 'What is said as written'. */
import type { Context } from '../context.ts';
import type { Mention } from '../read/mentions.ts';
import { digitsOf, type Reading } from '../read/reading.ts';
import type { Claim, SaidSentence } from '../types.ts';
import { isAllowedDiscount } from './discount.ts';
import { type OwnClause, policyOf, sameClauses } from './policy.ts';
import { subjectsOf } from './subjects.ts';
import { isQuestion } from './talk.ts';

/** A sentence whose every word is accounted for stays as it is. */
export function sayAsWritten(
  text: string,
  reading: Reading,
  mentions: readonly Mention[],
  { records, clauses }: Context,
): SaidSentence | null {
  if (reading.language !== records.language || isQuestion(text)) return null;
  const own = sameClauses(clauses, reading).find(standsAlone);
  if (own) return { outcome: 'said', text, claims: [policyOf(own)], rule: 'R9' };
  const price = priceAsWritten(reading, mentions);
  if (price) return { outcome: 'said', text, claims: [price], rule: 'R5' };
  if (mentions.length === 0 && isAllowedDiscount(reading, records))
    return { outcome: 'said', text, claims: [{ kind: 'discount' }], rule: 'R7' };
  return null;
}

/** A clause that means the same without its heading: no answer to it, no pronoun in the place of what it is about. */
const standsAlone = ({ passage, clause }: OwnClause): boolean =>
  passage.source !== 'discount' &&
  clause.answers === null &&
  clause.content.length >= 2 &&
  !clause.reading.hits.some(({ role, from }) => from < 2 && (role === 'it' || role === 'they'));

/** 'The Wool Socks cost €12.50.': a whole title, its price, and words that say no more than that. */
function priceAsWritten(reading: Reading, mentions: readonly Mention[]): Claim | null {
  const [mention] = mentions;
  const [amount] = reading.numbers;
  const product = mention?.products[0];
  if (!mention?.exact || !product || mentions.length !== 1 || !amount || reading.numbers.length !== 1) return null;
  const { priceMinor, priceMaxMinor, currency } = product;
  if (reading.negations.length > 0 || reading.literals.length > 0 || amount.kind !== 'money' || amount.currency !== currency) return null;
  if (priceMinor === null || (priceMaxMinor !== null && priceMaxMinor !== priceMinor)) return null;
  const sub = subjectsOf(mentions, []);
  if (sub.singles[0]?.count !== 1 || Math.round(amount.value * 1000) !== Math.round((priceMinor / 10 ** digitsOf(currency)) * 1000))
    return null;
  const inParts = (at: number) => (at >= mention.from && at < mention.to) || (at >= amount.from && at < amount.to);
  const at = (place: number) => reading.hits.filter(({ from, to }) => from <= place && place < to);
  const isPlain = (place: number) => {
    const here = at(place);
    if (here.some(({ role, key }) => role === 'currency' || (role === 'cue' && key === 'price')))
      return !here.some(({ role }) => notPlain.has(role));
    return (
      here.some(({ role }) => role === 'free') &&
      !here.some(({ role, key }) => notPlain.has(role) || (role === 'cue' && otherTimes.has(key)))
    );
  };
  const says = reading.hits.some(({ role, key }) => role === 'deed' || role === 'refusal' || (role === 'cue' && otherFrames.has(key)));
  return !says && reading.words.every((_, place) => inParts(place) || isPlain(place)) ? { kind: 'price', product: product.id } : null;
}

const notPlain: ReadonlySet<string> = new Set(['operator', 'agent', 'negation', 'place', 'group']);
/** Prices of another time. */
const otherTimes: ReadonlySet<string> = new Set(['regularPrice', 'now']);
const otherFrames: ReadonlySet<string> = new Set([
  'saving',
  'onSale',
  'total',
  'difference',
  'dearer',
  'cheaper',
  'samePrice',
  'cheapest',
  'dearest',
  'bargain',
  'range',
  'outOfStock',
  'under',
  'over',
  'atMost',
]);

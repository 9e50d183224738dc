/** From which sum of goods delivery is free by the owner's words: 'Free shipping from €50'. Rule R5 of SPEC.md. */
import type { PassageRecord } from '../../records/types.ts';
import { readText } from '../read/reading.ts';
import { type Clause, cutClauses } from './clauses.ts';
import { tariffsOf, tellsRateOfPlace } from './delivery-cost.ts';
import { clauseParts } from './placed-parts.ts';
import { takesBack } from './taken-back.ts';

/** A sum from which delivery is free, in minor units. `country` is the one that the owner names with it, ISO 3166; null when none is named. */
export interface FreeDelivery {
  currency: string;
  minor: number;
  country: string | null;
}

type Passage = Pick<PassageRecord, 'heading' | 'text' | 'language'>;

/** Only for some customers or some orders, or for a time. */
const conditions = ['code', 'voucher', 'newsletter', 'points', 'account', 'student', 'subscription', 'wholesale', 'event', 'sale'];
const times = ['today', 'tomorrow', 'day', 'week', 'weekend', 'month', 'holiday', 'limited'];
const conditionTerms = [...conditions, ...times].map((key) => `c:${key}`);
const conditionalOperators: ReadonlySet<string> = new Set([
  'if',
  'unless',
  'except',
  'without',
  'never',
  'before',
  'upTo',
  'under',
  'some',
]);

/**
 * The sums from which the passages say that delivery is free. A sum is left out when the owner says more than one for the same place, names no
 * currency or names a group of countries, or ties it to a condition: then nobody can tell whether it holds for this visitor. A sum without a place is
 * left out when the owner tells a rate for some place, and all are where some goods or islands are treated otherwise, or where what stands beside a
 * sum takes it back: which goods are in the cart, and where it goes, is not known.
 */
export function freeDeliveryIn(passages: readonly Passage[]): FreeDelivery[] {
  const withAmounts = passages.filter(({ text }) => /\p{Nd}/u.test(text)).map((passage) => cutClauses(passage));
  const sums = withAmounts.flatMap((clauses) => clauses.filter(isUnconditional).flatMap(sumsOf));
  // The rest is read only where there is something to take back: an exception needs no number.
  if (sums.length === 0 || passages.some((passage) => cutClauses(passage).some(isException))) return [];
  if (passages.some((passage, at) => isTakenBack(passage, passages[at + 1]))) return [];
  const ratesDiffer = withAmounts.some((clauses) => clauses.some((clause) => isAboutDelivery(clause) && tellsRateOfPlace(clause)));
  const byPlace = Map.groupBy(sums, ({ currency, place }) => `${currency} ${place ?? ''}`);
  return [...byPlace.values()].flatMap((limits): FreeDelivery[] => {
    const [first] = limits;
    if (!first || limits.some(({ minor }) => minor !== first.minor)) return [];
    const { currency, minor, place } = first;
    if (place !== null) return /^[A-Z]{2}$/.test(place) ? [{ currency, minor, country: place }] : [];
    // If another sum is stated for some place, the one without a place holds for the other places, and the text does not say which.
    const others = sums.some((other) => other.currency === currency && other.minor !== minor);
    return others || ratesDiffer ? [] : [{ currency, minor, country: null }];
  });
}

const isUnconditional = ({ ownTerms, headingTerms, reading }: Clause): boolean =>
  reading.negations.length === 0 &&
  !conditionTerms.some((term) => ownTerms.has(term) || headingTerms.has(term)) &&
  !reading.hits.some(({ role, key }) => role === 'operator' && conditionalOperators.has(key));

const isAboutDelivery = ({ ownTerms, headingTerms, reading }: Clause): boolean =>
  ownTerms.has('c:delivery') ||
  headingTerms.has('c:delivery') ||
  // In 送料無料 the word for delivery is a part of another.
  reading.hits.some(({ role, key }) => role === 'cue' && key === 'withShipping');

const isException = ({ ownTerms, passageTerms }: Clause): boolean =>
  passageTerms.has('c:delivery') && (ownTerms.has('c:bulky') || ownTerms.has('c:island'));

/** Whether a passage says a sum and takes it back: in the sentence itself, the next ones, or anywhere below the same heading about delivery. */
function isTakenBack(passage: Passage, next: Passage | undefined): boolean {
  const clauses = cutClauses(passage);
  if (!clauses.some((clause) => isUnconditional(clause) && sumsOf(clause).length > 0)) return false;
  const following = next && next.heading === passage.heading ? cutClauses(next).slice(0, closeBy) : [];
  let sinceSum = Number.POSITIVE_INFINITY;
  return [...clauses, ...following].some((clause) => {
    const isSum = sumsOf(clause).length > 0;
    sinceSum = isSum ? 0 : sinceSum + 1;
    if (isSum) return otherPartsOf(clause).some((part) => takesBack(part, clause.language));
    return (sinceSum <= closeBy || isAboutDelivery(clause)) && takesBack(clause.text, clause.language);
  });
}

/** How many sentences after a sum may refer to it without naming delivery. */
const closeBy = 2;

/** What a clause with a sum says besides: 'Free from €50, rugs always €20'. */
const otherPartsOf = (clause: Clause): string[] =>
  clauseParts(clause).filter((text) => tariffsOf({ ...clause, text, reading: readText(text, clause.language) }, null).length === 0);

function sumsOf(clause: Clause): { currency: string; minor: number; place: string | null }[] {
  if (!isAboutDelivery(clause)) return [];
  return tariffsOf(clause, null).flatMap(({ freeFrom, minor, currency, places }) =>
    freeFrom && currency !== null && minor > 0 ? (places.length === 0 ? [null] : places).map((place) => ({ currency, minor, place })) : [],
  );
}

/** From which sum of goods delivery is free by the owner's words: 'Free shipping from €50'. Rule R5 of SPEC.md. */
import type { PassageRecord } from '../../records/types.ts';
import { type Clause, cutClauses } from './clauses.ts';
import { tariffsOf, tellsRateOfPlace } from './delivery-cost.ts';

/** A sum from which delivery is free, in minor units. `country` is the one that the owner names with it, ISO 3166; null when none is named. */
export interface FreeDelivery {
  currency: string;
  minor: number;
  country: string | null;
}

/** Only for some customers or some orders, or for a time. */
const conditions = ['code', 'voucher', 'newsletter', 'points', 'account', 'student', 'subscription', 'wholesale', 'event', 'sale'];
const times = ['today', 'tomorrow', 'day', 'week', 'weekend', 'month', 'holiday', 'limited'];
const conditionTerms = [...conditions, ...times].map((key) => `c:${key}`);
const conditionalOperators: ReadonlySet<string> = new Set(['if', 'unless', 'except', 'without', 'never', 'before', 'upTo', 'under']);

/**
 * The sums from which the passages say that delivery is free. A sum is left out when the owner says more than one for the same place, names no
 * currency or names a group of countries, or ties it to a condition: then nobody can tell whether it holds for this visitor. A sum without a place is
 * left out when the owner tells a rate for some place, and all are where some goods or islands are treated otherwise: which goods are in the cart, and
 * where it goes, is not known.
 */
export function freeDeliveryIn(passages: readonly Pick<PassageRecord, 'heading' | 'text' | 'language'>[]): FreeDelivery[] {
  const withAmounts = passages.filter(({ text }) => /\p{Nd}/u.test(text)).map((passage) => cutClauses(passage));
  const found = withAmounts.flatMap((clauses) => clauses.filter(isUnconditional).flatMap(sumsOf));
  // The rest is read only where there is something to take back: an exception needs no number.
  if (found.length === 0 || passages.some((passage) => cutClauses(passage).some(isException))) return [];
  const ratesDiffer = withAmounts.some((clauses) => clauses.some((clause) => isAboutDelivery(clause) && tellsRateOfPlace(clause)));
  const byPlace = Map.groupBy(found, ({ currency, place }) => `${currency} ${place ?? ''}`);
  return [...byPlace.values()].flatMap((said): FreeDelivery[] => {
    const [first] = said;
    if (!first || said.some(({ minor }) => minor !== first.minor)) return [];
    const { currency, minor, place } = first;
    if (place !== null) return /^[A-Z]{2}$/.test(place) ? [{ currency, minor, country: place }] : [];
    // With another sum for some place, the one without a place is only for the others, and which those are is not said.
    const others = found.some((other) => other.currency === currency && other.minor !== minor);
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

function sumsOf(clause: Clause): { currency: string; minor: number; place: string | null }[] {
  if (!isAboutDelivery(clause)) return [];
  return tariffsOf(clause, null).flatMap(({ freeFrom, minor, currency, places }) =>
    freeFrom && currency !== null && minor > 0 ? (places.length === 0 ? [null] : places).map((place) => ({ currency, minor, place })) : [],
  );
}

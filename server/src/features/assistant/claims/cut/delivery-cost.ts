/** What delivery costs by the owner's words: 'Shipping in Germany costs €4.90, to Austria €7.90; free from €50'. Rule R5 of SPEC.md. */
import type { PassageRecord } from '../../records/types.ts';
import { minorOf, type Reading, readText } from '../read/reading.ts';
import { liesWithin } from '../words/places.ts';
import { type Clause, cutClauses, placesIn } from './clauses.ts';

export interface DeliveryCost {
  /** Minor units; 0 when delivery is free. */
  minor: number;
  currency: string | null;
}

/** A part of a clause with one amount. */
interface Tariff {
  places: readonly string[];
  minor: number;
  currency: string | null;
  /** Delivery is free from this amount, which is then `minor`. */
  freeFrom: boolean;
}

/** Delivery of another kind than the usual one. */
const special: ReadonlySet<string> = new Set([
  'express',
  'pickup',
  'bulky',
  'island',
  'return',
  'customs',
  'giftWrap',
  'cashOnDelivery',
  'assembly',
]);
const coordinators: ReadonlySet<string> = new Set(['and', 'but']);
const thresholds: ReadonlySet<string> = new Set(['over', 'from', 'atLeast', 'minimum', 'more']);

/**
 * What a passage says that delivery of goods for `subtotalMinor` costs to a place (a code; null when none was named). Null unless the passage
 * states exactly one cost for it: a cost is never guessed.
 */
export function deliveryCost(
  passage: Pick<PassageRecord, 'heading' | 'text' | 'language'>,
  place: string | null,
  subtotalMinor: number,
  currency: string | null,
): DeliveryCost | null {
  const tariffs = cutClauses(passage)
    .filter(({ ownTerms, headingTerms }) => ownTerms.has('c:delivery') || headingTerms.has('c:delivery'))
    .flatMap((clause) => tariffsOf(clause, currency));
  const costs = nearest(
    tariffs.filter(({ freeFrom }) => !freeFrom),
    place,
  );
  const [cost] = costs;
  if (!cost || costs.length !== 1 || (cost.currency !== null && cost.currency !== currency)) return null;
  const free = tariffs.filter(
    ({ freeFrom, places }) => freeFrom && (places.length === 0 || place === null || places.some((region) => liesWithin(place, region))),
  );
  if (free.some(({ minor }) => subtotalMinor > minor)) return { minor: 0, currency };
  // Whether 'over 50' holds at exactly 50 is not for us to say.
  return free.some(({ minor }) => subtotalMinor === minor) ? null : { minor: cost.minor, currency };
}

/** The tariffs of the place itself, else of the smallest region that holds it. */
function nearest(tariffs: readonly Tariff[], place: string | null): Tariff[] {
  if (place === null) return tariffs.length === 1 ? [...tariffs] : [];
  const exact = tariffs.filter(({ places }) => places.includes(place));
  if (exact.length > 0) return exact;
  for (const region of ['benelux', 'scandinavia', 'eu', 'europe', 'worldwide']) {
    const around = tariffs.filter(({ places }) => places.includes(region) && liesWithin(place, region));
    if (around.length > 0) return around;
  }
  return [];
}

/** The tariffs of a clause; amounts without a currency are in `currency`. */
export function tariffsOf({ reading, text, language, places }: Clause, currency: string | null): Tariff[] {
  const parts = partsOf(reading, text).map((part) => readText(part, language));
  let before: readonly string[] = places.length === 1 && placesIn(reading).length === 0 ? places : [];
  return parts.flatMap((part) => {
    const own = placesIn(part);
    const amounts = part.numbers.filter(({ kind }) => kind === 'money');
    const concepts = new Set(part.hits.filter(({ role }) => role === 'concept').map(({ key }) => key));
    if (own.length > 0) before = own;
    const [amount] = amounts;
    if (!amount || amounts.length !== 1 || [...special].some((key) => concepts.has(key))) return [];
    const freeFrom = concepts.has('free');
    if (freeFrom && !part.hits.some(({ role, key }) => role === 'operator' && thresholds.has(key))) return [];
    return [{ places: own.length > 0 ? own : before, minor: minorOf(amount, currency), currency: amount.currency, freeFrom }];
  });
}

/** A clause at its commas and coordinators. */
function partsOf({ hits, words }: Reading, text: string): string[] {
  const cuts = hits.filter(({ role, key }) => role === 'operator' && coordinators.has(key)).map(({ from }) => words[from]?.start ?? 0);
  const commas = [...text.matchAll(/[,;:]\s/gu)].map(({ index }) => index);
  const places = [...new Set([0, ...cuts, ...commas, text.length])].sort((a, b) => a - b);
  return places.slice(1).map((end, at) => text.slice(places[at], end));
}

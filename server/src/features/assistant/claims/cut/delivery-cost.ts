/** What delivery costs by the owner's words: 'Shipping in Germany costs €4.90, to Austria €7.90; free from €50'. Rule R5 of SPEC.md. */
import { isRegion, type Place } from '../../memory/reading/places.ts';
import type { PassageRecord } from '../../records/types.ts';
import { contentWordsOf } from '../read/content.ts';
import { minorOf, type Reading } from '../read/reading.ts';
import { liesWithin } from '../words/places.ts';
import { type Clause, cutClauses, placesIn } from './clauses.ts';
import { isOnlyGrammar, times } from './grammar-words.ts';
import { type PlacedPart, placedParts } from './placed-parts.ts';

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
const special: ReadonlySet<string> = new Set(['express', 'pickup', 'return', 'customs', 'giftWrap', 'cashOnDelivery', 'assembly']);
const thresholdWords: ReadonlySet<string> = new Set(['over', 'from', 'atLeast', 'minimum', 'more']);
/** A cost next to one of these words holds for some orders only, or is only a part. */
const bounds: ReadonlySet<string> = new Set([
  ...thresholdWords,
  ...['under', 'upTo', 'less', 'about', 'per', 'each', 'every', 'if', 'unless', 'except', 'without', 'instead', 'some', 'usually'],
]);

/** What the part of a clause says of the cost: a tariff, nothing, or something that is not understood for sure and concerns orders from an amount on. */
type Part =
  | { kind: 'tariff'; tariff: Tariff; ownPlaces: boolean; isHome: boolean }
  | { kind: 'unclear'; places: readonly string[]; fromMinor: number }
  | { kind: 'nothing' };

/**
 * What a passage says that delivery of goods for `subtotalMinor` costs to a place (a code; null when none was named). Null unless the passage
 * states exactly one cost for it and all that it says of costs is understood: a list of rates, a rate for some products, a second threshold
 * or an amount that may be anything else leaves it to the owner's own words. A cost is never guessed.
 */
export function deliveryCost(
  passage: Pick<PassageRecord, 'heading' | 'text' | 'language'>,
  place: string | null,
  subtotalMinor: number,
  currency: string | null,
): DeliveryCost | null {
  const parts = withPlacesOfThresholds(cutClauses(passage).flatMap((clause) => partsIn(clause, currency, isOnDelivery(clause))));
  const tariffParts = parts.flatMap((part) => (part.kind === 'tariff' ? [part] : []));
  const isFor = (places: readonly string[]) => places.length === 0 || places.some((region) => liesWithin(place ?? region, region));
  if (parts.some((part) => part.kind === 'unclear' && subtotalMinor >= part.fromMinor && isFor(part.places))) return null;
  if (tariffParts.some(({ tariff }) => tariff.currency !== null && tariff.currency !== currency)) return null;
  const cost = costFor(tariffParts, place);
  if (!cost) return null;
  const thresholds = tariffParts.filter(({ tariff }) => tariff.freeFrom);
  // Whether free delivery within a country includes its islands is not certain, so nothing is claimed.
  if (place !== null && thresholds.some(({ tariff }) => subtotalMinor >= tariff.minor && mayHoldIn(place, tariff.places))) return null;
  const free = thresholds.filter(({ tariff }) => isFor(tariff.places));
  const amounts = new Set(free.map(({ tariff }) => tariff.minor));
  const [threshold] = amounts;
  if (threshold === undefined || subtotalMinor < threshold) return { minor: cost.minor, currency };
  // Two things are not certain, so nothing is claimed: whether 'over 50' includes exactly 50, and where a threshold without a place holds when
  // several places are named.
  const rates = new Set(tariffParts.filter(({ tariff }) => !tariff.freeFrom).map(({ tariff }) => tariff.places.join()));
  const isSure = amounts.size === 1 && subtotalMinor > threshold && (rates.size === 1 || free.every(({ ownPlaces }) => ownPlaces));
  const holds = free.every(
    ({ tariff: { places } }) => places.length === 0 || (place ? isFor(places) : places.join() === cost.places.join()),
  );
  return isSure && holds ? { minor: 0, currency } : null;
}

/**
 * 'UK: £4.95. Free from £75. Ireland: £12' is free in the UK: a threshold without a place is of the only one that was named before it. Behind several places
 * it may be of each.
 */
function withPlacesOfThresholds(parts: readonly Part[]): Part[] {
  const named = new Map<string, readonly string[]>();
  return parts.map((part): Part => {
    if (part.kind !== 'tariff') return part;
    const { tariff, ownPlaces } = part;
    if (!tariff.freeFrom || ownPlaces) {
      if (ownPlaces) named.set(tariff.places.join(), tariff.places);
      return part;
    }
    if (tariff.places.length === 0 || named.size === 0) return part;
    const [only, ...more] = named.values();
    // What one clause calls the mainland, the clause before it may call by the name of the country too.
    return only && more.length === 0 && tariff.places.every((place) => only.includes(place))
      ? { ...part, tariff: { ...tariff, places: only }, ownPlaces: true }
      : { ...part, tariff: { ...tariff, places: [...new Set([...named.values(), tariff.places].flat())] } };
  });
}

/** Whether what holds in some places may hold in a region with rules of its own within one of them. */
function mayHoldIn(place: string, places: readonly string[]): boolean {
  if (!isRegion(place)) return false;
  const country = place.slice(0, 2);
  return places.some((each) => liesWithin(country, each) || each === 'home') && !places.includes('mainland');
}

/** The one rate of the place itself, else of the smallest region that holds it. Where no place was named: the one rate, unless it is for abroad. */
function costFor(tariffParts: readonly Extract<Part, { kind: 'tariff' }>[], place: string | null): Tariff | null {
  const rates = tariffParts.filter(({ tariff }) => !tariff.freeFrom);
  const only = <Value>(list: readonly Value[]): Value | null => (list.length === 1 ? (list[0] ?? null) : null);
  if (place === null) {
    const rate = only(rates);
    return rate && (rate.tariff.places.length === 0 || rate.isHome) ? rate.tariff : null;
  }
  const tariffs = rates.map(({ tariff }) => tariff);
  const exact = tariffs.filter(({ places }) => places.includes(place));
  if (exact.length > 0 || isRegion(place)) return only(exact);
  for (const region of ['benelux', 'scandinavia', 'gulf', 'eu', 'europe', 'worldwide']) {
    const around = tariffs.filter(({ places }) => places.includes(region) && liesWithin(place, region));
    if (around.length > 0) return only(around);
  }
  return null;
}

/** The tariffs of a clause on delivery; amounts without a currency are in `currency`. What is not understood wholly is left out. */
export const tariffsOf = (clause: Clause, currency: string | null): Tariff[] =>
  partsIn(clause, currency, true).flatMap((part) => (part.kind === 'tariff' ? [part.tariff] : []));

/** Whether a clause on delivery tells what it costs to some place, understood or not. */
export const tellsRateOfPlace = (clause: Clause): boolean =>
  partsIn(clause, null, true).some((part) =>
    part.kind === 'tariff' ? !part.tariff.freeFrom && part.tariff.places.length > 0 : part.kind === 'unclear' && part.places.length > 0,
  );

const ofReturns = ['c:return', 'c:refund', 'c:exchange', 'c:withdrawal'];

/** Whether a passage tells what sending usual goods costs, or bulky ones, understood or not; what sending back costs is something else. */
export const tellsRates = (passage: Pick<PassageRecord, 'heading' | 'text' | 'language'>, goods: 'usual' | 'bulky'): boolean =>
  cutClauses(passage).some(
    (clause) =>
      isOnDelivery(clause) &&
      clause.reading.numbers.some(({ kind }) => kind === 'money') &&
      clause.ownTerms.has('c:bulky') === (goods === 'bulky') &&
      !ofReturns.some((term) => clause.ownTerms.has(term) || clause.headingTerms.has(term)),
  );

/** 'Do you send it as a gift? Yes, with a bow for 5 euros' is no cost of delivery. */
const isOnDelivery = ({ ownTerms, headingTerms }: Clause): boolean =>
  (ownTerms.has('c:delivery') || headingTerms.has('c:delivery')) && !headingTerms.has('c:gift') && !headingTerms.has('c:giftWrap');

/** The parts of a clause that say what delivery costs. */
function partsIn({ reading, text, language, places, ownTerms }: Clause, currency: string | null, isOnDelivery: boolean): Part[] {
  const isOfOne = places.filter((place) => place !== 'mainland' && place !== 'home').length <= 1;
  let before: readonly string[] = isOfOne && placesIn(reading).length === 0 ? places : [];
  const parts = placedParts(reading, text, language, currency);
  const named = parts.filter(({ own }) => own.length > 0);
  // 'Germany: €5.90, free from €80' is free there: the clause is of no other place.
  const isOfOnePlace = named.length === 1 && !isRestricted(reading);
  return parts.map(({ part, own, region }, at): Part => {
    if (own.length > 0) before = own;
    const ownPlaces = own.length > 0 || (isOfOnePlace && before.length > 0);
    const read = readPart(part, {
      places: own.length > 0 ? own : before,
      ownPlaces,
      region,
      isOnDelivery,
      isBulky: ownTerms.has('c:bulky'),
      currency,
    });
    const isOfAll = read.kind === 'tariff' && read.tariff.freeFrom && !ownPlaces && named.length > 1;
    // 'Germany €5.90, Austria €9.90, free from €80' may be free in both.
    return isOfAll ? { ...read, tariff: { ...read.tariff, places: placesTo(parts, at) } } : read;
  });
}

const placesTo = (parts: readonly PlacedPart[], at: number): string[] => [...new Set(parts.slice(0, at).flatMap(({ own }) => own))];

const restrictions = ['except', 'without', 'unless', 'if', 'some'];

/** 'Free from €75, except furniture' may hold for some goods only. */
const isRestricted = ({ hits, negations }: Reading): boolean =>
  negations.length > 0 || hits.some(({ role, key }) => role === 'operator' && restrictions.includes(key));

interface PartOf {
  places: readonly string[];
  ownPlaces: boolean;
  /** The region with rules of its own that is named: what 'Wadden Islands: €9.95' says holds nowhere else. */
  region: Place | null;
  isOnDelivery: boolean;
  /** The clause is about bulky goods, whichever part of it names them. */
  isBulky: boolean;
  currency: string | null;
}

function readPart(part: Reading, { places, ownPlaces, region, isOnDelivery, isBulky, currency }: PartOf): Part {
  const money = part.numbers.filter(({ kind }) => kind === 'money');
  const concepts = new Set(part.hits.filter(({ role }) => role === 'concept').map(({ key }) => key));
  const operators = new Set(part.hits.filter((hit) => hit.role === 'operator' && !isOnlyGrammar(hit, part)).map(({ key }) => key));
  const isFree = concepts.has('free');
  if ([...special].some((key) => concepts.has(key))) return { kind: 'nothing' };
  const [amount] = money;
  // 'Delivery is free to Austria' is no rate that a sum can be made with: it may be a heading, or hold for some.
  // 'Free delivery does not apply there' leaves the rate that is stated.
  if (!amount)
    return isFree && isOnDelivery && part.negations.length === 0 ? { kind: 'unclear', places, fromMinor: 0 } : { kind: 'nothing' };
  const isThreshold = [...thresholdWords].some((key) => operators.has(key));
  // Whatever 'orders over £60 travel free' is for, a smaller order pays the rate.
  const isFromThere = isFree && isThreshold && money.length === 1 && part.negations.length === 0;
  const unclear: Part = { kind: 'unclear', places, fromMinor: isFromThere ? minorOf(amount, currency) : 0 };
  const counts = part.numbers.some(
    ({ kind, unit, inRange }) => kind === 'percent' || ((inRange || kind === 'number') && !(unit && times.has(unit))),
  );
  // Which goods are bulky and whether the visitor is on an island is not known, so nothing is claimed.
  if (!isOnDelivery || isBulky || (concepts.has('island') && !region) || money.length !== 1 || counts || part.negations.length > 0)
    return unclear;
  // 'Elba: a supplement of €4' comes on top of the rate of the country.
  if (concepts.has('extra') || (concepts.has('fee') && region)) return unclear;
  if (isFree !== isThreshold) return unclear;
  if (!isFree && [...bounds].some((key) => operators.has(key))) return unclear;
  // A word that no list knows may be what the rate is for: 'wardrobes €39'.
  const isOfRegion = (at: number) => region !== null && at >= region.from && at < region.to;
  if (contentWordsOf(part).some(({ rare, from }) => rare && !isOfRegion(from) && !isSuffix(part, from))) return unclear;
  const tariff = { places, minor: minorOf(amount, currency), currency: amount.currency, freeFrom: isFree };
  return { kind: 'tariff', tariff, ownPlaces, isHome: places.includes('home') || operators.has('inside') || operators.has('within') };
}

/** Turkish sets the endings of names and amounts off: 'Türkiye’nin'. */
const isSuffix = ({ text, words, hits }: Reading, at: number): boolean =>
  /['’]/u.test(text[(words[at]?.start ?? 0) - 1] ?? '') && hits.some(({ role, to }) => role === 'place' && to === at);

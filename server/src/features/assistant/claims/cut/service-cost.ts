/** What a service costs by the owner's words: 'We wrap presents for £3.50 each', 'Express: €12, the next day'. Rule R5 of SPEC.md. */
import { isWay, type Service, servicesIn } from '../../../../kit/languages/services.ts';
import { foldText } from '../../../../kit/text/words.ts';
import type { PassageRecord } from '../../records/types.ts';
import { minorOf, type Reading, readText } from '../read/reading.ts';
import { liesWithin } from '../words/places.ts';
import { type Clause, cutClauses, placesIn } from './clauses.ts';
import { clauseParts } from './placed-parts.ts';

/** A clause that names the amount for a service; `minor` null where the amount depends on something. */
export interface ServiceCost {
  clause: number;
  minor: number | null;
}

type Passage = Pick<PassageRecord, 'heading' | 'text' | 'language'>;

/** The order for which the cost is needed: its pieces, its sum, and the destination if one was named. */
export interface ServiceFor {
  service: Service;
  pieces: number;
  place: string | null;
  subtotalMinor: number;
  currency: string | null;
}

/** An amount next to one of these words holds for some orders only, or is only a part. */
const bounds = 'over from atLeast minimum more under upTo less about if unless except without instead some usually'.split(' ');
const perPiece = ['per', 'each', 'every'];

/** The clause of a passage that tells what a service costs; null where none does for sure, or where it may be free. */
export function serviceCost(passage: Passage, order: ServiceFor): ServiceCost | null {
  const { service, place, currency } = order;
  const clauses = cutClauses(passage);
  const isFor = (places: readonly string[]) =>
    places.length === 0 || places.some((region) => region === 'home' || liesWithin(place ?? region, region));
  const inHeading = !isWay(service) && names(passage.heading, passage.language ?? 'en', service);
  const telling = clauses.flatMap((clause) => {
    const own = names(clause.text, clause.language, service);
    if (!own && !inHeading) return [];
    if (isWay(service) && !isFor(placesIn(clause.reading))) return [];
    return partsTelling(clause, own ? service : null).map((part) => ({ clause, part, own }));
  });
  const free = isWay(service) ? freeFromHere(clauses, order) : undefined;
  if (free) return { clause: free.index, minor: 0 };
  const best = telling.filter(({ own }) => own);
  const [only, ...others] = best.length > 0 ? best : telling;
  if (!only) return isWay(service) ? null : withoutAmount(clauses, inHeading, service);
  const amount = only.part.numbers.find(({ kind }) => kind === 'money');
  const isSure =
    amount !== undefined &&
    others.length === 0 &&
    (amount.currency === null || amount.currency === currency) &&
    isWhole(only.part, order) &&
    !(isWay(service) && mayBeFree(passage, order) !== null);
  return { clause: only.clause.index, minor: isSure ? minorOf(amount, currency) : null };
}

/** 'Yes, for free', 'we do not gift wrap': what the shop says of a service without an amount. */
function withoutAmount(clauses: readonly Clause[], inHeading: boolean, service: Service): ServiceCost | null {
  const naming = clauses.find(({ text, language }) => names(text, language, service)) ?? (inHeading ? clauses[0] : undefined);
  if (!naming) return null;
  const { hits, numbers, negations } = naming.reading;
  const isBound = hits.some(({ role, key }) => role === 'operator' && bounds.includes(key));
  return { clause: naming.index, minor: isFree(naming.reading) && !isBound && numbers.length === 0 && negations.length === 0 ? 0 : null };
}

const names = (text: string, language: Clause['language'], service: Service): boolean =>
  servicesIn(text, language).some((each) => each.service === service);

/** The parts of a clause with an amount: those that name the service where some do, but no sum from which delivery is free. */
function partsTelling(clause: Clause, service: Service | null): Reading[] {
  const parts = clauseParts(clause).map((text) => readText(text, clause.language));
  const tells = parts.filter((part) => amountsIn(part).length > 0 && !isThreshold(part));
  const isNamed = (part: Reading) => service !== null && names(part.text, clause.language, service);
  const at = tells.findIndex(isNamed);
  // 'Express: €12' is cut behind its name; 'gift wrap is €3, and €6 for large ones' has two amounts.
  return at < 0
    ? tells
    : tells.filter((part, place) => isNamed(part) || (place > at && servicesIn(part.text, clause.language).length === 0));
}

const amountsIn = ({ numbers }: Reading) => numbers.filter(({ kind }) => kind === 'money');
const isFree = ({ hits }: Reading): boolean => hits.some(({ role, key }) => role === 'concept' && key === 'free');
const thresholds: ReadonlySet<string> = new Set(['over', 'from', 'atLeast', 'minimum', 'more']);

/** 'Free from €80'. */
const isThreshold = (part: Reading): boolean =>
  isFree(part) && amountsIn(part).length === 1 && part.hits.some(({ role, key }) => role === 'operator' && thresholds.has(key));

/** One amount for the whole order, whatever is in it. */
function isWhole({ numbers, hits, negations }: Reading, { pieces, service }: ServiceFor): boolean {
  const operators = hits.flatMap(({ role, key }) => (role === 'operator' ? [key] : []));
  const isOrder = hits.some(({ role, key }) => role === 'concept' && key === 'order');
  const isEach = perPiece.some((key) => operators.includes(key)) && !isOrder;
  const money = numbers.filter(({ kind }) => kind === 'money');
  return (
    money.length === 1 &&
    negations.length === 0 &&
    !bounds.some((key) => operators.includes(key)) &&
    // The text does not say whether one box or two are wrapped.
    (pieces === 1 || isOrder || (isWay(service) && !isEach))
  );
}

/** 'Delivery to a parcel shop is free from €80', where the goods cost more. */
const freeFromHere = (clauses: readonly Clause[], { service, subtotalMinor, currency, place }: ServiceFor): Clause | undefined =>
  clauses.find(({ text, language, reading }) => {
    const places = placesIn(reading);
    return (
      names(text, language, service) &&
      isThreshold(reading) &&
      reading.negations.length === 0 &&
      amountsIn(reading).every((amount) => subtotalMinor > minorOf(amount, currency)) &&
      (places.length === 0 || places.some((region) => region === 'home' || liesWithin(place ?? region, region)))
    );
  });

/** Whether a clause is about the usual way of delivery by name. */
const isOfStandard = (text: string): boolean => standard.test(foldText(text));
const standard = /\b(?:standard\p{L}*|estandar|normalversand|normale verzending)\b|عادي|通常/u;

/** The clause by which this way of delivery may be free for so much: one that names an amount that the goods reach, and no other way alone. */
export const mayBeFree = (passage: Passage, { subtotalMinor, currency, service }: ServiceFor): number | null =>
  cutClauses(passage).find((clause) => {
    const { text, language } = clause;
    const ways = servicesIn(text, language).filter((each) => isWay(each.service));
    // 'Standard delivery is free from £100' frees no express.
    const isOfOther = (ways.length > 0 || isOfStandard(text)) && !ways.some((each) => each.service === service);
    const parts = clauseParts(clause).map((part) => readText(part, language));
    const together = parts.filter((part) => isFree(part) && amountsIn(part).length > 0);
    // 'Free, from €80' is cut before the amount.
    const readings = together.length > 0 ? together : [clause.reading].filter(isFree);
    return !isOfOther && readings.flatMap(amountsIn).some((amount) => minorOf(amount, currency) <= subtotalMinor);
  })?.index ?? null;

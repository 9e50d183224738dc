/** What a sentence is about, as claims that are true: they are told in place of the sentence. Rules R2, R5 to R10 and R12 of SPEC.md. */
import type { ProductRecord, TurnRecords } from '../../records/types.ts';
import type { Context } from '../context.ts';
import { contentWordsOf, numberTerm } from '../read/content.ts';
import { type Mention, referencesIn, wordsOfMentions } from '../read/mentions.ts';
import { minorOf, type Reading, readText } from '../read/reading.ts';
import type { Claim } from '../types.ts';
import { heldByWeight } from './by-weight.ts';
import { costsFor } from './costs.ts';
import { isAboutDiscount } from './discount.ts';
import { policyOf, type RankedClause, relevantClauses, sameClauses } from './policy.ts';
import { type ProductReading, readProductClaims } from './products/index.ts';
import { type Subjects, subjectsOf } from './subjects.ts';

/** What is told in the place of a sentence: everything that the records say about what it is about. */
export function claimsOf(reading: Reading, mentions: readonly Mention[], context: Context): Claim[] {
  const { turn: records } = context;
  const inTitles = wordsOfMentions(mentions);
  const subjects = subjectsOf(mentions, referredIn(reading, context), context.lastCounts);
  const products = readProductClaims(reading, subjects, { records, costs: costsFor(reading, context), priced: context.priced });
  const [same] = sameClauses(context.clauses, reading);
  if (same) return [policyOf(same)];
  const policies = policiesFor(reading, inTitles, context);
  const unknown = reading.hits.some(({ role }) => role === 'unknown');
  if (isOwnDiscount(reading, products, policies)) return [{ kind: 'discount' }];
  if (refusesDiscount(reading, products)) return [{ kind: 'discount' }, ...policies.filter(isOnDiscounts).map(policyOf)];
  const claims: Claim[] = [];
  const explainsNumbers = products.explained.size > 0;
  if (subjects.named ? products.certain : explainsNumbers || (products.certain && policies.length === 0))
    claims.push(...withoutRepeats(products));
  const open = reading.numbers.filter((number) => number.kind !== 'ordinal' && !products.explained.has(number));
  if (
    claims.length === 0 ||
    open.length > 0 ||
    policies.some(({ share, telling, sameNumbers }) => (telling >= 2 || sameNumbers > 0) && share >= 0.6)
  )
    claims.push(...heldByWeight(policies, subjects.singles).map(policyOf));
  if (claims.length > 0 && !(unknown && policies.every(({ share }) => share < 0.75) && products.claims.length === 0)) return claims;
  const other = otherClaims(reading, subjects, context);
  return other.length > 0 ? other : claims;
}

/** A percentage off that neither a product's own reduction nor a clause bears out. */
function isOwnDiscount(reading: Reading, { explained }: ProductReading, policies: readonly RankedClause[]): boolean {
  const percents = reading.numbers.filter((number) => number.kind === 'percent' && !explained.has(number));
  if (percents.length === 0 || !isAboutDiscount(reading)) return false;
  return percents.every((percent) => !policies.some(({ clause }) => clause.numbers.has(numberTerm(percent))));
}

/** 'I cannot give you a discount': said by the shop, not of a product's own reduction. */
const refusesDiscount = (reading: Reading, { explained }: ProductReading): boolean =>
  reading.negations.length > 0 &&
  explained.size === 0 &&
  isAboutDiscount(reading) &&
  reading.hits.some(({ role, key }) => role === 'refusal' || (role === 'agent' && (key === 'i' || key === 'we')));

const isOnDiscounts = ({ clause }: RankedClause): boolean => clause.ownTerms.has('c:discount') || clause.ownTerms.has('c:code');

/** What pronouns and ordinals stand for; without any, the only product of the turn whose prices explain every amount. */
function referredIn(reading: Reading, { turn, last }: Context): ProductRecord[] {
  const referred = referencesIn(reading, turn, last);
  // 'With delivery you pay €46.95', of everything that was just added up.
  if (referred.length > 0) return last.length > 1 && namesSum(reading) ? [...last] : referred;
  const amounts = reading.numbers.filter(({ kind }) => kind === 'money');
  if (amounts.length === 0) return [];
  const fitting = turn.products.filter((product) =>
    amounts.every((amount) => pricesOf(product).includes(minorOf(amount, product.currency))),
  );
  return fitting.length === 1 ? fitting : [];
}

/** Whether a sentence has an amount together with 'in total' or with delivery. */
const namesSum = ({ hits, numbers }: Reading): boolean =>
  numbers.some(({ kind }) => kind === 'money') &&
  hits.some(
    ({ role, key }) => (role === 'cue' && (key === 'total' || key === 'withShipping')) || (role === 'concept' && key === 'delivery'),
  );

/** Every amount that a product's record bears out. */
function pricesOf({ priceMinor, priceMaxMinor, regularPriceMinor, variants }: ProductRecord): number[] {
  const all = [
    { now: priceMinor, was: regularPriceMinor },
    { now: priceMaxMinor, was: null },
    ...variants.map((variant) => ({ now: variant.priceMinor, was: variant.regularPriceMinor })),
  ];
  return all.flatMap(({ now, was }) => [
    ...(now !== null ? [now] : []),
    ...(was !== null ? [was] : []),
    ...(now !== null && was !== null ? [was - now] : []),
  ]);
}

/** The sentence about the former price contains the current price, too. */
const withoutRepeats = ({ claims }: ProductReading): Claim[] =>
  claims.filter(
    (claim) => claim.kind !== 'price' || !claims.some((other) => other.kind === 'regularPrice' && other.product === claim.product),
  );

/** Clauses for the whole sentence, and for those of its parts that are about something else. */
function policiesFor(reading: Reading, inTitles: ReadonlySet<number>, { clauses }: Context): RankedClause[] {
  const whole = relevantClauses(clauses, reading, inTitles);
  const parts = partsOf(reading);
  if (parts.length < 2) return whole;
  const placeOf = ({ passage, clause }: RankedClause) => `${passage.id}/${clause.index}`;
  const byPlace = new Map(whole.map((ranked) => [placeOf(ranked), ranked]));
  for (const part of parts)
    for (const ranked of relevantClauses(clauses, part, new Set()).slice(0, 1))
      if (
        (!namesAmount(part) || namesAmount(ranked.clause.reading)) &&
        !byPlace.has(placeOf(ranked)) &&
        (whole.length > 0 || ranked.share >= leastShareOfPart)
      )
        byPlace.set(placeOf(ranked), ranked);
  return [...byPlace.values()].slice(0, 3);
}

/** A part that states an amount is borne out by no clause without one: 'so you pay €12' is not about ways to pay. */
const namesAmount = ({ numbers }: Reading): boolean => numbers.some(({ kind }) => kind === 'money');

const leastPartWeight = 1;
/** A part of a sentence that is about nothing the shop says must itself be closer to a clause. */
const leastShareOfPart = 0.7;

/** A sentence split at its coordinators; parts that say too little by themselves are left out. */
function partsOf(reading: Reading): Reading[] {
  const cuts = reading.hits
    .filter(({ role, key }) => role === 'operator' && (key === 'and' || key === 'but'))
    .map(({ from }) => reading.words[from]?.start ?? 0);
  const commas = [...reading.text.matchAll(/[,;:–—、，]\s/gu)].map(({ index }) => index);
  const places = [...new Set([0, ...cuts, ...commas, reading.text.length])].sort((a, b) => a - b);
  if (places.length > 8) return [];
  const texts = places.slice(1).map((end, at) => reading.text.slice(places[at], end));
  return texts
    .map((text) => readText(text, reading.language))
    .filter((part) => contentWordsOf(part).reduce((sum, { weight }) => sum + weight, 0) >= leastPartWeight);
}

/** Discount, contact, the product itself, or that the shop does not say. */
function otherClaims(reading: Reading, subjects: Subjects, { records }: Context): Claim[] {
  const { hits, literals } = reading;
  const about = (...keys: string[]) => hits.some(({ role, key }) => role === 'concept' && keys.includes(key));
  if (hits.some(({ role }) => role === 'unknown')) return [{ kind: 'notSaid', topic: '' }];
  const [literal] = literals;
  if (hits.some(({ role }) => role === 'deed') && !literal) return [];
  if (literal?.kind === 'email' || about('email')) return contactBy('email', records);
  if (literal?.kind === 'phone' || about('phone', 'whatsapp')) return contactBy('phone', records);
  if (about('contact') || literal?.kind === 'handle') return contactBy('words', records);
  if (isAboutDiscount(reading)) return [{ kind: 'discount' }];
  const [subject] = subjects.singles;
  if (subjects.named && subject)
    return subjects.singles.flatMap(({ product: { id, inStock } }): Claim[] => [
      { kind: 'product', product: id },
      ...(inStock === false ? [{ kind: 'stock' as const, product: id }] : []),
    ]);
  if (subjects.set.length > 0 && subjects.set.length <= 4) return subjects.set.map(({ id }) => ({ kind: 'product', product: id }));
  if (hits.some(({ role }) => role === 'refusal') && reading.negations.length > 0) return [{ kind: 'notSaid', topic: '' }];
  return [];
}

function contactBy(by: 'words' | 'email' | 'phone', { contact }: TurnRecords): Claim[] {
  if (contact.words) return [{ kind: 'contact', by: 'words' }];
  return (by === 'email' ? contact.emails : contact.phones).length > 0 ? [{ kind: 'contact', by }] : [];
}

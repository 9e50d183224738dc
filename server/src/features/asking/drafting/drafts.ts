/** The questions that could be asked about a family: which values share an answer, and how the question ends. Pure. */
import type { FactFamily, FactIndex, IndexedValue } from '../../catalogue/index.ts';
import { isOrdered, isPreference, type QuestionFamily, understandingOf } from '../families.ts';
import type { Topic, Wording } from '../wording.ts';
import { ageBands } from './ages.ts';
import { areOneSeries, deviceLevels, inOrder, maxJoined, sortDevices, withVariants } from './devices.ts';
import { balanced, type CountedValue, contiguous, type Grouping, singles } from './grouping.ts';
import { measure } from './information.ts';
import { kindLevels } from './kind-levels.ts';
import { bandEnds } from './price-bands.ts';

/** The maximum number of answers of a question (specification section 9). */
export const maxAnswers = 4;
/** The minimum expected information of a question, in bits. */
const minGain = 0.12;
/** The minimum share of the products that must have a value of a family. */
const minCarried = 0.5;
/** The maximum share of the products that none of the named answers match. */
const maxRest = 0.5;
/** The same for kinds and devices: a shop with ten departments has more than it can name at once. */
const maxRestOfKinds = 0.75;
const hasMany: ReadonlySet<FactFamily> = new Set(['kind', 'compatibility']);
/** The cost of reading each further value in an answer, in bits. */
const joiningCost = 0.04;
/** The cost of the answer 'something else', in bits, because a named value is more helpful. */
const restCost = 0.05;
/** The same for questions about the kind: 'Scarf' is better than 'Silk scarf' beside 'something else'. */
const restOfKindsCost = 0.3;
/** The maximum length of an answer, in characters, that people read at a glance. */
const longestAnswer = 64;

/** A candidate question whose answers' sets are not computed yet. */
export interface Planned {
  family: QuestionFamily;
  text: string;
  gain: number;
  value: number;
  groups: IndexedValue[][];
  /** Texts of the answers in place of the values' own. */
  written: readonly (string | null)[];
  asRange: boolean;
  /** The upper limits of the price bands, in minor units. */
  ends: number[];
  last: 'rest' | 'any' | null;
}

/** The questions about a family that distinguish the products. */
export function plansFor(
  topic: Topic & { family: FactFamily },
  all: readonly CountedValue[],
  count: number,
  wording: Wording,
  asked: ReadonlySet<string>,
): Planned[] {
  const { family } = topic;
  const carrying = new Uint8Array(count);
  for (const { products } of all) for (const product of products) carrying[product] = 1;
  const carried = carrying.reduce((sum, each) => sum + each, 0);
  if (carried < count * minCarried) return [];
  const values = all.filter(({ products, value }) => products.length < count && (value.labels[0] ?? '').length <= longestAnswer);
  if (values.length === 0) return [];
  const levels = levelsOf(family, values, count);
  const offers = levels
    .flatMap((level) => groupings(family, level, count))
    .map((offer) => (family === 'compatibility' ? { ...offer, groups: withVariants(offer.groups, values) } : offer));
  const plans = offers.map((offer) => {
    const { groups, asRange, written } = offer;
    const spare = maxAnswers - groups.length;
    const measured = measure(groups, count, spare > 0 ? maxRestOf(family) : 0, carrying);
    if (!measured) return null;
    // 'Black or something else?' is no choice that a shop assistant offers.
    if (measured.last === 'rest' && groups.length === 1) return null;
    const texts = inReadingOrder(family, offer, hasOrder(family, values));
    const text = wording.question(topic, texts, asked, measured.last !== 'rest');
    if (text === null) return null;
    const last = lastOf(family, measured.last, spare > 0);
    const value = worthOf(family, measured.gain, offer, last);
    return { family, text, gain: measured.gain, value, groups: texts, written, asRange, ends: [], last };
  });
  return plans.filter((plan) => plan !== null && plan.gain >= minGain) as Planned[];
}

function inReadingOrder(family: FactFamily, { groups, written }: Offer, isOrdered: boolean): IndexedValue[][] {
  const texts = groups.map((group) => group.map(({ value }) => value));
  if (written.length === 0 && isOrdered) texts.sort((a, b) => (a[0]?.order ?? 0) - (b[0]?.order ?? 0));
  if (family === 'compatibility') sortDevices(texts);
  return texts;
}

function lastOf(family: FactFamily, measured: Planned['last'], hasRoom: boolean): Planned['last'] {
  // 'For what age?' has no answer 'something else'.
  if (measured === 'rest' && family === 'age') return 'any';
  return measured ?? (isPreference(family) && hasRoom ? 'any' : null);
}

/** The worth of a question: its information, less the cost of its answers. */
function worthOf(family: FactFamily, gain: number, { groups, asRange, written }: Offer, last: Planned['last']): number {
  const reading = asRange || written.length > 0 ? 0 : groups.reduce((sum, group) => sum + (group.length - 1) * joiningCost, 0);
  const costOfRest = family === 'kind' ? restOfKindsCost : restCost;
  return gain * understandingOf(family) - reading - (last === 'rest' ? costOfRest : 0);
}

const maxRestOf = (family: FactFamily): number => (hasMany.has(family) ? maxRestOfKinds : maxRest);

function levelsOf(family: FactFamily, values: readonly CountedValue[], count: number): (readonly CountedValue[])[] {
  if (family === 'kind') return kindLevels(values, count, maxAnswers);
  return family === 'compatibility' ? deviceLevels(values) : [values];
}

/** Whether the values can be put in order: sizes, and numbers of a property of the shop's own. */
const hasOrder = (family: FactFamily, values: readonly CountedValue[]): boolean =>
  (isOrdered(family) || family.startsWith('attribute:')) && values.every(({ value }) => value.order !== null);

interface Offer {
  groups: Grouping;
  asRange: boolean;
  written: readonly (string | null)[];
}

function groupings(family: FactFamily, values: readonly CountedValue[], count: number): Offer[] {
  const most = isPreference(family) ? maxAnswers - 1 : maxAnswers;
  const limits = [...new Set([most, maxAnswers - 1])];
  const offer = (groups: Grouping, asRange = false, written: Offer['written'] = []): Offer => ({ groups, asRange, written });
  const bands = family === 'age' ? limits.map((limit) => ageBands(values, limit)).filter(({ length }) => length > 1) : [];
  if (bands.length > 0)
    return bands.map((band) =>
      offer(
        band.map((each) => each.values),
        false,
        band.map(({ text }) => text),
      ),
    );
  const result = limits.map((limit) => offer(singles(values, count, limit)));
  if (hasOrder(family, values)) {
    const sorted = values.toSorted((a, b) => (a.value.order ?? 0) - (b.value.order ?? 0));
    const asRange = sorted.length > most * 3;
    for (const limit of limits) result.push(offer(contiguous(sorted, limit, asRange), asRange));
  } else if (family === 'compatibility' && areOneSeries(values)) {
    for (const limit of limits) result.push(offer(contiguous(inOrder(values.slice(0, limit * maxJoined)), limit, false)));
  } else
    for (const groups of limits)
      for (const joined of [2, 3])
        for (const together of [true, false]) result.push(offer(balanced(family, values, { groups, joined, together })));
  return result.filter(({ groups }) => groups.length > 0);
}

/** The question about the price; null where prices are too similar. */
export function planPrice(
  index: FactIndex,
  places: Uint32Array,
  wording: Wording,
  asked: ReadonlySet<string>,
  makesSure: boolean,
): Planned | null {
  const prices: number[] = [];
  for (const place of places) {
    const price = index.prices[place] ?? Number.NaN;
    if (!Number.isNaN(price)) prices.push(price);
  }
  const text = wording.question({ family: 'price', makesSure }, [], asked, false);
  if (text === null || prices.length < places.length * minCarried) return null;
  const unpriced = places.length - prices.length;
  const ends = bandEnds(prices, Math.min(unpriced > 0 ? maxAnswers - 1 : maxAnswers, prices.length));
  if (ends.length === 0) return null;
  const sizes = [...ends, Number.POSITIVE_INFINITY].map(
    (end, at) => prices.filter((price) => price <= end && price > (ends[at - 1] ?? Number.NEGATIVE_INFINITY)).length,
  );
  const gain = sizes.reduce((sum, size) => sum + (size > 0 ? size * Math.log2(places.length / size) : 0), 0) / places.length;
  if (gain < minGain) return null;
  const last = unpriced > 0 ? 'any' : null;
  return { family: 'price', text, gain, value: gain * understandingOf('price'), groups: [], written: [], asRange: false, ends, last };
}

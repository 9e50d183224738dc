/**
 * Makes the questions that can be asked about the products that are still likely. The questions are made from the values that these
 * products have. At most `sampled` products are examined, so that the cost does not grow with the catalogue; the answers' sets contain all
 * products of the catalogue. Pure.
 */
import type { ProductRule } from '@parley/contract';
import { noPlaces, type Places } from '@parley/flow/reach';
import { allPlaces, type FactFamily, type FactIndex, type IndexedValue, listPlaces, sizeSystem } from '../catalogue/index.ts';
import { ageBands } from './ages.ts';
import { isOrdered, isPreference, needsOneKind, type QuestionFamily, understandingOf } from './families.ts';
import { balanced, type CountedValue, contiguous, type Grouping, singles } from './grouping.ts';
import { bandEnds } from './price-bands.ts';
import { type Topic, type Wording, wordingOf } from './wording.ts';

/** The maximum number of answers of a question (specification section 9). */
export const maxAnswers = 4;
const sampled = 1500;
/** The minimum expected information of a question, in bits. */
const minGain = 0.12;
/** The minimum share of the products that must have a value of a family. */
const minCarried = 0.5;
/** The maximum share of the products that none of the named answers match. */
const maxRest = 0.5;
/** The same for kinds: a shop with ten departments has more than it can name at once. */
const maxRestOfKinds = 0.75;
/** Up to this share of products without a value, 'it does not matter' is offered instead of 'something else'. */
const fewWithout = 0.12;
/** The cost of reading each further value in an answer, in bits. */
const joiningCost = 0.04;
/** The first question asks for the brand only if the others' value is less than this share of its own. */
const brandOpening = 0.5;
/** The same for words that titles or tags merely share. */
const looseWords = 0.5;
/** The price waits while a question about the kind is worth at least this share of it. */
const kindBeforePrice = 0.5;
/** Among at most so many products of several kinds, a budget is a sensible question. */
const fewForPrice = 15;
/** The cost of the answer 'something else', in bits, because a named value is more helpful. */
const restCost = 0.05;
/** The same for questions about the kind: 'Scarf' is better than 'Silk scarf' beside 'something else'. */
const restOfKindsCost = 0.3;
/** The maximum number of candidate questions. */
const maxCandidates = 12;
/** Sizes are compared only where one kind has at least this share of the products. */
const ofOneKind = 0.9;
/** Two kinds with this share of the products each are several kinds. */
const ofSeveralKinds = 0.12;
const inchLabel = /[\d\s](?:inch|inches|zoll|pulgadas|pouces|pollici|cali|"|″)$/iu;
/** The maximum length of an answer, in characters, that people read at a glance. */
const longestAnswer = 64;

/** An answer of a candidate question. */
export interface CandidateAnswer {
  text: string;
  kind: 'values' | 'price' | 'rest' | 'any';
  /** All products of the catalogue that match it. */
  matches: Places;
  /** The product rules that match the same products; empty for an answer that matches everything. */
  rules: ProductRule[];
}

export interface CandidateQuestion {
  family: QuestionFamily;
  text: string;
  answers: CandidateAnswer[];
  /** The expected information of a truthful answer in bits, with all products equally likely. */
  gain: number;
  /** `gain` times how well people understand the question. */
  value: number;
}

/** A question that was asked before, in the questionnaire or as a follow-up. */
export interface AskedQuestion {
  /** Unknown for a question of the owner. */
  family?: QuestionFamily;
  text: string;
  /** The answer was 'it does not matter', so nothing else is asked about the family. */
  settled?: boolean;
}

/**
 * Candidate questions about the products in `support`, most valuable first. None repeats a text in `asked`. The price is neither asked
 * first nor twice. Every answer matches a product of `support`.
 */
export function candidateQuestions(
  index: FactIndex,
  support: Places,
  asked: readonly AskedQuestion[],
  language: string | null,
): CandidateQuestion[] {
  const places = sampleOf(listPlaces(support));
  if (places.length < 2) return [];
  const wording = wordingOf(language);
  const texts = new Set(asked.map(({ text }) => text));
  const families = countFamilies(index, places);
  const oneKind = isOneKind(families.get('kind'), places.length);
  const planned: Planned[] = [];
  for (const [family, values] of families) {
    if (needsOneKind(family) && (!oneKind || mixesSystems(family, values))) continue;
    const before = asked.filter((question) => question.family === family);
    const times = before.length;
    if (before.some(({ settled }) => settled)) continue;
    if (times > 0 && (family === 'age' || !(times === 1 || family === 'kind' || family === 'feature'))) continue;
    planned.push(...plansFor({ family, name: index.names.get(family) }, values, places.length, wording, texts));
  }
  // Asking about money first puts people off, so the price comes first only if nothing else distinguishes the products.
  const priceIsNext = asked.length > 0 ? !asked.some(({ family }) => family === 'price') : planned.length === 0;
  const price = priceIsNext ? planPrice(index, places, wording, texts) : null;
  if (price) planned.push(price);
  const best = new Map<string, Planned>();
  const telling = withoutLooseWords(planned);
  for (const plan of asked.length > 0 ? telling : withoutOpeningByBrand(telling))
    if ((best.get(plan.text)?.value ?? 0) < plan.value) best.set(plan.text, plan);
  return [...best.values()]
    .sort((a, b) => b.value - a.value)
    .slice(0, maxCandidates)
    .map((plan) => made(index, plan, wording));
}

/**
 * The question about the kind, where the price was chosen although it names all kinds that are left, or many products are: nobody has one
 * budget for chains and tyres.
 */
export function kindInsteadOfPrice(
  chosen: CandidateQuestion,
  candidates: readonly CandidateQuestion[],
  productsLeft: number,
): CandidateQuestion {
  if (chosen.family !== 'price') return chosen;
  const suits = ({ answers }: CandidateQuestion) => productsLeft > fewForPrice || answers.every(({ kind }) => kind === 'values');
  return candidates.find((each) => each.family === 'kind' && suits(each) && each.value >= chosen.value * kindBeforePrice) ?? chosen;
}

/** A candidate question whose answers' sets are not computed yet. */
interface Planned {
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

/** Every nth place, so that at most `sampled` remain. */
function sampleOf(places: Uint32Array): Uint32Array {
  if (places.length <= sampled) return places;
  const step = places.length / sampled;
  return Uint32Array.from({ length: sampled }, (_, at) => places[Math.floor(at * step)] ?? 0);
}

/** The values of these products by family, most frequent first. */
function countFamilies({ families, familyOf, values, offsets, valueIds }: FactIndex, places: Uint32Array): Map<FactFamily, CountedValue[]> {
  const counted = new Map<number, CountedValue>();
  places.forEach((place, product) => {
    for (let at = offsets[place] ?? 0; at < (offsets[place + 1] ?? 0); at++) {
      const id = valueIds[at] ?? 0;
      const entry = counted.get(id);
      if (entry) entry.products.push(product);
      else counted.set(id, { value: values[id] as IndexedValue, products: [product] });
    }
  });
  const byFamily = new Map<FactFamily, CountedValue[]>();
  for (const [id, entry] of counted) {
    const family = families[familyOf[id] ?? 0] as FactFamily;
    const list = byFamily.get(family);
    if (list) list.push(entry);
    else byFamily.set(family, [entry]);
  }
  for (const list of byFamily.values()) list.sort((a, b) => b.products.length - a.products.length || a.value.id - b.value.id);
  return byFamily;
}

/** Whether nearly all products are of one kind, and not of several kinds within it, as chains and cassettes are within drivetrains. */
function isOneKind(kinds: readonly CountedValue[] | undefined, count: number): boolean {
  if (!kinds) return true;
  const within = kinds.filter(({ products }) => products.length < count * ofOneKind && products.length >= count * ofSeveralKinds);
  return (kinds[0]?.products.length ?? 0) >= count * ofOneKind && within.length < 2;
}

/** Letters and numbers, or millimetres and inches, cannot be compared at a glance. */
function mixesSystems(family: FactFamily, values: readonly CountedValue[]): boolean {
  if (family === 'size') return new Set(values.map(({ value }) => sizeSystem(value.value)).filter((system) => system !== 'words')).size > 1;
  return family === 'dimension' && new Set(values.map(({ value }) => inchLabel.test(value.labels[0] ?? ''))).size > 1;
}

/** The questions about a family that distinguish the products. */
function plansFor(
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
  const plans = groupings(family, values, count).map(({ groups, asRange, written }) => {
    const spare = maxAnswers - groups.length;
    const measured = measure(groups, count, spare > 0 ? maxRestOf(family) : 0, carrying);
    if (!measured) return null;
    const texts = groups.map((group) => group.map(({ value }) => value));
    const text = wording.question(topic, measured.last === 'rest' ? [] : texts, asked);
    if (text === null) return null;
    if (written.length === 0 && hasOrder(family, values)) texts.sort((a, b) => (a[0]?.order ?? 0) - (b[0]?.order ?? 0));
    const reading = asRange || written.length > 0 ? 0 : groups.reduce((sum, group) => sum + (group.length - 1) * joiningCost, 0);
    // 'For what age?' has no answer 'something else'.
    const last =
      measured.last === 'rest' && family === 'age' ? 'any' : (measured.last ?? (isPreference(family) && spare > 0 ? 'any' : null));
    return {
      family,
      text,
      gain: measured.gain,
      value: measured.gain * understandingOf(family) - reading - (last === 'rest' ? (family === 'kind' ? restOfKindsCost : restCost) : 0),
      groups: texts,
      written,
      asRange,
      ends: [],
      last,
    };
  });
  return plans.filter((plan) => plan !== null && plan.gain >= minGain) as Planned[];
}

/** Words that titles or tags merely share are asked about only if nothing else distinguishes the products nearly as well. */
function withoutLooseWords(planned: readonly Planned[]): readonly Planned[] {
  const others = planned.filter(({ family }) => family !== 'feature' && family !== 'tag');
  const worth = (plans: readonly Planned[]) => Math.max(0, ...plans.map(({ value }) => value));
  return worth(others) >= worth(planned) * looseWords ? others : planned;
}

/** A shop assistant opens with a brand only if nothing else distinguishes the products half as well. */
function withoutOpeningByBrand(planned: readonly Planned[]): readonly Planned[] {
  const others = planned.filter(({ family }) => family !== 'brand');
  const worth = (plans: readonly Planned[]) => Math.max(0, ...plans.map(({ value }) => value));
  return worth(others) >= worth(planned) * brandOpening ? others : planned;
}

const maxRestOf = (family: FactFamily): number => (family === 'kind' ? maxRestOfKinds : maxRest);

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
  } else
    for (const groups of limits)
      for (const joined of [2, 3])
        for (const together of [true, false]) result.push(offer(balanced(family, values, { groups, joined, together })));
  return result.filter(({ groups }) => groups.length > 0);
}

/**
 * The expected information of the answers in bits: the expected reduction of the set of products. A visitor who looks for a product that
 * matches several answers chooses any of them. Null when the question does not distinguish the products.
 */
function measure(
  groups: Grouping,
  count: number,
  mostWithout: number,
  carrying: Uint8Array,
): { gain: number; last: 'rest' | 'any' | null } | null {
  const masks = new Uint8Array(count);
  groups.forEach((group, at) => {
    for (const { products } of group) for (const product of products) masks[product] = (masks[product] ?? 0) | (1 << at);
  });
  const sizes = new Array<number>(groups.length).fill(0);
  let without = 0;
  let elsewhere = 0;
  for (let product = 0; product < count; product++) {
    const mask = masks[product] ?? 0;
    if (mask === 0) {
      without++;
      elsewhere += carrying[product] ?? 0;
    }
    for (let at = 0; at < groups.length; at++) if (mask & (1 << at)) sizes[at] = (sizes[at] ?? 0) + 1;
  }
  if (without > count * mostWithout) return null;
  const last = without === 0 ? null : elsewhere === 0 && without <= count * fewWithout ? 'any' : 'rest';
  if (groups.length + (last === 'rest' ? 1 : 0) < 2 || sizes.some((size) => size === count)) return null;
  let sum = last === 'rest' ? without * Math.log2(count / without) : 0;
  for (let product = 0; product < count; product++) {
    const mask = masks[product] ?? 0;
    let answers = 0;
    let bits = 0;
    for (let at = 0; at < groups.length; at++)
      if (mask & (1 << at)) {
        answers++;
        bits += Math.log2(count / (sizes[at] ?? 1));
      }
    if (answers > 0) sum += bits / answers;
  }
  return { gain: sum / count, last };
}

function planPrice(index: FactIndex, places: Uint32Array, wording: Wording, asked: ReadonlySet<string>): Planned | null {
  const prices: number[] = [];
  for (const place of places) {
    const price = index.prices[place] ?? Number.NaN;
    if (!Number.isNaN(price)) prices.push(price);
  }
  const text = wording.question({ family: 'price' }, [], asked);
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

/** The maximum number of values in a rule of the contract. */
const maxRuleValues = 50;

function made(index: FactIndex, plan: Planned, wording: Wording): CandidateQuestion {
  const { family, text, gain, value, groups, written, asRange } = plan;
  const answers: CandidateAnswer[] = groups.map((values, at) => ({
    text: written[at] ?? wording.answer(family, values, asRange),
    kind: 'values',
    matches: unionOf(index.size, values),
    rules: factRules(family, values, 'prefer'),
  }));
  for (const [at, end] of [...plan.ends, ...(family === 'price' ? [null] : [])].entries()) {
    const before = plan.ends[at - 1];
    const min = before === undefined ? null : before + 1;
    answers.push({
      text: wording.price(min, end, index.currency),
      kind: 'price',
      matches: pricedWithin(index, min, end),
      rules: [{ field: 'price', min, max: end, effect: 'prefer', weight: 1 }],
    });
  }
  const named = groups.flat();
  if (plan.last === 'rest')
    answers.push({
      text: wording.rest(family),
      kind: 'rest',
      matches: complement(index.size, unionOf(index.size, named)),
      rules: factRules(family, named, 'exclude'),
    });
  if (plan.last === 'any')
    answers.push({ text: family === 'price' ? wording.anyPrice : wording.any, kind: 'any', matches: allPlaces(index.size), rules: [] });
  return { family, text, answers, gain, value };
}

function factRules(family: QuestionFamily, values: readonly IndexedValue[], effect: 'prefer' | 'exclude'): ProductRule[] {
  const rules: ProductRule[] = [];
  for (let at = 0; at < values.length; at += maxRuleValues)
    rules.push({ field: 'fact', family, values: values.slice(at, at + maxRuleValues).map(({ value }) => value), effect, weight: 1 });
  return rules;
}

function unionOf(size: number, values: readonly IndexedValue[]): Places {
  const set = noPlaces(size);
  for (const { places } of values) for (const place of places) set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
  return set;
}

function complement(size: number, set: Places): Places {
  return allPlaces(size).map((word, at) => word & ~(set[at] ?? 0));
}

function pricedWithin({ size, prices }: FactIndex, min: number | null, max: number | null): Places {
  const set = noPlaces(size);
  for (let place = 0; place < size; place++) {
    const price = prices[place] ?? Number.NaN;
    if (price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY)) set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
  }
  return set;
}

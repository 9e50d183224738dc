/** Distributes the values of a family over at most four answers. Pure. */
import type { FactFamily, IndexedValue } from '../../catalogue/index.ts';
import { areAlike } from './alike.ts';

/** A value, with the examined products that have it. */
export interface CountedValue {
  value: IndexedValue;
  /** The indexes of these products, ascending. */
  products: number[];
  /** The indexes of products that have it by a guess. */
  guessed: number[];
}

/** Several values as one that bears the name of the first. */
export function together(values: readonly CountedValue[]): CountedValue {
  const [first] = values as [CountedValue];
  const all = (of: 'products' | 'guessed') => [...new Set(values.flatMap((each) => each[of]))];
  return { value: first.value, products: all('products'), guessed: all('guessed') };
}

/** The values of each answer. */
export type Grouping = CountedValue[][];

/** The maximum number of values in an answer, because more cannot be read at a glance. */
const maxJoined = 3;
const longestJoined = 56;
const maxValues = 40;

/** One value for each answer: up to `most` values, chosen one by one so that the answer is expected to leave the fewest products. */
export function singles(values: readonly CountedValue[], count: number, most: number): Grouping {
  const covered = new Uint8Array(count);
  let uncovered = count;
  const chosen: CountedValue[] = [];
  const sizes: number[] = [];
  while (uncovered > 0 && chosen.length < most) {
    const best = bestBeside(sizes, values.slice(0, maxValues), covered, uncovered);
    if (!best) break;
    chosen.push(best.value);
    sizes.push(best.value.products.length);
    uncovered -= best.added;
    for (const product of best.value.products) covered[product] = 1;
  }
  return chosen.map((value) => [value]);
}

/** The value whose answer is expected to leave the fewest products, beside answers of these sizes; null when none is worth an answer. */
function bestBeside(sizes: readonly number[], values: readonly CountedValue[], covered: Uint8Array, uncovered: number) {
  let best: { value: CountedValue; added: number; left: number } | null = null;
  for (const value of values) {
    let added = 0;
    for (const product of value.products) added += covered[product] ? 0 : 1;
    if (added === 0 || (added < value.products.length / 2 && sizes.length > 0)) continue;
    const left = expectedSize([...sizes, value.products.length, uncovered - added]);
    if (!best || left < best.left) best = { value, added, left };
  }
  return best;
}

const expectedSize = (sizes: readonly number[]) => {
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum === 0 ? 0 : sizes.reduce((total, size) => total + size * size, 0) / sum;
};

/**
 * Several values for each answer, with about equal numbers of products: the most frequent values, as many as `groups` answers can hold.
 * Only values that are alike share an answer. With `together`, a value joins those that it is like, if there is room.
 */
export function balanced(
  family: FactFamily,
  values: readonly CountedValue[],
  { groups, joined, together }: { groups: number; joined: number; together: boolean },
): Grouping {
  const result: Grouping = Array.from({ length: groups }, () => []);
  const sizes = new Array<number>(groups).fill(0);
  for (const value of distinct(values).slice(0, groups * Math.min(joined, maxJoined))) {
    const isOpen = (members: readonly CountedValue[]) =>
      members.length < joined &&
      fitsTogether([...members, value]) &&
      members.every((member) => areAlike(family, member.value, value.value));
    const open = result.flatMap((members, group) => (isOpen(members) ? [group] : []));
    const joins = together ? open.filter((group) => (result[group]?.length ?? 0) > 0) : [];
    const [lightest] = (joins.length > 0 ? joins : open).toSorted((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
    if (lightest === undefined) continue;
    result[lightest]?.push(value);
    sizes[lightest] = (sizes[lightest] ?? 0) + value.products.length;
  }
  return result.filter((group) => group.length > 0);
}

/** The values without those that mostly repeat a more frequent one, such as a category inside another. */
function distinct(values: readonly CountedValue[]): CountedValue[] {
  const covered = new Set<number>();
  return values.slice(0, maxValues).filter(({ products }) => {
    const fresh = products.filter((product) => !covered.has(product)).length;
    for (const product of products) covered.add(product);
    return fresh >= products.length / 2;
  });
}

/** Answers of neighbouring values. `ranges` allows more than a few values in an answer. `values` must be in their order. */
export function contiguous(values: readonly CountedValue[], groups: number, ranges: boolean): Grouping {
  if (ranges && values.length > maxSteps) return inSteps(values, groups);
  const count = values.length;
  if (count < 2) return [];
  const splits = splitsOf(values, groups, ranges);
  const costOf = (group: number) => splits[group]?.costs[count] ?? Number.POSITIVE_INFINITY;
  let best = 1;
  for (let group = 2; group <= groups; group++) if (costOf(group) < costOf(best)) best = group;
  if (!Number.isFinite(costOf(best))) return [];
  const result: Grouping = [];
  for (let group = best, end = count; group > 0; group--) {
    const start = splits[group]?.starts[end] ?? 0;
    result.unshift(values.slice(start, end));
    end = start;
  }
  return result.filter((group) => group.length > 0);
}

/** The cheapest ways to split the first values, as many as the index says, into a number of groups. */
interface Splits {
  costs: Float64Array;
  /** The index at which the last group begins. */
  starts: Int32Array;
}

/** The cheapest splits by the number of groups. */
function splitsOf(values: readonly CountedValue[], groups: number, ranges: boolean): Splits[] {
  const sums = [0];
  for (const { products } of values) sums.push((sums.at(-1) ?? 0) + products.length);
  const isAnswer = (start: number, end: number) => ranges || (end - start <= maxJoined && fitsTogether(values.slice(start, end)));
  const none = noSplits(values.length);
  none.costs[0] = 0;
  const splits = [none];
  for (let group = 1; group <= groups; group++) splits.push(withOneMore(splits[group - 1] ?? none, sums, isAnswer));
  return splits;
}

const noSplits = (count: number): Splits => ({
  costs: new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY),
  starts: new Int32Array(count + 1).fill(-1),
});

/** The cheapest splits with one group more. `sums` are those of the values' products. */
function withOneMore({ costs }: Splits, sums: readonly number[], isAnswer: (start: number, end: number) => boolean): Splits {
  const count = costs.length - 1;
  const more = noSplits(count);
  for (let end = 1; end <= count; end++)
    for (let start = end - 1; start >= 0 && isAnswer(start, end); start--) {
      const size = (sums[end] ?? 0) - (sums[start] ?? 0);
      const total = (costs[start] ?? 0) + size * size;
      if (total >= (more.costs[end] ?? 0)) continue;
      more.costs[end] = total;
      more.starts[end] = start;
    }
  return more;
}
/** The best limits take the square of the number of values to find, so that many are first taken together in small steps. */
const maxSteps = 100;

function inSteps(values: readonly CountedValue[], groups: number): Grouping {
  const size = Math.ceil(values.length / maxSteps);
  const steps = Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
  const whole = steps.map(together);
  const stepOf = new Map(whole.map(({ value }, at) => [value, steps[at] ?? []]));
  return contiguous(whole, groups, true).map((group) => group.flatMap(({ value }) => stepOf.get(value) ?? []));
}

const fitsTogether = (values: readonly CountedValue[]): boolean =>
  values.length === 1 || values.reduce((sum, { value }) => sum + value.labels.join(' or ').length + 2, 0) <= longestJoined;

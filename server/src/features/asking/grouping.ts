/** Ways to share the values of a family among at most four answers. Pure. */
import type { IndexedValue } from '../catalogue/index.ts';

/** A value within the products that are looked at. */
export interface CountedValue {
  value: IndexedValue;
  /** Indexes of those products, ascending. */
  products: number[];
}

/** The values of each answer. */
export type Grouping = CountedValue[][];

/** More values in one answer cannot be read at a glance. */
const mostJoined = 3;
const longestJoined = 56;
const mostValues = 40;

/** One value an answer: the ones that leave the fewest products, at most `most`. */
export function singles(values: readonly CountedValue[], count: number, most: number): Grouping {
  const covered = new Uint8Array(count);
  let uncovered = count;
  const chosen: CountedValue[] = [];
  const sizes: number[] = [];
  while (uncovered > 0 && chosen.length < most) {
    let best: { value: CountedValue; added: number; left: number } | null = null;
    for (const value of values.slice(0, mostValues)) {
      let added = 0;
      for (const product of value.products) added += covered[product] ? 0 : 1;
      if (added === 0 || (added < value.products.length / 2 && chosen.length > 0)) continue;
      const left = expectedSize([...sizes, value.products.length, uncovered - added]);
      if (!best || left < best.left) best = { value, added, left };
    }
    if (!best) break;
    chosen.push(best.value);
    sizes.push(best.value.products.length);
    uncovered -= best.added;
    for (const product of best.value.products) covered[product] = 1;
  }
  return chosen.map((value) => [value]);
}

const expectedSize = (sizes: readonly number[]) => {
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum === 0 ? 0 : sizes.reduce((total, size) => total + size * size, 0) / sum;
};

/** Several values an answer, about equally many products each: the most frequent values first, up to what `groups` answers can hold. */
export function balanced(values: readonly CountedValue[], groups: number, joined: number): Grouping {
  const result: Grouping = Array.from({ length: groups }, () => []);
  const sizes = new Array<number>(groups).fill(0);
  for (const value of distinct(values).slice(0, groups * Math.min(joined, mostJoined))) {
    let lightest = -1;
    for (let group = 0; group < groups; group++) {
      const members = result[group] as CountedValue[];
      if (members.length >= joined || !fitsTogether([...members, value])) continue;
      if (lightest < 0 || (sizes[group] ?? 0) < (sizes[lightest] ?? 0)) lightest = group;
    }
    if (lightest < 0) continue;
    result[lightest]?.push(value);
    sizes[lightest] = (sizes[lightest] ?? 0) + value.products.length;
  }
  return result.filter((group) => group.length > 0);
}

/** Values without those that mostly repeat larger ones, such as a category inside another. */
function distinct(values: readonly CountedValue[]): CountedValue[] {
  const covered = new Set<number>();
  return values.slice(0, mostValues).filter(({ products }) => {
    const fresh = products.filter((product) => !covered.has(product)).length;
    for (const product of products) covered.add(product);
    return fresh >= products.length / 2;
  });
}

/** Neighbours share an answer; `ranges` may join any number of them. Values come in their order. */
export function contiguous(values: readonly CountedValue[], groups: number, ranges: boolean): Grouping {
  const count = values.length;
  if (count < 2) return [];
  const sums = [0];
  for (const { products } of values) sums.push((sums.at(-1) ?? 0) + products.length);
  const cost = Array.from({ length: groups + 1 }, () => new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY));
  const from = Array.from({ length: groups + 1 }, () => new Int32Array(count + 1).fill(-1));
  (cost[0] as Float64Array)[0] = 0;
  for (let group = 1; group <= groups; group++) {
    const [before, now, origin] = [cost[group - 1] as Float64Array, cost[group] as Float64Array, from[group] as Int32Array];
    for (let end = 1; end <= count; end++)
      for (let start = end - 1; start >= 0; start--) {
        if (!ranges && (end - start > mostJoined || !fitsTogether(values.slice(start, end)))) break;
        const size = (sums[end] ?? 0) - (sums[start] ?? 0);
        const total = (before[start] ?? 0) + size * size;
        if (total < (now[end] ?? 0)) {
          now[end] = total;
          origin[end] = start;
        }
      }
  }
  let best = 1;
  for (let group = 2; group <= groups; group++) if ((cost[group]?.[count] ?? 0) < (cost[best]?.[count] ?? 0)) best = group;
  if (!Number.isFinite(cost[best]?.[count] ?? Number.NaN)) return [];
  const result: Grouping = [];
  for (let group = best, end = count; group > 0; group--) {
    const start = from[group]?.[end] ?? 0;
    result.unshift(values.slice(start, end));
    end = start;
  }
  return result.filter((group) => group.length > 0);
}

const fitsTogether = (values: readonly CountedValue[]): boolean =>
  values.length === 1 || values.reduce((sum, { value }) => sum + value.labels.join(' or ').length + 2, 0) <= longestJoined;

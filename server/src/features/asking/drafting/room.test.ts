import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { IndexedValue } from '../../catalogue/index.ts';
import type { Planned } from './drafts.ts';
import type { CountedValue } from './grouping.ts';
import { withRoom } from './room.ts';

/** A question whose answers each name one value of so many products, none of which has two. */
function questionOf(sizes: readonly number[], changes: Partial<Planned> = {}): { plan: Planned; values: CountedValue[] } {
  let first = 0;
  const values = sizes.map((size, id): CountedValue => {
    const products = Array.from({ length: size }, (_, at) => first + at);
    first += size;
    return { value: { id, labels: [`value ${id}`] } as unknown as IndexedValue, products, guessed: [] };
  });
  const groups = values.map(({ value }) => [value]);
  const plan: Planned = {
    family: 'kind',
    text: '',
    gain: 1,
    value: 1,
    groups,
    written: [],
    asRange: false,
    ends: [],
    last: null,
    ...changes,
  };
  return { plan, values };
}
const idsOf = ({ groups }: Planned) => groups.map((group) => group.map(({ id }) => id));

it('joins the two of four answers with the fewest products, if these can be shown at once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 4 }), (sizes) => {
      const { plan, values } = questionOf(sizes);
      const [least = 0, next = 0] = sizes.toSorted((a, b) => a - b);
      const room = withRoom(plan, values);
      const joined = idsOf(room).find((ids) => ids.length === 2) ?? [];
      expect(joined.reduce((sum, id) => sum + (sizes[id] ?? 0), 0)).toBe(least + next > 3 ? 0 : least + next);
      expect(idsOf(room).flat().toSorted()).toEqual([0, 1, 2, 3]);
    }),
  );
});

it('joins ranges with the next one only', () => {
  const { plan, values } = questionOf([1, 5, 1, 2], { asRange: true });
  expect(idsOf(withRoom(plan, values))).toEqual([[0], [1], [2, 3]]);
  const far = questionOf([1, 5, 1, 5], { asRange: true });
  expect(withRoom(far.plan, far.values)).toBe(far.plan);
});

it('joins values that have an order with the next one only', () => {
  const { plan, values } = questionOf([1, 5, 1, 2], { family: 'power' });
  for (const { value } of values) Object.assign(value, { order: value.id });
  expect(idsOf(withRoom(plan, values))).toEqual([[0], [1], [2, 3]]);
});

it('names the category that holds just the products of the joined answers', () => {
  const { plan, values } = questionOf([1, 5, 2, 6]);
  const whole = { value: { id: 9, labels: ['whole'], isCategory: true } as unknown as IndexedValue, products: [0, 6, 7], guessed: [] };
  expect(idsOf(withRoom(plan, [...values, whole]))).toEqual([[9], [1], [3]]);
  expect(idsOf(withRoom(plan, [...values, { ...whole, products: [0, 6] }]))).toEqual([[0, 2], [1], [3]]);
});

it('changes no question that has room, or says "something else" already', () => {
  for (const { plan, values } of [questionOf([1, 1, 1]), questionOf([1, 1, 1, 1], { last: 'rest' })])
    expect(withRoom(plan, values)).toBe(plan);
});

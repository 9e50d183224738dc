/** Makes room for 'something else' in a question whose answers name all that is left. Pure. */
import type { IndexedValue } from '../../catalogue/index.ts';
import { isOrdered } from '../families.ts';
import { maxAnswers, type Planned } from './drafts.ts';
import type { CountedValue } from './grouping.ts';

/** The most values that one answer names. */
const maxJoined = 3;
/** With at most this many products behind an answer they are shown, and joining answers costs no question. */
export const shownTogether = 3;

/**
 * The question with two of its four answers joined, so that a fifth is not needed for 'something else': those with the fewest products
 * together. Ranges, and values that have an order, are joined with the next one: 8 or 9 kW, but not 4.5 or 9. As it was, where more than `most` products would be behind the joined answer.
 */
export function withRoom(plan: Planned, values: readonly CountedValue[], most = shownTogether): Planned {
  const { family, groups, last, written, asRange } = plan;
  if (groups.length < maxAnswers || last !== null || written.length > 0) return plan;
  const isInOrder =
    asRange || ((isOrdered(family) || family.startsWith('attribute:')) && groups.flat().every(({ order }) => order !== null));
  const productsOf = new Map(values.map(({ value, products }) => [value.id, products]));
  const joined = groups
    .flatMap((group, at) =>
      groups.slice(at + 1, isInOrder ? at + 2 : undefined).map((other) => ({ group, other, both: [...group, ...other] })),
    )
    .filter(({ both }) => asRange || both.length <= maxJoined)
    .map((pair) => ({ ...pair, count: new Set(pair.both.flatMap(({ id }) => productsOf.get(id) ?? [])).size }));
  const best = joined.reduce<(typeof joined)[number] | null>(
    (least, each) => (each.count < (least?.count ?? most + 1) ? each : least),
    null,
  );
  if (!best) return plan;
  const both = categoryOf(best.both, values) ?? best.both;
  const rest = (group: IndexedValue[]) => (group === best.group ? [both] : group === best.other ? [] : [group]);
  return { ...plan, groups: groups.flatMap(rest) };
}

/** The category that holds just the products of some values: 'Parasols', and not 'standing or hanging parasols', which the next question offers. */
function categoryOf(joined: readonly IndexedValue[], values: readonly CountedValue[]): IndexedValue[] | null {
  const ids = new Set(joined.map(({ id }) => id));
  const products = new Set(values.flatMap((each) => (ids.has(each.value.id) ? each.products : [])));
  const isWhole = (each: CountedValue) =>
    each.value.isCategory && each.products.length === products.size && each.products.every((product) => products.has(product));
  const category = values.find((each) => !ids.has(each.value.id) && isWhole(each));
  return category ? [category.value] : null;
}

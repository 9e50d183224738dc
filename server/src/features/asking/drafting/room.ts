/** Makes room for 'something else' in a question whose answers name all that is left. Pure. */
import type { IndexedValue } from '../../catalogue/index.ts';
import { maxAnswers, type Planned } from './drafts.ts';
import type { CountedValue } from './grouping.ts';

/** The most values that one answer names. */
const maxJoined = 3;
/** With at most so many products behind an answer they are shown, and joining answers costs no question. */
export const shownTogether = 3;

/**
 * The question with two of its four answers joined, so that a fifth is not needed for 'something else': those with the fewest products
 * together. Ranges are joined with the next one. As it was, where more than `most` products would be behind the joined answer.
 */
export function withRoom(plan: Planned, values: readonly CountedValue[], most = shownTogether): Planned {
  const { groups, last, written, asRange } = plan;
  if (groups.length < maxAnswers || last !== null || written.length > 0) return plan;
  const productsOf = new Map(values.map(({ value, products }) => [value.id, products]));
  const joined = groups
    .flatMap((group, at) =>
      groups.slice(at + 1, asRange ? at + 2 : undefined).map((other) => ({ group, other, both: [...group, ...other] })),
    )
    .filter(({ both }) => asRange || both.length <= maxJoined)
    .map((pair) => ({ ...pair, count: new Set(pair.both.flatMap(({ id }) => productsOf.get(id) ?? [])).size }));
  const best = joined.reduce<(typeof joined)[number] | null>(
    (least, each) => (each.count < (least?.count ?? most + 1) ? each : least),
    null,
  );
  if (!best) return plan;
  const rest = (group: IndexedValue[]) => (group === best.group ? [best.both] : group === best.other ? [] : [group]);
  return { ...plan, groups: groups.flatMap(rest) };
}

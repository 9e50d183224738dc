/** Clauses that hold for orders of some weight only: 'Orders under 20 lb ship for $6.95'. Rule R9 of SPEC.md. */
import { measuredBy, quantityOf } from '../../../../kit/languages/measured.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { Clause } from '../cut/clauses.ts';
import type { Reading, ReadNumber } from '../read/reading.ts';
import { clausesIn, type OwnClause } from './policy.ts';
import type { Subjects } from './subjects.ts';

/** A limit of weight in grams, and on which side of it the clause holds. */
interface WeightLimit {
  side: 'under' | 'over';
  grams: number;
}

type Goods = Subjects['singles'];

const sides: Readonly<Record<string, WeightLimit['side']>> = {
  under: 'under',
  upTo: 'under',
  atMost: 'under',
  less: 'under',
  over: 'over',
  from: 'over',
  atLeast: 'over',
  more: 'over',
};
const unitsOfWeight = /^(?:kg|kilo\p{L}*|gr?|lbs?|oz|كجم|كغ|كيلو|キロ|グラム)$/u;
/** Words between a limit and what says on which side of it: '20 lb and up'. */
const mostBetween = 2;

/**
 * Of clauses about some goods, those that hold for what the goods weigh; in the place of each that does not, those of its passage that limit the weight too and
 * hold. Goods whose weight is not stated rule out nothing but what the others exceed already.
 */
export function heldByWeight<Own extends OwnClause>(quoted: readonly Own[], goods: Goods): OwnClause[] {
  const excluded = quoted.filter(({ clause }) => isExcluded(clause, goods));
  if (excluded.length === 0) return [...quoted];
  const beside = clausesIn(new Set(excluded.map(({ passage }) => passage)));
  const instead = beside.filter(({ clause }) => limitOf(clause) !== null && !isExcluded(clause, goods));
  return [...quoted.filter((each) => !excluded.includes(each) && !instead.some(({ clause }) => clause === each.clause)), ...instead];
}

function isExcluded(clause: Clause, goods: Goods): boolean {
  const limit = limitOf(clause);
  if (!limit || goods.length === 0) return false;
  const weights = goods.map(({ product, count }) => ({ grams: weightOf(product), count }));
  const knownGrams = weights.reduce((sum, { grams, count }) => sum + (grams ?? 0) * count, 0);
  if (limit.side === 'under') return knownGrams > limit.grams;
  return weights.every(({ grams }) => grams !== null) && knownGrams < limit.grams;
}

/** The weight that a product states, in grams. */
function weightOf({ attributes }: ProductRecord): number | null {
  const [value] = measuredBy(attributes, 'weighs')[0]?.values ?? [];
  return value === undefined ? null : quantityOf(value);
}

function limitOf({ reading }: Clause): WeightLimit | null {
  for (const number of reading.numbers) {
    if (number.kind !== 'number' || number.inRange || !unitsOfWeight.test(number.unit ?? '')) continue;
    const side = sideOf(reading, number);
    const grams = quantityOf(`${number.value} ${number.unit}`);
    if (side && grams !== null) return { side, grams };
  }
  return null;
}

const sideOf = ({ hits }: Reading, { from, to }: ReadNumber): WeightLimit['side'] | null => {
  const near = hits.find(
    (hit) =>
      (hit.role === 'operator' || hit.role === 'cue') &&
      hit.key in sides &&
      ((hit.to <= from && from - hit.to <= 1) || (hit.from >= to && hit.from - to <= mostBetween)),
  );
  return near ? (sides[near.key] ?? null) : null;
};

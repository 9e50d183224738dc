/** Which kinds may stand beside each other as answers: departments, or the things in them, but not orchids beside house plants. Pure. */
import type { CountedValue } from './grouping.ts';

/** A kind is within another if at least this share of its products is. */
const withinShare = 0.8;
/** The shop's categories are used alone if they hold at least this share of the products. */
const minCategorised = 0.7;
/** A kind that nearly all products are of distinguishes nothing. */
const maxShare = 0.9;
/** How many kinds are examined: the most frequent ones. */
const maxExamined = 60;
/** The kinds within a kind replace it if together they hold at least this share of it, and each this share of all products. */
const minReplaced = 0.9;
const minShare = 0.1;

/**
 * The lists of kinds from which answers can be chosen: the broadest ones, and the same with one of them replaced by the kinds within it, as
 * long as all fit into `most` answers. Words of titles are used where the shop's categories do not distinguish the products.
 */
export function kindLevels(values: readonly CountedValue[], count: number, most: number): (readonly CountedValue[])[] {
  const proper = values.filter(({ products }) => products.length < count * maxShare).slice(0, maxExamined);
  const categories = proper.filter(({ value }) => value.isCategory);
  const usable = categories.length > 1 && held(categories) >= count * minCategorised ? categories : proper;
  if (usable.length === 0) return [values];
  const broadest = outermost(usable);
  const replaced = broadest.flatMap((outer) => {
    const inner = outermost(proper.filter((each) => each.products.length < outer.products.length && isWithin(each, outer)));
    const level = broadest.flatMap((each) => (each === outer ? inner : [each]));
    const isWhole =
      held(inner) >= outer.products.length * minReplaced && inner.every(({ products }) => products.length >= count * minShare);
    return inner.length > 1 && inner.some(recurs) && level.length <= most && isWhole ? [level] : [];
  });
  return [broadest, ...replaced];
}

/** A word that only one title has is often a name: 'Yuzu', 'Momo drop' and 'Mikan' are no kinds of fruit wine. */
const recurs = ({ value, products }: CountedValue): boolean => value.isCategory || products.length > 1;

/** The kinds that are not within another one of the list; of two with the same products, the first. */
function outermost(values: readonly CountedValue[]): CountedValue[] {
  const sorted = values.toSorted((a, b) => b.products.length - a.products.length);
  const kept: CountedValue[] = [];
  for (const value of sorted) if (!kept.some((outer) => isWithin(value, outer))) kept.push(value);
  return kept;
}

function isWithin(inner: CountedValue, outer: CountedValue): boolean {
  if (inner.products.length * withinShare > outer.products.length) return false;
  let common = 0;
  // Both lists are ascending.
  for (let at = 0, other = 0; at < inner.products.length; at++) {
    const product = inner.products[at] as number;
    while (other < outer.products.length && (outer.products[other] as number) < product) other++;
    if (outer.products[other] === product) common++;
  }
  return common >= inner.products.length * withinShare;
}

/** The number of products that have any of the values. */
const held = (values: readonly CountedValue[]): number => new Set(values.flatMap(({ products }) => products)).size;

/** The owner's rules for all recommendations of a recommender, looked up on a shelf. Pure. */
import type { ProductChoice } from '@parley/contract';
import { fitting } from './rules.ts';
import { facetKey, type Marks, type Shelf } from './shelf.ts';

export type Choice = Pick<ProductChoice, 'product_rules' | 'pinnedProducts'>;

/** The effect of a choice, by place on the shelf. */
export interface Weighed {
  /** 1 for products that the rules allow. */
  allowed: Marks;
  /** How far a product moves up among those that match, in thousandths of a weight; pinned products come before all others. */
  forward: Float64Array;
}

/** Greater than the sum of all rules of all answers. */
const pinned = 1e10;

/** Whether the choice recommends products before the visitor answered anything: only pins and `prefer` rules do. */
export const recommendsByItself = ({ product_rules, pinnedProducts }: Choice): boolean =>
  pinnedProducts.length > 0 || product_rules.some(({ effect }) => effect === 'prefer');

/** Evaluates a choice on a shelf. The order of the rules does not matter, that of the pinned products does. */
export function weighChoice(shelf: Shelf, { product_rules, pinnedProducts }: Choice): Weighed {
  const allowed = new Uint8Array(shelf.products.length).fill(1);
  const forward = new Float64Array(shelf.products.length);
  for (const rule of product_rules) {
    const fits = fitting(shelf, rule);
    const weight = Math.round(rule.weight * 1000);
    for (let place = 0; place < fits.length; place++) {
      if (rule.effect === 'prefer') forward[place] = (forward[place] as number) + (fits[place] as number) * weight;
      else if (fits[place] === (rule.effect === 'exclude' ? 1 : 0)) allowed[place] = 0;
    }
  }
  pinnedProducts.forEach((id, index) => {
    const [place] = shelf.facets.get(facetKey('product', String(id))) ?? [];
    if (place !== undefined && (forward[place] as number) < pinned)
      forward[place] = (forward[place] as number) + (pinnedProducts.length - index) * pinned;
  });
  return { allowed, forward };
}

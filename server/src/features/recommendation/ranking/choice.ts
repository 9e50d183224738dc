/** What an owner says about every recommendation of a recommender, looked up on a shelf. Pure. */
import type { ProductChoice } from '@parley/contract';
import { fitting } from './rules.ts';
import { facetKey, type Marks, type Shelf } from './shelf.ts';

export type Choice = Pick<ProductChoice, 'product_rules' | 'pinnedProducts'>;

/** By place on the shelf. */
export interface Weighed {
  /** 1 for what the rules let through. */
  allowed: Marks;
  /** How far a product moves forward among what fits, in thousandths of a weight; pinned ones before all others. */
  forward: Float64Array;
}

/** More than all rules of all answers together can weigh. */
const pinned = 1e10;

/** Whether something is recommended before a visitor said anything: rules that only keep products back recommend none. */
export const leads = ({ product_rules, pinnedProducts }: Choice): boolean =>
  pinnedProducts.length > 0 || product_rules.some(({ effect }) => effect === 'prefer');

/** Looks up a choice on a shelf. The order of the rules does not matter, that of the pinned products does. */
export function weigh(shelf: Shelf, { product_rules, pinnedProducts }: Choice): Weighed {
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

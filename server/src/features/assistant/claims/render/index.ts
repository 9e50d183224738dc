/** Says a claim as a whole sentence in the language of the reply. Pure: the records of the turn decide, and nothing else. */

import { plainLine } from '../../../../kit/text/clean.ts';
import type { TurnRecords } from '../../records/types.ts';
import type { Claim } from '../types.ts';
import { contact, discount, notSaid, policy, talk } from './owner.ts';
import { bound, compare, difference, price, range, regularPrice, saving, spanOf, spanText, superlative } from './prices.ts';
import { attribute, isA, share, stock } from './properties.ts';
import { saidTitle } from './said-title.ts';
import { total } from './totals.ts';
import { isolated, type Wording, wordingFor } from './wording.ts';

/**
 * The sentence for a claim, with money, names and lists as the language of the records writes them. A `product` is a line of a list, not a
 * sentence. Null when the records do not support the claim: an unknown product, no price, several prices or currencies, no such property.
 */
export function renderClaim(claim: Claim, records: TurnRecords): string | null {
  const wording = wordingFor(records);
  switch (claim.kind) {
    case 'price':
      return price(claim, wording);
    case 'regularPrice':
      return regularPrice(claim, wording);
    case 'saving':
      return saving(claim, wording);
    case 'total':
      return total(claim, wording);
    case 'difference':
      return difference(claim, wording);
    case 'range':
      return range(claim, wording);
    case 'bound':
      return bound(claim, wording);
    case 'compare':
      return compare(claim, wording);
    case 'superlative':
      return superlative(claim, wording);
    case 'count':
      return count(claim, wording);
    case 'product':
      return productLine(claim, wording);
    case 'attribute':
      return attribute(claim, wording);
    case 'share':
      return share(claim, wording);
    case 'isA':
      return isA(claim, wording);
    case 'stock':
      return stock(claim, wording);
    case 'policy':
      return policy(claim, wording);
    case 'contact':
      return contact(claim, wording);
    case 'discount':
      return discount(wording);
    case 'notSaid':
      return notSaid(claim, wording);
    case 'question':
      return wording.replies.anythingElse;
    case 'talk':
      return talk(claim, wording);
  }
}

function count({ products: ids }: Extract<Claim, { kind: 'count' }>, wording: Wording): string | null {
  const products = wording.products(ids);
  return products && wording.sentences.count(products.length, wording.titles(products));
}

function productLine({ product: id }: Extract<Claim, { kind: 'product' }>, wording: Wording): string | null {
  const product = wording.product(id);
  if (!product) return null;
  const span = spanOf(product);
  return wording.replies.product(isolated(plainLine(saidTitle(product.title)), wording.language), span && spanText(span, wording), '');
}

/** What a sum is of: which things, how many of each, in which version, with delivery or without. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const shopOf = (...products: ProductRecord[]) => new Map(products.map((product) => [product.id, product]));

describe('a number in a name counts no pieces', () => {
  it.each<[ChatLanguage, title: string, message: string]>([
    ['en', '88-Key Piano Zorvik', 'how much is the 88-key piano?'],
    ['de', '12-Zoll-Lampe Zorvik', 'was kostet die 12-Zoll-Lampe?'],
    ['nl', 'Zorvik 17', 'de Zorvik 17 graag, wat kost die?'],
  ])('%s: %s: %s', (language, title, message) => {
    const products = shopOf(aRecord({ id: 1, title, priceMinor: 500, categories: ['Zorvik'] }));
    const request = requestOf({ language, message, products, turns: [{ productIds: [1] }] });
    const items = request.act === 'total' ? request.items : [];
    expect(items.every(({ count }) => count === 1)).toBe(true);
  });
});

/** A turn's records for tests of what is said. */
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { ProductRecord, TurnRecords } from '../../records/types.ts';

/** A product with a price and nothing else, changed by `change`. */
export const aProduct = (change: Partial<ProductRecord> & Pick<ProductRecord, 'id' | 'title'>): ProductRecord => ({
  link: `https://shop.example/${change.id}`,
  brand: '',
  kinds: [],
  categories: [],
  currency: 'EUR',
  priceMinor: 8900,
  priceMaxMinor: null,
  regularPriceMinor: null,
  inStock: true,
  attributes: [],
  variants: [],
  ...change,
});

/** The records of a turn about these products. */
export const someRecords = (
  language: ChatLanguage,
  products: readonly ProductRecord[],
  change: Partial<TurnRecords> = {},
): TurnRecords => ({
  language,
  companyName: 'Trail Shop',
  products,
  shownIds: products.map(({ id }) => id),
  focusId: null,
  passages: [],
  contact: {
    words: 'help@trail.example',
    emails: ['help@trail.example'],
    phones: ['+49 30 123456'],
    links: ['https://trail.example/help'],
    hosts: [],
  },
  discount: '',
  visitorWords: '',
  destination: null,
  ...change,
});

/** Products of a catalogue for tests. */
import type { ProductRecord } from '../../records/types.ts';

/** A product in stock, in euros, without anything that is not given. */
export const aRecord = (fields: Partial<ProductRecord> & Pick<ProductRecord, 'id' | 'title' | 'priceMinor'>): ProductRecord => ({
  link: '',
  brand: '',
  kinds: [],
  categories: [],
  currency: 'EUR',
  priceMaxMinor: null,
  regularPriceMinor: null,
  inStock: true,
  attributes: [],
  variants: [],
  ...fields,
});

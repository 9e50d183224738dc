import type { Candidate, Described } from '../ranking/shelf.ts';

/** A product in stock that states nothing but its attributes, for tests of searching. Price in minor units. */
export const aGood = (
  id: number,
  title: string,
  category: string,
  { priceMinor = 1000 * id, attributes = {} }: { priceMinor?: number; attributes?: Record<string, string[]> } = {},
): Described<Candidate> => ({
  id,
  title,
  priceMinor,
  currency: 'EUR',
  inStock: true,
  categories: [category],
  tags: [],
  attributes,
  image: '',
  link: `https://shop.example/${id}`,
  description: '',
});

import type { BrowseWish } from '../ranking/browsing/wish.ts';

/** A description of products that asks for nothing yet, for tests to fill in. */
export const aWish = (changes: Partial<BrowseWish>): BrowseWish => ({
  words: [],
  language: 'en',
  properties: [],
  min: null,
  max: null,
  minIsExclusive: false,
  maxIsExclusive: false,
  unwanted: [],
  like: [],
  skip: [],
  order: 'fit',
  limit: 3,
  isLoose: false,
  ...changes,
});

/** An owner's change of a product as database columns. Pure. */
import type { EditableField, productChange } from '@parley/contract';
import type { z } from 'zod';

/** The reason why a picture in a private network is refused. */
export const privatePicture = 'Must be a picture on the public internet';

export type Change = z.output<typeof productChange>;

/** The columns that a change sets, and the fields that it touches. */
export function columnsOfChange(change: Change) {
  const pairs: [EditableField, string, unknown][] = [
    ['title', 'title', change.productTitle],
    ['image', 'image', change.productImage],
    ['link', 'link', change.productLink],
    ['description', 'description', change.description],
    ['price', 'priceMinor', change.price],
    ['currency', 'currency', change.currency],
    ['inStock', 'inStock', change.inStock],
    ['categories', 'categories', change.categories],
    ['tags', 'tags', change.tags],
    ['attributes', 'attributes', change.attributes],
  ];
  const presentPairs = pairs.filter(([, , value]) => value !== undefined);
  const set = Object.fromEntries(presentPairs.map(([, column, value]) => [column, value]));
  // A price set by hand is the whole price: no range, nothing struck through.
  if (change.price !== undefined) Object.assign(set, { priceMaxMinor: null, regularPriceMinor: null });
  // Paths of the shop would contradict categories set by hand.
  if (change.categories !== undefined) Object.assign(set, { categoryPaths: change.categories.map((category) => [category]) });
  if (change.edited !== undefined) set.edited = change.edited;
  return { set, fields: presentPairs.map(([field]) => field) };
}

/** Stock and properties of products, and what several share. Rule R6 of SPEC.md. */
import type { ProductRecord } from '../../../records/types.ts';
import { namesValue } from '../../read/mentions.ts';
import { attributesOf, familiesIn, isLongEnough, isPromise, sharesNumber, sharesStem, variantIn } from '../properties.ts';
import { type Frame, has, hasStrong } from './frame.ts';

/** Whether a product, or the version that is named, is in stock. */
export function readStock(frame: Frame, product: ProductRecord): void {
  const { reading } = frame;
  const spoken =
    hasStrong(reading, 'inStock') ||
    hasStrong(reading, 'outOfStock') ||
    reading.hits.some(({ role, key }) => role === 'concept' && (key === 'stock' || key === 'soldOut'));
  if (!spoken) return;
  const variant = variantIn(reading, product, frame.subjects.words);
  const stock = variant ? variant.inStock : product.inStock;
  if (stock === null) return;
  frame.say({ kind: 'stock', product: product.id, ...(variant ? { variant: variant.id } : {}) });
}

/** Properties of which the sentence names the property, a word or number of a value, or another value of the same family. */
export function readAttributes(frame: Frame, product: ProductRecord): void {
  const { reading, subjects } = frame;
  const own = subjects.wordsOf.get(product.id) ?? subjects.words;
  const families = familiesIn(reading, own);
  for (const { name, family, values } of attributesOf(product)) {
    if (family === 'kind' || values.some(isPromise)) continue;
    const named = name !== '' && (sharesStem(reading, name, own) || (family !== null && families.has(family)));
    if (named || values.some((value) => sharesStem(reading, value, own) || sharesNumber(reading, value, frame.subjects.words)))
      frame.say({ kind: 'attribute', product: product.id, name: name || family || '', values });
  }
}

/** 'Both are made of wool': a value that all have. */
export function readShare(frame: Frame): void {
  const { subjects } = frame;
  if (subjects.singles.length > 0 || subjects.set.length < 2) return;
  const [first, ...others] = subjects.set;
  for (const { name, family, values } of first ? attributesOf(first) : [])
    for (const value of values) {
      if (!isLongEnough(value) || !namesValue(frame.reading, value)) continue;
      const shared = others.every((other) =>
        attributesOf(other).some((attribute) => attribute.name === name && attribute.values.includes(value)),
      );
      if (shared) frame.say({ kind: 'share', products: subjects.set.map(({ id }) => id), name: name || family || '', value });
    }
}

/** How many products there are of what is named. */
export function readCount(frame: Frame): void {
  const { reading, subjects } = frame;
  if (subjects.singles.length > 0 || subjects.set.length < 2 || frame.certain) return;
  const counted = reading.numbers.some(({ kind, value }) => kind === 'number' && value === subjects.set.length);
  if (counted && has(reading, 'count')) frame.say({ kind: 'count', products: subjects.set.map(({ id }) => id) });
}

/** 'Does it come in a bigger size than L?': the next version of one product, in the order in which its shop lists them. Pure. */
import { foldText } from '../../../../kit/text/words.ts';
import { optionFamily, type PropertyWish } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { Reading, Wish } from '../reading/reading.ts';
import { subjectIds } from '../references.ts';
import type { Moment } from '../rules/moment.ts';

/** Asks for a size beyond the one that is named, else beyond the one that was chosen: the size next to it takes its place. */
export function withFurtherSize({ reading, conversation, products }: Moment): Reading {
  const { keys, wishes, measures, content } = reading;
  const end = keys.has('most') === keys.has('least') ? null : keys.has('most') ? 1 : -1;
  const [only, ...more] = subjectIds(conversation);
  const product = only === undefined || more.length > 0 ? undefined : products.get(only);
  const asksSize = measures.has('big') && (reading.asks.has('size') || wishes.some(({ family }) => family === 'size'));
  if (end === null || !product || !asksSize || content.some((word) => word.wishes.length === 0)) return reading;
  const sizes = sizesOf(product);
  const named = wishes.find(({ family }) => family === 'size');
  const from = named ?? (conversation.versions[product.id] ?? []).find(({ family }) => family === 'size');
  const at = from ? sizes.findIndex((size) => isOf(size, from)) : -1;
  const next = at < 0 ? undefined : sizes[at + end];
  if (next === undefined) return reading;
  const wish: Wish = { family: 'size', value: foldText(next), written: next };
  return {
    ...reading,
    keys: new Set([...keys].filter((key) => key !== 'big' && key !== 'most' && key !== 'least' && key !== 'size')),
    asks: new Set([...reading.asks].filter((ask) => ask !== 'size')),
    measures: new Set([...measures].filter((measure) => measure !== 'big')),
    compared: [],
    wishes: [...wishes.filter((each) => each !== named), wish],
  };
}

const isOf = (size: string, { value }: PropertyWish): boolean => foldText(size) === foldText(value);

/** The sizes that a product comes in, in the order of its shop. */
const sizesOf = ({ variants }: ProductRecord): string[] => [
  ...new Set(variants.flatMap(({ options }) => options.flatMap(({ name, value }) => (optionFamily(name) === 'size' ? [value] : [])))),
];

/** The products that a sentence is about. */
import type { ProductRecord } from '../../records/types.ts';
import { type Mention, namesWithin, wordsOfMentions } from '../read/mentions.ts';

export interface Subjects {
  /** Single products, in the order in which they are named. */
  singles: readonly { product: ProductRecord; count: number }[];
  /** Products of a kind that is named as such. */
  set: readonly ProductRecord[];
  /** The sentence names them; it does not only refer to them. */
  named: boolean;
  /** The words that name them, all together and by product. */
  words: ReadonlySet<number>;
  wordsOf: ReadonlyMap<number, ReadonlySet<number>>;
}

export const mostSubjects = 5;

/**
 * Words that fit several products mean one of them where the sentence names the others apart ('the Breeze weighs less than the Breeze Pro'), or where only one
 * is `spokenOf`, by the visitor or in the answer so far ('the shirt', of the Oxford Shirt that was asked about).
 */
export function meantBy(mentions: readonly Mention[], spokenOf: readonly ProductRecord[]): Mention[] {
  const apart = mentions.flatMap(({ products }) => (products.length === 1 ? products : []));
  return mentions.map((mention) => {
    if (mention.products.length < 2) return mention;
    const others = mention.products.filter((product) => !apart.includes(product));
    const isBase = (product: ProductRecord) => mention.products.every((each) => others.includes(each) || namesWithin(product, each));
    const [only, ...more] = others.length === 1 ? others.filter(isBase) : mention.products.filter((each) => spokenOf.includes(each));
    return only && more.length === 0 ? { ...mention, products: [only] } : mention;
  });
}

/** The subjects of a sentence from its mentions and references; `counts` of what is referred to. */
export function subjectsOf(
  mentions: readonly Mention[],
  referred: readonly ProductRecord[],
  counts: ReadonlyMap<number, number> = new Map(),
): Subjects {
  const singles = new Map<number, { product: ProductRecord; count: number }>();
  const wordsOf = new Map<number, ReadonlySet<number>>();
  let set: readonly ProductRecord[] = [];
  for (const mention of mentions) {
    const { products, count } = mention;
    const [only] = products;
    if (only && products.length === 1) wordsOf.set(only.id, wordsOfMentions([mention]));
    if (products.length === 1 && only) {
      const cached = singles.get(only.id);
      if (!cached) singles.set(only.id, { product: only, count });
    } else if (set.length === 0) set = products;
  }
  const named = singles.size > 0 || set.length > 0;
  if (singles.size === 0)
    for (const product of referred)
      if (set.length === 0 || set.includes(product)) singles.set(product.id, { product, count: counts.get(product.id) ?? 1 });
  return { singles: [...singles.values()].slice(0, mostSubjects), set, named, words: wordsOfMentions(mentions), wordsOf };
}

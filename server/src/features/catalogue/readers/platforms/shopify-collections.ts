/**
 * The collections of a Shopify shop: the lists through which its visitors look. The shop's list of products names only a type for each, and many shops leave that
 * empty.
 */
import { z } from 'zod';
import { isSection } from '../../../../kit/languages/vocabulary/index.ts';
import { type Crawl, nullIfRefused } from '../crawl/crawl.ts';

const collection = z.object({ handle: z.string().min(1), title: z.string().min(1), products_count: z.int().nonnegative() });
const listed = z.object({ id: z.union([z.int(), z.string()]) });

const perPage = 250;
/** Each costs a request, and a visitor of the demo waits for them. */
const most = { collections: 30, pages: 2 };
/** A collection of nearly everything tells nothing of its products, and one of a single product neither. */
const telling = { share: 0.6, products: 2 };

/** The titles of the collections that show a product, by its id. */
export type Collections = ReadonlyMap<string, readonly string[]>;

/** Reads which products the shop's collections show. What the shop does not give is left out. @throws LimitReached, or the reason of the outer signal */
export async function readCollections(crawl: Crawl, origin: string): Promise<Collections> {
  const collectionsByProduct = new Map<string, string[]>();
  for (const { handle, title, products_count: count } of tellingOnes(
    await entriesOf(crawl, `${origin}/collections.json`, 1, 'collections'),
  ))
    for (let page = 1; page <= Math.min(most.pages, Math.ceil(count / perPage)); page++)
      for (const entry of await entriesOf(crawl, `${origin}/collections/${encodeURIComponent(handle)}/products.json`, page, 'products')) {
        const product = listed.safeParse(entry);
        if (!product.success) continue;
        const id = String(product.data.id);
        collectionsByProduct.set(id, [...new Set([...(collectionsByProduct.get(id) ?? []), title])]);
      }
  return collectionsByProduct;
}

function tellingOnes(entries: readonly unknown[]): z.output<typeof collection>[] {
  const all = entries.flatMap((entry) => collection.safeParse(entry).data ?? []);
  const whole = Math.max(0, ...all.map((each) => each.products_count));
  return all
    .filter(({ title, products_count: count }) => count >= telling.products && count < whole * telling.share && !isSection(title))
    .toSorted((a, b) => b.products_count - a.products_count)
    .slice(0, most.collections);
}

async function entriesOf(crawl: Crawl, address: string, page: number, name: 'collections' | 'products'): Promise<readonly unknown[]> {
  const answer = await nullIfRefused(crawl.get(`${address}?limit=${perPage}&page=${page}`, { accept: 'application/json' }));
  if (answer?.status !== 200) return [];
  try {
    return z.object({ [name]: z.array(z.unknown()) }).parse(JSON.parse(answer.text()))[name] ?? [];
  } catch {
    return [];
  }
}

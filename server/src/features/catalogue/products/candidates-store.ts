/** What recommendations and the making of questions read from the catalogue. */
import { asc, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { correctionsOfProduct } from '../facts/corrections-store.ts';
import { products } from '../tables.ts';
import { live, offeredVariants } from './product-store.ts';

/** Every live product in the catalogue's order (by id), with the beginning of its description. */
export async function candidateProducts(db: Executor, ownerId: number) {
  return db
    .select({
      id: products.id,
      title: products.title,
      description: sql<string>`left(${products.description}, 1000)`,
      link: products.link,
      image: products.image,
      priceMinor: products.priceMinor,
      currency: products.currency,
      inStock: products.inStock,
      categories: products.categories,
      categoryPaths: products.categoryPaths,
      tags: products.tags,
      attributes: products.attributes,
      variants: offeredVariants,
      vendor: products.vendor,
      corrections: correctionsOfProduct,
    })
    .from(products)
    .where(live(ownerId))
    .orderBy(asc(products.id));
}

/** At most `most` products that are in stock and may be recommended, spread over the whole catalogue. */
export async function someProducts(db: Executor, ownerId: number, most: number) {
  return db
    .select({ ...getTableColumns(products), corrections: correctionsOfProduct })
    .from(products)
    .where(sql`${live(ownerId)} and ${products.inStock}`)
    .orderBy(sql`hashint4(${products.id})`)
    .limit(most);
}

export type CandidateProduct = Omit<Awaited<ReturnType<typeof candidateProducts>>[number], 'corrections'>;

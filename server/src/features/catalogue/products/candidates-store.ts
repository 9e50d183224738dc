/** Queries for recommendations and for generated questions. */
import { and, asc, getTableColumns, inArray, sql } from 'drizzle-orm';
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
      cart: products.cart,
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
    .orderBy(sql`hashint8(${products.id})`)
    .limit(most);
}

/** Titles and categories of at most `most` live products: the words in which the shop speaks of what it sells. */
export async function productTexts(db: Executor, ownerId: number, most: number): Promise<string[]> {
  const rows = await db
    .select({ title: products.title, categories: products.categories })
    .from(products)
    .where(live(ownerId))
    .orderBy(sql`hashint8(${products.id})`)
    .limit(most);
  return rows.flatMap(({ title, categories }) => [title, ...categories]);
}

/** Live products by their ids, with what the cart of their shop needs. */
export function soldProducts(db: Executor, ownerId: number, ids: readonly number[]) {
  return db
    .select({
      id: products.id,
      link: products.link,
      currency: products.currency,
      priceMinor: products.priceMinor,
      inStock: products.inStock,
      variants: offeredVariants,
      cart: products.cart,
    })
    .from(products)
    .where(and(live(ownerId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id));
}

export type SoldProduct = Awaited<ReturnType<typeof soldProducts>>[number];

export type CandidateProduct = Omit<Awaited<ReturnType<typeof candidateProducts>>[number], 'corrections'>;

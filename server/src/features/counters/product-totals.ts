/** The read side of the counters of products. */
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { type Days, total, within } from './sums.ts';
import { productDays } from './tables.ts';

export interface ProductTotals {
  productId: number;
  recommended: number;
  clicked: number;
  addedToCart: number;
}

/**
 * How often each product of an owner was recommended, and how often a visitor wanted it: followed its link, or put it into the cart. Over all
 * time; products without counts are absent.
 */
export function productCounts(db: Executor, ownerId: number): Promise<Omit<ProductTotals, 'addedToCart'>[]> {
  return db
    .select({
      productId: productDays.productId,
      recommended: total(productDays.recommended),
      clicked: sql<number>`coalesce(sum(${productDays.clicked} + ${productDays.addedToCart}), 0)::bigint`.mapWith(Number),
    })
    .from(productDays)
    .where(eq(productDays.ownerId, ownerId))
    .groupBy(productDays.productId);
}

/** How often each product was recommended, clicked and put into the cart, most recommended first, with the totals over all products. */
export async function productTotals(
  db: Executor,
  ownerId: number,
  days: Days,
  limit: number,
): Promise<{ rows: ProductTotals[] } & Omit<ProductTotals, 'productId'>> {
  const counts = {
    recommended: total(productDays.recommended),
    clicked: total(productDays.clicked),
    addedToCart: total(productDays.addedToCart),
  };
  const where = and(eq(productDays.ownerId, ownerId), within(productDays.day, days));
  const [all] = await db.select(counts).from(productDays).where(where);
  const rows = await db
    .select({ productId: productDays.productId, ...counts })
    .from(productDays)
    .where(where)
    .groupBy(productDays.productId)
    .orderBy(desc(counts.recommended), desc(counts.clicked), productDays.productId)
    .limit(limit);
  return { rows, recommended: all?.recommended ?? 0, clicked: all?.clicked ?? 0, addedToCart: all?.addedToCart ?? 0 };
}

/** The products that were recommended on these days, and how often all of them together. */
export async function recommendedProducts(db: Executor, ownerId: number, days: Days): Promise<{ ids: number[]; recommended: number }> {
  const rows = await db
    .select({ id: productDays.productId, recommended: total(productDays.recommended) })
    .from(productDays)
    .where(and(eq(productDays.ownerId, ownerId), within(productDays.day, days), gt(productDays.recommended, 0)))
    .groupBy(productDays.productId);
  return { ids: rows.map(({ id }) => id), recommended: rows.reduce((sum, row) => sum + row.recommended, 0) };
}

/** Reads and writes the owners' corrections of facts. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { productFacts, products } from '../tables.ts';
import type { Correction } from './fact.ts';

/** A subquery with the corrections of each product. It names the table of the outer columns itself: without, `owner_id` would be that of the corrections. */
export const correctionsOfProduct = sql<Correction[]>`coalesce((
  select jsonb_agg(jsonb_build_object('family', f.family, 'value', f.value, 'label', f.label, 'holds', f.holds) order by f.family, f.value)
  from ${productFacts} f where f.owner_id = ${products}.owner_id and f.product_id = ${products}.id), '[]'::jsonb)`;

/** Stores a correction; it replaces an earlier one of the same fact. */
export async function saveCorrection(db: Executor, ownerId: number, productId: number, correction: Correction): Promise<void> {
  const { label, holds } = correction;
  await db
    .insert(productFacts)
    .values({ ownerId, productId, ...correction })
    .onConflictDoUpdate({
      target: [productFacts.ownerId, productFacts.productId, productFacts.family, productFacts.value],
      set: { label, holds },
    });
}

/** Removes a correction, so that the product's data counts again. */
export async function undoCorrection(db: Executor, ownerId: number, productId: number, family: string, value: string): Promise<void> {
  await db
    .delete(productFacts)
    .where(
      and(
        eq(productFacts.ownerId, ownerId),
        eq(productFacts.productId, productId),
        eq(productFacts.family, family),
        eq(productFacts.value, value),
      ),
    );
}

/** The number of corrections of a product. */
export async function countCorrections(db: Executor, ownerId: number, productId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(productFacts)
    .where(and(eq(productFacts.ownerId, ownerId), eq(productFacts.productId, productId)));
  return row?.total ?? 0;
}

/** The corrections of one product. */
export async function correctionsOf(db: Executor, ownerId: number, productId: number): Promise<Correction[]> {
  return db
    .select({ family: productFacts.family, value: productFacts.value, label: productFacts.label, holds: productFacts.holds })
    .from(productFacts)
    .where(and(eq(productFacts.ownerId, ownerId), eq(productFacts.productId, productId)))
    .orderBy(productFacts.family, productFacts.value);
}

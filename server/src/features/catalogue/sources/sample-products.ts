/** Sample products, which an owner has until the first import of real products. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../../platform/db/index.ts';
import { catalogueSources, products } from '../tables.ts';
import { shopSource } from './shop-source.ts';
import { removeSource } from './source-store.ts';

/** The source of all samples; no shop can have this address. */
export const sampleSource = 'https://sample-shop.invalid/';

/** Removes the owner's sample products, except edited ones. Gives how many. */
export async function removeSamples(db: Db, ownerId: number, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const sourceId = await samplesOf(tx, ownerId);
    if (sourceId === null) return 0;
    const ofSamples = and(eq(products.ownerId, ownerId), eq(products.sourceId, sourceId), isNull(products.deletedAt));
    const removed = await tx
      .update(products)
      .set({ deletedAt: at })
      .where(and(ofSamples, sql`${products.edited} = '{}'`))
      .returning({ id: products.id });
    if ((await tx.$count(products, ofSamples)) === 0) await removeSource(tx, { ownerId, sourceId }, at);
    return removed.length;
  });
}

async function samplesOf(tx: Executor, ownerId: number): Promise<number | null> {
  const [source] = await tx
    .select({ id: catalogueSources.id })
    .from(catalogueSources)
    .where(and(eq(catalogueSources.ownerId, ownerId), eq(catalogueSources.address, shopSource(sampleSource))));
  return source?.id ?? null;
}

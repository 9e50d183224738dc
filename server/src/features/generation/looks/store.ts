/** Reads and writes the colours of owners' websites. */
import type { ShopColors } from '@parley/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { shopLooks } from '../tables.ts';

/** The colours read from an owner's shops. */
export const looksOf = (db: Executor, ownerId: number, shops: readonly string[]) =>
  db
    .select()
    .from(shopLooks)
    .where(and(eq(shopLooks.ownerId, ownerId), inArray(shopLooks.shop, [...shops])));

/** Stores the colours read from a shop, in place of earlier ones. */
export async function saveLook(
  db: Executor,
  ownerId: number,
  { shop, ...read }: { shop: string; colors: ShopColors | null; readAt: Date },
): Promise<void> {
  await db
    .insert(shopLooks)
    .values({ ownerId, shop, ...read })
    .onConflictDoUpdate({ target: [shopLooks.ownerId, shopLooks.shop], set: read });
}

/** The check before an owner's change of what the assistant knows. The tests of the assistant decide; they need the catalogue, so compose.ts passes this. */
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { catalogueChanged } from './importing/run-import.ts';

/** Changes what is stored. @throws HttpError where it cannot be done */
export type Change<T = unknown> = (tx: Executor) => Promise<T>;

export interface Holding {
  /**
   * `change` is tried out and taken back. `products` names the products that it changes, before and after; left out when it changes none.
   * @throws HttpError 409 where failing tests hold it back; what `change` throws
   */
  assertMayChange(ownerId: number, change: Change, products?: readonly string[]): Promise<void>;
}

/** What the owner's own changes need. */
export interface HoldingContext {
  platform: Platform;
  holding: Holding;
}

/**
 * Changes products as the owner asked, once the tests allow it, and announces it.
 * @param products the names of the products, before and after
 * @param isChange whether anything is different afterwards
 * @throws HttpError 409 where failing tests hold it back; what `change` throws
 */
export async function changeByHand<T>(
  { platform, holding }: HoldingContext,
  ownerId: number,
  products: readonly string[],
  change: Change<T>,
  isChange: (changed: T) => boolean = () => true,
): Promise<T> {
  await holding.assertMayChange(ownerId, change, products);
  const changed = await platform.db.transaction(change);
  if (isChange(changed)) await platform.database.publish(catalogueChanged, String(ownerId));
  return changed;
}

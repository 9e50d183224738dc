/** The check before something is published. The tests of the assistant decide; they need the recommenders, so compose.ts passes this. */
import type { Executor } from '../../platform/db/index.ts';

export interface Publishing {
  /** To be called before a recommender is switched on. @throws HttpError 409 */
  assertMayActivate(ownerId: number): Promise<void>;
  /**
   * To be called before the owner changes what the assistant knows; `change` is tried out and taken back. `products` names the products that it changes.
   * @throws HttpError 409; what `change` throws
   */
  assertMayChange(ownerId: number, change: (tx: Executor) => Promise<unknown>, products?: readonly string[]): Promise<void>;
}

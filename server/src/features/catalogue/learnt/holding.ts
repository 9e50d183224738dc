/** What is asked before the owner changes what the assistant knows. The tests of the assistant decide; they need the catalogue, so compose.ts passes this. */
import type { Executor } from '../../../platform/db/index.ts';

export interface Holding {
  /** `change` is tried out and taken back. @throws HttpError 409 where failing tests hold it back; what `change` throws */
  assertMayChange(ownerId: number, change: (tx: Executor) => Promise<unknown>): Promise<void>;
}

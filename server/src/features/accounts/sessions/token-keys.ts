/** Finding where a token is stored. */
import type { Executor } from '../../../platform/db/index.ts';
import { ownerIdIn, tokenHashOf } from '../secrets.ts';
import { ownerOfOldToken, type TokenKey, type TokenKind } from '../store.ts';

/** Where a token would be stored; null for one that names no owner and is not stored. Outside of transactions, because it may ask for all owners. */
export async function tokenKey(db: Executor, kind: TokenKind, token: string): Promise<TokenKey | null> {
  const tokenHash = tokenHashOf(token);
  const ownerId = ownerIdIn(token) ?? (await ownerOfOldToken(db, kind, tokenHash));
  return ownerId === null ? null : { ownerId, tokenHash };
}

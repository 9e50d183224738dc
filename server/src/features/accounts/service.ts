/** Checks credentials, and creates accounts that can be used at once. */
import { randomUUID } from 'node:crypto';
import { firstReservedOwnerId } from '@parley/contract/demos';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { fitsInTurn } from './secrets.ts';
import * as store from './store.ts';

/**
 * The owner with this name and password, or null; a wrong password, an unknown name and an invite not yet accepted look the same. `ownerIdOfName` is the id
 * of the active owner with the name, to tell that owner of a wrong password.
 */
export async function ownerByPassword(
  platform: Platform,
  username: string,
  password: string,
): Promise<{ owner: store.Owner | null; ownerIdOfName: number | null }> {
  const owner = await store.ownerByUsername(platform.db, username.toLowerCase());
  const fits = await fitsInTurn(platform, owner?.passwordHash ?? null, password);
  const active = owner?.status === 'active' ? owner : null;
  return { owner: fits ? active : null, ownerIdOfName: active?.id ?? null };
}

/**
 * Creates an account that can sign in at once. `username` is an e-mail address; `passwordHash` comes from `hashPassword`, computed before the
 * transaction began. Returns the owner's id, or 'taken' when the name has an account, also one that is only invited.
 */
export async function createActiveOwner(
  tx: Executor,
  owner: { username: string; passwordHash: string; name?: string; surname?: string; id?: number },
): Promise<number | 'taken'> {
  const id = (await store.insertOwner(tx, { ...owner, username: owner.username.toLowerCase(), status: 'active' })) ?? 'taken';
  // Reserved ids are far above those that the sequence gives.
  if (owner.id !== undefined && owner.id < firstReservedOwnerId) await store.passId(tx, owner.id);
  return id;
}

/**
 * Creates an owner for data that exists before its account does; nobody can sign in as it until it is claimed. Returns its id.
 * The caller deletes it if it is never claimed.
 * @throws Error in the improbable case that its random name is taken
 */
export async function createProvisionalOwner(tx: Executor): Promise<number> {
  // `.invalid` can receive no mail and so belongs to nobody; no password has this hash.
  const id = await store.insertOwner(tx, { username: `${randomUUID()}@draft.invalid`, passwordHash: 'none', status: 'invited' });
  if (id === null) throw new Error('a random name was taken');
  return id;
}

/**
 * Turns a provisional owner into an account that can sign in at once; `passwordHash` as for `createActiveOwner`. Returns 'taken' when the
 * name has an account; when two requests claim a name at once, the second gets the database's error for a duplicate.
 */
export async function claimOwner(
  tx: Executor,
  id: number,
  owner: { username: string; passwordHash: string },
): Promise<'claimed' | 'taken'> {
  const username = owner.username.toLowerCase();
  if (await store.ownerByUsername(tx, username)) return 'taken';
  await store.claimOwner(tx, id, { ...owner, username });
  return 'claimed';
}

/** Whether an account with this id exists. */
export const hasOwner = async (db: Executor, id: number): Promise<boolean> => (await store.ownerById(db, id)) !== null;

/** The e-mail address of an account; null when there is none, it is not active yet, or its address cannot receive mail. */
export async function addresseeOf(db: Executor, ownerId: number): Promise<{ username: string; name: string } | null> {
  const owner = await store.ownerById(db, ownerId);
  if (owner?.status !== 'active' || owner.username.endsWith('.invalid')) return null;
  return { username: owner.username, name: owner.name };
}

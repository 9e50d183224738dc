/** Deleting an account. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { parentsFirst, readingTables, type TableFacts } from '../../platform/db/tables.ts';
import type { Platform } from '../../platform/index.ts';
import { fitsInTurn } from './secrets.ts';
import * as store from './store.ts';

/**
 * Runs `work` in a transaction that locks the account, if `password` is its password, also after the lock. Returns the result of `work`, or
 * null for a wrong password.
 */
export async function withPassword<T>(
  platform: Platform,
  ownerId: number,
  password: string,
  work: (tx: Executor, owner: store.Owner) => Promise<T>,
): Promise<T | null> {
  const before = (await store.ownerById(platform.db, ownerId))?.passwordHash ?? null;
  if (!(await fitsInTurn(platform, before, password))) return null;
  return platform.database.longRunning.transaction(async (tx) => {
    const owner = await store.lockOwner(tx, ownerId);
    return owner?.passwordHash === before ? work(tx, owner) : null;
  });
}

/**
 * Deletes an owner with every row that refers to it. The list of tables comes from the database, so a table that is added later is included. What
 * refers to others goes first.
 */
export async function eraseOwner(tx: Executor, ownerId: number): Promise<void> {
  const { rows } = await tx.execute<{ [Fact in keyof TableFacts]: TableFacts[Fact] }>(sql.raw(readingTables));
  const owned = parentsFirst(rows).filter(({ hasOwner }) => hasOwner);
  for (const { name } of owned.toReversed()) await tx.execute(sql`delete from ${sql.identifier(name)} where owner_id = ${ownerId}`);
  await tx.execute(sql`delete from owners where id = ${ownerId}`);
}

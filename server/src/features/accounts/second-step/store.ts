/** The SQL of the second step. */
import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { recoveryCodes, secondSteps } from '../tables.ts';

/** The owner's second step, confirmed or not; null when none was begun. */
export async function secondStepOf(db: Executor, ownerId: number) {
  const [row] = await db.select().from(secondSteps).where(eq(secondSteps.ownerId, ownerId));
  return row ?? null;
}

/** Stores a secret that is not confirmed yet. False when the second step is on. */
export async function storeSecret(db: Executor, ownerId: number, secretSealed: string): Promise<boolean> {
  const rows = await db
    .insert(secondSteps)
    .values({ ownerId, secretSealed })
    .onConflictDoUpdate({ target: secondSteps.ownerId, set: { secretSealed, lastCounter: 0 }, setWhere: isNull(secondSteps.confirmedAt) })
    .returning({ ownerId: secondSteps.ownerId });
  return rows.length > 0;
}

/** Marks a code as used by its counter. False when it, or a later one, was used before. */
export async function useCounter(db: Executor, ownerId: number, counter: number): Promise<boolean> {
  const rows = await db
    .update(secondSteps)
    .set({ lastCounter: counter })
    .where(and(eq(secondSteps.ownerId, ownerId), lt(secondSteps.lastCounter, counter)))
    .returning({ ownerId: secondSteps.ownerId });
  return rows.length > 0;
}

/** Switches the second step on. */
export async function confirm(db: Executor, ownerId: number, at: Date): Promise<void> {
  await db.update(secondSteps).set({ confirmedAt: at }).where(eq(secondSteps.ownerId, ownerId));
}

/** Replaces all recovery codes. */
export async function replaceCodes(db: Executor, ownerId: number, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ ownerId, codeHash })));
}

/** Marks a recovery code as used. False when it is not a recovery code of the owner, or was used before. */
export async function useCode(db: Executor, ownerId: number, codeHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.ownerId, ownerId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ ownerId: recoveryCodes.ownerId });
  return rows.length > 0;
}

/** The number of unused recovery codes. */
export async function countCodes(db: Executor, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.ownerId, ownerId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Switches the second step off. */
export async function remove(db: Executor, ownerId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId));
  await db.delete(secondSteps).where(eq(secondSteps.ownerId, ownerId));
}

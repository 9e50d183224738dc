/** SQL of salts and of owners' choices. */
import { randomBytes } from 'node:crypto';
import type { MeasuringMode } from '@parley/contract';
import { eq, inArray, notInArray } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { measuring, unitSalts } from './tables.ts';

/** The salts of these days that exist, in hexadecimal. */
export async function saltsOf(db: Executor, days: string[]): Promise<Map<string, string>> {
  const rows = await db.select().from(unitSalts).where(inArray(unitSalts.day, days));
  return new Map(rows.map(({ day, salt }) => [day, salt.toString('hex')]));
}

/** Creates the salt of a day, unless another process was first. */
export async function createSalt(db: Executor, day: string): Promise<void> {
  await db
    .insert(unitSalts)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing();
}

/** Deletes the salts of all other days. */
export async function keepSalts(db: Executor, days: string[]): Promise<void> {
  await db.delete(unitSalts).where(notInArray(unitSalts.day, days));
}

/** What an owner chose; null for the default. */
export async function chosenMode(db: Executor, ownerId: number): Promise<MeasuringMode | null> {
  const [row] = await db.select({ mode: measuring.mode }).from(measuring).where(eq(measuring.ownerId, ownerId));
  return row?.mode ?? null;
}

/** Stores what an owner chose. */
export async function chooseMode(db: Executor, ownerId: number, mode: MeasuringMode): Promise<void> {
  await db.insert(measuring).values({ ownerId, mode }).onConflictDoUpdate({ target: measuring.ownerId, set: { mode } });
}

/** Tries out a change of the owner's knowledge: the tests run as if it was saved, in a transaction that is taken back. */
import type { AssistantTest, CompanyProfile } from '@parley/contract';
import type { Db } from '../../platform/db/index.ts';
import { saveCompanyProfile } from '../recommenders/index.ts';
import type { Context } from './context.ts';
import { presentTest } from './present.ts';
import { statusOf, tryTest } from './runs/running.ts';
import * as store from './store.ts';

/** The owner waits for it. */
const mostTests = 200;

/** Ends the transaction without keeping anything. */
class TakenBack extends Error {}

/** The tests whose answers would differ from their latest ones if this profile was saved, and how many tests were run. */
export async function rehearseProfile(
  context: Context,
  ownerId: number,
  profile: CompanyProfile,
  signal: AbortSignal,
): Promise<{ run: number; changed: AssistantTest[] }> {
  const { db, clock } = context.platform;
  const tests = (await store.allTests(db, ownerId)).slice(0, mostTests);
  const changed: AssistantTest[] = [];
  if (tests.length === 0) return { run: 0, changed };
  try {
    await db.transaction(async (tx) => {
      await saveCompanyProfile(tx, ownerId, profile, { now: clock.now() });
      // One after another: a transaction is one connection.
      for (const each of tests) {
        signal.throwIfAborted();
        const outcome = await tryTest(context, each, 'builtin', { signal, db: tx as unknown as Db });
        const { builtin } = each;
        const status = statusOf(outcome, builtin?.latest ?? null);
        const isNew = status === 'differs' || (status === 'worse' && builtin?.status !== 'worse');
        if (!isNew) continue;
        const now = clock.now();
        const base = { ownerId, testId: each.test.id, writtenBy: 'builtin' as const, acceptedAt: builtin?.at ?? now, at: now };
        const { latest, failures } = outcome;
        changed.push(presentTest({ ...each, builtin: { ...base, status, latest, failures, accepted: builtin?.latest ?? latest } }));
      }
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return { run: tests.length, changed };
}

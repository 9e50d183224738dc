/** Tries out a change of the owner's knowledge: the tests run as if it was saved, in a transaction that is taken back. */
import type { AssistantTest } from '@parley/contract';
import type { Db, Executor } from '../../../platform/db/index.ts';
import { passagesOfOwner } from '../../assistant/index.ts';
import type { Context } from '../context.ts';
import { presentTest } from '../present.ts';
import { type Outcome, runStatus, tryTest } from '../runs/running.ts';
import * as store from '../store.ts';
import { mostTellingTests } from './telling.ts';

/** The owner waits for it. */
const longestMs = 25_000;

/** Changes what the assistant knows. @throws HttpError where it cannot be done */
export type Change = (tx: Executor) => Promise<unknown>;

/** Options of a rehearsal. */
interface Looking {
  /** All by default. */
  isOfInterest?: (test: store.TestWithResults) => boolean;
  /** The names of the products that change; null when none do. */
  products?: readonly string[] | null;
}

/** What a rehearsal found. */
export interface Rehearsed {
  /** How many tests were looked at within the time. */
  run: number;
  /** How many there are to look at. */
  total: number;
  /** Those whose answers would differ from their latest ones. */
  changed: AssistantTest[];
}

/** Ends the transaction without keeping anything. */
class TakenBack extends Error {}

/**
 * The tests whose answers would differ from their latest ones after a change. As many are looked at as the time allows, those first that say most.
 * @throws what `change` throws
 */
export async function rehearse(
  context: Context,
  ownerId: number,
  change: Change,
  { isOfInterest = () => true, products = null }: Looking = {},
): Promise<Rehearsed> {
  const { db } = context.platform;
  const tests = (await store.allTests(db, ownerId)).filter(isOfInterest);
  const rehearsed: Rehearsed = { run: 0, total: tests.length, changed: [] };
  if (tests.length === 0) return rehearsed;
  const signal = AbortSignal.timeout(longestMs);
  try {
    await db.transaction(async (tx) => {
      const asDb = tx as unknown as Db;
      const before = await passagesOfOwner(asDb, ownerId);
      await change(tx);
      const ordered = mostTellingTests(tests, { before, after: await passagesOfOwner(asDb, ownerId), products: products ?? [] });
      // Only where some change: preparing a large catalogue takes seconds.
      const assistant = products ? { ...context.assistant, ...(await context.assistant.rehearsingWith(asDb, ownerId)) } : context.assistant;
      // One after another: a transaction is one connection.
      for (const each of ordered) {
        const outcome = await tryWithin({ ...context, assistant }, each, signal, asDb);
        if (!outcome) break;
        rehearsed.run += 1;
        const changed = changedBy(each, outcome, context.platform.clock.now());
        if (changed) rehearsed.changed.push(changed);
      }
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return rehearsed;
}

/** The outcome of a test; null when the time was up before its end. */
async function tryWithin(context: Context, test: store.TestWithResults, signal: AbortSignal, db: Db): Promise<Outcome | null> {
  if (signal.aborted) return null;
  try {
    return await tryTest(context, test, 'builtin', { signal, db });
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** The test with this outcome where that is new beside its latest one; null where it is not. */
function changedBy(each: store.TestWithResults, outcome: Outcome, now: Date): AssistantTest | null {
  const { test, builtin } = each;
  const { latest, failures } = outcome;
  const status = runStatus(outcome, builtin?.latest ?? null);
  const isNew = status === 'differs' || (status === 'worse' && builtin?.status !== 'worse');
  if (!isNew) return null;
  const base = { ownerId: test.ownerId, testId: test.id, writtenBy: 'builtin' as const, acceptedAt: builtin?.at ?? now, at: now };
  // The model was not asked.
  return presentTest({ test, model: null, builtin: { ...base, status, latest, failures, accepted: builtin?.latest ?? latest } }, null);
}

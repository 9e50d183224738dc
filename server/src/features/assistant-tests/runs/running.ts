/** Runs tests: asks the assistant, compares with the accepted answers, stores the results. */
import type { TestStatus, TestWriter } from '@parley/contract';
import type { Db } from '../../../platform/db/index.ts';
import type { RehearsedAnswer } from '../../assistant/index.ts';
import { unmet } from '../answers/expectations.ts';
import { answerLines, differencesOf } from '../answers/lines.ts';
import type { Context } from '../context.ts';
import * as store from '../store.ts';
import type { RecordedAnswers } from '../tables.ts';
import { marksOf } from './marks.ts';
import * as runs from './runs-store.ts';

/** The jobs of the queue; a run with a model may take long, and must not delay the others. */
export const jobOf: Record<TestWriter, string> = { builtin: 'assistant-tests', model: 'assistant-tests-model' };
export interface RunJob {
  ownerId: number;
  writtenBy: TestWriter;
}

/** Answers mostly wait for the database, or for a model. */
const atOnce: Record<TestWriter, number> = { builtin: 4, model: 2 };
const heartbeatMs = 2000;

/** The outcome of a test: its answers, and what is expected and not met. */
export interface Outcome {
  latest: RecordedAnswers;
  failures: string[];
  broken: boolean;
}

/** Asks the assistant the messages of a test. A model that fails makes the test broken, with the reason. @throws the signal's reason, and what the built-in assistant throws */
export async function tryTest(
  { assistant }: Context,
  { test }: store.TestWithResults,
  writtenBy: TestWriter,
  { signal, db }: { signal: AbortSignal; db?: Db },
): Promise<Outcome> {
  const { ownerId, turns, recommenderId, expectations } = test;
  let answers: RehearsedAnswer[];
  try {
    answers = await assistant.rehearse(ownerId, { turns, recommenderId, writtenBy, signal, ...(db && { db }) });
  } catch (error) {
    if (signal.aborted || writtenBy === 'builtin') throw error;
    return { latest: [], failures: ['The model gave no answer.'], broken: true };
  }
  if (writtenBy === 'model' && answers.some(({ receipt }) => receipt.writtenBy !== 'model'))
    return {
      latest: [],
      failures: ['The model did not write the answer: the daily limit of tokens is used up, its key is missing, or its provider failed.'],
      broken: true,
    };
  const last = answers.at(-1);
  return { latest: answers.map(answerLines), failures: last ? unmet(expectations, last) : [], broken: false };
}

/** The status of an outcome beside the answers that the owner accepted. */
export function runStatus({ latest, failures, broken }: Outcome, accepted: RecordedAnswers | null): TestStatus {
  if (broken) return 'broken';
  if (failures.length > 0) return 'worse';
  return accepted && differencesOf(accepted, latest).length > 0 ? 'differs' : 'same';
}

/** Runs one test and stores its result. The first answers are the accepted ones; `anew` makes the new ones so. */
export async function runTest(
  context: Context,
  each: store.TestWithResults,
  writtenBy: TestWriter,
  { signal, anew = false }: { signal: AbortSignal; anew?: boolean },
): Promise<void> {
  const { db, clock } = context.platform;
  const { ownerId, id } = each.test;
  const outcome = await tryTest(context, each, writtenBy, { signal });
  const before = each[writtenBy];
  const earlier = before && !anew && before.accepted.length > 0 ? before : null;
  const now = clock.now();
  const result = {
    ownerId,
    testId: id,
    writtenBy,
    status: runStatus(outcome, earlier?.accepted ?? null),
    accepted: earlier?.accepted ?? outcome.latest,
    acceptedAt: earlier?.acceptedAt ?? now,
    latest: outcome.latest,
    failures: outcome.failures,
    at: now,
  };
  await db.transaction((tx) => store.saveResult(tx, result, each.test));
}

/** Asks for a run. If one is waiting already, the causes are added to it. */
export async function requestRun({ platform }: Context, run: Omit<Parameters<typeof runs.queueRun>[1], 'at'>): Promise<runs.RunRow> {
  const queued = await runs.queueRun(platform.db, { ...run, at: platform.clock.now() });
  await platform.queue.send(jobOf[run.writtenBy], { ownerId: run.ownerId, writtenBy: run.writtenBy } satisfies RunJob);
  return queued;
}

/** Runs all tests of an owner when a run waits and none of its kind is under way. A run that waits meanwhile starts when this one ends. */
export async function work(context: Context, { ownerId, writtenBy }: RunJob, signal: AbortSignal): Promise<void> {
  const { platform } = context;
  const { db, clock } = platform;
  if (signal.aborted) return;
  const run = await runs.claimRun(db, ownerId, writtenBy, clock.now(), await marksOf(platform, ownerId));
  if (!run) return;
  try {
    await runAll(context, run, signal);
    await runs.endRun(db, run, 'done', clock.now());
  } catch (error) {
    // A process that stops leaves the run to the others, which find it without a heartbeat.
    if (signal.aborted) return;
    platform.log.error({ err: error, runId: run.id }, 'a run of the tests failed');
    await runs.endRun(db, run, 'failed', clock.now());
  }
  const next = await runs.latestRun(db, ownerId, writtenBy);
  if (next?.status === 'queued') await platform.queue.send(jobOf[writtenBy], { ownerId, writtenBy } satisfies RunJob);
}

async function runAll(context: Context, run: runs.RunRow, signal: AbortSignal): Promise<void> {
  const { db, clock } = context.platform;
  const tests = await store.allTests(db, run.ownerId);
  const waiting = [...tests];
  let done = 0;
  let reportedAt = performance.now();
  const report = async () => {
    reportedAt = performance.now();
    if (!(await runs.reportRun(db, run, { total: tests.length, done }, clock.now()))) throw new Error('the run was taken for dead');
  };
  await report();
  const worker = async () => {
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      signal.throwIfAborted();
      await runTest(context, test, run.writtenBy, { signal });
      done += 1;
      if (performance.now() - reportedAt > heartbeatMs) await report();
    }
  };
  await Promise.all(Array.from({ length: atOnce[run.writtenBy] }, worker));
  await report();
}

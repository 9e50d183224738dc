/** Making, changing, deleting and accepting tests. */
import type { AnswerDifference, AssistantTest, TestWriter } from '@parley/contract';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { acceptOne } from './answers/lines.ts';
import type { Context } from './context.ts';
import { presentTest } from './present.ts';
import { stateOfModel } from './runs/of-model.ts';
import { requestRun, runStatus, runTest } from './runs/running.ts';
import { latestRun } from './runs/runs-store.ts';
import * as store from './store.ts';

const mostTests = 1000;
/** A test that is made or changed is run at once; this is the longest time that its owner waits for it. */
const longestMs = 20_000;

const name = 'This test';
const soon = () => ({ signal: AbortSignal.timeout(longestMs) });

/** How many tests may still be made. @throws HttpError 409 when there is no room for one */
async function roomFor({ platform }: Context, ownerId: number): Promise<number> {
  const room = mostTests - (await store.countTests(platform.db, ownerId));
  if (room <= 0) throw conflict('too_many_tests', `You have ${mostTests} tests. Delete some that you do not need any more.`);
  return room;
}

/** Makes a test and runs it; its answers are the accepted ones. @throws HttpError 409 beyond the most tests */
export async function makeTest(context: Context, ownerId: number, made: store.NewTest): Promise<AssistantTest> {
  await roomFor(context, ownerId);
  const [id] = await store.insertTests(context.platform.db, ownerId, [made]);
  if (id === undefined) throw conflict('test_exists', 'There is such a test already.');
  const test = await runAndPresent(context, ownerId, id, false);
  // Later changes are noticed beside the state that a run began with.
  if (!(await latestRun(context.platform.db, ownerId, 'builtin')))
    await requestRun(context, { ownerId, writtenBy: 'builtin', causes: ['owner'] });
  return test;
}

/** Makes as many tests as there is room for; those that are made of something that has a test already are left out. Gives how many. */
export async function makeTests(context: Context, ownerId: number, made: readonly store.NewTest[]): Promise<number> {
  if (made.length === 0) return 0;
  const room = await roomFor(context, ownerId);
  const existing = new Set((await store.allTests(context.platform.db, ownerId)).map(({ test }) => test.madeOf));
  const fresh = made.filter(({ madeOf }) => madeOf === undefined || !existing.has(madeOf));
  return (await store.insertTests(context.platform.db, ownerId, fresh.slice(0, room))).length;
}

/** Changes a test and runs it. Other messages make the new answers the accepted ones. @throws HttpError 404 */
export async function changeTest(
  context: Context,
  ownerId: number,
  id: number,
  change: Pick<store.NewTest, 'recommenderId' | 'turns' | 'expectations'>,
): Promise<AssistantTest> {
  const before = await store.findTest(context.platform.db, ownerId, id);
  if (!before || !(await store.changeTest(context.platform.db, ownerId, id, change))) throw notFound(name);
  const asked = ({ turns, recommenderId }: Pick<store.NewTest, 'turns' | 'recommenderId'>) => JSON.stringify([turns, recommenderId]);
  return runAndPresent(context, ownerId, id, asked(before.test) !== asked(change));
}

async function runAndPresent(context: Context, ownerId: number, id: number, anew: boolean): Promise<AssistantTest> {
  const test = await store.findTest(context.platform.db, ownerId, id);
  if (!test) throw notFound(name);
  await runTest(context, test, 'builtin', { ...soon(), anew });
  return requireTest(context, ownerId, id);
}

/** A test as the owner sees it. @throws HttpError 404 */
export async function requireTest({ platform }: Context, ownerId: number, id: number): Promise<AssistantTest> {
  const found = await store.findTest(platform.db, ownerId, id);
  if (!found) throw notFound(name);
  return presentTest(found, (await stateOfModel(platform, ownerId)).currentFrom);
}

/** Deletes a test; it can be restored for a day. @throws HttpError 404 */
export async function removeTest({ platform }: Context, ownerId: number, id: number): Promise<void> {
  if (!(await store.deleteTest(platform.db, ownerId, id, platform.clock.now()))) throw notFound(name);
}

/** Restores a deleted test. @throws HttpError 404 */
export async function restoreTest(context: Context, ownerId: number, id: number): Promise<AssistantTest> {
  if (!(await store.restoreTest(context.platform.db, ownerId, id))) throw notFound(name);
  return requireTest(context, ownerId, id);
}

/** Accepts one difference, or all. @throws HttpError 404; 409 `stale` when the answers have changed in the meantime; 400 when there is no answer */
export async function accept(
  context: Context,
  ownerId: number,
  id: number,
  { writtenBy, difference }: { writtenBy: TestWriter; difference?: AnswerDifference | undefined },
): Promise<AssistantTest> {
  const { db, clock } = context.platform;
  const stale = () => conflict('stale', 'The answers have changed in the meantime; look at them again');
  const found = await store.findTest(db, ownerId, id);
  if (!found) throw notFound(name);
  const result = found[writtenBy];
  if (!result || result.status === 'broken') throw invalid({ writtenBy: 'There is no answer to accept' });
  const { latest, failures } = result;
  const accepted = difference ? acceptOne(result.accepted, latest, difference) : latest;
  if (!accepted) throw stale();
  const change = { accepted, status: runStatus({ latest, failures, broken: false }, accepted), acceptedAt: clock.now() };
  if (!(await store.acceptAnswers(db, { ownerId, testId: id, writtenBy }, change, latest))) throw stale();
  return requireTest(context, ownerId, id);
}

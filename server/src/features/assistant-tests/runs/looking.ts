/** Notices changes of what the answers depend on, and asks for runs. */

import { modelChanged } from '../../assistant/index.ts';
import { catalogueChanged, pagesChanged } from '../../catalogue/index.ts';
import { textsChanged } from '../../knowledge/index.ts';
import { profileChanged } from '../../recommenders/index.ts';
import type { Context } from '../context.ts';
import * as store from '../store.ts';
import { causesSince } from './marks.ts';
import { jobOf, requestRun } from './running.ts';
import * as runs from './runs-store.ts';

const lookJob = 'assistant-tests-look';
const dayMs = 86_400_000;
/** Long enough for a slow test with a model. */
const deadAfterMs = 180_000;
const ownersAtOnce = 100;

/** Asks for a run when something changed since the last one. @param everything also a few products */
export async function look(context: Context, ownerId: number, everything = false): Promise<void> {
  const { db } = context.platform;
  if ((await store.countTests(db, ownerId)) === 0) return;
  const last = await runs.latestStarted(db, ownerId, 'builtin');
  const causes = last ? await causesSince(context.platform, last, everything) : (['owner'] as const);
  if (causes.length > 0) await requestRun(context, { ownerId, writtenBy: 'builtin', causes: [...causes] });
}

/** Looks whenever one of the features that answers depend on announces a change, until the process stops. */
export async function lookAtChanges(context: Context, stopping: AbortSignal): Promise<void> {
  const { database, queue, log } = context.platform;
  await queue.work<{ ownerId: number }>(lookJob, { retries: 1, expireSeconds: 60 }, ({ ownerId }) => look(context, ownerId));
  for (const channel of [catalogueChanged, pagesChanged, profileChanged, textsChanged, modelChanged])
    await database.subscribe(channel, (ownerId, isOwn) => {
      // By the process that made the change alone, or each process would add a job for it.
      if (stopping.aborted || !isOwn) return;
      queue
        .send(lookJob, { ownerId: Number(ownerId) })
        .catch((error: unknown) => log.warn({ err: error }, 'a change is looked at with the next daily look'));
    });
}

/** Every few minutes: takes up runs whose process died, looks at every owner once a day, and removes for good what was deleted. */
export async function sweep(context: Context): Promise<void> {
  const { db, clock, queue } = context.platform;
  const now = clock.now();
  await runs.requeueDeadRuns(db, new Date(now.getTime() - deadAfterMs), now);
  for (const { ownerId, writtenBy } of await runs.waitingRuns(db)) await queue.send(jobOf[writtenBy], { ownerId, writtenBy });
  for (const ownerId of await runs.ownersToLookAt(db, new Date(now.getTime() - dayMs), ownersAtOnce)) {
    await runs.noteLook(db, ownerId, now);
    await look(context, ownerId, true);
  }
  await store.purgeTests(db, new Date(now.getTime() - dayMs));
}

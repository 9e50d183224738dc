/** Tests of the assistant: conversations with what is expected, run again whenever what the answers depend on changes (decision 035). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Context } from './context.ts';
import { assertMayActivate, assertMayChange } from './holding/publishing.ts';
import type { Change } from './holding/rehearsal.ts';
import { routes } from './routes.ts';
import { lookAtChanges, sweep } from './runs/looking.ts';
import { jobOf, type RunJob, work } from './runs/running.ts';

export { removeTestsOf } from './store.ts';

const sweepJob = 'assistant-tests-sweep';

/** What the features that publish something ask. */
export interface AssistantTests extends Feature {
  /** @throws HttpError 409 `tests_fail` when tests fail and the owner does not want to publish then */
  assertMayActivate(ownerId: number): Promise<void>;
  /**
   * @param change what the owner is about to save; it is tried out in a transaction that is taken back
   * @param products the names of the products that it changes, before and after; left out when it changes none
   * @throws HttpError 409 `tests_fail` when it would make tests fail and the owner does not want to publish then; 409 `tests_unfinished` when there
   * was no time to look at all tests that it could make fail; what `change` throws
   */
  assertMayChange(ownerId: number, change: Change, products?: readonly string[]): Promise<void>;
}

/**
 * Creates the feature. The two `assertMay…` functions throw HttpError 409 where failing tests hold back a recommender or a change of knowledge. The plugin registers the calls, the
 * jobs of the runs, and a check for changes every five minutes. Runs in progress end with the process.
 */
export function createAssistantTests(platform: Platform, { assistant }: Pick<Context, 'assistant'>): AssistantTests {
  const context: Context = { platform, assistant };
  const { queue } = platform;
  return {
    assertMayActivate: (ownerId) => assertMayActivate(context, ownerId),
    assertMayChange: (ownerId, change, products) => assertMayChange(context, ownerId, change, products),
    async plugin(app) {
      const stopping = new AbortController();
      app.addHook('onClose', async () => stopping.abort(new Error('the process stops')));
      for (const name of Object.values(jobOf))
        await queue.work<RunJob>(name, { retries: 0, expireSeconds: 3600 }, (job, signal) =>
          work(context, job, AbortSignal.any([signal, stopping.signal])),
        );
      await queue.work(sweepJob, { retries: 0, expireSeconds: 300 }, () => sweep(context));
      await queue.schedule(sweepJob, '*/5 * * * *');
      await lookAtChanges(context, stopping.signal);
      routes(app, context);
    },
  };
}

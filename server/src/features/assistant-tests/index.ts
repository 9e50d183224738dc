/** Tests of the assistant: conversations with what is expected, run again whenever what the answers depend on changes (decision 035). */
import type { CompanyProfile } from '@parley/contract';
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Context } from './context.ts';
import { assertMayActivate, assertMaySaveProfile } from './publishing.ts';
import { routes } from './routes.ts';
import { lookAtChanges, sweep } from './runs/looking.ts';
import { jobOf, type RunJob, work } from './runs/running.ts';

export { removeTestsOf } from './store.ts';

const sweepJob = 'assistant-tests-sweep';

/** What the features that publish something ask. */
export interface AssistantTests extends Feature {
  /** @throws HttpError 409 `tests_fail` when tests fail and the owner does not want to publish then */
  assertMayActivate(ownerId: number): Promise<void>;
  /** @throws HttpError 409 `tests_fail` when this profile would make tests fail and the owner does not want to publish then */
  assertMaySaveProfile(ownerId: number, profile: CompanyProfile): Promise<void>;
}

/**
 * Creates the feature. The two `assertMay…` functions throw HttpError 409 where failing tests hold back a recommender or a profile. The plugin registers the calls, the
 * jobs of the runs, and a check for changes every five minutes. Runs in progress end with the process.
 */
export function createAssistantTests(platform: Platform, { assistant }: Pick<Context, 'assistant'>): AssistantTests {
  const context: Context = { platform, assistant };
  const { queue } = platform;
  return {
    assertMayActivate: (ownerId) => assertMayActivate(context, ownerId),
    assertMaySaveProfile: (ownerId, profile) => assertMaySaveProfile(context, ownerId, profile),
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

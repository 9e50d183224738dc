/** What owners teach the assistant besides the company profile: texts, and answers to questions that it could not answer. */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Publishing } from '../recommenders/index.ts';
import { routes } from './routes.ts';
import { purgeTexts } from './texts-store.ts';

export { answeredKeys } from './answered-store.ts';
export { textsChanged } from './texts.ts';
export { textsOf, textsStamp } from './texts-store.ts';

const sweepJob = 'knowledge-sweep';
const dayMs = 86_400_000;

/**
 * Creates the feature: the calls of texts and of answers to open questions, and a job that erases texts deleted a day ago (daily). `publishing` is asked before anything
 * changes what the assistant knows, and throws HttpError 409 where a failing test holds it back.
 */
export function createKnowledge(platform: Platform, publishing: Pick<Publishing, 'assertMayChange'>): Feature {
  return {
    async plugin(app) {
      const { queue, db, clock } = platform;
      await queue.work(sweepJob, { retries: 1, expireSeconds: 60 }, () => purgeTexts(db, new Date(clock.now().getTime() - dayMs)));
      await queue.schedule(sweepJob, '17 4 * * *');
      routes(app, platform, publishing);
    },
  };
}

/** Experiments: which sales would not have come without a recommender, and which of several is better (decision 044). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { recommenderChanged } from '../questionnaires/index.ts';
import type { Experimenting, Recommenders } from '../recommenders/index.ts';
import type { Units } from '../units/index.ts';
import { countAll } from './counting/counting.ts';
import type { OrderBook } from './orders.ts';
import { routes } from './routes.ts';
import { createServing, type Serving } from './serving/serving.ts';

const countJob = 'experiments-count';

/** What other features use. */
export interface Experiments extends Feature, Experimenting {
  note: Serving['note'];
}

/**
 * Creates the feature: the calls of experiments, and a job that matches orders and closes days (hourly). `placeOf` and `placeNow` decide which recommender a visitor gets, `note`
 * stores an exposure. `recommenders` is a function, because the recommenders ask this feature what to show and are created after it.
 */
export function createExperiments(
  platform: Platform,
  { units, orders, recommenders }: { units: Units; orders: OrderBook; recommenders: () => Recommenders },
): Experiments {
  const serving = createServing(platform, units);
  return {
    runningOn: serving.runningOn,
    placeOf: serving.placeOf,
    placeNow: serving.placeNow,
    note: serving.note,
    async plugin(app) {
      const context = { platform, units, orders, recommenders: recommenders() };
      await platform.database.subscribe(recommenderChanged, serving.forget);
      await platform.queue.work(countJob, { retries: 0, expireSeconds: 3000 }, () => countAll(context));
      await platform.queue.schedule(countJob, '2 * * * *');
      routes(app, context);
      app.addHook('onClose', () => serving.drain());
    },
  };
}

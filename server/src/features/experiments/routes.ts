/** The calls of contract/experiments.ts. */
import {
  archiveExperiment,
  createExperiment,
  deleteExperiment,
  getExperiment,
  listExperiments,
  planExperiment,
  splitExperiment,
  startExperiment,
  stopExperiment,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { plan } from './plan.ts';
import { report, summaries } from './reports.ts';
import * as service from './service.ts';

const limits = [{ name: 'experiments', max: 300, seconds: 60 }];

/** Registers the routes on `app`. */
export function routes(app: FastifyInstance, context: service.Context): void {
  const { db, clock } = context.platform;
  const found = async (ownerId: number, id: number) => ({ experiment: await report(context, ownerId, id) });

  route(app, listExperiments, { limits }, async ({ ownerId }) => ({ experiments: await summaries(context, ownerId) }));

  route(app, planExperiment, { limits }, ({ ownerId, query }) => plan(db, context.orders, ownerId, query, clock.now()));

  route(app, getExperiment, { limits }, ({ ownerId, params }) => found(ownerId, params.id));

  route(app, createExperiment, { limits }, async ({ ownerId, body }) => found(ownerId, await service.create(context, ownerId, body)));

  route(app, startExperiment, { limits }, async ({ ownerId, params }) => {
    await service.start(context, ownerId, params.id);
    return found(ownerId, params.id);
  });

  route(app, stopExperiment, { limits }, async ({ ownerId, params, body }) => {
    await service.stop(context, ownerId, params.id, body.show);
    return found(ownerId, params.id);
  });

  route(app, splitExperiment, { limits }, async ({ ownerId, params, body }) => {
    await service.split(context, ownerId, params.id, body.group, body.share);
    return found(ownerId, params.id);
  });

  route(app, archiveExperiment, { limits }, async ({ ownerId, params, body }) => {
    await service.archive(context, ownerId, params.id, body.archived);
    return found(ownerId, params.id);
  });

  route(app, deleteExperiment, { limits }, async ({ ownerId, params }) => {
    await service.remove(context, ownerId, params.id);
    return { success: true as const };
  });
}

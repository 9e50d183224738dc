/** Registers the calls of contract/assistant-tests.ts. */
import * as calls from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { minorDigits } from '../../kit/money/minor-units.ts';
import { decodeText } from '../../platform/fetch/index.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { someProducts } from '../catalogue/index.ts';
import { recommenderNames, saveCompanyProfile } from '../recommenders/index.ts';
import type { Context } from './context.ts';
import { rehearse } from './holding/rehearsal.ts';
import { testsOfCsv } from './making/csv.ts';
import { testOfConversation } from './making/from-conversation.ts';
import { testsOfKnowledge } from './making/generate.ts';
import * as manage from './manage.ts';
import { presentRun, presentTest } from './present.ts';
import { marksOf } from './runs/marks.ts';
import { stateOfModel } from './runs/of-model.ts';
import { requestRun } from './runs/running.ts';
import * as runs from './runs/runs-store.ts';
import * as store from './store.ts';

const fileLimit = 1024 * 1024;
const making = [{ name: 'assistant-tests-make', max: 120, seconds: 60 }];
const running = [{ name: 'assistant-tests-run', max: 20, seconds: 60 }];

/** Registers the routes on `app`. */
export function routes(app: FastifyInstance, context: Context): void {
  const { platform } = context;
  const { db, clock } = platform;

  /** @throws HttpError 404 for a recommender that is not the owner's */
  async function requireRecommender(ownerId: number, popupId: number | null): Promise<void> {
    if (popupId !== null && !(await recommenderNames(db, ownerId)).has(popupId)) throw notFound('The recommender');
  }

  route(app, calls.listAssistantTests, {}, async ({ ownerId, query }) => {
    const [{ tests, total }, counts, builtin, model, holdBack, { hasModel, changed, currentFrom }] = await Promise.all([
      store.pageOfTests(db, ownerId, query),
      store.countByStatus(db, ownerId),
      runs.latestRun(db, ownerId, 'builtin'),
      runs.latestRun(db, ownerId, 'model'),
      store.isHeldBack(db, ownerId),
      stateOfModel(platform, ownerId),
    ]);
    return {
      tests: tests.map((test) => presentTest(test, currentFrom)),
      total,
      counts,
      runs: { builtin: builtin && presentRun(builtin), model: model && presentRun(model) },
      holdBack,
      hasModel,
      changedSinceModel: changed,
    };
  });

  route(app, calls.createAssistantTest, { limits: making }, async ({ ownerId, body: { popupId, ...body } }) => {
    await requireRecommender(ownerId, popupId);
    return { test: await manage.makeTest(context, ownerId, { ...body, recommenderId: popupId }) };
  });

  route(app, calls.createTestFromConversation, { limits: making }, async ({ ownerId, body }) => {
    const made = await testOfConversation(db, ownerId, body.engagementId, body.chatId);
    if (!made) throw notFound('This message');
    return { test: await manage.makeTest(context, ownerId, made) };
  });

  route(app, calls.updateAssistantTest, { limits: making }, async ({ ownerId, params, body: { popupId, ...body } }) => {
    await requireRecommender(ownerId, popupId);
    return { test: await manage.changeTest(context, ownerId, params.id, { ...body, recommenderId: popupId }) };
  });

  route(app, calls.deleteAssistantTest, {}, async ({ ownerId, params }) => {
    await manage.removeTest(context, ownerId, params.id);
    return { success: true as const };
  });

  route(app, calls.restoreAssistantTest, {}, async ({ ownerId, params }) => ({
    test: await manage.restoreTest(context, ownerId, params.id),
  }));

  route(app, calls.acceptAnswer, {}, async ({ ownerId, params, body }) => ({
    test: await manage.accept(context, ownerId, params.id, body),
  }));

  route(app, calls.importAssistantTests, { limits: running, fileLimit }, async ({ ownerId, files }) => {
    if (!files.file) throw invalid({ file: 'This is required' });
    const [product] = await someProducts(db, ownerId, 1);
    const read = testsOfCsv(decodeText(files.file.bytes, ''), minorDigits(product?.currency ?? 'EUR'));
    if (!read) throw invalid({ file: 'Must be a CSV file with a column “message”' });
    const made = await manage.makeTests(context, ownerId, read.tests);
    if (made > 0) await requestRun(context, { ownerId, writtenBy: 'builtin', causes: ['owner'] });
    return { made, faults: read.faults };
  });

  route(app, calls.generateAssistantTests, { limits: running }, async ({ ownerId }) => {
    const made = await manage.makeTests(context, ownerId, await testsOfKnowledge(platform, ownerId));
    const run = made > 0 ? await requestRun(context, { ownerId, writtenBy: 'builtin', causes: ['owner'] }) : null;
    return { made, run: run && presentRun(run) };
  });

  route(app, calls.startTestRun, { limits: running }, async ({ ownerId, body: { writtenBy } }) => {
    if (writtenBy === 'model' && (await marksOf(platform, ownerId)).model === '')
      throw invalid({ writtenBy: 'There is no model: the built-in assistant answers your visitors' });
    return { run: presentRun(await requestRun(context, { ownerId, writtenBy, causes: ['owner'] })) };
  });

  route(app, calls.updateTestSettings, {}, async ({ ownerId, body: { holdBack } }) => {
    await store.setHoldBack(db, ownerId, holdBack);
    return { holdBack };
  });

  route(app, calls.rehearseProfile, { limits: running }, ({ ownerId, body }) =>
    rehearse(context, ownerId, (tx) => saveCompanyProfile(tx, ownerId, body, { now: clock.now() })),
  );
}

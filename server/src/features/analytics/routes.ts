/** Registers the calls of contract/analytics.ts. */
import {
  exportAnalytics,
  getBreakdown,
  getChatAnalytics,
  getFunnel,
  getPopupAnalytics,
  getProductAnalytics,
  listTypedAnswers,
  listUnansweredQuestions,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../platform/files/csv.ts';
import { route, sent } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { reportCsv } from './exports.ts';
import { breakdownBy, productStatistics, unanswered } from './reports.ts';
import { chatStatistics, funnelOf, questionnaireStatistics } from './service.ts';
import { typedAnswers } from './typed.ts';

/** Registers the routes on `app`. */
export function routes(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;
  const limits = [{ name: 'analytics', max: 300, seconds: 60 }];
  route(app, getPopupAnalytics, { limits }, async ({ ownerId, query }) => ({
    questionnaire_data: await questionnaireStatistics(db, ownerId, query, clock.now()),
  }));
  route(app, getChatAnalytics, { limits }, async ({ ownerId, query }) => ({
    chatgpt_info: await chatStatistics(db, ownerId, query, clock.now()),
  }));
  route(app, getFunnel, { limits }, async ({ ownerId, params, query }) => ({
    funnel: await funnelOf(db, ownerId, params.questionnaireId, query, clock.now()),
  }));
  route(app, getBreakdown, { limits }, async ({ ownerId, query: { by, ...period } }) => ({
    breakdown: await breakdownBy(db, ownerId, by, period, clock.now()),
  }));
  route(app, getProductAnalytics, { limits }, async ({ ownerId, query }) => {
    const { rows, ...sums } = await productStatistics(db, ownerId, query, clock.now());
    return { products: { ...sums, rows: rows.map((row) => ({ ...row, image: platform.shownPicture(row.image) })) } };
  });
  route(app, listUnansweredQuestions, { limits }, async ({ ownerId, query }) => ({
    unanswered: await unanswered(db, ownerId, query, clock.now()),
  }));
  route(app, listTypedAnswers, { limits }, async ({ ownerId, query }) => ({
    typed: await typedAnswers(db, ownerId, query, clock.now()),
  }));
  route(
    app,
    exportAnalytics,
    { limits: [{ name: 'analytics-export', max: 60, seconds: 600 }] },
    async ({ ownerId, query, reply }): Promise<typeof sent> => {
      sendFile(reply, { type: 'text/csv', ...(await reportCsv(db, ownerId, query, clock.now())) });
      return sent;
    },
  );
}

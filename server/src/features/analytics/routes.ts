/** The calls of contract/analytics.ts. */
import { getChatAnalytics, getFunnel, getPopupAnalytics, listChatHistory } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { chatHistory, chatStatistics, funnelOf, questionnaireStatistics } from './service.ts';

export function routes(app: FastifyInstance, { db, clock }: Platform): void {
  const limits = [{ name: 'analytics', max: 300, seconds: 60 }];
  route(app, getPopupAnalytics, { limits }, async ({ ownerId }) => ({ questionnaire_data: await questionnaireStatistics(db, ownerId) }));
  route(app, getChatAnalytics, { limits }, async ({ ownerId }) => ({ chatgpt_info: await chatStatistics(db, ownerId, clock.now()) }));
  route(app, getFunnel, { limits }, async ({ ownerId, params, query }) => ({
    funnel: await funnelOf(db, ownerId, params.questionnaireId, query, clock.now()),
  }));
  route(app, listChatHistory, { limits }, ({ ownerId, query }) => chatHistory(db, ownerId, query));
}

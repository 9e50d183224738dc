/** Registers the calls of contract/history.ts. */
import { eraseConversation, exportChatHistory, getConversation, listChatHistory, reviewConversation } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../platform/files/csv.ts';
import { route, sent } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { asCsv, asJson } from './exporting.ts';
import { allConversations, chatHistory, conversationWithTimeline, erase, review } from './service.ts';

/** Registers the routes on `app`. */
export function routes(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;
  const limits = [{ name: 'history', max: 300, seconds: 60 }];

  route(app, listChatHistory, { limits }, ({ ownerId, query: { limit, offset, ...filters } }) =>
    chatHistory(db, ownerId, filters, { limit, offset }),
  );

  route(app, exportChatHistory, { limits: [{ name: 'history-export', max: 30, seconds: 600 }] }, ({ ownerId, query, reply }) => {
    const { format, ...filters } = query;
    const batches = allConversations(db, ownerId, filters);
    if (format === 'csv') sendFile(reply, { name: 'conversations.csv', type: 'text/csv', text: asCsv(batches) });
    else sendFile(reply, { name: 'conversations.json', type: 'application/json', text: asJson(batches) });
    return sent;
  });

  route(app, getConversation, { limits }, ({ ownerId, params }) => conversationWithTimeline(db, ownerId, params.engagementId));

  route(app, reviewConversation, { limits }, async ({ ownerId, params, body }) => {
    await review(db, ownerId, params.engagementId, body.reviewed ? clock.now() : null);
    return { success: true as const };
  });

  route(app, eraseConversation, { limits }, async ({ ownerId, params }) => {
    await erase(platform, ownerId, params.engagementId);
    return { success: true as const };
  });
}

/** The calls of contract/handover.ts. */
import {
  answerHandover,
  askPerson,
  countHandovers,
  getHandover,
  getPersonAnswers,
  getPersonForm,
  listHandovers,
  settleHandover,
  stopPersonMails,
} from '@parley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/http/errors.ts';
import { limiter } from '../../platform/http/load/limits.ts';
import { route } from '../../platform/http/route.ts';
import { hasOwner } from '../accounts/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import { readStopToken } from './mailing/addresses.ts';
import * as mailStore from './mailing/mail-store.ts';
import { presentHandover, presentSummary } from './present.ts';
import * as service from './service.ts';
import { shopOf, wordsFor } from './shop.ts';
import * as store from './store.ts';

interface Ids {
  userId: string;
  popupId: string;
}
const recommenderOf = ({ params }: FastifyRequest) => `${(params as Ids).userId}/${(params as Ids).popupId}`;

/** A person sends a message or two; a flood comes from one address or aims at one shop. */
const askingLimits = [
  { name: 'person-burst', max: 5, seconds: 600 },
  { name: 'person-day', max: 20, seconds: 86_400 },
];
const perRecommender = { name: 'person-recommender', max: 100, seconds: 3600, key: recommenderOf };
/** Many visitors of one mobile carrier share an address, and an open widget asks up to six times a minute. */
const readingLimits = [{ name: 'person-answers', max: 600, seconds: 60 }];

/** Registers the routes on `app`. */
export function routes(app: FastifyInstance, context: service.Context & { recommenders: Recommenders }): void {
  const { platform, engagements, recommenders } = context;
  const { db, clock } = platform;
  const limitRecommender = limiter(app, [perRecommender]);

  route(app, getPersonForm, { limits: readingLimits }, async ({ params, query, request }) => {
    const recommender = await recommenders.findForVisitor(params.userId, params.popupId);
    if (!recommender) throw notFound('The recommender');
    recommenders.assertOriginAllowed(request, recommender);
    const language = service.formLanguage(query.language, recommender);
    return { words: wordsFor(language, await shopOf(db, params.userId, language)) };
  });

  route(app, askPerson, { limits: askingLimits }, async ({ params, body, request, reply }) => {
    const of = { ownerId: params.userId, recommenderId: params.popupId };
    const { visit, recommender } = await engagements.visitToRead(request, params.engagementId, of);
    await limitRecommender(request, reply);
    await service.ask(context, visit, recommender, body);
    return { success: true as const };
  });

  route(app, getPersonAnswers, { limits: readingLimits }, async ({ params, query, request }) => {
    const of = { ownerId: params.userId, recommenderId: params.popupId };
    const { visit } = await engagements.visitToRead(request, params.engagementId, of);
    return service.newsFor(context, visit, query.after ?? 0);
  });

  const limits = [{ name: 'handovers', max: 300, seconds: 60 }];

  route(app, listHandovers, { limits }, async ({ ownerId, query: { state, ...page } }) => {
    const [{ rows, total }, open] = await Promise.all([store.listHandovers(db, ownerId, state, page), store.countOpen(db, ownerId)]);
    return { handovers: rows.map(presentSummary), total, open };
  });

  route(app, countHandovers, { limits }, async ({ ownerId }) => ({ open: await store.countOpen(db, ownerId) }));

  const found = async (ownerId: number, id: number) => ({ handover: await presentHandover(platform, await service.find(db, ownerId, id)) });

  route(app, getHandover, { limits }, ({ ownerId, params }) => found(ownerId, params.id));

  route(app, answerHandover, { limits }, async ({ ownerId, params, body }) => {
    await service.answer(context, ownerId, params.id, body);
    return found(ownerId, params.id);
  });

  route(app, settleHandover, { limits }, async ({ ownerId, params, body }) => {
    await service.settle(context, ownerId, params.id, body.open);
    return found(ownerId, params.id);
  });

  route(app, stopPersonMails, { limits: [{ name: 'no-more-mail', max: 60, seconds: 60 }] }, async ({ params }) => {
    const stop = readStopToken(platform, params.token);
    if (!stop || !(await hasOwner(db, stop.ownerId))) throw notFound('This link');
    await mailStore.stopMails(db, stop.ownerId, stop.addressHash, clock.now());
    return { success: true as const };
  });
}

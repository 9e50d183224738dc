/** The calls of contract/recommendation.ts. */
import { checkQuestionnaireProducts, matchProducts, tryProductChoice } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { checkProducts, productsOfRules } from './matching.ts';
import { type Context, tryChoice } from './service.ts';

/** Asked while somebody types, with a pause after each key. */
const matching = { limits: [{ name: 'matching', max: 240, seconds: 60 }] };
const choices = { limits: [{ name: 'product-choice', max: 240, seconds: 60 }] };
const checks = { limits: [{ name: 'product-check', max: 60, seconds: 60 }] };

export function routes(app: FastifyInstance, context: Context): void {
  route(app, matchProducts, matching, ({ ownerId, body }) => productsOfRules(context, ownerId, body.rules, body.limit));

  route(app, tryProductChoice, choices, ({ ownerId, body }) => tryChoice(context, ownerId, body));

  route(app, checkQuestionnaireProducts, checks, ({ ownerId, params }) => checkProducts(context, ownerId, params.id));
}

/** The calls of contract/recommendation.ts, simulated visits (contract/simulation.ts), and the facts that rules can name (contract/facts.ts). */
import { checkQuestionnaireProducts, listFactValues, matchProducts, simulateVisits, tryProductChoice } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { checkProducts, visitsThrough } from './checking/check.ts';
import { factValues } from './fact-values.ts';
import { productsOfRules } from './matching.ts';
import { type Context, tryChoice } from './service.ts';

/** Requested while the owner types, after a pause. */
const matching = { limits: [{ name: 'matching', max: 240, seconds: 60 }] };
const choices = { limits: [{ name: 'product-choice', max: 240, seconds: 60 }] };
const checks = { limits: [{ name: 'product-check', max: 60, seconds: 60 }] };

/** As many questions as an outline may have, with all the rules of their answers. */
const simulations = { ...checks, bodyLimit: 16 * 1024 * 1024 };

/** Registers the calls of contract/recommendation.ts, and simulated visits. */
export function routes(app: FastifyInstance, context: Context): void {
  route(app, matchProducts, matching, ({ ownerId, body }) => productsOfRules(context, ownerId, body.rules, body.limit));

  route(app, listFactValues, {}, async ({ ownerId }) => factValues(await context.shelves.of(ownerId)));

  route(app, tryProductChoice, choices, ({ ownerId, body }) => tryChoice(context, ownerId, body));

  route(app, simulateVisits, simulations, ({ ownerId, body }) => visitsThrough(context, ownerId, body));

  route(app, checkQuestionnaireProducts, checks, ({ ownerId, params }) => checkProducts(context, ownerId, params.id));
}

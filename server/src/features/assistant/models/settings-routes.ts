/** The calls of contract/assistant.ts. */
import { type AssistantTrial, getAssistant, tryAssistant, updateAssistant } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { limiter } from '../../../platform/http/load/limits.ts';
import { route } from '../../../platform/http/route.ts';
import type { Context } from '../context.ts';
import { readAssistant } from './read-settings.ts';
import { modelToTry, saveAssistant } from './settings.ts';
import { modelChanged } from './signature.ts';
import { tryModel } from './trial.ts';

/** A limit in case the model does not keep its own deadline. */
const longestMs = 40_000;

/** Registers the calls for the owner's choice of a model. */
export function settingsRoutes(app: FastifyInstance, { platform, models: { breakers }, meanings }: Context): void {
  // Every trial calls somebody else's server, so the limit keeps us from being used to scan hosts.
  const limitTrials = limiter(app, [{ name: 'assistant-try', max: 20, seconds: 600, key: ({ ownerId }) => String(ownerId) }]);

  route(app, getAssistant, {}, ({ ownerId }) => readAssistant(platform, breakers, ownerId));

  route(app, updateAssistant, {}, async ({ ownerId, body, request, reply }) => {
    // A new embedding model is tried before it is saved.
    if (body.embeddingModel) await limitTrials(request, reply);
    await saveAssistant(platform, ownerId, body);
    await platform.database.publish(modelChanged, String(ownerId));
    meanings.send(ownerId);
    return readAssistant(platform, breakers, ownerId);
  });

  route(app, tryAssistant, {}, async ({ ownerId, body: { key: typed, ...choice }, request, reply }) => {
    await limitTrials(request, reply);
    const model = await modelToTry(platform, ownerId, choice, typed);
    return model ? tryModel(model, AbortSignal.timeout(longestMs)) : builtIn;
  });
}

const builtIn: AssistantTrial = { ok: true, code: 'answers', message: 'The built-in assistant always answers.', ms: 0 };

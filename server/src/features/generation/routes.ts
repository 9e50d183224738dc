/**
 * The calls of the demo, which anybody may make and which are therefore rate-limited, and the suggestion of a questionnaire for an owner.
 */
import {
  adoptGeneration,
  cancelGeneration,
  generatePopup,
  getGeneration,
  quickCustomize,
  saveGeneratedPopup,
  startGeneration as start,
  suggestQuestionnaire as suggest,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { invalid } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { rememberDevice } from '../accounts/index.ts';
import type { Context } from './context.ts';
import { generateDraft, generationOf, startGeneration, stopGeneration } from './drafts/generating.ts';
import { suggestQuestionnaire } from './questions/suggesting.ts';
import { adoptDraft, takeDraft, tryDraft } from './service.ts';

const tenMinutes = 600;

/** Registers the calls of contract/generation.ts and `suggestQuestionnaire`. */
export function routes(app: FastifyInstance, context: Context): void {
  route(app, generatePopup, { limits: [{ name: 'generate', max: 6, seconds: tenMinutes }] }, ({ body, request }) =>
    generateDraft(context, { ...body, who: networkOf(request.ip) }),
  );

  route(app, start, { limits: [{ name: 'generations', max: 8, seconds: tenMinutes }] }, async ({ body, request }) => {
    if (body.from === 'description' && !body.description) throw invalid({ description: 'This is required' });
    const id = await startGeneration(context, { ...body, who: networkOf(request.ip) });
    return { generation: await generationOf(context, id) };
  });

  route(app, getGeneration, { limits: [{ name: 'watch-generation', max: 2000, seconds: tenMinutes }] }, async ({ params }) => ({
    generation: await generationOf(context, params.id),
  }));

  route(app, cancelGeneration, { limits: [{ name: 'cancel-generation', max: 30, seconds: tenMinutes }] }, async ({ params }) => ({
    generation: await stopGeneration(context, params.id),
  }));

  route(app, adoptGeneration, { limits: [{ name: 'adopt-draft', max: 10, seconds: tenMinutes }] }, ({ ownerId, params }) =>
    adoptDraft(context, ownerId, params.id),
  );

  route(app, saveGeneratedPopup, { limits: [{ name: 'save-draft', max: 12, seconds: tenMinutes }] }, ({ body }) => tryDraft(context, body));

  route(
    app,
    quickCustomize,
    { limits: [{ name: 'customize', max: 10, seconds: tenMinutes }] },
    async ({ params, body, request, reply }) => {
      const session = await takeDraft(app, context, params.popupId, body, request.headers['user-agent'] ?? '');
      rememberDevice(context.platform, reply, session.username);
      return session;
    },
  );

  route(app, suggest, { limits: [{ name: 'suggest-questionnaire', max: 20, seconds: tenMinutes }] }, async ({ ownerId, body }) => ({
    questionnaire: await suggestQuestionnaire(context.platform, ownerId, body.name),
  }));
}

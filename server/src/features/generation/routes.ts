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
import { backdrops } from '@parley/contract/paths';
import type { FastifyInstance } from 'fastify';
import { HttpError, invalid } from '../../platform/http/errors.ts';
import { limiter, networkOf } from '../../platform/http/load/limits.ts';
import { route } from '../../platform/http/route.ts';
import { rememberDevice } from '../accounts/index.ts';
import type { Context } from './context.ts';
import { backdropPage, generateDraft, generationOf, startGeneration, stopGeneration } from './drafts/generating.ts';
import { suggestQuestionnaire } from './questions/suggesting.ts';
import { adoptDraft, takeDraft, tryDraft } from './service.ts';
import { backdropPolicy } from './shop/backdrop.ts';

const tenMinutes = 600;

const backdropHeaders = {
  // The token in its address is for nobody else, and it is gone with the draft.
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'cross-origin-resource-policy': 'same-origin',
  // Its sandbox gives it an origin of its own anyway; asking for it is a warning on the console.
  'origin-agent-cluster': '?0',
};

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

  // For a frame of our own pages, so it is HTML and no call of the contract.
  app.get<{ Params: { id: string } }>(
    `${backdrops}:id`,
    { preHandler: limiter(app, [{ name: 'backdrop', max: 120, seconds: tenMinutes }]) },
    async ({ params, headers }, reply) => {
      // At the top of a window it would be a stranger's page under our name.
      if ((headers['sec-fetch-dest'] ?? 'iframe') !== 'iframe')
        throw new HttpError(403, 'frame_only', 'This page is shown in a frame only.');
      const page = await backdropPage(context, params.id);
      return reply
        .type('text/html; charset=utf-8')
        .headers({ ...backdropHeaders, 'content-security-policy': backdropPolicy })
        .send(page);
    },
  );

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

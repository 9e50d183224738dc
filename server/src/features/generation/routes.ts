/** The three calls of the demo. Each may be made by anybody, so each is counted. */
import { generatePopup, quickCustomize, saveGeneratedPopup } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { generateDraft } from './generating.ts';
import { takeDraft, tryDraft } from './service.ts';

const TEN_MINUTES = 600;

export function routes(app: FastifyInstance, platform: Platform): void {
  route(app, generatePopup, { limits: [{ name: 'generate', max: 6, seconds: TEN_MINUTES }] }, ({ body }) => generateDraft(platform, body));

  route(app, saveGeneratedPopup, { limits: [{ name: 'save-draft', max: 12, seconds: TEN_MINUTES }] }, ({ body }) =>
    tryDraft(platform, body),
  );

  route(app, quickCustomize, { limits: [{ name: 'customize', max: 10, seconds: TEN_MINUTES }] }, ({ params, body, request }) =>
    takeDraft(app, platform, params.popupId, body, request.headers['user-agent'] ?? ''),
  );
}

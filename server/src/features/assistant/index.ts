/** The assistant: answers from the owner's words and catalogue, built in or through a model, always behind the guard (design section 8). */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { openModel } from './model.ts';
import { routes } from './routes.ts';

export async function assistant(app: FastifyInstance, platform: Platform): Promise<void> {
  routes(app, platform, platform.config.ai ? openModel(platform.config.ai) : null);
}

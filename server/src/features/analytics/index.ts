/** Analytics and chat history (specification sections 2, 3 and 7). */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';

export async function analytics(app: FastifyInstance, platform: Platform): Promise<void> {
  routes(app, platform);
}

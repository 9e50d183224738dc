/**
 * The owner's chat history: conversations, their search and export, and the visitor's way through each (specification sections 2, 3, 7).
 */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';

export async function history(app: FastifyInstance, platform: Platform): Promise<void> {
  routes(app, platform);
}

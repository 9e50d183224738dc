import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';

export async function site(_app: FastifyInstance, _platform: Platform): Promise<void> {}

import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';

export async function accounts(_app: FastifyInstance, _platform: Platform): Promise<void> {}

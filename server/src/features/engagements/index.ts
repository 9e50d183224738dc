import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';

export async function engagements(_app: FastifyInstance, _platform: Platform): Promise<void> {}

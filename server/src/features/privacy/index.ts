/** Privacy: export, retention, and the end of an account (design section 10). Erasing visitors is the engagements' own. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import { eraseOld, sweepAfterGone } from './service.ts';

const RETENTION_JOB = 'privacy-retention';
const SWEEP_JOB = 'privacy-sweep';

export async function privacy(app: FastifyInstance, platform: Platform): Promise<void> {
  const { queue } = platform;
  await queue.work(RETENTION_JOB, { retries: 3, expireSeconds: 3600 }, (_data, signal) => eraseOld(platform, signal));
  await queue.schedule(RETENTION_JOB, '17 3 * * *');
  await queue.work(SWEEP_JOB, { retries: 0, expireSeconds: 600 }, () => sweepAfterGone(platform));
  await queue.schedule(SWEEP_JOB, '*/10 * * * *');
  routes(app, platform);
}

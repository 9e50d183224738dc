/** The call of contract/leads.ts. */
import { contactForm } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { isRobot } from './robots.ts';
import { receive } from './service.ts';

/** Registers the call of the contact form. */
export function routes(app: FastifyInstance, platform: Platform): void {
  route(app, contactForm, { limits: [{ name: 'contact', max: 10, seconds: 600 }] }, async ({ body }) => {
    if (!isRobot(body)) await receive(platform, body);
    return { success: true as const };
  });
}

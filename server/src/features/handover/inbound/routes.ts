/** The call that takes replies of owners, in a scope of its own, where bodies stay the bytes that arrived. */
import { receiveMail } from '@parley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createBounded } from '../../../platform/background/bounded.ts';
import { notFound, unauthorized } from '../../../platform/http/errors.ts';
import { limiter } from '../../../platform/http/load/limits.ts';
import { route } from '../../../platform/http/route.ts';
import { areEqual } from '../../../platform/secrets/signing.ts';
import type { Context } from '../service.ts';
import { receive } from './receiving.ts';

/** Mail servers usually take no larger messages: Postfix 10,240,000 bytes. */
const messageBytes = 10 * 1024 * 1024;

/** Registers the call. */
export function inboundRoutes(app: FastifyInstance, context: Context): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const limit = limiter(app, [{ name: 'inbound-mail', max: 600, seconds: 60 }]);
  const reading = createBounded({ atOnce: 2, waiting: 20, retrySeconds: 30 });
  // Before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    await limit(request, reply);
    requireSecret(request, context.platform.config.inboundMail);
  });
  route(app, receiveMail, { bodyLimit: messageBytes }, async ({ request }) => {
    const message = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return { outcome: await reading.run(() => receive(context, message)) };
  });
}

/** @throws HttpError 404 where no mail is received, 401 for another secret */
function requireSecret({ headers }: FastifyRequest, inboundMail: { secret: string } | null): void {
  if (!inboundMail) throw notFound('This address');
  const [, scheme = '', credentials = ''] = /^(bearer|basic) +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const secret =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : credentials;
  if (!areEqual(secret, inboundMail.secret)) throw unauthorized('The secret is not that of INBOUND_MAIL_SECRET');
}

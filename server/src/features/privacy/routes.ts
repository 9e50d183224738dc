/** The calls of contract/privacy.ts. */
import { Readable } from 'node:stream';
import {
  deleteAccount as deleteAccountCall,
  downloadExport,
  getRetention,
  type Retention,
  setRetention,
  startExport,
} from '@parley/contract';
import { addressOf } from '@parley/contract/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { dayOf } from '../../platform/clock.ts';
import { notFound } from '../../platform/http/errors.ts';
import { limiter } from '../../platform/http/load/limits.ts';
import { route, sent } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { hasOwner } from '../accounts/index.ts';
import { ownerExport } from './export.ts';
import { deleteAccount } from './service.ts';
import * as store from './store.ts';

const linkMs = 120_000;
const downloads = { name: 'export-download', max: 30, seconds: 600 };
const account = ({ ownerId }: { ownerId: number | undefined }) => String(ownerId);

/** Registers the calls for export, retention and deleting the account. */
export function routes(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;
  const signer = platform.signer('export');
  // Counted per account, because the body holds a password to guess, and because an export reads everything.
  const limitGuesses = limiter(app, [{ name: 'delete-account', max: 10, seconds: 600, key: account }]);
  const limitExports = limiter(app, [{ name: 'export', max: 10, seconds: 600, key: account }]);

  route(app, getRetention, {}, async ({ ownerId }) => presentRetention(await store.keepDaysOf(db, ownerId)));

  route(app, setRetention, {}, async ({ ownerId, body }) => {
    await store.setKeepDays(db, ownerId, body.keepDays);
    return body;
  });

  route(app, startExport, {}, async ({ ownerId, request, reply }) => {
    await limitExports(request, reply);
    return { path: addressOf(downloadExport.path, { token: signer.sign(`${ownerId}-${clock.now().getTime() + linkMs}`) }) };
  });

  route(app, downloadExport, { limits: [downloads] }, async ({ params, reply }): Promise<typeof sent> => {
    const [ownerId = 0, until = 0] = signer.verify(params.token)?.split('-').map(Number) ?? [];
    if (until < clock.now().getTime() || !(await hasOwner(db, ownerId))) throw notFound('The download');
    await platform.pending.catchUp(ownerId);
    sendFile(reply, ownerExport(platform, ownerId), `parley-${dayOf(clock.now())}.json`);
    return sent;
  });

  route(app, deleteAccountCall, {}, async ({ ownerId, body, request, reply }) => {
    await limitGuesses(request, reply);
    await deleteAccount(platform, ownerId, body);
    return { success: true as const };
  });
}

const presentRetention = (keepDays: number | null): Retention => ({ keepDays: keepDays as Retention['keepDays'] });

function sendFile(reply: FastifyReply, text: AsyncGenerator<string>, name: string): void {
  reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    .send(Readable.from(text));
}

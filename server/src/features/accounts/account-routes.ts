/** The calls of contract/accounts.ts that an owner makes about their own account. */
import {
  type Account,
  changePassword as changePasswordCall,
  endSession as endSessionCall,
  findSession,
  getAccount,
  listSessions,
  updateAccount,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { impossible, notFound, unauthorized } from '../../platform/http/errors.ts';
import { limiter } from '../../platform/http/load/limits.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { changePassword } from './passwords/passwords.ts';
import { sessionIdOf, sessionsOf } from './sessions/sessions.ts';
import * as store from './store.ts';

const wrong = 'This is not your current password';

/** An access token may outlive its account by some minutes; a deleted account counts as not signed in. @throws HttpError 401 */
function presentAccount(owner: store.Owner | null): Account {
  if (!owner) throw unauthorized();
  const { username, name, surname } = owner;
  return { username, name, surname };
}

/** Registers the calls for an owner's account: profile, password and sessions. */
export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  // Counted per account, so that somebody with a stolen session cannot guess from many addresses.
  const limitGuesses = limiter(app, [{ name: 'change-password', max: 10, seconds: 600, key: ({ ownerId }) => String(ownerId) }]);

  route(app, getAccount, {}, async ({ ownerId }) => presentAccount(await store.ownerById(db, ownerId)));

  route(app, updateAccount, {}, async ({ ownerId, body }) => presentAccount(await store.renameOwner(db, ownerId, body)));

  route(app, changePasswordCall, {}, async ({ ownerId, body, request, reply }) => {
    await limitGuesses(request, reply);
    if (!(await changePassword(platform, ownerId, body))) throw impossible('wrong_password', wrong, { current: wrong });
    return { success: true as const };
  });

  route(app, listSessions, {}, async ({ ownerId }) => ({ sessions: await sessionsOf(platform, ownerId) }));

  route(app, findSession, {}, async ({ ownerId, body }) => ({ id: await sessionIdOf(db, ownerId, body.refresh) }));

  route(app, endSessionCall, {}, async ({ ownerId, params }) => {
    if (!(await store.endSession(db, { ownerId, id: params.id }, platform.clock.now()))) throw notFound('This device');
    return { success: true as const };
  });
}

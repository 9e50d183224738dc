/** The calls of contract/second-step.ts. */
import {
  beginSecondStep as beginCall,
  confirmSecondStep as confirmCall,
  endSecondStep,
  getSecondStep,
  renewRecoveryCodes as renewCall,
} from '@parley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { conflict, impossible, unauthorized } from '../../../platform/http/errors.ts';
import { limiter } from '../../../platform/http/limits.ts';
import { route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/index.ts';
import { fitsInTurn } from '../secrets.ts';
import { ownerById } from '../store.ts';
import { beginSecondStep, confirmSecondStep, renewRecoveryCodes } from './service.ts';
import * as store from './store.ts';

const wrongPassword = 'This is not your password';
const wrongCode = 'This code is not right; take the newest one of the app';

/** Registers the calls. */
export function secondStepRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  // Counted per account, so that somebody with a stolen session cannot guess from many addresses.
  const limitGuesses = limiter(app, [{ name: 'second-step-password', max: 10, seconds: 600, key: ({ ownerId }) => String(ownerId) }]);
  const ownerWith = async (ownerId: number, password: string, request: FastifyRequest, reply: FastifyReply) => {
    await limitGuesses(request, reply);
    const owner = await ownerById(db, ownerId);
    if (!owner) throw unauthorized();
    if (!(await fitsInTurn(platform, owner.passwordHash, password)))
      throw impossible('wrong_password', wrongPassword, { password: wrongPassword });
    return owner;
  };

  route(app, getSecondStep, {}, async ({ ownerId }) => {
    const step = await store.secondStepOf(db, ownerId);
    return { since: step?.confirmedAt?.toISOString() ?? null, codesLeft: step?.confirmedAt ? await store.countCodes(db, ownerId) : 0 };
  });

  route(app, beginCall, {}, async ({ ownerId, body, request, reply }) => {
    const begun = await beginSecondStep(platform, await ownerWith(ownerId, body.password, request, reply));
    if (!begun) throw conflict('second_step_on', 'The second step is on already');
    return begun;
  });

  route(app, confirmCall, {}, async ({ ownerId, body, request, reply }) => {
    await limitGuesses(request, reply);
    const codes = await confirmSecondStep(platform, ownerId, body.code);
    if (!codes) throw impossible('wrong_code', wrongCode, { code: wrongCode });
    return { codes };
  });

  route(app, renewCall, {}, async ({ ownerId, body, request, reply }) => {
    await ownerWith(ownerId, body.password, request, reply);
    const codes = await renewRecoveryCodes(platform, ownerId);
    if (!codes) throw conflict('second_step_off', 'The second step is off');
    return { codes };
  });

  route(app, endSecondStep, {}, async ({ ownerId, body, request, reply }) => {
    await ownerWith(ownerId, body.password, request, reply);
    await db.transaction((tx) => store.remove(tx, ownerId));
    return { success: true as const };
  });
}

/** The calls of contract/second-step.ts. */
import {
  beginSecondStep as beginCall,
  confirmSecondStep as confirmCall,
  endSecondStep as endCall,
  getSecondStep,
  renewRecoveryCodes as renewCall,
} from '@parley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { conflict, impossible, unauthorized } from '../../../platform/http/errors.ts';
import { limiter } from '../../../platform/http/load/limits.ts';
import { route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/index.ts';
import { fitsInTurn } from '../secrets.ts';
import { ownerById } from '../store.ts';
import { tellOfChange } from './mailing.ts';
import { beginSecondStep, checkSecondStep, confirmSecondStep, endSecondStep, renewRecoveryCodes } from './service.ts';
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

  /** Requires the password and a code, which is used up. */
  const requireProof = async (
    ownerId: number,
    { password, code }: { password: string; code: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const owner = await ownerWith(ownerId, password, request, reply);
    const checked = await checkSecondStep(platform, ownerId, code);
    if (checked === 'off') throw conflict('second_step_off', 'The second step is off');
    if (checked === 'needed' || checked === 'wrong') throw impossible('wrong_code', wrongCode, { code: wrongCode });
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
    if (!(await ownerById(db, ownerId))) throw unauthorized();
    const codes = await confirmSecondStep(platform, { ownerId, sessionId: request.sessionId ?? '', code: body.code });
    if (!codes) throw impossible('wrong_code', wrongCode, { code: wrongCode });
    await tellOfChange(platform, ownerId, 'on');
    return { codes };
  });

  route(app, renewCall, {}, async ({ ownerId, body, request, reply }) => {
    await requireProof(ownerId, body, request, reply);
    const codes = await renewRecoveryCodes(platform, ownerId);
    await tellOfChange(platform, ownerId, 'newCodes');
    return { codes };
  });

  route(app, endCall, {}, async ({ ownerId, body, request, reply }) => {
    await requireProof(ownerId, body, request, reply);
    await endSecondStep(platform, ownerId);
    await tellOfChange(platform, ownerId, 'off');
    return { success: true as const };
  });
}

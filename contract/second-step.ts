/** The second step of signing in: a code of an authenticator app (TOTP, RFC 6238), or a recovery code that works once. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, existingPassword, instant } from './fields.ts';
import * as paths from './paths.ts';

/** The owner's password, asked again, because a stolen session must not change who can sign in. */
const password = existingPassword;
/** Codes as they are typed, with spaces or dashes. */
export const secondStepCode = z.string().trim().min(1, 'This is required').max(40, 'At most 40 characters');
/** A code of the app or a recovery code. It proves more than the password: somebody who only knows the password must not get past the second step. */
const proof = z.object({ password, code: secondStepCode });
const codes = z.object({ codes: z.array(z.string()) });

export const secondStep = z.object({
  /** When it was switched on; null while it is off. */
  since: instant.nullable(),
  /** How many recovery codes were not used yet. */
  codesLeft: z.int(),
});
export type SecondStep = z.output<typeof secondStep>;

export const getSecondStep = defineCall({
  method: 'GET',
  path: paths.secondStep,
  summary: 'Tells whether signing in needs a second step.',
  auth: 'owner',
  answer: secondStep,
});

export const beginSecondStep = defineCall({
  method: 'POST',
  path: paths.secondStep,
  summary:
    'Makes a new secret for an authenticator app. The second step is on once a code of it is confirmed. 422 naming `password` when it is wrong, 409 when the second step is on.',
  auth: 'owner',
  body: z.object({ password }),
  answer: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmSecondStep = defineCall({
  method: 'POST',
  path: paths.secondStepConfirmation,
  summary:
    'Switches the second step on with a code of the app, ends every other session, and gives the recovery codes, which are never shown again. 422 naming `code` when it is wrong.',
  auth: 'owner',
  body: z.object({ code: secondStepCode }),
  answer: codes,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: paths.recoveryCodes,
  summary:
    'Gives new recovery codes; the old ones stop working. 422 naming `password` or `code` when it is wrong, 409 when the second step is off.',
  auth: 'owner',
  body: proof,
  answer: codes,
});

export const endSecondStep = defineCall({
  method: 'POST',
  path: paths.secondStepEnd,
  summary: 'Switches the second step off. 422 naming `password` or `code` when it is wrong, 409 when it is off.',
  auth: 'owner',
  body: proof,
  answer: done,
});

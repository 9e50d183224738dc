/**
 * Signing in and out, early-adopter sign-up and its invite (specification sections 2, 4 and 7); the owner's own account and its password.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, email, existingPassword, flag, instant, line, newPassword, requiredLine } from './fields.ts';
import { robotFields } from './leads.ts';
import * as paths from './paths.ts';
import { platforms } from './platforms.ts';
import { secondStepCode } from './second-step.ts';

/** The signed-in owner as the client keeps it. `token_expiration` is when `access_token` ends. */
export const session = z.object({
  id: z.int(),
  username: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  token_expiration: instant,
});
export type Session = z.output<typeof session>;

const refresh = z.string().min(1).max(2000);

export const login = defineCall({
  method: 'POST',
  path: paths.login,
  summary:
    'Signs an owner in (section 7). 401 for a wrong password and for an unknown name alike, `second_step_needed` when the account asks for a `code` too and none was sent, `second_step_wrong` when it is wrong; 429 after too many attempts.',
  auth: 'public',
  body: z.object({ username: requiredLine(254), password: existingPassword, code: secondStepCode.optional() }),
  answer: session,
});

export const refreshToken = defineCall({
  method: 'POST',
  path: paths.tokenRefresh,
  summary:
    'Exchanges a refresh token for a new access token and a new refresh token (section 7). 401 when the token sent has expired, was revoked or was used before.',
  auth: 'public',
  body: z.object({ refresh }),
  answer: z.object({ access: z.string(), refresh: z.string(), token_expiration: instant }),
  makes: true,
});

export const logout = defineCall({
  method: 'POST',
  path: paths.logout,
  summary:
    'Ends the sign-in of a refresh token: all its refresh and access tokens are refused from then on. Also succeeds for an unknown token.',
  auth: 'public',
  body: z.object({ refresh }),
  answer: done,
});

export const trafficBands = ['less than 100', '100-1k', '1k-10k', 'More than 10k'] as const;

export const signUp = defineCall({
  method: 'POST',
  path: paths.signUp,
  summary:
    'Early-adopter sign-up (section 7): stores the lead, creates an inactive account and mails the invite. The answer is the same for an address that has an account.',
  auth: 'public',
  body: z.object({
    plattform: z.enum(platforms),
    traffic: z.enum(trafficBands),
    websiteAdress: line(2000),
    name: requiredLine(100),
    surname: requiredLine(100),
    username: email,
    password: newPassword,
    consent: flag.optional(),
    /** The generation that was started for the website meanwhile: it becomes the account's first recommender. */
    df: line(400).optional(),
    ...robotFields,
  }),
  answer: done,
  makes: true,
});

export const acceptInvite = defineCall({
  method: 'POST',
  path: paths.inviteAcceptance,
  summary:
    'Activates the account of an invite and signs in; a later repetition succeeds without a `session`. `website` and `df` are those of the sign-up, empty when it had none. 422 when the invite is unknown, expired or used.',
  auth: 'public',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({
    success: z.literal(true),
    username: z.string(),
    session: session.nullable(),
    website: z.string(),
    df: z.string(),
  }),
  makes: true,
});

/** The owner's account; `username` is the e-mail address to log in with. */
export const account = z.object({ username: z.string(), name: z.string(), surname: z.string() });
export type Account = z.output<typeof account>;

export const getAccount = defineCall({
  method: 'GET',
  path: paths.account,
  summary: 'Gives the signed-in owner’s name and address.',
  auth: 'owner',
  answer: account,
});

export const updateAccount = defineCall({
  method: 'PUT',
  path: paths.account,
  summary: 'Changes the signed-in owner’s name. The log-in address does not change.',
  auth: 'owner',
  body: z.object({ name: line(100), surname: line(100) }),
  answer: account,
});

export const changePassword = defineCall({
  method: 'POST',
  path: paths.accountPassword,
  summary:
    'Changes the password and ends every session except that of `refresh`. 422 naming `current` when the current password is wrong, 400 for a password that is easy to guess.',
  auth: 'owner',
  body: z.object({ current: existingPassword, password: newPassword, refresh }),
  answer: done,
});

/** One sign-in on one device. `device` names the browser and the system. */
export const signedInDevice = z.object({ id: z.uuid(), device: z.string(), createdAt: instant, lastUsedAt: instant });
export type SignedInDevice = z.output<typeof signedInDevice>;

export const listSessions = defineCall({
  method: 'GET',
  path: paths.sessions,
  summary: 'Lists the owner’s sessions, most recently used first; at most 100.',
  auth: 'owner',
  answer: z.object({ sessions: z.array(signedInDevice) }),
});

export const findSession = defineCall({
  method: 'POST',
  path: paths.currentSession,
  summary: 'Finds the owner’s session of a refresh token, or null. The token stays valid.',
  auth: 'owner',
  body: z.object({ refresh }),
  answer: z.object({ id: z.uuid().nullable() }),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: paths.session,
  summary: 'Signs a device out: its access and refresh tokens are refused from then on. 404 for an unknown session.',
  auth: 'owner',
  params: z.object({ id: z.uuid('Must be a UUID') }),
  answer: done,
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: paths.forgottenPassword,
  summary:
    'Mails a link to choose a new password, which works once and for an hour. The answer is the same whether or not the address has an account.',
  auth: 'public',
  body: z.object({ username: email }),
  answer: done,
});

export const setNewPassword = defineCall({
  method: 'POST',
  path: paths.newPassword,
  summary: 'Sets the password with the token of a mailed link and ends every session. 422 when the token is unknown, expired or used.',
  auth: 'public',
  body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
  answer: z.object({ success: z.literal(true), username: z.string() }),
});

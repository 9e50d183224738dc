/**
 * Signing in and out, early-adopter sign-up and its invite (specification sections 2, 4 and 7); the owner's own account and its password.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, email, flag, instant, line, newPassword, requiredLine } from './fields.ts';
import { robotFields } from './leads.ts';
import * as paths from './paths.ts';

/** The signed-in owner as the client keeps it. `token_expiration` is when `access_token` ends. */
export const session = z.object({
  id: z.int(),
  username: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  token_expiration: instant,
});
export type Session = z.output<typeof session>;

/** A password that somebody has already. */
const password = z.string().min(1, 'This is required').max(200, 'At most 200 characters');
const refresh = z.string().min(1).max(2000);

export const login = defineCall({
  method: 'POST',
  path: paths.login,
  summary: 'Signs an owner in (section 7). 401 for a wrong or unknown name alike, 429 after too many guesses.',
  auth: 'public',
  body: z.object({ username: requiredLine(254), password }),
  answer: session,
});

export const refreshToken = defineCall({
  method: 'POST',
  path: paths.tokenRefresh,
  summary:
    'Gives a new access token, and the refresh token that takes the place of the one sent (section 7). 401 when it ended, was revoked or was used before.',
  auth: 'public',
  body: z.object({ refresh }),
  answer: z.object({ access: z.string(), refresh: z.string(), token_expiration: instant }),
  makes: true,
});

export const logout = defineCall({
  method: 'POST',
  path: paths.logout,
  summary: 'Revokes a refresh token and all that descend from the same sign-in. Succeeds for an unknown token too.',
  auth: 'public',
  body: z.object({ refresh }),
  answer: done,
});

export const platforms = ['Shopify', 'Wix', 'Ikas', 'Wordpress/WooCommerce', 'Square Space', 'Big Commerce', 'Magento', 'Other'] as const;
export const trafficBands = ['less than 100', '100-1k', '1k-10k', 'More than 10k'] as const;

export const signUp = defineCall({
  method: 'POST',
  path: paths.signUp,
  summary:
    'Early-adopter sign-up (section 7): stores the lead, makes an account that is not usable yet, and mails the invite. Answers the same for a known address.',
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
    ...robotFields,
  }),
  answer: done,
  makes: true,
});

export const acceptInvite = defineCall({
  method: 'POST',
  path: paths.inviteAcceptance,
  summary: 'Makes the account of an invite usable. 422 when the invite is unknown, ended or used.',
  auth: 'public',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({ success: z.literal(true), username: z.string() }),
});

/** Who an owner is; `username` is the e-mail address to log in with. */
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
  summary: 'Changes the signed-in owner’s name. The address to log in with stays.',
  auth: 'owner',
  body: z.object({ name: line(100), surname: line(100) }),
  answer: account,
});

export const changePassword = defineCall({
  method: 'POST',
  path: paths.accountPassword,
  summary:
    'Changes the password and ends every session but the one that `refresh` belongs to. 422 naming `current` when that is not the password.',
  auth: 'owner',
  body: z.object({ current: password, password: newPassword, refresh }),
  answer: done,
});

/** One sign-in on one device. `device` says browser and system in words. */
export const signedInDevice = z.object({ id: z.uuid(), device: z.string(), createdAt: instant, lastUsedAt: instant });
export type SignedInDevice = z.output<typeof signedInDevice>;

export const listSessions = defineCall({
  method: 'GET',
  path: paths.sessions,
  summary: 'Lists where the owner is signed in, last used first; at most 100.',
  auth: 'owner',
  answer: z.object({ sessions: z.array(signedInDevice) }),
});

export const findSession = defineCall({
  method: 'POST',
  path: paths.currentSession,
  summary: 'Says which of the owner’s sessions a refresh token belongs to; null when to none. The token is not used up.',
  auth: 'owner',
  body: z.object({ refresh }),
  answer: z.object({ id: z.uuid().nullable() }),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: paths.session,
  summary: 'Signs a device out: it gets no new access token. The one it has ends by itself within 15 minutes.',
  auth: 'owner',
  params: z.object({ id: z.uuid('Must be a UUID') }),
  answer: done,
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: paths.forgottenPassword,
  summary: 'Mails a link to choose a new password, good once within an hour. Answers the same whether or not the address has an account.',
  auth: 'public',
  body: z.object({ username: email }),
  answer: done,
});

export const setNewPassword = defineCall({
  method: 'POST',
  path: paths.newPassword,
  summary: 'Sets the password by a mailed link’s token and ends every session. 422 when the token is unknown, ended or used.',
  auth: 'public',
  body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
  answer: z.object({ success: z.literal(true), username: z.string() }),
});

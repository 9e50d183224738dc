/** Signing in and out, early-adopter sign-up and its invite (specification sections 2, 4 and 7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, email, flag, instant, line, newPassword, requiredLine } from './fields.ts';

/** The signed-in owner as the client keeps it. `token_expiration` is when `access_token` ends. */
export const session = z.object({
  id: z.int(),
  username: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  token_expiration: instant,
});
export type Session = z.output<typeof session>;

export const login = defineCall({
  method: 'POST',
  path: '/login/',
  summary: 'Signs an owner in (section 7). 401 for a wrong or unknown name alike, 429 after too many guesses.',
  auth: 'public',
  body: z.object({
    username: requiredLine(254),
    password: z.string().min(1, 'This is required').max(200),
  }),
  answer: session,
});

export const refreshToken = defineCall({
  method: 'POST',
  path: '/token/refresh/',
  summary:
    'Gives a new access token, and the refresh token that takes the place of the one sent (section 7). 401 when it ended, was revoked or was used before.',
  auth: 'public',
  body: z.object({ refresh: z.string().min(1).max(2000) }),
  answer: z.object({ access: z.string(), refresh: z.string(), token_expiration: instant }),
});

export const logout = defineCall({
  method: 'POST',
  path: '/logout/',
  summary: 'Revokes a refresh token and all that descend from the same sign-in. Succeeds for an unknown token too.',
  auth: 'public',
  body: z.object({ refresh: z.string().min(1).max(2000) }),
  answer: done,
});

export const platforms = ['Shopify', 'Wix', 'Ikas', 'Wordpress/WooCommerce', 'Square Space', 'Big Commerce', 'Magento', 'Other'] as const;
export const trafficBands = ['less than 100', '100-1k', '1k-10k', 'More than 10k'] as const;

export const signUp = defineCall({
  method: 'POST',
  path: '/hello-erecommender/',
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
  }),
  answer: done,
});

export const acceptInvite = defineCall({
  method: 'POST',
  path: '/invite/accept/',
  summary: 'Makes the account of an invite usable. 422 when the invite is unknown, ended or used.',
  auth: 'public',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({ success: z.literal(true), username: z.string() }),
});

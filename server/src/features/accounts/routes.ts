/** The calls of contract/accounts.ts that anybody may make. */
import {
  acceptInvite as acceptInviteCall,
  type Deed,
  forgotPassword as forgotPasswordCall,
  login,
  logout,
  refreshToken,
  setNewPassword as setNewPasswordCall,
  signUp as signUpCall,
} from '@parley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signAccessToken } from '../../platform/http/auth.ts';
import { HttpError, impossible, unauthorized } from '../../platform/http/errors.ts';
import { limiter, networkOf } from '../../platform/http/load/limits.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import { isRobot } from '../leads/index.ts';
import { forgotPassword, setNewPassword } from './passwords/passwords.ts';
import { checkSecondStep } from './second-step/service.ts';
import { ownerByPassword } from './service.ts';
import { knownDevice, rememberDevice } from './sessions/known-devices.ts';
import { endSessionOf, exchangeRefreshToken, startSession, startSessionByPassword } from './sessions/sessions.ts';
import { acceptInvite, signUp } from './sign-up.ts';

const loginFailed = 'An error occurred during login.';
const wrongCode = 'This code is not right, or was used before.';
const inviteRefusals = {
  invite_unknown: 'This invite is not known',
  invite_ended: 'This invite has ended; sign up again to get a new one',
  invite_used: 'This account is already in use; just log in',
};

const linkRefusals = {
  link_unknown: 'This link is not known; ask for a new one',
  link_ended: 'This link has ended; ask for a new one',
  link_used: 'This link was used before; ask for a new one',
};

const usernameOf = (request: FastifyRequest) =>
  String((request.body as { username: unknown }).username)
    .trim()
    .toLowerCase();
const clientOf = (request: FastifyRequest) => (request.headers['user-agent'] ?? '').slice(0, 300);

/**
 * Every attempt is counted before the password is checked, including correct ones; otherwise any number of parallel guesses would pass.
 * The address is the connection's own, whatever X-Forwarded-For claims (unless TRUST_PROXY names proxies to believe).
 */
const limits = {
  login: [{ name: 'login', max: 30, seconds: 600 }],
  refresh: [{ name: 'refresh', max: 120, seconds: 60 }],
  logout: [{ name: 'logout', max: 60, seconds: 60 }],
  signUp: [{ name: 'sign-up', max: 20, seconds: 3600 }],
  acceptInvite: [{ name: 'accept-invite', max: 30, seconds: 600 }],
  forgotPassword: [{ name: 'forgot-password', max: 20, seconds: 3600 }],
  setNewPassword: [{ name: 'new-password', max: 30, seconds: 600 }],
};

/**
 * Limits the guesses at one account: on a device that the owner signed in on before, from one network, and from everywhere else together. A
 * stranger uses up only the latter two, so the owner is locked out neither elsewhere nor on a known device; a new password by mail makes a
 * device known. Unknown names have the same limits.
 */
function limitsOfGuesses(app: FastifyInstance, platform: Platform) {
  const deviceOf = (request: FastifyRequest) => knownDevice(platform, request, usernameOf(request));
  const perDevice = limiter(app, [{ name: 'login-device', max: 10, seconds: 600, key: (request) => String(deviceOf(request)) }]);
  const perName = limiter(app, [
    { name: 'login-name-network', max: 10, seconds: 600, key: (request) => `${networkOf(request.ip)} ${usernameOf(request)}` },
    { name: 'login-name', max: 50, seconds: 600, key: usernameOf },
  ]);
  return (request: FastifyRequest, reply: FastifyReply) => (deviceOf(request) === null ? perName : perDevice)(request, reply);
}

/** Registers the calls for sign-up, login, tokens and forgotten passwords. */
export function routes(app: FastifyInstance, platform: Platform): void {
  const limitGuesses = limitsOfGuesses(app, platform);
  // Somebody who knows the password may only try a few of the million codes.
  const limitCodes = limiter(app, [{ name: 'login-code', max: 20, seconds: 3600, key: usernameOf }]);
  const limitMails = limiter(app, [{ name: 'sign-up-name', max: 5, seconds: 3600, key: usernameOf }]);
  const limitLinks = limiter(app, [{ name: 'forgot-password-name', max: 5, seconds: 3600, key: usernameOf }]);

  route(app, login, { limits: limits.login }, async ({ body, request, reply }) => {
    await limitGuesses(request, reply);
    const client = clientOf(request);
    // Not awaited, so that a wrong password takes as long for a name without an account.
    const note = (id: number, deed: Deed) => void recordActivity(platform, id, deed, { client });
    const { owner, ownerIdOfName } = await ownerByPassword(platform, body.username, body.password);
    if (!owner && ownerIdOfName !== null) note(ownerIdOfName, 'wrongPassword');
    if (owner && body.code) await limitCodes(request, reply);
    const step = owner && (await checkSecondStep(platform, owner.id, body.code));
    if (step === 'needed') throw new HttpError(401, 'second_step_needed', 'Enter the code of your authenticator app');
    if (owner && step === 'wrong') {
      note(owner.id, 'wrongCode');
      throw new HttpError(401, 'second_step_wrong', wrongCode, { fields: { code: wrongCode } });
    }
    const session = owner && (await startSessionByPassword(app, platform, owner, client));
    if (!session) throw new HttpError(401, 'login_failed', loginFailed, { fields: { username: loginFailed, password: loginFailed } });
    note(owner.id, step === 'recovered' ? 'usedRecoveryCode' : 'signedIn');
    rememberDevice(platform, reply, owner.username);
    return session;
  });

  route(app, refreshToken, { limits: limits.refresh }, async ({ body, request }) => {
    const exchanged = await exchangeRefreshToken(platform, body.refresh, clientOf(request));
    if (!exchanged) throw unauthorized();
    const access = signAccessToken(app, exchanged, platform.clock.now());
    return { access: access.token, refresh: exchanged.refresh, token_expiration: access.expiresAt.toISOString() };
  });

  route(app, logout, { limits: limits.logout }, async ({ body }) => {
    await endSessionOf(platform, body.refresh);
    return { success: true as const };
  });

  route(app, signUpCall, { limits: limits.signUp }, async ({ body, request, reply }) => {
    await limitMails(request, reply);
    if (!isRobot(body)) await signUp(platform, body);
    return { success: true as const };
  });

  route(app, acceptInviteCall, { limits: limits.acceptInvite }, async ({ body, request, reply }) => {
    const accepted = await acceptInvite(platform, body.token);
    if ('refused' in accepted) throw impossible(accepted.refused, inviteRefusals[accepted.refused]);
    const { owner, isFirst, website, df } = accepted;
    const session = isFirst ? await startSession(app, platform, owner, clientOf(request)) : null;
    if (session) rememberDevice(platform, reply, owner.username);
    return { success: true as const, username: owner.username, session, website, df };
  });

  route(app, forgotPasswordCall, { limits: limits.forgotPassword }, async ({ body, request, reply }) => {
    await limitLinks(request, reply);
    await forgotPassword(platform, body.username);
    return { success: true as const };
  });

  route(app, setNewPasswordCall, { limits: limits.setNewPassword }, async ({ body, request, reply }) => {
    const set = await setNewPassword(platform, body.token, body.password);
    if ('refused' in set) throw impossible(set.refused, linkRefusals[set.refused]);
    await recordActivity(platform, set.ownerId, 'setPasswordByMail', { client: clientOf(request) });
    rememberDevice(platform, reply, set.username);
    return { success: true as const, username: set.username };
  });
}

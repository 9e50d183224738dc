/**
 * Devices that an owner signed in on before (a 'device cookie' as OWASP describes it). Guesses from elsewhere, however many, do not lock the
 * owner out there, because such a device has limits of its own. The cookie proves nothing else: it signs nobody in.
 */
import { createHash, randomUUID } from 'node:crypto';
import * as paths from '@parley/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/index.ts';

const name = 'parley_device';
const yearSeconds = 31_536_000;

const signer = (platform: Platform) => platform.signer('device');
/** The address itself is not in the cookie. */
const fingerprintOf = (username: string) => createHash('sha256').update(username.trim().toLowerCase()).digest('base64url').slice(0, 22);

/** Makes the device of the request known for an account; call it once the owner has proved to be the owner. */
export function rememberDevice(platform: Platform, reply: FastifyReply, username: string): void {
  const value = signer(platform).sign(`${fingerprintOf(username)}.${randomUUID()}`);
  const secure = platform.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const path = paths.login.replace(/\/$/, '');
  reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`);
}

/** The id of the request's device when it is known for the account, whether or not there is such an account; null otherwise. */
export function knownDevice(platform: Platform, request: FastifyRequest, username: string): string | null {
  const [, cookie] = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]+)`).exec(request.headers.cookie ?? '') ?? [];
  const [fingerprint, id] =
    signer(platform)
      .verify(cookie ?? '')
      ?.split('.') ?? [];
  return id && fingerprint === fingerprintOf(username) ? id : null;
}

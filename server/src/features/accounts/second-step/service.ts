/** The second step of signing in: codes by time (RFC 6238) of an authenticator app, and recovery codes. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Platform } from '../../../platform/index.ts';
import { tokenHashOf } from '../secrets.ts';
import { endSessions } from '../store.ts';
import * as store from './store.ts';

const issuer = 'Parley';
const periodSeconds = 30;
const secretBytes = 20;
/** Codes of the step before and after are taken too, because the clocks of phones differ. */
const window = 1;
const codeCount = 10;
/** 50 bits each. Without letters and digits that look alike. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789x';
const codeLength = 10;

const placeOf = (ownerId: number) => `second step of owner ${ownerId}`;
const sealerOf = ({ sealer }: Pick<Platform, 'sealer'>) => sealer('second step');

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6, algorithm: 'SHA1' });

/** The counter of a code that is right at this moment; null for a wrong one. */
function counterOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, window, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

const typed = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '');
const isDigits = (code: string) => /^\d{6}$/.test(code);
const codeHashOf = (ownerId: number, code: string) => tokenHashOf(`${ownerId} ${code}`);

function newCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => codeLetters[byte % codeLetters.length]).join('');
  return `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
}

/** The outcome for a code at the sign-in: not required, missing, wrong, or right. */
export type Checked = 'off' | 'needed' | 'wrong' | 'right' | 'recovered';

/** Checks the code of a sign-in whose password was right, and uses it up. */
export async function checkSecondStep(platform: Platform, ownerId: number, code: string | undefined): Promise<Checked> {
  const { db, clock } = platform;
  const step = await store.secondStepOf(db, ownerId);
  if (!step?.confirmedAt) return 'off';
  if (!code) return 'needed';
  const typedCode = typed(code);
  if (!isDigits(typedCode)) return (await store.useCode(db, ownerId, codeHashOf(ownerId, typedCode), clock.now())) ? 'recovered' : 'wrong';
  const secret = sealerOf(platform).open(step.secretSealed, placeOf(ownerId));
  const counter = secret && counterOf(secret, typedCode, clock.now());
  return counter !== null && counter !== '' && (await store.useCounter(db, ownerId, counter)) ? 'right' : 'wrong';
}

/** Makes a secret for the owner's app; null when the second step is on. */
export async function beginSecondStep(
  platform: Platform,
  owner: { id: number; username: string },
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: secretBytes }).base32;
  const stored = await store.storeSecret(platform.db, owner.id, sealerOf(platform).seal(secret, placeOf(owner.id)));
  return stored ? { secret, uri: totpOf(secret, owner.username).toString() } : null;
}

/**
 * Switches the second step on with the first code of the app, and ends all sessions but this one: they were begun without it. Returns the
 * recovery codes; null for a wrong code, or when nothing was begun.
 */
export async function confirmSecondStep(
  platform: Platform,
  { ownerId, sessionId, code }: { ownerId: number; sessionId: string; code: string },
): Promise<string[] | null> {
  const { db, clock } = platform;
  const step = await store.secondStepOf(db, ownerId);
  const secret = step && !step.confirmedAt ? sealerOf(platform).open(step.secretSealed, placeOf(ownerId)) : null;
  const counter = secret === null ? null : counterOf(secret, typed(code), clock.now());
  if (counter === null) return null;
  return db.transaction(async (tx) => {
    if (!(await store.useCounter(tx, ownerId, counter))) return null;
    await store.confirm(tx, ownerId, clock.now());
    await endSessions(tx, ownerId, sessionId, clock.now());
    return renewIn(tx, ownerId);
  });
}

async function renewIn(tx: Parameters<typeof store.replaceCodes>[0], ownerId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await store.replaceCodes(
    tx,
    ownerId,
    codes.map((code) => codeHashOf(ownerId, typed(code))),
  );
  return codes;
}

/** Replaces the recovery codes. */
export const renewRecoveryCodes = ({ db }: Platform, ownerId: number): Promise<string[]> => db.transaction((tx) => renewIn(tx, ownerId));

/** Switches the second step off. */
export const endSecondStep = ({ db }: Platform, ownerId: number): Promise<void> => db.transaction((tx) => store.remove(tx, ownerId));

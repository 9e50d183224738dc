/**
 * A request that makes something makes it once, however often it is sent: the `Idempotency-Key` header of the IETF draft
 * (draft-ietf-httpapi-idempotency-key-header), kept with its answer for a day.
 */
import { createHash } from 'node:crypto';
import type { CallParts } from '@parley/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/index.ts';
import { conflict, type HttpError, impossible, invalid } from './errors.ts';
import { networkOf } from './limits.ts';
import type { UploadedFile } from './multipart.ts';
import { keptAnswers } from './tables.ts';

/** What was asked: the request, its owner, and what it carries. */
export interface Asked {
  request: FastifyRequest;
  /** When it came in, on the clock of `performance.now()`. */
  arrivedAt: number;
  ownerId: number | undefined;
  body: unknown;
  files: Partial<Record<string, UploadedFile>>;
}

/** Does `work`, or gives what it gave when this very request was made before. */
export type Once = <T>(call: CallParts, asked: Asked, work: () => Promise<T>) => Promise<T>;

/** A call that makes something, once for equal requests that overlap. */
export const makesSomething = ({ status, makes }: CallParts): boolean => makes === true || status === 201 || status === 202;
/** A call that heeds the header: an owner's that makes something. */
export const isDoneOnce = (call: CallParts): boolean => call.auth === 'owner' && makesSomething(call);

const keyPattern = /^[\x21-\x7e]{1,255}$/;
/** A claim without an answer that is older than this belongs to a process that died. */
const longestWorkMs = 60_000;
/** A request that came in before another was answered waits no longer than this until its own turn comes. */
const stragglerMs = 5000;

/**
 * Makes a `Once` over the database. It heeds the calls that make something and leaves all others alone.
 * Without a key, the same request of the same owner (of the same network, where nobody is signed in) that comes in while the first is
 * still under way gets the first's answer.
 * Errors: 400 for a key that is none, 409 `still_running` while another process does it, 422 `key_reused` for another request.
 */
export function onceEach(db: Executor, clock: Clock): Once {
  const runs = new Map<string, { digest: string; answer: Promise<unknown>; endedAt: number }>();

  return async (call, asked, work) => {
    if (!makesSomething(call)) return work();
    const { ownerId, request } = asked;
    const key = ownerId === undefined ? undefined : keyOf(request);
    const digest = digestOf(asked);
    const name = `${ownerId ?? networkOf(request.ip)} ${key ?? digest}`;
    const other = runs.get(name);
    if (other && asked.arrivedAt <= other.endedAt) {
      if (other.digest !== digest) throw keyReused();
      return other.answer as ReturnType<typeof work>;
    }
    const answer =
      key === undefined || ownerId === undefined ? work() : workOnce(db, { ownerId, key, digest, claimedAt: clock.now() }, work);
    const run = { digest, answer, endedAt: Number.POSITIVE_INFINITY };
    runs.set(name, run);
    try {
      return await answer;
    } finally {
      run.endedAt = performance.now();
      setTimeout(() => runs.get(name) === run && runs.delete(name), stragglerMs).unref();
    }
  };
}

interface Claim {
  ownerId: number;
  key: string;
  digest: string;
  claimedAt: Date;
}

async function workOnce<T>(db: Executor, claim: Claim, work: () => Promise<T>): Promise<T> {
  if (!(await claimed(db, claim))) return keptAnswer<T>(db, claim);
  try {
    const answer = await work();
    await db.update(keptAnswers).set({ answer }).where(ofClaim(claim));
    return answer;
  } catch (error) {
    // What was refused made nothing; the same key may try again.
    await db.delete(keptAnswers).where(ofClaim(claim));
    throw error;
  }
}

/** True when the request is ours to do. */
async function claimed(db: Executor, claim: Claim): Promise<boolean> {
  const dead = new Date(claim.claimedAt.getTime() - longestWorkMs);
  const rows = await db
    .insert(keptAnswers)
    .values(claim)
    .onConflictDoUpdate({
      target: [keptAnswers.ownerId, keptAnswers.key],
      set: { claimedAt: claim.claimedAt },
      setWhere: and(isNull(keptAnswers.answer), eq(keptAnswers.digest, claim.digest), lt(keptAnswers.claimedAt, dead)),
    })
    .returning({ key: keptAnswers.key });
  return rows.length > 0;
}

async function keptAnswer<T>(db: Executor, claim: Claim): Promise<T> {
  const [kept] = await db.select().from(keptAnswers).where(ofClaim(claim));
  if (kept && kept.digest !== claim.digest) throw keyReused();
  if (!kept?.answer) throw conflict('still_running', 'This very request is still under way; try again in a moment');
  return kept.answer as T;
}

/** Forgets what nobody will send again. */
export async function forgetKeptAnswers(db: Executor): Promise<void> {
  await db.delete(keptAnswers).where(lt(keptAnswers.claimedAt, sql`now() - interval '1 day'`));
}

const ofClaim = ({ ownerId, key }: Claim) => and(eq(keptAnswers.ownerId, ownerId), eq(keptAnswers.key, key));

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key)) throw invalid({ 'Idempotency-Key': '1 to 255 visible ASCII characters' });
  return key;
}

function digestOf({ request, body, files }: Asked): string {
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n${JSON.stringify(body ?? null)}`);
  for (const [name, file] of Object.entries(files))
    if (file) hash.update(`\n${JSON.stringify([name, file.name])} ${file.bytes.length} `).update(file.bytes);
  return hash.digest('hex');
}

const keyReused = (): HttpError => impossible('key_reused', 'This Idempotency-Key was used for another request');

/**
 * Idempotency: a request that creates something creates it once, however often it is sent. Implements the `Idempotency-Key` header of
 * the IETF draft (draft-ietf-httpapi-idempotency-key-header); keys are stored with their answers for a day.
 */
import { createHash } from 'node:crypto';
import type { CallParts } from '@parley/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/index.ts';
import { conflict, type HttpError, impossible, invalid } from './errors.ts';
import { networkOf } from './load/limits.ts';
import type { UploadedFile } from './multipart.ts';
import { keptAnswers } from './tables.ts';

/** A request with its owner and its parsed content. */
export interface IncomingRequest {
  request: FastifyRequest;
  /** When it arrived, on the clock of `performance.now()`. */
  arrivedAt: number;
  ownerId: number | undefined;
  body: unknown;
  files: Partial<Record<string, UploadedFile>>;
}

/** Runs `work`, or returns the earlier answer when the same request was handled before. */
export type Once = <T>(call: CallParts, incoming: IncomingRequest, work: () => Promise<T>) => Promise<T>;

/** Whether a call creates something, so that identical requests in flight at the same time share one run. */
export const makesSomething = ({ status, makes }: CallParts): boolean => makes === true || status === 201 || status === 202;
/** Whether a call honours the Idempotency-Key header: an owner's call that creates something. */
export const isDoneOnce = (call: CallParts): boolean => call.auth === 'owner' && makesSomething(call);

const keyPattern = /^[\x21-\x7e]{1,255}$/;
/** A claim without an answer that is older than this was left by a process that died. */
const longestWorkMs = 60_000;
/** How long a finished run is remembered for requests that arrived before it ended but are handled later. */
const stragglerMs = 5000;

/**
 * Creates a `Once` that stores keys in the database. Calls that create nothing run unchanged.
 * Without a key, a request that arrives while an identical one of the same owner (or the same network, when not signed in) is still
 * running gets that one's answer.
 * The function @throws HttpError 400 for a malformed key, 409 `still_running` while another process handles the request, 422 `key_reused`
 * when the key was used for a different request.
 */
export function onceEach(db: Executor, clock: Clock): Once {
  const runs = new Map<string, { digest: string; answer: Promise<unknown>; endedAt: number }>();

  return async (call, incoming, work) => {
    if (!makesSomething(call)) return work();
    const { ownerId, request } = incoming;
    const key = ownerId === undefined ? undefined : keyOf(request);
    const digest = digestOf(incoming);
    const name = `${ownerId ?? networkOf(request.ip)} ${key ?? digest}`;
    const earlier = runs.get(name);
    if (earlier && incoming.arrivedAt <= earlier.endedAt) {
      if (earlier.digest !== digest) throw keyReused();
      return earlier.answer as ReturnType<typeof work>;
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
  if (!(await takeClaim(db, claim))) return storedAnswer<T>(db, claim);
  try {
    const answer = await work();
    await db.update(keptAnswers).set({ answer }).where(ofClaim(claim));
    return answer;
  } catch (error) {
    // A refused request created nothing, so the same key may be used again.
    await db.delete(keptAnswers).where(ofClaim(claim));
    throw error;
  }
}

/** Claims the key. True when this process is to handle the request. */
async function takeClaim(db: Executor, claim: Claim): Promise<boolean> {
  const abandonedBefore = new Date(claim.claimedAt.getTime() - longestWorkMs);
  const rows = await db
    .insert(keptAnswers)
    .values(claim)
    .onConflictDoUpdate({
      target: [keptAnswers.ownerId, keptAnswers.key],
      set: { claimedAt: claim.claimedAt },
      setWhere: and(isNull(keptAnswers.answer), eq(keptAnswers.digest, claim.digest), lt(keptAnswers.claimedAt, abandonedBefore)),
    })
    .returning({ key: keptAnswers.key });
  return rows.length > 0;
}

async function storedAnswer<T>(db: Executor, claim: Claim): Promise<T> {
  const [stored] = await db.select().from(keptAnswers).where(ofClaim(claim));
  if (stored && stored.digest !== claim.digest) throw keyReused();
  if (!stored?.answer) throw conflict('still_running', 'The same request is still running; try again in a moment');
  return stored.answer as T;
}

/** Deletes keys and answers that are older than a day. */
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

function digestOf({ request, body, files }: IncomingRequest): string {
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n${JSON.stringify(body ?? null)}`);
  for (const [name, file] of Object.entries(files))
    if (file) hash.update(`\n${JSON.stringify([name, file.name])} ${file.bytes.length} `).update(file.bytes);
  return hash.digest('hex');
}

const keyReused = (): HttpError => impossible('key_reused', 'This Idempotency-Key was used for another request');

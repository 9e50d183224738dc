/**
 * Generates a draft from a shop's address, for `/chatgptGeneratePopup`, which waits for the result, and for `/api/generations/`, which
 * reports the progress. The state is stored in the database, so that every process can report it and a reload of the page finds it again.
 */
import { randomUUID } from 'node:crypto';
import type { AnswerOf, Generation, generatePopup } from '@parley/contract';
import { HttpError, impossible, notFound, unavailable } from '../../../platform/http/errors.ts';
import { ShopUnreadable } from '../../catalogue/index.ts';
import type { Context, GenerationRequest, Running, TimeLimits } from '../context.ts';
import { presentGeneration } from '../present.ts';
import * as store from '../store.ts';
import type { Progress } from '../tables.ts';
import { type DraftContent, draftKeyOf, outputOf, signDraft } from './draft.ts';
import { deleteExpired } from './expiring.ts';
import { queueLink } from './mailing.ts';
import { makeContent } from './making.ts';

const draftLifeMs = 24 * 60 * 60 * 1000;
/** The maximum of generations queued or running in this process, because each may hold a thousand products in memory. */
const maxAtOnce = 24;
const beatMs = 700;
/** A generation without a heartbeat for this long belongs to a process that died. */
const deadAfterMs = 30_000;

/** The steps' limits leave time for reading the home page and for storing. When `callMs` is exceeded nevertheless, the call fails. */
interface CallTimeLimits extends TimeLimits {
  callMs: number;
}

/** For a person who watches the progress and may cancel. */
/** Once it is its turn, it takes less than a minute, together with the first page (making.ts). */
export const watchedLimits: TimeLimits = { waitMs: 600_000, totalMs: 38_000, polishMs: 12_000 };
/** For a call that waits for the result, at most 60 s (specification section 7), which includes reading the home page and storing. */
const callLimits = { waitMs: 10_000, totalMs: 32_000, polishMs: 9_000, callMs: 58_000 } satisfies CallTimeLimits;

const brokeOff = { code: 'broke_off', message: 'The reading broke off on our side. Please try again.' };

/**
 * Starts a generation.
 * @returns the signed token of its draft
 * @throws HttpError 503 `busy` while too many are running
 */
export async function startGeneration(
  context: Context,
  request: GenerationRequest,
  timeLimits: TimeLimits = watchedLimits,
): Promise<string> {
  const { platform, running } = context;
  if (running.size >= maxAtOnce) throw unavailable('busy', 'Many shops are being read right now. Please try again in a minute.', 30);
  const key = randomUUID();
  const stop = new AbortController();
  const state: Running = { stop, phase: 'queued', progress: { place: null, pages: 0, found: 0, questions: 0 }, done: Promise.resolve() };
  running.set(key, state);
  try {
    await deleteExpired(platform);
    const now = platform.clock.now();
    const { website, email, from: source } = request;
    const expiresAt = new Date(now.getTime() + draftLifeMs);
    const { phase, progress } = state;
    await store.insertDraft(platform.db, { key, website, email, source, phase, progress, heartbeatAt: now, expiresAt });
  } catch (error) {
    running.delete(key);
    throw error;
  }
  state.done = run(context, key, state, request, timeLimits).finally(() => running.delete(key));
  return signDraft(platform, key);
}

/**
 * Generates a draft and waits for it. `ownLimits` replace the usual limits.
 * @throws HttpError 422 with the reason in plain words when the shop cannot be read, 503 `busy` when too many are running or the time is up
 */
export async function generateDraft(
  context: Context,
  input: { website: string; email: string; who?: string; language?: GenerationRequest['language'] },
  ownLimits: Partial<CallTimeLimits> = {},
): Promise<AnswerOf<typeof generatePopup>> {
  const request: GenerationRequest = { language: 'en', ...input, who: input.who ?? input.website, from: 'shop', description: '' };
  const timeLimits = { ...callLimits, ...ownLimits };
  const df = await startGeneration(context, request, timeLimits);
  const { platform, running } = context;
  const key = draftKeyOf(platform, df) ?? '';
  if (!(await endsWithin(running.get(key), timeLimits.callMs))) {
    await stopGeneration(context, df);
    throw unavailable('busy', 'This took longer than a call may. Please try again in a minute.', 30);
  }
  const row = await store.findGeneration(platform.db, key, platform.clock.now());
  if (row?.content) return { Output: outputOf(row.content.questions), Website: row.website, email: row.email, df };
  const { code, message } = row?.failure ?? brokeOff;
  throw code === 'busy' || code === 'broke_off' ? unavailable(code, message, 30) : impossible(code, message, { website: message });
}

async function endsWithin(generation: Running | undefined, ms: number): Promise<boolean> {
  const timeUp = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeUp.resolve(false), ms);
  const done = generation?.done.then(() => true) ?? true;
  return Promise.race([done, timeUp.promise]).finally(() => clearTimeout(timer));
}

/**
 * The state of a generation. `id` is its signed token.
 * @throws HttpError 404 when the token is invalid or the draft has expired
 */
export async function generationOf({ platform, running }: Context, id: string): Promise<Generation> {
  const key = draftKeyOf(platform, id);
  const now = platform.clock.now();
  const row = key && (await store.findGeneration(platform.db, key, now));
  if (!row) throw notFound('This draft');
  const own = running.get(row.key);
  if (own && row.phase !== 'cancelled' && !row.content && !row.failure) return presentGeneration(id, { ...row, ...pick(own) });
  const isDead = ['queued', 'reading', 'writing'].includes(row.phase) && now.getTime() - row.heartbeatAt.getTime() > deadAfterMs;
  return presentGeneration(id, isDead ? { ...row, phase: 'failed', failure: brokeOff } : row);
}

/**
 * The first page of a draft's shop, made safe. `id` is the draft's signed token.
 * @throws HttpError 404 when the token is invalid, the draft has expired, or there is no such page
 */
export async function backdropPage({ platform }: Context, id: string): Promise<string> {
  const key = draftKeyOf(platform, id);
  const page = key && (await store.findBackdrop(platform.db, key, platform.clock.now()));
  if (!page) throw notFound('This page');
  return page;
}

/**
 * Cancels a running generation and returns its state. `id` is its signed token.
 * @throws HttpError 404 when the token is invalid or the draft has expired
 */
export async function stopGeneration(context: Context, id: string): Promise<Generation> {
  const { platform, running } = context;
  const key = draftKeyOf(platform, id);
  if (key) {
    await store.endGeneration(platform.db, key, { phase: 'cancelled' });
    // If it runs in another process, that process notices with its next heartbeat.
    running.get(key)?.stop.abort(new Error('it was cancelled'));
  }
  return generationOf(context, id);
}

/** Aborts all generations of this process and waits for their ends. Called when the process stops. */
export async function stopAll({ running }: Context): Promise<void> {
  for (const { stop } of running.values()) stop.abort(new Error('the process stops'));
  await Promise.all([...running.values()].map(({ done }) => done));
}

const pick = ({ phase, progress }: Running) => ({ phase, progress });

async function run(context: Context, key: string, state: Running, request: GenerationRequest, timeLimits: TimeLimits): Promise<void> {
  const { db, clock, log } = context.platform;
  let writing: Promise<unknown> = Promise.resolve();
  const beat = setInterval(() => {
    writing = store.reportProgress(db, key, pick(state), clock.now()).then(
      (ours) => ours || state.stop.abort(new Error('it was cancelled')),
      (error: unknown) => log.warn({ err: error }, 'a generation could not write its progress'),
    );
  }, beatMs);
  const onProgress = (change: { phase: Running['phase'] } & Partial<Progress>) => {
    const { phase, ...progress } = change;
    state.phase = phase;
    state.progress = { ...state.progress, place: null, ...progress };
  };
  try {
    const content = await makeContent(context, request, { timeLimits, signal: state.stop.signal, onProgress });
    state.progress = { ...state.progress, place: null, found: content.products.length, questions: content.questions.length };
    const ended = await store.endGeneration(db, key, { phase: 'ready', progress: state.progress, content: forStorage(content) });
    if (ended && request.email !== '') await queueLink(context.platform, { key, language: request.language });
  } catch (error) {
    const failure = failureOf(error, state.stop.signal);
    if (!failure) log.error({ err: error }, 'a generation failed');
    const end = { phase: 'failed' as const, progress: state.progress, failure: failure ?? brokeOff };
    await store
      .endGeneration(db, key, end)
      .catch((cause: unknown) => log.error({ err: cause }, 'the end of a generation could not be stored'));
  } finally {
    clearInterval(beat);
    await writing;
  }
}

function failureOf(error: unknown, signal: AbortSignal): { code: string; message: string } | null {
  if (signal.aborted) return brokeOff;
  if (error instanceof ShopUnreadable || error instanceof HttpError) return { code: error.code, message: error.message };
  return null;
}

const longestDescription = 4000;

/** Shortens long descriptions, because drafts are stored for a day. */
const forStorage = (content: DraftContent): DraftContent => ({
  ...content,
  products: content.products.map((product) => ({
    ...product,
    description: product.description.slice(0, longestDescription).toWellFormed(),
  })),
});

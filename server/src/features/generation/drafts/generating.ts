/**
 * From a shop's address to a draft: the one engine behind `/chatgptGeneratePopup`, which waits for it, and `/api/generations/`, which
 * tells how it goes. What is under way stands in the database, so that any process can tell of it, and a reload finds it again.
 */
import { randomUUID } from 'node:crypto';
import type { AnswerOf, Generation, generatePopup } from '@parley/contract';
import { HttpError, impossible, notFound, unavailable } from '../../../platform/http/errors.ts';
import { ShopUnreadable } from '../../catalogue/index.ts';
import type { Context, Patience, Running, Wish } from '../context.ts';
import { presentGeneration } from '../present.ts';
import * as store from '../store.ts';
import type { Progress } from '../tables.ts';
import { type DraftContent, draftKeyOf, outputOf, signDraft } from './draft.ts';
import { endDrafts } from './expiring.ts';
import { makeContent } from './making.ts';

const draftLifeMs = 24 * 60 * 60 * 1000;
/** Under way in this process, those in line included: each may come to hold a thousand products. */
const mostAtOnce = 24;
const beatMs = 700;
/** A generation that said nothing for so long is nobody's any more. */
const deadAfterMs = 30_000;

/** With what the parts leave over for looking around and storing; when even `callMs` is not enough, the call has failed. */
interface CalledPatience extends Patience {
  callMs: number;
}

/** A person watches, and may cancel. */
const watched: Patience = { waitMs: 600_000, totalMs: 45_000, polishMs: 15_000 };
/** A call waits, for 60 s at most (specification section 7): what is left over is for looking and storing. */
const called = { waitMs: 10_000, totalMs: 32_000, polishMs: 9_000, callMs: 58_000 } satisfies CalledPatience;

const brokeOff = { code: 'broke_off', message: 'The reading broke off on our side. Please try again.' };

/** Begins a generation and gives its token. @throws HttpError 503 while too many are under way. */
export async function startGeneration(context: Context, wish: Wish, patience: Patience = watched): Promise<string> {
  const { platform, running } = context;
  if (running.size >= mostAtOnce) throw unavailable('busy', 'Many shops are being read right now. Please try again in a minute.', 30);
  const key = randomUUID();
  const stop = new AbortController();
  const state: Running = { stop, phase: 'queued', progress: { place: null, pages: 0, found: 0, questions: 0 }, done: Promise.resolve() };
  running.set(key, state);
  try {
    await endDrafts(platform);
    const now = platform.clock.now();
    const { website, email, from: source } = wish;
    const expiresAt = new Date(now.getTime() + draftLifeMs);
    const { phase, progress } = state;
    await store.insertDraft(platform.db, { key, website, email, source, phase, progress, heartbeatAt: now, expiresAt });
  } catch (error) {
    running.delete(key);
    throw error;
  }
  state.done = run(context, key, state, wish, patience).finally(() => running.delete(key));
  return signDraft(platform, key);
}

/**
 * Generates a draft and waits for it.
 * @throws HttpError 422 with the reason in plain words when the shop cannot be read, 503 while too many are being read.
 */
export async function generateDraft(
  context: Context,
  given: { website: string; email: string; who?: string },
  own: Partial<CalledPatience> = {},
): Promise<AnswerOf<typeof generatePopup>> {
  const wish: Wish = { ...given, who: given.who ?? given.website, from: 'shop', description: '' };
  const patience = { ...called, ...own };
  const df = await startGeneration(context, wish, patience);
  const { platform, running } = context;
  const key = draftKeyOf(platform, df) ?? '';
  if (!(await endsWithin(running.get(key), patience.callMs))) {
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

/** How a generation stands. @throws HttpError 404. */
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

/** Stops a generation that is under way. @throws HttpError 404. */
export async function stopGeneration(context: Context, id: string): Promise<Generation> {
  const { platform, running } = context;
  const key = draftKeyOf(platform, id);
  if (key) {
    await store.endGeneration(platform.db, key, { phase: 'cancelled' });
    // One that runs in another process hears of it with its next heartbeat.
    running.get(key)?.stop.abort(new Error('it was cancelled'));
  }
  return generationOf(context, id);
}

/** Ends all that is under way in this process, which stops. */
export async function stopAll({ running }: Context): Promise<void> {
  for (const { stop } of running.values()) stop.abort(new Error('the process stops'));
  await Promise.all([...running.values()].map(({ done }) => done));
}

const pick = ({ phase, progress }: Running) => ({ phase, progress });

async function run(context: Context, key: string, state: Running, wish: Wish, patience: Patience): Promise<void> {
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
    const content = await makeContent(context, wish, { patience, signal: state.stop.signal, onProgress });
    state.progress = { ...state.progress, place: null, found: content.products.length, questions: content.questions.length };
    await store.endGeneration(db, key, { phase: 'ready', progress: state.progress, content: forStorage(content) });
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

/** What a draft keeps of a shop for a day is bounded. */
const forStorage = (content: DraftContent): DraftContent => ({
  ...content,
  products: content.products.map((product) => ({
    ...product,
    description: product.description.slice(0, longestDescription).toWellFormed(),
  })),
});

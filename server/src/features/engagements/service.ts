/** Records what visitors do, each write once (specification sections 4 and 7). */
import { createHash } from 'node:crypto';
import type { BodyOf, Receipt, RecommendedProduct, recordAnswer, VisitorEvent, VisitorQuestion } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { followUpPointers, type Pointers } from '../questionnaires/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import { questionKey } from './reading/unanswered.ts';
import { chatsByRequest, engagementExists, followUpsAskedIn, newestChats, responsesOf, type StoredChat } from './store.ts';
import type { ChosenAnswer } from './tables.ts';
import type { KnownTokens } from './visit.ts';
import type { VisitorWrites } from './writing/commit.ts';
import type { ResponseWrite, Visit } from './writing/writes.ts';

/** The experiments, which get what visitors do; compose.ts passes them. */
export interface Noting {
  /** Notes it for the visitor's group, if the recommender is compared at present. */
  note(
    deed: { ownerId: number; recommenderId: number; types: readonly string[] },
    visitor: { host: string; address: string; userAgent: string },
  ): Promise<void>;
}

/** The dependencies shared by the files of this feature. */
export interface Context {
  platform: Platform;
  recommenders: Recommenders;
  experiments: Noting;
  writes: VisitorWrites;
  knownTokens: KnownTokens;
}

/** The URL of a page without credentials, query and fragment, which can contain private data; empty when it is not an http(s) URL. */
export function pageOf(address: string | undefined): string {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : '';
}

/**
 * Records the answers that the visitor chose for one question. `pointers` tells where each answer of each question leads.
 * @throws HttpError 404 for a question that the recommender does not ask, 400 for answers of another question.
 */
export async function respond(
  { platform, writes }: Context,
  visit: Visit,
  pointers: Pointers,
  questionId: number,
  body: BodyOf<typeof recordAnswer>,
): Promise<void> {
  // A follow-up question may be newer than what this process knows of the questionnaire.
  const leadsTo: ReadonlyMap<number, number | null> | null | undefined =
    pointers.get(questionId) ??
    (visit.questionnaireId === null ? null : await followUpPointers(platform.db, visit.ownerId, visit.questionnaireId, questionId));
  if (!leadsTo || visit.questionnaireId === null) throw notFound('The question');
  const faults = body.answer.flatMap(({ answerId }, i) =>
    leadsTo.has(answerId) ? [] : [[`answer.${i}.answerId`, 'Must be an answer of this question']],
  );
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  const asked = { ...visit, questionnaireId: visit.questionnaireId };
  await writes.add(responseOf(asked, leadsTo, questionId, body, platform.clock.now()));
}

/** The write of answers to a question; `leadsTo` tells where each answer of the question leads. */
export function responseOf(
  visit: Visit & { questionnaireId: number },
  leadsTo: ReadonlyMap<number, number | null>,
  questionId: number,
  { answer, answerTime, requestId, replaces }: BodyOf<typeof recordAnswer>,
  at: Date,
): ResponseWrite {
  const byId = new Map(
    answer.map(({ answerId, customTextInput }): [number, ChosenAnswer] => [answerId, { answerId, text: customTextInput }]),
  );
  const answers = [...byId.values()];
  return {
    ...visit,
    kind: 'response',
    questionId,
    answers,
    // The widget follows the last answer that leads somewhere (flow/SPEC.md, F7).
    nextQuestionId: answer.map(({ answerId }) => leadsTo.get(answerId) ?? null).findLast((next) => next !== null) ?? null,
    timeMs: Math.round(answerTime * 1000),
    replaces: replaces.map((replaced) => replaced.toLowerCase()),
    requestId: requestId?.toLowerCase() ?? requestIdOf([visit.engagementId, questionId, answers, answerTime]),
    at,
  };
}

/** Derives a request id (UUID version 8) from a write whose client sent none. Equal writes get equal ids and are stored once. */
export function requestIdOf(write: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(write)).digest('hex');
  return hex.slice(0, 32).replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-8$4-');
}

/**
 * Records events in the given order; resolves when all of them are stored.
 * @param usualDevice the device of events that name none; empty for unknown
 */
export async function recordVisitorEvents(
  { platform, writes }: Context,
  visit: Visit,
  events: readonly VisitorEvent[],
  usualDevice: string,
): Promise<void> {
  const at = platform.clock.now();
  const stored = events.map(({ type, requestId, productId = null, page, trigger = '', device = usualDevice }) =>
    writes.add({
      ...visit,
      kind: 'event',
      type,
      requestId: requestId.toLowerCase(),
      productId,
      page: pageOf(page),
      path: '',
      trigger,
      device,
      at,
    }),
  );
  await Promise.all(stored);
}

/** Begins an engagement that is not stored yet, for what a visitor leaves without having been seen before. */
export async function ensureBegun({ platform, writes }: Context, visit: Visit): Promise<void> {
  await writes.catchUp(visit.ownerId);
  if (await engagementExists(platform.db, visit.ownerId, visit.engagementId)) return;
  const opened = { kind: 'event', type: 'opened', requestId: requestIdOf(['begun', visit.engagementId]), productId: null } as const;
  await writes.add({ ...visit, ...opened, page: '', path: '', trigger: '', device: '', at: platform.clock.now() });
  await writes.catchUp(visit.ownerId);
}

/** A chat turn to be stored. Tokens are as counted by the provider. */
export interface NewChat extends Visit {
  requestId: string;
  /** When the visitor asked; now where it is left out. */
  at?: Date;
  input: string;
  output: string;
  products: RecommendedProduct[];
  /** The follow-up question that is asked with it, counted as reached. */
  followUp?: VisitorQuestion | null;
  /** How many products fit everything chosen. */
  productsLeft?: number | null;
  inputTokens: number;
  outputTokens: number;
  /** Whether the assistant did not know the answer. */
  unanswered?: boolean;
  /** Why the assistant said it. */
  receipt?: Receipt | null;
  /** The language in which a person is offered with it. */
  personIn?: string | null;
}

/**
 * Stores and counts a chat entry. Returns the entry stored under its request id, which is the earlier one when the request is a repeat.
 * @throws HttpError 409 `request_id_taken` when that entry is of another engagement.
 */
export async function recordChat(
  { platform, writes }: Context,
  { unanswered = false, followUp = null, productsLeft = null, receipt = null, personIn = null, ...chat }: NewChat,
): Promise<StoredChat> {
  const requestId = chat.requestId.toLowerCase();
  const stored = await writes.addChat({
    ...chat,
    kind: 'chat',
    followUp,
    productsLeft,
    receipt,
    personIn,
    requestId,
    unansweredAs: unanswered ? questionKey(chat.input) || null : null,
    at: chat.at ?? platform.clock.now(),
  });
  if (!stored) throw new Error('the chat entry that was just stored cannot be found');
  if (stored.engagementId !== chat.engagementId) throw requestIdTaken();
  return stored;
}

/** 409: the request id belongs to an entry of another engagement. */
export const requestIdTaken = () => conflict('request_id_taken', 'Another engagement used this requestId');

/** The chat entry stored under a request id, or null. The caller must check that it belongs to the engagement of the request. */
export async function findChat(db: Executor, ownerId: number, requestId: string): Promise<StoredChat | null> {
  return (await chatsByRequest(db, [{ ownerId, requestId }]))[0] ?? null;
}

/** The recorded questions and answers of an engagement. */
export interface RecordedPath {
  /** The responses, oldest first: the answers chosen for a question. */
  responses: { questionnaireId: number; questionId: number; answers: ChosenAnswer[] }[];
  /** The ids of the follow-up questions that were asked. */
  followUps: Set<number>;
}

/** Reads what was recorded of an engagement's questions. */
export async function recordedPath(db: Executor, ownerId: number, engagementId: string): Promise<RecordedPath> {
  const [responses, followUps] = await Promise.all([responsesOf(db, ownerId, engagementId), followUpsAskedIn(db, ownerId, engagementId)]);
  return { responses, followUps: new Set(followUps) };
}

/** The newest `limit` chat entries of an engagement, oldest first. */
export const chatsOf = (db: Executor, ownerId: number, engagementId: string, limit: number): Promise<StoredChat[]> =>
  newestChats(db, ownerId, engagementId, limit);

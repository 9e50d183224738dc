/** What visitors write, before it is stored. `at` is the server's time of arrival; request ids are lower-case UUIDs. */
import type { RecommendedProduct, VisitorEvent } from '@parley/contract';
import { engages, type Step, stepsOf } from './steps.ts';
import type { ChosenAnswer } from './tables.ts';

/** One visitor's time with one recommender, and the questionnaire that it shows (null for none). */
export interface Visit {
  ownerId: number;
  recommenderId: number;
  engagementId: string;
  questionnaireId: number | null;
  /** The question that it shows first, as far as that is known. */
  firstQuestionId?: number | null;
}

interface Common extends Visit {
  requestId: string;
  at: Date;
}

export interface EventWrite extends Common {
  kind: 'event';
  type: VisitorEvent['type'];
  productId: number | null;
  /** Empty where the event does not say. */
  page: string;
  /** What the page counts as. */
  path: string;
  trigger: string;
  device: string;
}

export interface ResponseWrite extends Common {
  kind: 'response';
  questionnaireId: number;
  questionId: number;
  answers: ChosenAnswer[];
  /** Where they lead; null for the end. */
  nextQuestionId: number | null;
  timeMs: number;
}

export interface ChatWrite extends Common {
  kind: 'chat';
  input: string;
  output: string;
  products: RecommendedProduct[];
  /** The question, normalised, when the assistant did not know the answer. */
  unansweredAs: string | null;
  inputTokens: number;
  outputTokens: number;
}

export type VisitorWrite = EventWrite | ResponseWrite | ChatWrite;

/** What a batch of writes does to one engagement. */
export interface EngagementChange extends Visit {
  startedAt: Date;
  /** When the visitor first did something in this batch. */
  engagedAt: Date | null;
  /** null when the engagement goes on after the batch: whatever comes after 'closed' opens it again. */
  endedAt: Date | null;
  page: string;
  path: string;
  trigger: string;
  device: string;
  steps: Step[];
  chats: number;
  firstChatAt: Date | null;
  lastChatAt: Date | null;
}

/** Adds the writes of each engagement up, in the order they came; the result is in the order of the keys. */
export function changesOf(writes: readonly VisitorWrite[]): EngagementChange[] {
  const byEngagement = Map.groupBy(writes, (write) => engagementKey(write.ownerId, write.engagementId));
  return [...byEngagement].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ofOne]) => changeOf(ofOne));
}

/** Tells engagements apart, and orders them. */
export const engagementKey = (ownerId: number, engagementId: string): string => `${String(ownerId).padStart(10, '0')}/${engagementId}`;

function changeOf(writes: VisitorWrite[]): EngagementChange {
  const [first, last] = [writes[0], writes.at(-1)];
  if (!first || !last) throw new Error('no writes');
  const events = writes.filter((write) => write.kind === 'event');
  const chats = writes.filter((write) => write.kind === 'chat');
  const said = (name: 'page' | 'path' | 'trigger' | 'device') => events.find((event) => event[name] !== '')?.[name] ?? '';
  return {
    ownerId: first.ownerId,
    recommenderId: first.recommenderId,
    engagementId: first.engagementId,
    questionnaireId: first.questionnaireId,
    firstQuestionId: first.firstQuestionId ?? null,
    startedAt: first.at,
    engagedAt: writes.find(engages)?.at ?? null,
    endedAt: last.kind === 'event' && last.type === 'closed' ? last.at : null,
    page: said('page'),
    path: said('path'),
    trigger: said('trigger'),
    device: said('device'),
    steps: stepsOf(writes),
    chats: chats.length,
    firstChatAt: chats[0]?.at ?? null,
    lastChatAt: chats.at(-1)?.at ?? null,
  };
}

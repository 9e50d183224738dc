/** Visitor writes before they are stored. `at` is when the server received them; request ids are lower-case UUIDs. */
import type { Receipt, RecommendedProduct, VisitorEvent, VisitorQuestion } from '@parley/contract';
import type { ChosenAnswer } from '../tables.ts';

/** A visitor's session with one recommender, and the questionnaire that it shows (null for none). */
export interface Visit {
  ownerId: number;
  recommenderId: number;
  engagementId: string;
  questionnaireId: number | null;
  /** The question that it shows first, if known. */
  firstQuestionId?: number | null;
}

interface BaseWrite extends Visit {
  requestId: string;
  at: Date;
}

export interface EventWrite extends BaseWrite {
  kind: 'event';
  type: VisitorEvent['type'];
  productId: number | null;
  /** Empty when the event names none. */
  page: string;
  /** What the page is counted under. */
  path: string;
  trigger: string;
  device: string;
}

export interface ResponseWrite extends BaseWrite {
  kind: 'response';
  questionnaireId: number;
  questionId: number;
  answers: ChosenAnswer[];
  /** The question that the answers lead to; null at the end of the questionnaire. */
  nextQuestionId: number | null;
  timeMs: number;
  /** Request ids of earlier responses of the engagement that do not count any more, because the visitor changed an answer. */
  replaces?: readonly string[];
}

export interface ChatWrite extends BaseWrite {
  kind: 'chat';
  input: string;
  output: string;
  products: RecommendedProduct[];
  /** The follow-up question that is asked with it. */
  followUp: VisitorQuestion | null;
  productsLeft: number | null;
  /** The normalised question when the assistant did not know the answer; null otherwise. */
  unansweredAs: string | null;
  inputTokens: number;
  outputTokens: number;
  receipt?: Receipt | null;
  personIn?: string | null;
}

export type VisitorWrite = EventWrite | ResponseWrite | ChatWrite;

/** What says how a write is counted. All of it is still known once the write is stored (rebuild.ts). */
export type CountedWrite = Omit<EventWrite, 'requestId'> | Omit<ResponseWrite, 'requestId' | 'replaces'> | CountedChat;

interface CountedChat extends Visit {
  kind: 'chat';
  at: Date;
  products: readonly { id: number }[];
  followUp: { id: number } | null;
  inputTokens: number;
  outputTokens: number;
}

/** What visitors write, before it is stored. `at` is the server's time of arrival; request ids are lower-case UUIDs. */
import type { RecommendedProduct, VisitorEvent } from '@parley/contract';
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

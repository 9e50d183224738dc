/**
 * The types of the flow engine. SPEC.md has the numbered rules; the engine is `start` and `step` in index.ts, pure functions of
 * (definition, state, event) that the widget, the owner's preview and the tests share.
 */
import type { PersonOffer, RecommendedProduct, SelectedAnswer, Suggestion, VisitorQuestion } from '@parley/contract';

/** The fixed part of a conversation; comes from the bootstrap answer. */
export interface FlowDefinition {
  firstQuestionId: number | null;
  questions: readonly VisitorQuestion[];
  /** popupChatStartMessage */
  startMessage: string;
  /** popupWordForAnd */
  wordForAnd: string;
  suggestions: readonly Suggestion[];
  /** Whether the server may ask follow-up questions, so that nobody knows how many questions there will be (F35). */
  asksOn?: boolean;
  /** alwaysDisplay: the conversation cannot be closed. */
  alwaysDisplay: boolean;
}

/** One line of the history, oldest first. */
export type HistoryEntry =
  | { kind: 'message'; text: string }
  | { kind: 'question'; questionId: number; text: string }
  | { kind: 'visitor'; text: string; requestId: string }
  | {
      kind: 'reply';
      text: string;
      requestId: string;
      streaming: boolean;
      products: readonly RecommendedProduct[];
      /** The button that offers a person with it (F36). */
      person?: PersonOffer;
      /** At most three products match, so they are the result, even if another question follows (F39). */
      isResult?: true;
    }
  | { kind: 'failure'; text: string; requestId: string };

export type Reply = Extract<HistoryEntry, { kind: 'reply' }>;

/** What the visitor submitted for one question. */
export interface Submission {
  questionId: number;
  /** The id of the turn that sent it, and of its record on the server. */
  requestId: string;
  answers: readonly SelectedAnswer[];
}

/** Plain data, so that it can be stored in sessionStorage and read back. */
export interface FlowState {
  /** Starts with the start message and the first question, which count together as one entry (F2). At most 100 entries (F26). */
  history: readonly HistoryEntry[];
  /** The question to answer next, or null when the funnel has ended or there is none. */
  currentQuestionId: number | null;
  /** When the current question was shown, in milliseconds of the event clock. */
  questionShownAt: number;
  /** The newest click on an answer, so that a double click counts once (F8). */
  lastClick: { answerId: number; at: number } | null;
  /** Answers with input fields that are picked but not submitted yet, in the order picked. */
  pending: readonly SelectedAnswer[];
  /** All answers submitted so far; answering a question again replaces its earlier answers (F12). */
  selectedAnswers: readonly SelectedAnswer[];
  /** What was submitted for each question and still applies, in the order of the path (F12, F33). */
  submissions: readonly Submission[];
  /** Questions that replies added (F28). */
  followUps: readonly VisitorQuestion[];
  /** While the visitor changes an answer: the question and the picked answers to return to (F31). */
  changing: { questionId: number | null; pending: readonly SelectedAnswer[] } | null;
  /** The requestIds of answers that a new start took back; the next record replaces them (F38). */
  dropped: readonly string[];
  /** The products of the newest reply that had any (F18). */
  recommended: readonly RecommendedProduct[];
  /** Request ids of chat turns in progress. */
  awaiting: readonly string[];
  hidden: boolean;
}

/**
 * An event of a conversation. `at` is Date.now(), not performance.now(), because the state outlives the page. `requestId` is a UUID made
 * by the caller. Events that do not fit the state (late, repeated or unknown) do not change it.
 */
export type FlowEvent =
  | { type: 'answerClicked'; answerId: number; at: number; requestId: string }
  | { type: 'inputChanged'; answerId: number; text: string }
  | { type: 'submitted'; at: number; requestId: string }
  | { type: 'messageSent'; text: string; at: number; requestId: string }
  | { type: 'suggestionClicked'; popupAdditionalId: number; at: number; requestId: string }
  /** `text` is everything streamed so far, not the newest piece, so that a repeated event changes nothing. */
  | { type: 'replyStreamed'; requestId: string; text: string }
  | {
      type: 'replied';
      requestId: string;
      text: string;
      products: readonly RecommendedProduct[];
      /** The question that the server asks after the end of the funnel (F28). */
      followUp?: VisitorQuestion | null | undefined;
      /** The number of products that match everything chosen so far (F39). */
      productsLeft?: number | null | undefined;
      /** Offers a person (F36). */
      person?: PersonOffer | null | undefined;
      at: number;
    }
  /** Words that answer no turn: from a person of the shop, or about a message to them (F37). */
  | { type: 'told'; text: string }
  | { type: 'replyFailed'; requestId: string; text: string }
  | { type: 'retried'; requestId: string }
  /** 'Change my answer' on the turn with this requestId; the same again keeps the answer (F31). */
  | { type: 'changed'; requestId: string; at: number }
  /** Starts the questions anew (F38). */
  | { type: 'restarted'; at: number }
  /** After `restore`: sends every turn again that was in progress when the page was left, with the same request ids. */
  | { type: 'resumed'; at: number }
  | { type: 'closed' }
  | { type: 'reopened'; at: number };

/** What the caller has to do after a step, in this order. */
export type FlowEffect =
  | {
      type: 'recordAnswer';
      questionId: number;
      answers: readonly SelectedAnswer[];
      answerTime: number;
      requestId: string;
      /** The requestIds of earlier records that do not apply any more, so that the visitor counts once for each question (F34). */
      replaces: readonly string[];
    }
  | { type: 'sendChat'; input: string; nextQuestionId: number | null; selectedAnswers: readonly SelectedAnswer[]; requestId: string }
  | { type: 'openLink'; url: string; answerId: number };

export interface FlowStep {
  state: FlowState;
  effects: readonly FlowEffect[];
}

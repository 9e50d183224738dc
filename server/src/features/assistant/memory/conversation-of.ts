/** Makes the state of a conversation from what is stored of it (README, rule M0). Pure. */
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { noConstraints } from './constraints.ts';
import type { Conversation } from './conversation.ts';
import { decide } from './decide.ts';
import { readMessage } from './reading/reading.ts';
import type { KnownProducts } from './references.ts';
import type { Request } from './request.ts';
import type { Moment } from './rules/moment.ts';

/** A stored turn: what was asked, and the products of the reply in their order. */
export interface StoredTurn {
  input: string;
  productIds: readonly number[];
  /** The message repeats an answer of the questionnaire: it says nothing of its own. */
  isAnswer: boolean;
  language: ChatLanguage;
}

export interface ConversationSource {
  /** Oldest first. */
  turns: readonly StoredTurn[];
  language: ChatLanguage;
  quizAnswers: Conversation['quizAnswers'];
  page: Conversation['page'];
  /** Records of the products that were shown. */
  products: KnownProducts;
  currency: string | null;
  /** Whether a word stands in the catalogue. */
  knows: Moment['knows'];
}

/** The state before the visitor's new message. The same turns always make the same state. */
export function conversationOf({ turns, language, quizAnswers, page, products, currency, knows }: ConversationSource): Conversation {
  let state: Conversation = {
    language,
    subject: null,
    shown: [],
    constraints: noConstraints,
    exclusions: [],
    destination: null,
    quizAnswers,
    page,
  };
  for (const turn of turns) {
    const reading = readMessage(turn.input, turn.language);
    const request = turn.isAnswer ? null : decide({ message: turn.input, reading, conversation: state, products, currency, knows });
    state = afterRequest(state, request, reading.destination?.written ?? null);
    if (turn.productIds.length > 0) state = afterShowing(state, turn.productIds);
  }
  return state;
}

/** The state with what a request says of the visitor's wishes. */
export function afterRequest(state: Conversation, request: Request | null, destination: string | null): Conversation {
  const next = { ...state, destination: destination ?? state.destination };
  switch (request?.act) {
    case 'search':
    case 'advice':
    case 'question':
      return { ...next, constraints: request.search.constraints, exclusions: request.search.exclusions };
    case 'about':
      return { ...next, subject: { kind: 'products', productIds: request.productIds } };
    case 'topic':
      return { ...next, subject: { kind: 'topic', topic: request.topics[0] ?? '', passageIds: [] } };
    default:
      return next;
  }
}

function afterShowing(state: Conversation, productIds: readonly number[]): Conversation {
  const isTopic = state.subject?.kind === 'topic';
  return {
    ...state,
    shown: [...state.shown, { turn: state.shown.length, productIds }],
    subject: isTopic ? state.subject : { kind: 'products', productIds },
  };
}

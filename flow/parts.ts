/** Limits and helpers shared by the engine and `restore`. */
import type { SelectedAnswer, VisitorQuestion } from '@parley/contract';
import type { FlowDefinition, FlowState, HistoryEntry } from './types.ts';

/** The limits of SPEC.md F8, F10, F12, F13 and F26; text lengths are those that the server accepts. */
export const maxHistory = 100;
export const maxAnswers = 4;
export const maxSelected = 200;
export const maxFollowUps = 50;
export const maxMessage = 4000;
export const maxCustomText = 2000;
export const maxReply = 20_000;
/** At most this many products are a result, even if another question follows (F39); the server asks such a question only to make sure. */
export const fewLeft = 3;
/** Seconds. */
export const maxAnswerTime = 86_400;
/** Milliseconds. */
export const doubleClick = 400;

/** The first question with this id, of the definition or, where the state is given, of its follow-up questions; or null. */
export function findQuestion(definition: FlowDefinition, id: number | null, state?: Pick<FlowState, 'followUps'>): VisitorQuestion | null {
  const hasId = (question: VisitorQuestion) => question.id === id;
  return definition.questions.find(hasId) ?? state?.followUps.find(hasId) ?? null;
}

/** The question that submitted answers of `question` lead to: that of the last one whose `next_question` exists (F7); or null. */
export function nextQuestion(
  definition: FlowDefinition,
  question: VisitorQuestion,
  answers: readonly SelectedAnswer[],
): VisitorQuestion | null {
  let next: VisitorQuestion | null = null;
  for (const { answerId } of answers)
    next = findQuestion(definition, question.answers.find(({ id }) => id === answerId)?.next_question ?? null) ?? next;
  return next;
}

/** The entry of a question in the history. */
export const questionEntry = ({ id, text }: VisitorQuestion): HistoryEntry => ({ kind: 'question', questionId: id, text });

/** The time if it is a positive finite number, otherwise 0. */
export function milliseconds(at: number): number {
  return at > 0 && at < Number.POSITIVE_INFINITY ? at : 0;
}

/** Drops the oldest entries beyond the limit, and the turns in progress whose words were dropped (F26). */
export function withinBounds(state: FlowState): FlowState {
  if (state.history.length <= maxHistory) return state;
  let history = state.history.slice(-maxHistory);
  // Without the words it answers, a reply makes no sense and a failure cannot be retried.
  if (history[0]?.kind === 'reply' || history[0]?.kind === 'failure') history = history.slice(1);
  const awaiting = state.awaiting.filter((id) => history.some((entry) => entry.kind === 'visitor' && entry.requestId === id));
  return { ...state, history, awaiting };
}

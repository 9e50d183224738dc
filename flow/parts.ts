/** Limits and helpers shared by the engine and `restore`. */
import type { VisitorQuestion } from '@parley/contract';
import type { FlowDefinition, FlowState } from './types.ts';

/** The limits of SPEC.md F8, F10, F12, F13 and F26; text lengths are those that the server accepts. */
export const maxHistory = 100;
export const maxAnswers = 4;
export const maxSelected = 200;
export const maxMessage = 4000;
export const maxCustomText = 2000;
export const maxReply = 20_000;
/** Seconds. */
export const maxAnswerTime = 86_400;
/** Milliseconds. */
export const doubleClick = 400;

/** The first question with this id, or null. */
export function findQuestion(definition: FlowDefinition, id: number | null): VisitorQuestion | null {
  return definition.questions.find((question) => question.id === id) ?? null;
}

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

/** What the engine and `restore` share. */
import type { VisitorQuestion } from '@parley/contract';
import type { FlowDefinition, FlowState } from './types.ts';

/** Bounds of SPEC.md F8, F10, F12, F13, F26; text lengths are those that the server takes. */
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

/** The question with this id, or null; of several with one id, the first. */
export function findQuestion(definition: FlowDefinition, id: number | null): VisitorQuestion | null {
  return definition.questions.find((question) => question.id === id) ?? null;
}

/** A time that arithmetic and JSON can hold. */
export function milliseconds(at: number): number {
  return at > 0 && at < Number.POSITIVE_INFINITY ? at : 0;
}

/** The state with the newest entries only, and without the turns under way whose words fell out (F26). */
export function kept(state: FlowState): FlowState {
  if (state.history.length <= maxHistory) return state;
  let history = state.history.slice(-maxHistory);
  // A reply stands behind its words: without them it says nothing, and a failure could not be tried again.
  if (history[0]?.kind === 'reply' || history[0]?.kind === 'failure') history = history.slice(1);
  const awaiting = state.awaiting.filter((id) => history.some((entry) => entry.kind === 'visitor' && entry.requestId === id));
  return { ...state, history, awaiting };
}

/**
 * The flow engine: one visitor's conversation as pure functions of (definition, state, event). Rules: SPEC.md.
 * The widget, the owner's preview and the tests run this same code.
 */
import type { VisitorQuestion } from '@parley/contract';
import type { FlowDefinition, FlowEvent, FlowState, FlowStep } from './types.ts';

export type * from './types.ts';

/** The state a conversation begins with; `at` is Date.now(). */
export function start(definition: FlowDefinition, at: number): FlowState {
  return {} as FlowState;
}

/** What an event does: the next state and what the caller has to do. Never throws. */
export function step(definition: FlowDefinition, state: FlowState, event: FlowEvent): FlowStep {
  return { state, effects: [] };
}

/** 'intro' until the visitor has sent something, then 'chat'. */
export function viewOf(state: FlowState): 'intro' | 'chat' {
  return 'intro';
}

/** The state read back from storage, made to fit the definition; null when it must start anew. Never throws. */
export function restore(definition: FlowDefinition, stored: unknown): FlowState | null {
  return null;
}

/** The question that waits, with its answers, or null. */
export function currentQuestion(definition: FlowDefinition, state: FlowState): VisitorQuestion | null {
  return null;
}

/** What was typed into a picked answer's input field; null when the answer is not picked. */
export function pendingText(state: FlowState, answerId: number): string | null {
  return null;
}

/** Whether the submit button is shown: an answer with an input field is picked. */
export function canSubmit(state: FlowState): boolean {
  return false;
}

/** Whether there is a close button. */
export function canClose(definition: FlowDefinition): boolean {
  return true;
}

/** The button beside an answer with which the visitor changes it. */
import type { VisitorPopup } from '@parley/contract';
import { changeable, type FlowDefinition, type FlowState } from '@parley/flow';
import type { Act } from '../conversation/conversation.ts';

export interface ChangeButtonProps {
  popup: VisitorPopup;
  definition: FlowDefinition;
  state: FlowState;
  /** The id of the turn that sent the answer. */
  requestId: string;
  act(act: Act): void;
}

/** Renders 'Change', or 'Keep' while the answer is being changed; nothing where the turn is no answer that can be changed. */
export function ChangeButton({ popup: { words }, definition, state, requestId, act }: ChangeButtonProps) {
  const submission = changeable(definition, state, requestId);
  if (!submission) return null;
  const changing = state.changing && submission.questionId === state.currentQuestionId;
  const text = state.history.find((entry) => entry.kind === 'visitor' && entry.requestId === requestId)?.text;
  return (
    <button
      type="button"
      className="change"
      aria-label={`${changing ? words.keep : words.changeAnswer}: ${text}`}
      onClick={({ currentTarget }) => {
        // Lets the focus move to the question.
        currentTarget.blur();
        act({ type: 'changed', requestId });
      }}
    >
      {changing ? words.keep : words.change}
    </button>
  );
}

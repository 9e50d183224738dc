/** The ready-made chat texts: those of the owner, and 'Why not …' about an alternative to a recommendation. */
import type { VisitorPopup } from '@parley/contract';
import type { FlowState } from '@parley/flow';
import type { Act, Conversation } from '../conversation/conversation.ts';

export interface SuggestionsProps {
  popup: VisitorPopup;
  conversation: Conversation;
  state: FlowState;
  act(act: Act): void;
}

/** Renders the texts as buttons under the heading 'Recommended' (specification section 2), without those that were asked already. */
export function Suggestions({ popup: { words }, conversation: { definition }, state, act }: SuggestionsProps) {
  const isNew = (message: string) => !state.history.some(({ kind, text }) => kind === 'visitor' && text === message);
  const suggestions = definition.suggestions.filter(({ popupAdditionalText: label, popupAdditionalChatText: chatText }) =>
    isNew(chatText.trim() || label),
  );
  const alternative = state.currentQuestionId === null && state.recommended[1];
  const why = alternative && words.whyNot.replace('{product}', () => alternative.productTitle);
  /** A double click counts once, as with answers (flow/SPEC.md, F8). */
  const button = (key: unknown, text: string, what: Act) => (
    <button key={`${key}`} type="button" className="suggestion" dir="auto" title={text} onClick={(event) => event.detail > 1 || act(what)}>
      {text}
    </button>
  );
  return (
    <section className="suggestions">
      <h3>{words.recommended}</h3>
      {suggestions
        .slice(0, why ? 2 : 3)
        .map(({ popupAdditionalId, popupAdditionalText }) =>
          button(popupAdditionalId, popupAdditionalText, { type: 'suggestionClicked', popupAdditionalId }),
        )}
      {why && isNew(why) && button('why', why, { type: 'messageSent', text: why })}
    </section>
  );
}

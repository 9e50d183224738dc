/** The column beside a wide conversation: the questions answered so far, the one that is open, and the owner's picture. */
import { currentQuestion } from '@parley/flow';
import { webAddress } from '../links.ts';
import { ChangeButton } from './ChangeButton.tsx';
import type { ViewProps } from './props.ts';

/** How many answers fit into the column; earlier ones are in the conversation only. */
const longest = 6;

/** Renders the column. */
export function Path({ popup, conversation: { definition }, view: { state }, act }: ViewProps) {
  const open = currentQuestion(definition, state);
  const image = webAddress(popup.popupImage || popup.teaserImage);
  return (
    <div className="side">
      <ol>
        {state.submissions.slice(-longest).map(({ questionId, requestId }) => (
          <li key={requestId}>
            <small dir="auto">{[...definition.questions, ...state.followUps].find(({ id }) => id === questionId)?.text}</small>
            <b dir="auto">{state.history.find((entry) => entry.kind === 'visitor' && entry.requestId === requestId)?.text}</b>
            <ChangeButton popup={popup} definition={definition} state={state} requestId={requestId} act={act} />
          </li>
        ))}
        {open && !state.changing && (
          <li key="open" className="open">
            <small dir="auto">{open.text}</small>
          </li>
        )}
      </ol>
      {image && <img src={image} alt="" />}
    </div>
  );
}

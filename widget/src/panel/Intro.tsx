/** What a visitor sees first (specification section 2): teaser, title, content, the question, and a 'Recommended' box. */
import { currentQuestion } from '@parley/flow';
import { Answers } from './Answers.tsx';
import { webAddress } from './links.ts';
import type { ViewProps } from './props.ts';
import { Cards, Suggestions } from './Recommended.tsx';

/** Renders the intro. `begin` opens the chat view. */
export function Intro({ popup, conversation, view: { state }, act, begin, closeButton, personButton, target, ui }: ViewProps) {
  const { suggestions } = conversation.definition;
  const question = currentQuestion(conversation.definition, state);
  const teaser = webAddress(popup.teaserImage);
  const logo = webAddress(popup.popupLogo);
  return (
    <div className={teaser ? 'view intro with-teaser' : 'view intro'}>
      {teaser && <img className="teaser" src={teaser} alt="" />}
      <div className="top">
        {logo && <img className="logo" src={logo} alt="" width="44" height="44" />}
        <h2 id="title" tabIndex={-1} dir="auto">
          {popup.popupTitle}
        </h2>
        {closeButton}
      </div>
      <div className="body">
        {popup.popupContent && (
          <p className="content" dir="auto">
            {popup.popupContent}
          </p>
        )}
        {question && <Answers popup={popup} question={question} state={state} act={act} />}
        {(suggestions.length > 0 || state.recommended.length > 0) && (
          <section className="recommended">
            <h3>Recommended</h3>
            <Cards products={state.recommended} target={target} followed={conversation.followed} ui={ui} />
            <Suggestions suggestions={suggestions} act={act} />
          </section>
        )}
      </div>
      <div className="foot">
        <button type="button" className="primary" dir="auto" onClick={begin}>
          {popup.popupChatButtonText}
        </button>
        {personButton}
      </div>
    </div>
  );
}

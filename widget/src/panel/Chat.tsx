/** The chat view (specification section 2): the history, the answers beside or below it, and the field to write in. */

import type { WidgetWords } from '@parley/contract';
import { currentQuestion, progressOf } from '@parley/flow';
import { Answers } from './Answers.tsx';
import { webAddress } from './links.ts';
import { Messages } from './Messages.tsx';
import type { ViewProps } from './props.ts';
import { Cards, Suggestions } from './Recommended.tsx';

/** Renders the chat view. */
export function Chat({ popup, conversation, view: { state }, ui, act, talk, closeButton, personButton, target }: ViewProps) {
  const { definition, followed, retry } = conversation;
  const question = currentQuestion(definition, state);
  const progress = progressOf(definition, state);
  const image = webAddress(popup.popupImage || popup.popupLogo);
  const { recommended } = state;
  // Depends on the definition, not on the current content: a column that appeared with a reply would push the history aside.
  const beside = definition.questions.length + definition.suggestions.length > 0;
  return (
    <div className="view chat">
      <div className="bar">
        {image && <img className="face" src={image} alt="" width="40" height="40" />}
        <h2 id="title" tabIndex={-1}>
          Shop Recommender
          {progress && <small dir="auto">{stepText(popup.words, progress)}</small>}
        </h2>
        {closeButton}
      </div>
      <div className="area">
        <Messages
          definition={definition}
          state={state}
          ui={ui}
          words={popup.words}
          act={act}
          retry={retry}
          talk={talk}
          target={target}
          followed={followed}
        />
        {beside && (
          <div className="side">
            <div className="offer">
              {question && <Answers popup={popup} question={question} state={state} act={act} />}
              {recommended.length > 0 && (
                <section className="recommended">
                  <h3>Recommended</h3>
                  <Cards products={recommended} target={target} followed={followed} ui={ui} />
                </section>
              )}
            </div>
            <Suggestions suggestions={definition.suggestions} act={act} />
          </div>
        )}
      </div>
      {personButton}
      <Composer
        example={popup.popupExampleInputChatGPT}
        sendText={popup.popupSendButtonText}
        onSend={(text) => act({ type: 'messageSent', text })}
      />
    </div>
  );
}

/** 'Question 2 of 4', or 'Question 2' where the number of questions is not certain. */
const stepText = (words: WidgetWords, { step, of }: { step: number; of: number | null }) =>
  (of ? words.stepOf : words.step).replace('{step}', `${step}`).replace('{of}', `${of}`);

function Composer({ example, sendText, onSend }: { example: string; sendText: string; onSend(text: string): void }) {
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.querySelector('textarea') as HTMLTextAreaElement;
        if (field.value.trim()) onSend(field.value);
        field.value = '';
        field.focus();
      }}
    >
      <textarea
        rows={1}
        dir="auto"
        maxLength={4000}
        placeholder={example}
        aria-label={example || sendText}
        onKeyDown={(event) => {
          // React wraps the event, Preact does not. keyCode 229: an input method is composing, and its Enter must not send the message.
          const { isComposing, keyCode } = event.nativeEvent ?? event;
          if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" className="primary">
        {sendText}
      </button>
    </form>
  );
}

/**
 * The conversation: what was said, the question with its answers, products and suggestions follow each other in one area that scrolls, with
 * the field to write in below. Before the visitor's first act it is the intro (specification section 2), with the owner's title and text.
 */
import type { WidgetWords } from '@parley/contract';
import { currentQuestion, progressOf } from '@parley/flow';
import { webAddress } from '../links.ts';
import { Answers } from './Answers.tsx';
import { Composer } from './Composer.tsx';
import { Icon } from './icons.tsx';
import { anchorOf, isNewestResult, Messages } from './Messages.tsx';
import { Path } from './Path.tsx';
import { PersonButton } from './PersonButton.tsx';
import { Products } from './Product.tsx';
import type { ViewProps } from './props.ts';
import { Suggestions } from './Suggestions.tsx';

/** The room above what is newest, in pixels: no more than lies between two parts, so that nothing of the one before is seen. */
const room = 8;
/** The area's own room below everything, as in chat.css. */
const padding = 16;
/** Where the conversation is lower than this, in pixels, only an open question has room, without the words before it. */
const low = 250;

/** Renders the intro or the chat view. */
export function Chat(props: ViewProps) {
  const { popup, conversation, view, intro, ui, act, talk, closeButton, target } = props;
  const { state } = view;
  const { definition } = conversation;
  const { words } = popup;
  const question = currentQuestion(definition, state);
  const beside = !intro && ui.wide && definition.questions.length > 0;
  const hasResult = state.history.some((entry) => isNewestResult(entry, state));
  const logo = webAddress(popup.popupLogo);
  const teaser = webAddress(popup.teaserImage);
  const suggestions = <Suggestions popup={popup} conversation={conversation} state={state} act={act} />;
  /** Scrolls so that what is newest starts at the top; never after the visitor scrolled. */
  const follow = (log: HTMLElement | null) => {
    if (!log || ui.free || intro) return;
    const anchor = question && log.clientHeight < low ? '.question' : anchorOf(definition, state);
    const top = (log.querySelector<HTMLElement>(anchor)?.offsetTop ?? 0) - room;
    // Fills the area up, so that nothing older is left at its top, cut in half.
    const end = Math.max(...[...log.children].map((part) => (part as HTMLElement).offsetTop + (part as HTMLElement).offsetHeight));
    ui.look?.setProperty('--fill', `${Math.max(0, top + log.clientHeight - end - padding)}px`);
    log.scrollTop = top;
    ui.top = log.scrollTop;
    ui.tall = log.clientHeight;
  };
  return (
    <div className={intro ? 'view intro' : 'view'}>
      {intro && teaser && <img className="teaser" src={teaser} alt="" />}
      {intro ? (
        <div className="top">
          {logo && <img className="logo" src={logo} alt="" />}
          <div>
            <h2 id="title" tabIndex={-1} dir="auto">
              {popup.popupTitle}
            </h2>
            {popup.popupContent && (
              <p className="content" dir="auto">
                {popup.popupContent}
              </p>
            )}
          </div>
          {closeButton}
        </div>
      ) : (
        <Bar {...props} />
      )}
      {beside && <Path {...props} />}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may be named */}
      <div
        ref={follow}
        className="log"
        role={intro ? 'group' : 'log'}
        aria-label={words.title}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
          // A window that changes its size moves the area too, as when a phone is turned.
          ui.free ||= clientHeight === ui.tall && Math.abs(scrollTop - ui.top) > 2;
        }}
      >
        {!intro && <Messages {...props} beside={beside} />}
        {question && <Answers popup={popup} question={question} state={state} act={act} />}
        {beside && question && state.recommended.length > 0 && !hasResult && (
          <section>
            <h3 className="label">{words.recommended}</h3>
            <Products
              products={state.recommended.slice(0, 2)}
              size="alt"
              words={words}
              target={target}
              followed={conversation.followed}
              ui={ui}
            />
          </section>
        )}
        {suggestions}
      </div>
      <div className="foot">
        {!intro && suggestions}
        {popup.person && <PersonButton offer={popup.person} talk={talk} />}
        <Composer
          popup={popup}
          conversation={conversation}
          label={intro ? popup.popupChatButtonText : popup.popupSendButtonText}
          onSend={(text) => {
            if (text) act({ type: 'messageSent', text });
            else if (intro) conversation.begin();
          }}
        />
      </div>
    </div>
  );
}

/** The head of the chat: back to the question before, where the visitor is, and a new start. */
function Bar({ popup, conversation, view: { state }, act, closeButton }: ViewProps) {
  const { words } = popup;
  const { submissions, currentQuestionId, changing } = state;
  const progress = progressOf(conversation.definition, state);
  const image = webAddress(popup.popupImage || popup.popupLogo);
  const place = changing ? submissions.findIndex(({ questionId }) => questionId === currentQuestionId) : submissions.length;
  const before = submissions[place - 1];
  const done = progress ? (progress.step - 1) / (progress.of ?? progress.step + 2) : +(submissions.length > 0);
  return (
    <div className="bar">
      {before && (
        <button
          type="button"
          className="icon back"
          aria-label={words.back}
          onClick={({ currentTarget }) => {
            // Lets the focus move to the question.
            currentTarget.blur();
            act({ type: 'changed', requestId: before.requestId });
          }}
        >
          <Icon name="back" />
        </button>
      )}
      {image && <img className="face" src={image} alt="" />}
      <h2 id="title" tabIndex={-1}>
        {words.title}
        {progress && <small dir="auto">{stepText(words, progress)}</small>}
      </h2>
      {submissions.length > 0 && (
        <button
          type="button"
          className="icon"
          aria-label={words.restart}
          onClick={({ currentTarget }) => {
            currentTarget.blur();
            act({ type: 'restarted' });
          }}
        >
          <Icon name="restart" />
        </button>
      )}
      {closeButton}
      <progress value={done} aria-hidden="true" />
    </div>
  );
}

/** 'Question 2 of 4', or 'Question 2' where the number of questions is not certain. */
const stepText = (words: WidgetWords, { step, of }: { step: number; of: number | null }) =>
  (of ? words.stepOf : words.step).replace('{step}', `${step}`).replace('{of}', `${of}`);

/** The current question with its answer choices, and the input fields of the picked answers (specification sections 2 and 4). */
import type { VisitorPopup, VisitorQuestion } from '@parley/contract';
import { canSubmit, type FlowState, pendingText } from '@parley/flow';
import type { Act } from '../conversation/conversation.ts';
import { webAddress } from '../links.ts';
import { Icon } from './icons.tsx';

/** A word that is too long for the quarter of a panel. */
const longWord = /[^\s-]{14}/;

export interface AnswersProps {
  popup: VisitorPopup;
  question: VisitorQuestion;
  state: FlowState;
  act(act: Act): void;
}

/** Renders the current question; a click on an answer is passed to `act`. */
export function Answers({ popup, question, state, act }: AnswersProps) {
  // While an answer is changed, the one given before is marked.
  const submission = state.changing && state.submissions.find(({ questionId }) => questionId === question.id);
  const tiles =
    question.answers.some(({ image }) => image) && (question.answers.some(({ text }) => longWord.test(text)) ? ' tiles long' : ' tiles');
  const picked = question.answers.filter(({ id }) => pendingText(state, id) !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex box everywhere
    <section key={question.id} className="question" role="group" aria-label={question.text} aria-live="off" tabIndex={-1}>
      <h3 dir="auto">{question.text}</h3>
      <div className={`answers${tiles || ''}`}>
        {question.answers.map((answer) => {
          const image = webAddress(answer.image);
          const pressed = pendingText(state, answer.id) !== null || submission?.answers.some(({ answerId }) => answerId === answer.id);
          return (
            <button
              key={answer.id}
              type="button"
              className="answer"
              data-a={answer.id}
              aria-pressed={answer.answerHasInputField || submission ? pressed : undefined}
              onClick={() => act({ type: 'answerClicked', answerId: answer.id })}
            >
              {image && <img src={image} alt="" />}
              <span dir="auto">{answer.text}</span>
              {answer.answerHasCallToAction ? <Icon name="out" /> : pressed && <Icon name="check" />}
            </button>
          );
        })}
      </div>
      {canSubmit(state) && (
        <form
          className="fields"
          onSubmit={(event) => {
            event.preventDefault();
            act({ type: 'submitted' });
          }}
        >
          {picked.map((answer) => (
            <Field
              key={answer.id}
              label={answer.answerInputTextField || answer.text}
              text={pendingText(state, answer.id) ?? ''}
              onText={(text) => act({ type: 'inputChanged', answerId: answer.id, text })}
            />
          ))}
          <button type="submit" className="primary">
            {popup.popupQuestionarySubmitButtonText}
          </button>
        </form>
      )}
    </section>
  );
}

/** Focuses a new field only when the focus is in the panel already, so that a restored page keeps its focus. */
const focusField = (input: HTMLInputElement | null) => {
  if ((input?.getRootNode() as ShadowRoot | undefined)?.activeElement) input?.focus();
};

function Field({ label, text, onText }: { label: string; text: string; onText(text: string): void }) {
  return (
    <label className="field">
      <span dir="auto">{label}</span>
      <input ref={focusField} dir="auto" maxLength={2000} defaultValue={text} onInput={(event) => onText(event.currentTarget.value)} />
    </label>
  );
}

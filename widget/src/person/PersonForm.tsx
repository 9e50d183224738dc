/** The form for a message to a person. A view of the panel like the chat; what was typed outlives closing the panel. */
/// <reference path="../panel/styles.d.ts" />
import type { PersonWords } from '@parley/contract';
import type { ReactNode } from 'react';
import { webAddress } from '../panel/links.ts';
import type { ViewProps } from '../panel/views/props.ts';
import css from './person.css?inline';

/** What the visitor typed. `requestId` stays until it is stored, so that sending it again stores nothing twice. */
export interface Draft {
  readonly words: PersonWords;
  readonly requestId: string;
  email: string;
  name: string;
  message: string;
  consent: boolean;
}

/** The end of an attempt; a refusal is the name of the words about it. */
export type Sending = 'sent' | 'tooMany' | 'closed' | 'badEmail' | 'failed';

/** A view of the panel. */
export type View = (props: ViewProps) => ReactNode;

type Name = 'email' | 'name' | 'message' | 'consent';
type Problems = Partial<Record<Name, string>>;

function problemsOf({ words, email, message, consent }: Draft): Problems {
  return {
    ...(!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) && { email: words.badEmail }),
    ...(!message.trim() && { message: words.missing }),
    ...(!consent && { consent: words.noConsent }),
  };
}

/**
 * Creates the view of a draft. `send` sends it, or gives the reason why not; `show` shows a view, or the chat.
 */
export function createForm(draft: Draft, send: () => Promise<Sending>, show: (form?: View) => void): View {
  const { words } = draft;
  let problems: Problems = {};
  let refusal = '';
  let busy = false;
  /** The selector of the element to focus after the next rendering. */
  let focus = 'input';
  let latest: ViewProps['ui'] | undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);

  async function submit(): Promise<void> {
    if (busy) return;
    problems = problemsOf(draft);
    refusal = '';
    if (Object.keys(problems).length > 0) focus = '[aria-invalid=true]';
    else {
      busy = true;
      show(view);
      const end = await send();
      busy = false;
      if (end === 'sent') return leave();
      if (end === 'badEmail') problems = { email: words.badEmail };
      else refusal = words[end];
      focus = end === 'badEmail' ? '[aria-invalid=true]' : '.primary';
    }
    show(view);
  }
  /** Shows the chat again, and moves the focus there. */
  function leave(): void {
    if (latest) latest.focus = '.log';
    focus = 'input';
    show();
  }
  const place = (form: HTMLElement | null) => {
    if (!form) return;
    const root = form.getRootNode() as ShadowRoot;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    if (focus) form.querySelector<HTMLElement>(focus)?.focus();
    focus = '';
  };
  /** The attributes of a field, and its problem below it. */
  const field = (name: Name) => ({
    id: `person-${name}`,
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': problems[name] ? `person-${name}-problem` : undefined,
  });
  const problem = (name: Name): ReactNode =>
    problems[name] && (
      <small id={`person-${name}-problem`} className="problem">
        {problems[name]}
      </small>
    );

  const textField = (name: 'email' | 'name' | 'message', Tag: 'input' | 'textarea', attributes: object): ReactNode => (
    <label className="field" htmlFor={`person-${name}`}>
      {words[name]}
      <Tag
        {...field(name)}
        {...attributes}
        defaultValue={draft[name]}
        onInput={({ currentTarget }: { currentTarget: { value: string } }) => {
          draft[name] = currentTarget.value;
        }}
      />
      {problem(name)}
    </label>
  );

  const view: View = ({ popup, ui, closeButton }) => {
    latest = ui;
    const privacy = webAddress(popup.popupPrivacyUrl);
    return (
      <div className="view person-form">
        <div className="bar">
          <h2 id="title" tabIndex={-1} dir="auto">
            {words.title}
          </h2>
          {closeButton}
        </div>
        <form
          // A new function each time, so that it is called after each rendering.
          ref={(form) => place(form)}
          className="body"
          dir="auto"
          noValidate
          aria-labelledby="title"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <p>{words.intro}</p>
          {textField('email', 'input', { type: 'email', autoComplete: 'email', required: true, maxLength: 254 })}
          {textField('name', 'input', { type: 'text', autoComplete: 'name', maxLength: 100 })}
          {textField('message', 'textarea', { dir: 'auto', rows: 3, required: true, maxLength: 4000 })}
          <div className="field">
            <label className="consent">
              <input
                {...field('consent')}
                type="checkbox"
                required
                defaultChecked={draft.consent}
                onInput={({ currentTarget }) => {
                  draft.consent = currentTarget.checked;
                }}
              />
              <span>{words.consent}</span>
            </label>
            {privacy && (
              <a href={privacy} target="_blank" rel="noopener noreferrer">
                {words.privacy}
              </a>
            )}
            {problem('consent')}
          </div>
          <p className="problem" role="alert">
            {refusal}
          </p>
          <div className="ends">
            <button type="button" className="suggestion" onClick={leave}>
              {words.back}
            </button>
            <button type="submit" className="primary" aria-disabled={busy}>
              {words.send}
            </button>
          </div>
        </form>
      </div>
    );
  };
  return view;
}

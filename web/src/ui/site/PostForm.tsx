/** A form that works without JavaScript, and stays on the page with it. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RefusalWords } from '../../lib/trouble.ts';
import { FieldErrors } from './Field.tsx';
import classes from './PostForm.module.css';

/** What is wrong with what was sent. */
interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** What the form says about itself, in the page's language. */
export interface PostFormWords {
  /** Above the field that people never see. */
  leaveEmpty: string;
  refusals: RefusalWords;
}

interface Props {
  /** Where the browser posts it when there is no script. */
  action: string;
  label: string;
  words: PostFormWords;
  /** Sends the fields; gives what is wrong, null when it was taken, or 'stay' when there is more to fill in. */
  send: (fields: Record<string, string>) => Promise<Refusal | null | 'stay'>;
  /** Shown in place of the form when it was sent; also where the server leads without JavaScript. */
  thanks: ReactNode;
  /** Names the place of the thanks in the address; one of its own for each form of a page. */
  sentId: string;
  children: (state: { busy: boolean }) => ReactNode;
}

/** The field that only robots fill in, and the seconds that a person took. */
const trapField = 'company_fax';
const secondsField = 'seconds_taken';

/** Whoever sends sooner is taken for a robot by the server; a person with a quick password manager just waits that long. */
const quickestMs = 1500;
const passed = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, Math.max(0, ms)));

/**
 * The fields stand inside as plain inputs, so that the browser can send them alone. `children` gets whether it is under way.
 * What was typed stays, whatever the server says; the first bad field gets the focus.
 */
export const PostForm = ({ action, label, words, send, thanks, sentId, children }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef(0);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [wrong, setWrong] = useState<Refusal | null>(null);

  useEffect(() => {
    opened.current = performance.now();
  }, []);
  useEffect(() => {
    const [first] = Object.keys(wrong?.fields ?? {});
    if (first) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }, [wrong]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    await passed(opened.current + quickestMs - performance.now());
    fields[secondsField] = String(Math.round((performance.now() - opened.current) / 100) / 10);
    const outcome = await send(fields);
    setBusy(false);
    setWrong(outcome === 'stay' ? null : outcome);
    if (outcome === null) setSent(true);
  };

  if (sent) return <div role="status">{thanks}</div>;
  return (
    <>
      {/* Without JavaScript the server leads back to this place. */}
      <div id={sentId} className={classes.sent} role="status">
        {thanks}
      </div>
      <form ref={form} method="post" action={action} onSubmit={submit} aria-label={label} className={classes.form}>
        <FieldErrors value={wrong?.fields ?? {}}>{children({ busy })}</FieldErrors>
        <input type="hidden" name="sent_to" value={sentId} />
        {/* The server words its answer with these when there is no script. */}
        <template data-refusals={JSON.stringify(words.refusals)} />
        <div className={classes.trap} aria-hidden="true">
          <label>
            {words.leaveEmpty}
            <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className={classes.message} role="alert" data-form-error>
          {wrong && Object.keys(wrong.fields).length === 0 ? wrong.message : null}
        </p>
      </form>
    </>
  );
};

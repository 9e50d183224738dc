/** A form that works without JavaScript, and stays on the page with it. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RefusalWords } from '../../lib/calls/trouble.ts';
import { FieldErrors } from './Field.tsx';
import classes from './PostForm.module.css';

/** Why a submission was refused. */
interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** The form's own texts, in the page's language. */
export interface PostFormWords {
  /** The label of the hidden field for robots. */
  leaveEmpty: string;
  refusals: RefusalWords;
}

interface Props {
  /** Where the browser posts the form without JavaScript. */
  action: string;
  label: string;
  words: PostFormWords;
  /** Sends the fields. Returns the errors, null on success, or 'stay' when another step follows. */
  send: (fields: Record<string, string>) => Promise<Refusal | null | 'stay'>;
  /** Shown in place of the form after success; without JavaScript the server redirects to it. */
  thanks: ReactNode;
  /** The hash of the thank-you message; unique among the forms of a page. */
  sentId: string;
  children: (state: { busy: boolean }) => ReactNode;
}

/** The names of the hidden fields: one that only robots fill in, and the seconds since the page was opened. */
const trapField = 'company_fax';
const secondsField = 'seconds_taken';

/** The server takes faster submissions for a robot's; with a quick password manager a person waits this long. */
const quickestMs = 1500;
const passed = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, Math.max(0, ms)));

/**
 * A form of plain inputs that the browser can post without JavaScript. `children` receives whether it is being sent. After a refusal the
 * input stays and the first wrong field gets the focus.
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
      {/* Without JavaScript the server redirects here. */}
      <div id={sentId} className={classes.sent} role="status">
        {thanks}
      </div>
      <form ref={form} method="post" action={action} onSubmit={submit} aria-label={label} className={classes.form}>
        <FieldErrors value={wrong?.fields ?? {}}>{children({ busy })}</FieldErrors>
        <input type="hidden" name="sent_to" value={sentId} />
        {/* Without JavaScript the server answers with these texts. */}
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

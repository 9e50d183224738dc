import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { mayPass, type RefusalWords, troubleOf, worded } from '../../lib/calls/trouble.ts';
import { Button } from '../../ui/site/Button.tsx';
import { FieldErrors, PasswordField, TextField } from '../../ui/site/Field.tsx';
import classes from './LoginForm.module.css';

export interface LoginWords {
  label: string;
  username: string;
  password: string;
  show: string;
  hide: string;
  logIn: string;
  /** Shown at both fields after a refusal (specification section 8). */
  failed: string;
  /** The second step: its field, what may be typed, and what is wrong. */
  code: string;
  codeHint: string;
  codeWrong: string;
  back: string;
  forgotten: string;
  noAccount: string;
  signUp: string;
}

interface Credentials {
  username: string;
  password: string;
  code?: string;
}

/** The outcome of the attempt: signed in, refused, asked for the second step, or a failure that a retry may solve. */
type Outcome = 'signedIn' | 'refused' | 'codeNeeded' | 'codeWrong' | { more: string };

/** Signs in; loads the code for it first. */
const signIn = async (credentials: Credentials, refusals: RefusalWords): Promise<Outcome> => {
  try {
    const [{ send, session }, { login }] = await Promise.all([import('../../lib/calls/api.ts'), import('@parley/contract/accounts')]);
    session.save(await send(login, { body: credentials }));
    return 'signedIn';
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble.code === 'second_step_needed') return 'codeNeeded';
    if (trouble.code === 'second_step_wrong') return 'codeWrong';
    // Wrong credentials are shown at the fields; an unreachable server or a rate limit gets a separate message.
    return mayPass(trouble) ? { more: worded(trouble, refusals).message } : 'refused';
  }
};

/** A refusal is shown at both fields, which are emptied (specification section 8). */
export const LoginForm = ({
  words,
  refusals,
  signUpPath,
  forgottenPath,
  username = '',
  onSignedIn,
}: {
  words: LoginWords;
  refusals: RefusalWords;
  signUpPath: string;
  forgottenPath: string;
  /** Filled in already, when the page before knows it. */
  username?: string;
  onSignedIn: () => void;
}) => {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The name and password that were accepted, while the second step is asked for. */
  const [passed, setPassed] = useState<Credentials | null>(null);

  // The fields of the form changed, so the first of them gets the focus.
  useEffect(() => {
    if (outcome !== null) form.current?.querySelector('input')?.focus();
  }, [outcome]);

  const submit = async () => {
    if (busy || !form.current) return;
    setBusy(true);
    const fields = new FormData(form.current);
    const text = (name: string) => String(fields.get(name) ?? '');
    const credentials = passed ? { ...passed, code: text('code') } : { username: text('username'), password: text('password') };
    const result = await signIn(credentials, refusals);
    setBusy(false);
    setOutcome(result);
    if (result === 'signedIn') return onSignedIn();
    if (result === 'codeNeeded') return setPassed(credentials);
    if (result === 'refused') setPassed(null);
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  };
  const startAgain = () => {
    setPassed(null);
    setOutcome(null);
  };
  const errors: Record<string, string> =
    outcome === 'refused' ? { username: words.failed, password: words.failed } : outcome === 'codeWrong' ? { code: words.codeWrong } : {};
  const more = outcome !== null && typeof outcome === 'object' ? outcome.more : null;

  return (
    <form
      ref={form}
      // Keeps the password out of the address if the browser ever submits the form itself.
      method="post"
      aria-label={words.label}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FieldErrors value={errors}>
        {passed ? (
          <TextField key="code" name="code" label={words.code} hint={words.codeHint} autoComplete="one-time-code" autoCapitalize="none" />
        ) : (
          <>
            <TextField name="username" label={words.username} autoComplete="username" autoCapitalize="none" defaultValue={username} />
            <PasswordField name="password" label={words.password} autoComplete="current-password" show={words.show} hide={words.hide} />
          </>
        )}
      </FieldErrors>
      {passed ? (
        <button type="button" className={classes.back} onClick={startAgain}>
          {words.back}
        </button>
      ) : (
        <Link to={forgottenPath}>{words.forgotten}</Link>
      )}
      {more && <p role="alert">{more}</p>}
      <Button type="submit" busy={busy}>
        {words.logIn}
      </Button>
      <p>
        {words.noAccount} <Link to={signUpPath}>{words.signUp}</Link>
      </p>
    </form>
  );
};

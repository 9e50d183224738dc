import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { mayPass, type RefusalWords, troubleOf, worded } from '../../lib/trouble.ts';
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
  forgotten: string;
  noAccount: string;
  signUp: string;
}

/** Signs in; loads the code for it first. Returns null, or the message of a failure that a retry may solve. */
const signIn = async (username: string, password: string, refusals: RefusalWords): Promise<null | { more: string | null }> => {
  try {
    const [{ send, session }, { login }] = await Promise.all([import('../../lib/api.ts'), import('@parley/contract/accounts')]);
    session.save(await send(login, { body: { username, password } }));
    return null;
  } catch (error) {
    const trouble = troubleOf(error);
    // Wrong credentials are shown at the fields; an unreachable server or a rate limit gets a separate message.
    return { more: mayPass(trouble) ? worded(trouble, refusals).message : null };
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
  const [failure, setFailure] = useState<{ more: string | null } | null>(null);

  const submit = async () => {
    if (busy || !form.current) return;
    setBusy(true);
    const fields = new FormData(form.current);
    const failed = await signIn(String(fields.get('username')), String(fields.get('password')), refusals);
    setBusy(false);
    setFailure(failed);
    if (failed === null) return onSignedIn();
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  };
  const errors = failure ? { username: words.failed, password: words.failed } : {};

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
      <FieldErrors value={errors as Record<string, string>}>
        <TextField name="username" label={words.username} autoComplete="username" autoCapitalize="none" defaultValue={username} />
        <PasswordField name="password" label={words.password} autoComplete="current-password" show={words.show} hide={words.hide} />
      </FieldErrors>
      <Link to={forgottenPath}>{words.forgotten}</Link>
      {failure?.more && <p role="alert">{failure.more}</p>}
      <Button type="submit" busy={busy}>
        {words.logIn}
      </Button>
      <p>
        {words.noAccount} <Link to={signUpPath}>{words.signUp}</Link>
      </p>
    </form>
  );
};

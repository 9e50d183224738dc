import { Link } from 'react-router';
import { type RefusalWords, worded } from '../../lib/calls/trouble.ts';
import { useSending } from '../../lib/calls/useSending.ts';
import { Button } from '../../ui/site/Button.tsx';
import { FieldErrors, TextField } from '../../ui/site/Field.tsx';
import { Message } from '../../ui/site/Message.tsx';
import classes from './LoginForm.module.css';

export interface ForgottenPasswordWords {
  label: string;
  email: string;
  emailHint: string;
  send: string;
  again: string;
  sentTitle: string;
  /** {username} is the address that was entered. */
  sent: string;
  remembered: string;
  logIn: string;
}

/** Requests the mail with the link; answers the same whether or not the address has an account. */
export const ForgottenPasswordForm = ({
  words,
  refusals,
  loginPath,
}: {
  words: ForgottenPasswordWords;
  refusals: RefusalWords;
  loginPath: string;
}) => {
  const { busy, answer, trouble, run } = useSending<string>();
  const refusal = trouble && worded(trouble, refusals);
  return (
    <form
      aria-label={words.label}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const username = String(new FormData(event.currentTarget).get('username'));
        void run(async () => {
          await (await import('./api/forgotPassword.ts')).forgotPassword({ username });
          return username.trim().toLowerCase();
        });
      }}
    >
      <FieldErrors value={refusal?.fields ?? {}}>
        <TextField
          name="username"
          label={words.email}
          hint={words.emailHint}
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
        />
      </FieldErrors>
      {refusal && Object.keys(refusal.fields).length === 0 && <Message>{refusal.message}</Message>}
      {/* A live region must exist before its content to be announced. */}
      <div role="status">
        {answer !== null && (
          <Message kind="good">
            <p>{words.sentTitle}</p>
            <p>{words.sent.replace('{username}', () => answer)}</p>
          </Message>
        )}
      </div>
      <Button type="submit" size="lg" busy={busy} look={answer === null ? 'filled' : 'outline'}>
        {answer === null ? words.send : words.again}
      </Button>
      <p>
        {words.remembered} <Link to={loginPath}>{words.logIn}</Link>
      </p>
    </form>
  );
};

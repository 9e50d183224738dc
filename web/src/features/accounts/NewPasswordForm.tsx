import { type RefusalWords, worded } from '../../lib/calls/trouble.ts';
import { useSending } from '../../lib/calls/useSending.ts';
import { Button, ButtonLink } from '../../ui/site/Button.tsx';
import { FieldErrors, PasswordField } from '../../ui/site/Field.tsx';
import { Message } from '../../ui/site/Message.tsx';
import classes from './LoginForm.module.css';

export interface NewPasswordWords {
  title: string;
  password: string;
  passwordHint: string;
  show: string;
  hide: string;
  button: string;
  newLink: string;
}

interface NewPasswordFormProps {
  words: NewPasswordWords;
  refusals: RefusalWords;
  forgottenPath: string;
  /** The token in the mailed link. */
  token: string;
  /** Called with the username of the account. */
  onDone: (username: string) => void;
}

/** Sets a new password from a mailed link. */
export const NewPasswordForm = ({ words, refusals, forgottenPath, token, onDone }: NewPasswordFormProps) => {
  const { busy, trouble, run } = useSending<void>();
  const refusal = trouble && worded(trouble, refusals);
  return (
    <form
      aria-label={words.title}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const password = String(new FormData(event.currentTarget).get('password'));
        void run(async () => onDone((await (await import('./api/setNewPassword.ts')).setNewPassword({ token, password })).username));
      }}
    >
      <FieldErrors value={refusal?.fields ?? {}}>
        <PasswordField
          name="password"
          label={words.password}
          hint={words.passwordHint}
          required
          minLength={8}
          autoComplete="new-password"
          show={words.show}
          hide={words.hide}
        />
      </FieldErrors>
      {refusal && Object.keys(refusal.fields).length === 0 && <Message>{refusal.message}</Message>}
      {trouble?.status === 422 ? (
        <ButtonLink to={forgottenPath} size="lg">
          {words.newLink}
        </ButtonLink>
      ) : (
        <Button type="submit" size="lg" busy={busy}>
          {words.button}
        </Button>
      )}
    </form>
  );
};

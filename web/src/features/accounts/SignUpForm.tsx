import type { trafficBands as contractTraffic } from '@parley/contract';
import { signUp as signUpPath } from '@parley/contract/paths';
import { platforms } from '@parley/contract/platforms';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { type PostOutcome, postFields } from '../../lib/calls/postFields.ts';
import { Button } from '../../ui/site/Button.tsx';
import { ChoiceField } from '../../ui/site/Choice.tsx';
import { Note, PasswordField, TextField } from '../../ui/site/Field.tsx';
import { PostForm, type PostFormWords } from '../../ui/site/PostForm.tsx';
import classes from './SignUpForm.module.css';

// Importing the contract's list would load its schemas into the page; the type keeps this copy equal.
const trafficBands: typeof contractTraffic = ['less than 100', '100-1k', '1k-10k', 'More than 10k'];

const firstStep = ['websiteAdress', 'plattform', 'traffic'] as const;
const secondStep = ['name', 'surname', 'username', 'password'] as const;

export interface SignUpWords {
  label: string;
  /** The label of the progress bar; {step} of 2. */
  progress: string;
  platform: string;
  traffic: string;
  website: string;
  name: string;
  surname: string;
  email: string;
  emailHint: string;
  password: string;
  passwordHint: string;
  show: string;
  hide: string;
  consent: string;
  next: string;
  previous: string;
  send: string;
  required: string;
  noEmail: string;
  shortPassword: string;
  /** Below the website: what happens with it after the first step. */
  reading: string;
  congratulations: string;
  /** The text beside the bar once the mail was sent; {email} is its address. */
  sent: string;
  sentTo: string;
  /** Sends the mail again, and says that it was sent. */
  resend: string;
  resent: string;
  haveAccount: string;
  logIn: string;
  /** The labels of the choices by their English names, which the server uses. */
  choices: Readonly<Record<string, string>>;
}

/** The errors of the steps up to the current one; later steps are not validated yet. */
const errorsUpTo = (step: 1 | 2, fields: Record<string, string>, words: SignUpWords): Record<string, string> => {
  const names = step === 1 ? firstStep : [...firstStep, ...secondStep];
  const errors = Object.fromEntries(names.filter((name) => !fields[name]?.trim()).map((name) => [name, words.required]));
  if (step === 2 && fields.username && !/^\S+@\S+\.\S+$/.test(fields.username.trim())) errors.username ??= words.noEmail;
  if (step === 2 && fields.password && fields.password.length < 8) errors.password ??= words.shortPassword;
  return errors;
};

/** For a mail that did not arrive. Needs JavaScript: without it the form can be sent again. */
const Resend = ({ words, send }: { words: SignUpWords; send: () => Promise<PostOutcome> }) => {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState('');
  const again = async () => {
    setState('busy');
    const outcome = await send();
    setFailure(outcome ? outcome.message || Object.values(outcome.fields).join(' ') : '');
    setState(outcome ? 'idle' : 'sent');
  };
  return (
    <div className={`${classes.withScript} ${classes.again}`}>
      {state === 'sent' ? (
        <p>{words.resent}</p>
      ) : (
        <Button look="outline" busy={state === 'busy'} onClick={() => void again()}>
          {words.resend}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
};

interface Props {
  words: SignUpWords;
  form: PostFormWords;
  language: string;
  loginPath: string;
  /** The shop's address where another one than was typed is right; '' before. */
  website: string;
  /** The draft that becomes the account's recommender; null without one. */
  df: string | null;
  /** After the first step: the shop's address. */
  onShop: (website: string) => void;
  onSent: () => void;
}

/** The bar of the form: nothing done, half, all. */
const Bar = ({ id, text, done, language }: { id: string; text: string; done: 0 | 50 | 100; language: string }) => (
  <div className={classes.progress}>
    <span id={id}>{text}</span>
    <span>{(done / 100).toLocaleString(language, { style: 'percent' })}</span>
    <progress max={100} value={done} aria-labelledby={id} />
  </div>
);

/**
 * The early-adopter sign-up in two steps (specification section 2). After a failure it shows why and keeps the input.
 * Both steps are one form; without JavaScript both are visible, one below the other.
 */
export const SignUpForm = ({ words, form, language, loginPath, website, df, onShop, onSent }: Props) => {
  const [step, setStep] = useState<1 | 2>(1);
  const sentFields = useRef<Record<string, string>>({});
  const [email, setEmail] = useState('');
  const options = (names: readonly string[]) => names.map((name) => [name, words.choices[name] ?? name] as const);

  const post = (fields: Record<string, string>) =>
    postFields(
      async () => (await import('@parley/contract/accounts')).signUp,
      // Submitting the form gives the consent that its note asks for.
      { ...fields, consent: true, ...(df !== null && { df }) },
      form.refusals,
    );
  const send = async (fields: Record<string, string>): Promise<PostOutcome | 'stay'> => {
    const errors = errorsUpTo(step, fields, words);
    if (Object.keys(errors).length > 0) return { message: '', fields: errors };
    if (step === 1) {
      onShop(fields.websiteAdress ?? '');
      setStep(2);
      return 'stay';
    }
    sentFields.current = fields;
    setEmail(fields.username?.trim() ?? '');
    const outcome = await post(fields);
    if (outcome === null) onSent();
    if (firstStep.some((name) => outcome?.fields[name])) setStep(1);
    return outcome;
  };

  return (
    <PostForm
      action={signUpPath}
      label={words.label}
      words={form}
      sentId="signed-up"
      thanks={
        <>
          <Bar id="sign-up-sent" text={words.sent} done={100} language={language} />
          <p className={classes.thanks}>{words.congratulations}</p>
          {email && <p className={classes.to}>{words.sentTo.replace('{email}', email)}</p>}
          <Resend words={words} send={() => post(sentFields.current)} />
        </>
      }
      send={send}
    >
      {({ busy }) => (
        <>
          <Bar id="sign-up-step" text={words.progress.replace('{step}', String(step))} done={step === 1 ? 0 : 50} language={language} />
          <fieldset className={step === 1 ? classes.step : classes.away} disabled={busy}>
            <TextField
              key={website}
              name="websiteAdress"
              label={words.website}
              defaultValue={website}
              placeholder="shop.example"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="url"
              hint={words.reading}
            />
            <ChoiceField name="plattform" label={words.platform} options={options(platforms)} />
            <ChoiceField name="traffic" label={words.traffic} options={options(trafficBands)} />
          </fieldset>
          <fieldset className={step === 2 ? classes.step : classes.later}>
            <div className={classes.pair}>
              <TextField name="name" label={words.name} autoComplete="given-name" />
              <TextField name="surname" label={words.surname} autoComplete="family-name" />
            </div>
            <TextField name="username" label={words.email} hint={words.emailHint} type="email" autoComplete="username" />
            <PasswordField
              name="password"
              label={words.password}
              hint={words.passwordHint}
              autoComplete="new-password"
              show={words.show}
              hide={words.hide}
            />
            <Note>{words.consent}</Note>
          </fieldset>
          <div className={classes.buttons}>
            {step === 2 ? (
              <Button look="outline" onClick={() => setStep(1)} disabled={busy}>
                {words.previous}
              </Button>
            ) : (
              <span className={classes.note}>
                {words.haveAccount} <Link to={loginPath}>{words.logIn}</Link>
              </span>
            )}
            <span className={classes.withScript}>
              <Button type="submit" busy={busy}>
                {step === 1 ? words.next : words.send}
              </Button>
            </span>
            <noscript>
              <button type="submit">{words.send}</button>
            </noscript>
          </div>
        </>
      )}
    </PostForm>
  );
};

import { useEffect } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { login } from '../../../content/login.ts';
import { type MetaInput, textLoader } from '../../../content/page.ts';
import { LoginForm } from '../../../features/accounts/LoginForm.tsx';
import { returnPath } from '../../../lib/session/returnPath.ts';
import { useIsSignedIn } from '../../../lib/session/storedSession.ts';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { PageTitle } from '../../../ui/site/Page.tsx';
import { goOnIn } from '../../../words/language.ts';
import classes from './Login.module.css';

export const loader = textLoader(login);

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** The login page. */
export default function Login() {
  const words = useLoaderData<typeof loader>();
  const { language, to } = useLanguage();
  const signedIn = useIsSignedIn();
  const [search] = useSearchParams();
  // An invite or a new password leads here and knows who logs in. It is not in the address.
  const { state } = useLocation() as { state: { username?: string } | null };
  // A full page load: the owner area's content security policy allows the design system's inline styles, this page's does not.
  const goOn = () => window.location.replace(goOnIn(language, returnPath(search)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: redirects users who were signed in on arrival; the form redirects after a login
  useEffect(() => {
    if (signedIn) goOn();
  }, [signedIn]);

  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <PageTitle title={words.title}>{words.intro}</PageTitle>
        <LoginForm
          words={words.form}
          refusals={words.refusals}
          signUpPath={to('/signup')}
          forgottenPath={to('/forgotten-password')}
          {...(state?.username && { username: state.username })}
          onSignedIn={goOn}
        />
      </div>
      <section className={classes.panel} aria-labelledby="benefits">
        <h2 id="benefits">{words.benefits.title}</h2>
        <ul>
          {words.benefits.cards.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

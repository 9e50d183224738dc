import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { layoutContent } from '../../../content/layout.ts';
import { type MetaInput, textLoader } from '../../../content/page.ts';
import { signUp } from '../../../content/signUp.ts';
import { SignUpForm } from '../../../features/accounts/SignUpForm.tsx';
import { useReadingAhead } from '../../../features/generation/progress/useReadingAhead.ts';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { Busy } from '../../../ui/site/Message.tsx';
import { PageTitle } from '../../../ui/site/Page.tsx';
import classes from './SignUp.module.css';

export const loader = textLoader(signUp);

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** Needed once a shop is read. */
const ReadingBeside = lazy(() => import('../../../features/generation/progress/ReadingBeside.tsx'));

/** The sign-up page: the form, and beside it what is found in the shop meanwhile. */
export default function SignUp() {
  const words = useLoaderData<typeof loader>();
  const { language, to } = useLanguage();
  const { begin, read, df, ...reading } = useReadingAhead();
  /** The shop's address, where the reading found out that another one is right. */
  const [website, setWebsite] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <div className={classes.both}>
      <div className={classes.form}>
        <PageTitle title={sent ? words.sentTitle : words.title}>{sent ? null : words.intro}</PageTitle>
        <SignUpForm
          words={words.form}
          form={layoutContent[language].form}
          language={language}
          loginPath={to('/login')}
          website={website}
          df={df}
          onShop={begin}
          onSent={() => setSent(true)}
        />
      </div>
      <aside className={classes.beside} aria-label={words.beside.label}>
        {reading.website === '' ? (
          <>
            <h2>{words.before.title}</h2>
            <ol className={classes.steps}>
              {words.before.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </>
        ) : (
          <Suspense fallback={<Busy label={words.beside.progress.spoken.next} />}>
            <ReadingBeside
              words={words.beside}
              language={language}
              reading={reading}
              onRead={
                sent
                  ? null
                  : (input, moved) => {
                      if (moved) setWebsite(input.website);
                      read(input, moved);
                    }
              }
            />
          </Suspense>
        )}
      </aside>
    </div>
  );
}

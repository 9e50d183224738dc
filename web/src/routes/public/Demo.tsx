import type { Generation } from '@parley/contract';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { demo } from '../../content/demo.ts';
import { type MetaInput, textLoader } from '../../content/page.ts';
import { useDraft } from '../../features/generation/draft/useDraft.ts';
import { GenerateForm, type ShopInput } from '../../features/generation/GenerateForm.tsx';
import { GenerationProgress } from '../../features/generation/progress/GenerationProgress.tsx';
import { IntroSteps } from '../../features/generation/progress/IntroSteps.tsx';
import { Story } from '../../features/generation/progress/Story.tsx';
import { isUnderWay } from '../../features/generation/progress/watch.ts';
import { WaysOn } from '../../features/generation/WaysOn.tsx';
import { worded } from '../../lib/calls/trouble.ts';
import { languageOfPath } from '../../lib/site/language.ts';
import { samplePicture, sampleShops } from '../../lib/site/sampleShops.ts';
import { siteMeta } from '../../lib/site/siteMeta.ts';
import { useLanguage } from '../../lib/site/useLanguage.ts';
import { shopParameter } from '../../ui/site/AddressForm.tsx';
import { Busy, Message } from '../../ui/site/Message.tsx';
import { Card, PageTitle, Wide } from '../../ui/site/Page.tsx';
import { goOnIn } from '../../words/language.ts';
import { BrandMark } from '../Brand.tsx';
import classes from './Demo.module.css';

export const loader = textLoader(demo);

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** The widget and its form are needed only when the draft is ready; they are loaded while the story is shown. */
const loadStudio = () => import('../../features/generation/draft/DraftStudio.tsx');
const DraftStudio = lazy(loadStudio);

type Stage = 'begin' | 'making' | 'failed' | 'studio';

/** One of the four views of this page. A new view scrolls to the top and gets the focus, so that it is announced; `announced` for one that is always new. */
const StageFrame = ({ stage, announced = false, children }: { stage: Stage; announced?: boolean; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<Stage | null>(announced ? null : stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo(0, 0);
    frame.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <div ref={frame} tabIndex={-1} className={classes.stage}>
      {children}
    </div>
  );
};

/** The page is prerendered without the query of its address, so that is read only once it is hydrated. */
const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
};

/** The demo: address, progress, studio. */
export default function Demo() {
  const words = useLoaderData<typeof loader>();
  const { language, to } = useLanguage();
  const { generation, saved, looking, starting, ended, trouble, start, cancel, forget, leave } = useDraft();
  const [input, setInput] = useState<ShopInput | null>(null);
  // The address may have been typed on the landing page. Nothing is read before this form is sent.
  const [search] = useSearchParams();
  const shopOfLink = useHydrated() ? (search.get(shopParameter) ?? '') : '';
  const typed = input ?? { website: generation?.website ?? shopOfLink, email: generation?.email ?? '' };
  const refusal = trouble && worded(trouble, words.refusals);
  const draft = generation?.draft ?? null;
  const isComing = generation !== null && (isUnderWay(generation) || draft !== null);
  const stage = stageOf(generation, saved !== null, trouble !== null);

  useEffect(() => {
    if (isComing) void loadStudio();
  }, [isComing]);

  const again = () => {
    setInput(typed);
    forget();
  };
  const making = generation && (
    <div className={classes.making}>
      <div className={classes.wholeRow}>
        <PageTitle title={words.progress.title} />
      </div>
      <Story story={words.story} />
      <Card>
        <GenerationProgress
          words={words.progress}
          language={language}
          generation={generation}
          trouble={refusal?.message ?? null}
          onCancel={() => {
            setInput(typed);
            cancel();
          }}
        />
      </Card>
    </div>
  );

  if (stage === 'studio' && generation && draft && saved)
    return (
      <StageFrame key="studio" stage={stage} announced>
        <Suspense fallback={<div className={classes.page}>{making}</div>}>
          <DraftStudio
            words={words}
            language={language}
            generation={{ ...generation, draft }}
            saved={saved}
            onDiscard={again}
            onSignedIn={() => {
              leave();
              // A full page load: the owner area's content security policy allows the design system's inline styles, this page's does not.
              window.location.assign(goOnIn(language, '/Dashboard'));
            }}
            home={
              <Link to={to('/')} aria-label="Parley">
                <BrandMark />
              </Link>
            }
            loginPath={to('/login')}
            forgottenPath={to('/forgotten-password')}
          />
        </Suspense>
      </StageFrame>
    );
  return (
    <div className={classes.page}>
      <Wide>
        <StageFrame stage={stage}>
          {stage === 'failed' && generation?.failure && (
            <div className={classes.failed}>
              <WaysOn
                words={words.waysOn}
                language={language}
                generation={generation}
                reason={worded({ ...generation.failure, status: 422, fields: {} }, words.refusals).message}
                busy={starting}
                refusal={refusal}
                onBack={again}
                onRead={(website) => {
                  setInput({ website, email: generation.email });
                  start({ ...shopOf(generation), website });
                }}
                onSample={() => start({ ...shopOf(generation), from: 'sample' })}
                onDescribe={(description) => start({ ...shopOf(generation), from: 'description', description })}
              />
            </div>
          )}
          {stage === 'making' && making}
          {stage === 'begin' && (
            <div className={classes.begin}>
              <PageTitle title={words.title}>{words.free}</PageTitle>
              <Card>
                {looking ? (
                  <div className={classes.looking}>
                    <Busy label={words.looking} />
                  </div>
                ) : (
                  <>
                    {ended && <Message kind="warning">{words.ended}</Message>}
                    <GenerateForm
                      words={words.start}
                      initial={typed}
                      busy={starting}
                      refusal={refusal}
                      onSubmit={(shop) => {
                        setInput(shop);
                        start({ ...shop, language });
                      }}
                    />
                  </>
                )}
              </Card>
              <IntroSteps steps={words.steps} />
              <section className={classes.samples} aria-labelledby="samples">
                <h2 id="samples">{words.samples.title}</h2>
                <ul>
                  {words.samples.list.map(({ id, name, text }) => (
                    <li key={id}>
                      <a href={sampleShops[id].path}>
                        <img
                          src={samplePicture(id, sampleShops[id].pictures[1])}
                          alt=""
                          width="400"
                          height="400"
                          loading="lazy"
                          decoding="async"
                        />
                        <b>{name}</b>
                        <span>{text}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            </div>
          )}
        </StageFrame>
      </Wide>
    </div>
  );
}

const stageOf = (generation: Generation | null, isSaved: boolean, hasTrouble: boolean): Stage => {
  if (generation?.phase === 'failed') return 'failed';
  if (generation?.draft && isSaved) return 'studio';
  // A draft that could not be saved leads back to the form, which shows the error.
  return generation && (isUnderWay(generation) || !hasTrouble) ? 'making' : 'begin';
};

const shopOf = ({ website, email }: Generation) => ({ website, email, language: languageOfPath(window.location.pathname) });

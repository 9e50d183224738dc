import { lazy, Suspense, useEffect, useState } from 'react';
import type { LandingContent } from '../../../content/shapes.ts';
import classes from './ShopStage.module.css';

const LiveRecommender = lazy(() => import('./LiveRecommender.tsx'));

/** Products of the sample shop, as its own pages show them. */
const shelf = ['huila-medium', 'yirgacheffe-light', 'napoli-dark', 'cerrado-medium'] as const;

/** Whether the page has loaded and the browser has nothing else to do. */
const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    const later = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 600));
    const forget = window.cancelIdleCallback ?? window.clearTimeout;
    let handle = 0;
    const wait = () => {
      handle = later(() => setIdle(true), { timeout: 4000 });
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      forget(handle);
    };
  }, []);
  return idle;
};

/** The first page of the sample shop, with its recommender at work in the corner. The page behind it is decoration. */
export const ShopStage = ({ words }: { words: LandingContent['hero']['stage'] }) => {
  const idle = useIdle();
  const [plays, setPlays] = useState(false);
  return (
    <figure className={classes.stage}>
      <div className={classes.window}>
        <div className={classes.bar}>
          <i />
          <i />
          <i />
          <span aria-hidden>kaffeekontor.example</span>
          {/* A visitor's answers are counted, so it answers by itself only when it is asked to. */}
          <button type="button" onClick={() => setPlays(true)} disabled={!idle || plays}>
            {words.play}
          </button>
        </div>
        <div className={classes.shop} aria-hidden>
          <b>Kaffeekontor</b>
          <strong>Coffee for the way you brew</strong>
          <p>Roasted twice a week, with everything that it takes to brew it.</p>
          <ul>
            {shelf.map((slug) => (
              <li key={slug}>
                <img src={`/sample-shop/picture/${slug}.svg`} alt="" width="400" height="400" loading="lazy" decoding="async" />
              </li>
            ))}
          </ul>
        </div>
        <section className={classes.panel} aria-label={words.label} lang="en">
          {idle && (
            <Suspense>
              <LiveRecommender plays={plays} />
            </Suspense>
          )}
        </section>
      </div>
      <figcaption>
        <span>{words.caption}</span>
        <a href="/sample-shop/">{words.open} →</a>
      </figcaption>
    </figure>
  );
};

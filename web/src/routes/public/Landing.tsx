import { useLoaderData } from 'react-router';
import { landing } from '../../content/landing.ts';
import { type MetaInput, wordsOf } from '../../content/page.ts';
import { siteMeta } from '../../lib/siteMeta.ts';
import { useEmbeddedRecommender } from '../../lib/useEmbeddedRecommender.ts';
import { useLanguage } from '../../lib/useLanguage.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { Section, Wide } from '../../ui/site/Page.tsx';
import classes from './Landing.module.css';
import { ShopScene } from './ShopScene.tsx';

export const loader = wordsOf(landing);

export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

const demo = { userId: 1, popupId: 13 };

export default function Landing() {
  const words = useLoaderData<typeof loader>();
  const { to } = useLanguage();
  useEmbeddedRecommender(demo.userId, demo.popupId);
  return (
    <>
      <section className={classes.hero}>
        <Wide>
          <div className={classes.heroGrid}>
            <div>
              <h1 className={classes.headline}>{words.hero.title}</h1>
              <p className={classes.lead}>{words.hero.lead}</p>
              <p className={classes.ways}>
                <ButtonLink to={to('/signup')} size="lg">
                  {words.hero.signUp}
                </ButtonLink>
                <ButtonLink to="/demo" prefetch="none" reloadDocument size="lg" look="outline">
                  {words.hero.demo}
                </ButtonLink>
              </p>
              <p className={classes.live}>{words.hero.live}</p>
            </div>
            <ShopScene />
          </div>
        </Wide>
      </section>
      <Section id="how" title={words.steps.title}>
        <ol className={classes.steps}>
          {words.steps.list.map(({ title, text }, index) => (
            <li key={title}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

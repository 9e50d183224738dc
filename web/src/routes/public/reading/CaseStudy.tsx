import { useLoaderData } from 'react-router';
import { caseStudyOf } from '../../../content/caseStudies.ts';
import { type MetaInput, slugOf } from '../../../content/page.ts';
import { languageOfPath } from '../../../lib/site/language.ts';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { Banner } from '../../../ui/site/Banner.tsx';
import { Reading } from '../../../ui/site/Page.tsx';
import classes from './CaseStudy.module.css';

/**
 * The case study of the address.
 * @throws a 404 response for an unknown one
 */
export const loader = ({ url }: { url: URL }) => {
  const words = caseStudyOf(languageOfPath(url.pathname), slugOf(url));
  if (!words) throw new Response(null, { status: 404 });
  return words;
};

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

const Part = ({ title, list }: { title: string; list: readonly string[] }) => (
  <section>
    <h2>{title}</h2>
    {list.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </section>
);

/** The page of a case study. */
export default function CaseStudy() {
  const { to } = useLanguage();
  const { study, ...words } = useLoaderData<typeof loader>();
  return (
    <>
      <Reading>
        <article>
          <p className={classes.kicker}>{words.kicker}</p>
          <h1>
            {study.name}: {study.title}
          </h1>
          <p className={classes.sample}>{words.sample}</p>
          <dl className={classes.facts}>
            {study.facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Part title={words.challenge} list={study.challenge} />
          <Part title={words.solution} list={study.solution} />
          <Part title={words.results} list={study.results} />
          <Part title={words.advice} list={study.advice} />
        </article>
      </Reading>
      <Banner title={words.banner.title} text={words.banner.text} to={to('/demo')} button={words.banner.button} />
    </>
  );
}

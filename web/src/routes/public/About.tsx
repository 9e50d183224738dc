import { useLoaderData } from 'react-router';
import { about } from '../../content/about.ts';
import { type MetaInput, textLoader } from '../../content/page.ts';
import { faqSchema, siteMeta } from '../../lib/site/siteMeta.ts';
import { useLanguage } from '../../lib/site/useLanguage.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { Faq } from '../../ui/site/Faq.tsx';
import { PageTitle, Reading, Section } from '../../ui/site/Page.tsx';
import classes from './About.module.css';

export const loader = textLoader(about);

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput & { loaderData?: ReturnType<typeof loader> }) =>
  loaderData ? siteMeta({ ...loaderData.head, structured: [faqSchema(loaderData.faq.list)] }, location.pathname) : [];

/** The page about us. */
export default function About() {
  const words = useLoaderData<typeof loader>();
  const { to } = useLanguage();
  return (
    <>
      <Reading wide>
        <PageTitle title={words.title} />
        {words.mission.map((paragraph) => (
          <p key={paragraph} className={classes.mission}>
            {paragraph}
          </p>
        ))}
        <p className={classes.way}>
          <ButtonLink to={to('/signup')} size="lg">
            {words.signUp}
          </ButtonLink>
        </p>
      </Reading>
      <Section id="advantages" title={words.advantages.title} tinted>
        <ul className={classes.advantages}>
          {words.advantages.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="faq" title={words.faq.title} beside>
        <Faq list={words.faq.list} />
      </Section>
    </>
  );
}

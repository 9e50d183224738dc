import { Link } from 'react-router';
import { notFound } from '../../../content/notFound.ts';
import type { MetaInput } from '../../../content/page.ts';
import { languageOfPath } from '../../../lib/site/language.ts';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import { Narrow, PageTitle } from '../../../ui/site/Page.tsx';
import classes from './NotFound.module.css';

/** Title, description and links to the other languages. */
export const meta = ({ location }: MetaInput) => siteMeta(notFound[languageOfPath(location.pathname)].head, location.pathname);

/** The page for unknown addresses. Its texts are in the script, because it is also shown for addresses without a prerendered page. */
export default function NotFound() {
  const { language, to } = useLanguage();
  const words = notFound[language];
  return (
    <Narrow>
      <PageTitle title={words.title}>{words.text}</PageTitle>
      <p className={classes.ways}>
        <ButtonLink to={to('/')}>{words.start}</ButtonLink>
        <ButtonLink to={to('/contact')} look="outline">
          {words.contact}
        </ButtonLink>
      </p>
      <section className={classes.perhaps} aria-labelledby="perhaps">
        <h2 id="perhaps">{words.perhaps}</h2>
        <ul>
          {words.pages.map(([path, label]) => (
            <li key={path}>
              <Link to={to(path)}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </Narrow>
  );
}

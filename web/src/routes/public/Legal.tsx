import { useLoaderData } from 'react-router';
import { legalContent } from '../../content/legal/index.ts';
import { type MetaInput, slugOf } from '../../content/page.ts';
import { languageOfPath } from '../../lib/site/language.ts';
import { siteMeta } from '../../lib/site/siteMeta.ts';
import { Html, PageTitle, Reading } from '../../ui/site/Page.tsx';
import classes from './Legal.module.css';

/** /legal, and the page of each legal text. */
export const loader = ({ url }: { url: URL }) => {
  return legalContent(languageOfPath(url.pathname), slugOf(url).toLowerCase());
};

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** The page of a legal text. */
export default function Legal() {
  const { head, contents, documents } = useLoaderData<typeof loader>();
  if (documents.length === 1)
    return (
      <Reading>
        <PageTitle title={head.title} />
        <Html html={documents[0]?.html ?? ''} />
      </Reading>
    );
  return (
    <div className={classes.around}>
      <Reading>
        <PageTitle title={head.title}>{head.description}</PageTitle>
        <nav aria-label={contents} className={classes.contents}>
          <ul>
            {documents.map(({ name, title }) => (
              <li key={name}>
                <a href={`#${name}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {documents.map(({ name, title, html }) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`}>{title}</h2>
            {/* Headings inside the text are shifted one level down here. */}
            <Html html={html.replaceAll(/<(\/?)h2>/g, '<$1h3>')} />
          </section>
        ))}
      </Reading>
    </div>
  );
}

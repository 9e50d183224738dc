import { Link, useLoaderData } from 'react-router';
import { blog } from '../../../content/blog.ts';
import { type MetaInput, slugOf } from '../../../content/page.ts';
import { findPost } from '../../../content/posts/index.ts';
import { inLanguage, languageOfPath } from '../../../lib/site/language.ts';
import { originMark, siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { Html, Reading } from '../../../ui/site/Page.tsx';

/**
 * The post of the address.
 * @throws a 404 response for an unknown post
 */
export const loader = ({ url }: { url: URL }) => {
  const language = languageOfPath(url.pathname);
  const post = findPost(language, slugOf(url));
  if (!post) throw new Response(null, { status: 404 });
  const { title, summary: description, date } = post;
  const author = { '@type': 'Organization', name: 'Parley' };
  const structured = [
    {
      '@type': 'BlogPosting',
      headline: title,
      description,
      datePublished: date,
      inLanguage: language,
      author,
      publisher: author,
      image: `${originMark}/og${language === 'de' ? '-de' : ''}.png`,
      mainEntityOfPage: originMark + inLanguage(`/blog/${post.slug}`, language),
    },
  ];
  return { head: { title, description, structured }, post, back: blog[language].back };
};

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location }: MetaInput) => (loaderData ? siteMeta(loaderData.head, location.pathname) : []);

/** The page of a blog post. */
export default function BlogPost() {
  const { post, back } = useLoaderData<typeof loader>();
  const { language, to } = useLanguage();
  const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Reading>
      <article>
        <p>
          <Link to={to('/blog')}>← {back}</Link>
        </p>
        <h1>{post.title}</h1>
        <p>
          <time dateTime={post.date}>{day.format(new Date(post.date))}</time>
        </p>
        <Html html={post.html} />
      </article>
    </Reading>
  );
}

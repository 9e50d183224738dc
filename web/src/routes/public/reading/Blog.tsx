import { useLoaderData } from 'react-router';
import { blog } from '../../../content/blog.ts';
import { type MetaInput, textLoader } from '../../../content/page.ts';
import { postsFor } from '../../../content/posts/index.ts';
import { BlogPosts } from '../../../features/blog/BlogPosts.tsx';
import { inLanguage, languageOfPath } from '../../../lib/site/language.ts';
import { siteMeta } from '../../../lib/site/siteMeta.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import { PageTitle, Reading } from '../../../ui/site/Page.tsx';

/** The texts and posts in the page's language. */
export const loader = ({ url }: { url: URL }) => ({
  ...textLoader(blog)({ url }),
  posts: postsFor(languageOfPath(url.pathname)),
});

/** Title, description and links to the other languages. */
export const meta = ({ loaderData, location: { pathname } }: MetaInput) =>
  loaderData
    ? [
        ...siteMeta(loaderData.head, pathname),
        // Lets feed readers find the feed from this page.
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/rss+xml',
          title: 'Parley',
          href: inLanguage('/blog/feed.xml', languageOfPath(pathname)),
        },
      ]
    : [];

/** The list of blog posts. */
export default function Blog() {
  const words = useLoaderData<typeof loader>();
  const { to } = useLanguage();
  return (
    <Reading wide>
      <PageTitle title={words.title}>{words.intro}</PageTitle>
      <BlogPosts own={words.posts} heading="h2" />
      <p>
        <a href={to('/blog/feed.xml')}>{words.feed}</a>
      </p>
    </Reading>
  );
}

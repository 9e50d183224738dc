import { blogPosts } from '@parley/contract/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/site/useLanguage.ts';
import classes from './BlogPosts.module.css';

/** How many posts are shown (specification section 9). */
const maxEntries = 6;

interface Line {
  title: string;
  /** A path on this site, or the address of an external post. */
  link: string;
  summary: string;
  /** An instant or a day; null when the feed has none. */
  date: string | null;
}

/** The posts of the operator's feed; null while loading and when there is no feed. */
const useFeed = (): readonly Line[] | null => {
  const [posts, setPosts] = useState<readonly Line[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch(blogPosts, { signal: stop.signal })
      .then(async (response) => {
        const answer = response.ok ? ((await response.json()) as { posts: Line[] }) : null;
        if (answer && answer.posts.length > 0) setPosts(answer.posts);
      })
      .catch((error) => {
        if (!stop.signal.aborted) console.warn('The blog could not be asked', error);
      });
    return () => stop.abort();
  }, []);
  return posts;
};

interface Props {
  /** The heading level, one below that of the section. */
  heading: 'h2' | 'h3';
  own: readonly { slug: string; title: string; summary: string; date: string }[];
}

/** The latest posts: from the operator's feed if there is one, else our own. */
export const BlogPosts = ({ own, heading: Heading }: Props) => {
  const { language, to } = useLanguage();
  const lines = useFeed() ?? own.map(({ slug, ...post }) => ({ ...post, link: to(`/blog/${slug}`) }));
  const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ul className={classes.posts}>
      {lines.slice(0, maxEntries).map(({ title, summary, date, link }) => (
        <li key={link}>
          {date && <time dateTime={date}>{day.format(new Date(date))}</time>}
          <Heading>{link.startsWith('/') ? <Link to={link}>{title}</Link> : <a href={link}>{title}</a>}</Heading>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
};

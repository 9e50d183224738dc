/** Reads the posts of a feed: RSS, Atom, RDF or JSON Feed. Pure. */
import type { AnswerOf, listBlogPosts } from '@parley/contract';
import { parseFeed } from 'feedsmith';
import { load } from '../../platform/html.ts';

export type BlogPost = AnswerOf<typeof listBlogPosts>['posts'][number];

/** Specification section 9. */
const maxEntries = 6;
const longestSummary = 240;

/** The first posts that have a title and an http(s) link. Takes RSS, Atom, RDF or JSON Feed; @throws Error for any other format. */
export function postsOf(text: string, base: string): BlogPost[] {
  const { format, feed } = parseFeed(text);
  const entries: Entry[] =
    format === 'atom'
      ? (feed.entries ?? []).map((entry) => ({
          title: entry.title,
          link: entry.links?.find(({ rel }) => !rel || rel === 'alternate')?.href,
          summary: entry.summary ?? entry.content,
          date: entry.published ?? entry.updated,
        }))
      : format === 'json'
        ? (feed.items ?? []).map((item) => ({ title: item.title, link: item.url, summary: item.summary, date: item.date_published }))
        : (feed.items ?? []).map((item) => ({
            title: item.title,
            link: item.link,
            summary: item.description,
            date: 'pubDate' in item ? item.pubDate : item.dc?.dates?.[0],
          }));
  return entries.flatMap((entry) => postOf(entry, base)).slice(0, maxEntries);
}

interface Entry {
  title?: unknown;
  link?: unknown;
  summary?: unknown;
  date?: unknown;
}

function postOf(entry: Entry, base: string): BlogPost[] {
  const title = plain(entry.title);
  const link = typeof entry.link === 'string' ? URL.parse(entry.link, base) : null;
  if (!title || !link || !/^https?:$/.test(link.protocol)) return [];
  const date = new Date(String(entry.date ?? ''));
  return [
    {
      title: title.slice(0, 200),
      link: link.href,
      summary: shortened(plain(entry.summary)),
      date: Number.isNaN(date.getTime()) ? null : date.toISOString(),
    },
  ];
}

/** The text of a field, without its markup. */
const plain = (value: unknown): string => {
  const text =
    typeof value === 'string' ? value : typeof (value as { value?: unknown })?.value === 'string' ? (value as { value: string }).value : '';
  return load(text).text().replaceAll(/\s+/g, ' ').trim().toWellFormed();
};

const shortened = (text: string) =>
  text.length > longestSummary ? `${text.slice(0, longestSummary).replace(/\s\S*$/, '')} …`.toWellFormed() : text;

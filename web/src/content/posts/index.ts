/** Our own blog: Markdown files, one folder per language. */
import type { Language } from '../../lib/site/language.ts';
import { documentsOf } from '../markdown.ts';
import { type PostSlug, postSlugs } from './slugs.ts';

export interface PostLine {
  slug: PostSlug;
  title: string;
  summary: string;
  /** yyyy-mm-dd */
  date: string;
}

export interface Post extends PostLine {
  html: string;
}

const documents = documentsOf(import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true }));

const postOf = (language: Language, slug: PostSlug): Post => {
  const document = documents.get(`${language}/${slug}`);
  const { title, summary, date } = document?.fields ?? {};
  if (!document || !title || !summary || !date) throw new Error(`The post ${language}/${slug} lacks its file, title, summary or date`);
  return { slug, title, summary, date, html: document.html };
};

/** The posts of a language without their texts, newest first. */
export const postsFor = (language: Language): PostLine[] =>
  postSlugs.map((slug) => {
    const { html: _, ...line } = postOf(language, slug);
    return line;
  });

/** One post; null when it does not exist. */
export const findPost = (language: Language, slug: string): Post | null => {
  const knownSlug = postSlugs.find((candidate) => candidate === slug.toLowerCase());
  return knownSlug ? postOf(language, knownSlug) : null;
};

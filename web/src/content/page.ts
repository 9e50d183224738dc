/** How a page gets its words: by the language of its path, when the build writes it. They never stand in a script twice. */
import { type Language, languageOf } from '../lib/language.ts';
import type { PageHead } from '../lib/siteMeta.ts';

export interface PageContent {
  head: PageHead;
}

/** A question with its answer; paragraphs of the answer one by one. */
export interface Question {
  question: string;
  answer: readonly string[];
}

export interface Plan {
  name: string;
  title: string;
  /** In US dollars, paid once. */
  price: number;
  once: string;
  points: readonly string[];
  button: string;
}

export interface CaseStudyCard {
  /** As its path writes it: /case-studies/{slug}. */
  slug: string;
  name: string;
  text: string;
}

/** The `loader` of a page over its words in every language. */
export const wordsOf =
  <Content extends PageContent>(content: Record<Language, Content>) =>
  ({ url }: { url: URL }): Content =>
    content[languageOf(url.pathname)];

/** The last part of a page's path: which of several texts it shows. */
export const slugOf = ({ pathname }: URL): string => pathname.split('/').findLast(Boolean) ?? '';

/** What React Router hands to `meta`. */
export interface MetaInput {
  loaderData?: PageContent;
  location: { pathname: string };
}

/** Loaders for page texts: chosen by the path's language when the build writes the page, so that scripts do not contain them. */
import { type Language, languageOfPath } from '../lib/site/language.ts';
import type { PageHead } from '../lib/site/siteMeta.ts';

export interface PageContent {
  head: PageHead;
}

/** A question with the paragraphs of its answer. */
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
  /** The slug in /case-studies/{slug}. */
  slug: string;
  name: string;
  text: string;
}

/** Creates the `loader` of a page from its texts in every language. */
export const textLoader =
  <Content extends PageContent>(content: Record<Language, Content>) =>
  ({ url }: { url: URL }): Content =>
    content[languageOfPath(url.pathname)];

/** The last part of a path, which selects one of several texts. */
export const slugOf = ({ pathname }: URL): string => pathname.split('/').findLast(Boolean) ?? '';

/** The arguments of a route's `meta` function. */
export interface MetaInput {
  loaderData?: PageContent;
  location: { pathname: string };
}

/** How a page gets its words: by the language of its path, when the build writes it. They never stand in a script twice. */
import { type Language, languageOf } from '../lib/language.ts';
import type { PageHead } from '../lib/siteMeta.ts';

export interface PageContent {
  head: PageHead;
}

/** The `loader` of a page over its words in every language. */
export const wordsOf =
  <Content extends PageContent>(content: Record<Language, Content>) =>
  ({ request }: { request: Request }): Content =>
    content[languageOf(new URL(request.url).pathname)];

/** What React Router hands to `meta`. */
export interface MetaInput {
  loaderData?: PageContent;
  location: { pathname: string };
}

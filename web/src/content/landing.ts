import { type Language, languageOfPath } from '../lib/site/language.ts';
import { landing as german } from './de/landing.ts';
import { landing as english } from './en/landing.ts';
import { textLoader } from './page.ts';
import { postsFor } from './posts/index.ts';
import type { LandingContent } from './shapes.ts';

const landing: Record<Language, LandingContent> = { en: english, de: german };

/** What the landing page shows: the texts and newest posts in the page's language. */
export const loadLanding = ({ url }: { url: URL }) => ({
  ...textLoader(landing)({ url }),
  posts: postsFor(languageOfPath(url.pathname)),
});

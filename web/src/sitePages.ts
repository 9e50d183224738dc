/** The pages of the public site: each is one file, shown in every language, and written as HTML by the build. */
import { inLanguage, languages } from './lib/language.ts';

export interface SitePage {
  /** In English; the other languages stand below their own prefix. */
  path: string;
  /** In routes/public. */
  file: string;
}

export const sitePages: readonly SitePage[] = [
  { path: '/', file: 'Landing' },
  { path: '/contact', file: 'Contact' },
  { path: '/login', file: 'Login' },
  { path: '/signup', file: 'SignUp' },
  { path: '/404', file: 'NotFound' },
];

/** Public pages that are made of the owner area's design system, in English only. */
export const appPages = ['/demo', '/forgotten-password'] as const;

export const prerenderedPaths = [...sitePages.flatMap(({ path }) => languages.map((language) => inLanguage(path, language))), ...appPages];

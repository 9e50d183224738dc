/** The path to return to after the login page. */
import { inLanguage, type Language } from '../site/language.ts';

/** The login page in a language that leads back to `path`. */
export const loginPath = (path: string, language: Language): string =>
  inLanguage(`/login?${new URLSearchParams({ next: path })}`, language);

/** The page to open after signing in; only a path of this site, else the Dashboard. */
export const returnPath = (search: URLSearchParams): string => {
  const next = search.get('next') ?? '';
  // '//host' and '/\host' are other sites to a browser.
  return /^\/(?![/\\])/.test(next) && !/^(?:\/de)?\/login\b/i.test(next) ? next : '/Dashboard';
};

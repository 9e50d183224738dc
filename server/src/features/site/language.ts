/**
 * Decides the language of a page. A public path under /de is German. Any other redirects to its German version when the guest chose German before
 * (cookie) or the browser prefers it (Accept-Language). The owner's area has the same addresses in all languages.
 */
import { chosenLanguage, languageCookie, languageParameter } from '@parley/contract/language';
import type { FastifyRequest } from 'fastify';

const yearSeconds = 365 * 86_400;

/** Where to redirect, and the cookie to set with the redirect. */
export interface LanguageRedirect {
  path: string;
  /** Set when the guest just chose a language. */
  cookie: string | null;
}

/** Whether a path belongs to the German site. */
export const isGerman = (path: string): boolean => /^\/de(?:\/|$)/i.test(path);

const inGerman = (path: string) => (path === '/' ? '/de' : `/de${path}`);

/**
 * The redirect that a request for a page needs, or null when it is in the right language already. `?lang=` is a choice: it is stored in a
 * cookie and removed from the address. Pages without a German version do not redirect.
 * @param path without a trailing slash.
 * @param exists whether the site has a page at a path.
 */
export function languageRedirect(request: FastifyRequest, path: string, exists: (path: string) => boolean): LanguageRedirect | null {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const chosen = query.get(languageParameter);
  if ((chosen === 'en' || chosen === 'de') && exists(path)) {
    query.delete(languageParameter);
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const cookie = `${languageCookie}=${chosen}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
    return { path: withQuery(path, query), cookie };
  }
  if (isGerman(path) || !exists(inGerman(path)) || preferredLanguage(request) !== 'de') return null;
  return { path: withQuery(inGerman(path), query), cookie: null };
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

/** The language that the guest chose, or that the browser prefers. */
export const preferredLanguage = ({ headers }: FastifyRequest): 'en' | 'de' =>
  chosenLanguage(headers.cookie ?? '') ?? acceptedLanguage(headers['accept-language'] ?? '');

/** The language that an Accept-Language header prefers; English when it names neither. */
export function acceptedLanguage(header: string): 'en' | 'de' {
  const weights = { en: 0, de: 0 };
  for (const part of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const language = range.split('-')[0];
    if (language !== 'en' && language !== 'de') continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality ? Number(quality.slice(2)) : 1;
    if (weight > weights[language]) weights[language] = weight;
  }
  return weights.de > weights.en ? 'de' : 'en';
}

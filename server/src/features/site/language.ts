/**
 * Which language a page is shown in: its path says; who comes to a path without one is led by what they chose, or by what their browser
 * asks for.
 */
import type { FastifyRequest } from 'fastify';

const languageCookie = 'parley_language';
const yearSeconds = 365 * 86_400;

export interface Elsewhere {
  path: string;
  /** The choice to be remembered. */
  cookie: string | null;
}

export const isGerman = (path: string): boolean => /^\/de(?:\/|$)/i.test(path);

const inGerman = (path: string) => (path === '/' ? '/de' : `/de${path}`);

/**
 * Where a request for a page belongs instead, or null. `?lang=` is a choice: it is remembered and leaves the address.
 * `path` has no slash at its end; `exists` says which pages there are. What has no German form stays where it is.
 */
export function inChosenLanguage(request: FastifyRequest, path: string, exists: (path: string) => boolean): Elsewhere | null {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const chosen = query.get('lang');
  if ((chosen === 'en' || chosen === 'de') && exists(path)) {
    query.delete('lang');
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const cookie = `${languageCookie}=${chosen}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
    return { path: withQuery(path, query), cookie };
  }
  if (isGerman(path) || !exists(inGerman(path)) || wantedLanguage(request) !== 'de') return null;
  return { path: withQuery(inGerman(path), query), cookie: null };
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

function wantedLanguage(request: FastifyRequest): 'en' | 'de' {
  const remembered = new RegExp(`(?:^|;\\s*)${languageCookie}=(en|de)\\b`).exec(request.headers.cookie ?? '')?.[1];
  return remembered === 'en' || remembered === 'de' ? remembered : preferred(request.headers['accept-language'] ?? '');
}

/** The better liked of the two by Accept-Language; English when neither is named. */
export function preferred(header: string): 'en' | 'de' {
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

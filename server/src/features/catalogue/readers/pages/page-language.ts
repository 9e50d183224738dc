import { loadPage } from './load-page.ts';

/** The language in a page's `lang` attribute, as two letters; null without one. */
export function languageOf(html: string): string | null {
  return /<html[^>]{0,500}?\slang\s*=\s*["']?([a-z]{2})/i.exec(html.slice(0, 5_000))?.[1]?.toLowerCase() ?? null;
}

/** Whether a page is a translation: it declares another language, and an alternate page in `language`. */
export function isTranslation(html: string, language: string | null): boolean {
  const own = languageOf(html);
  if (language === null || own === null || own === language || !/hreflang/i.test(html)) return false;
  const $ = loadPage(html.slice(0, 200_000));
  const others = $?.('link[rel~="alternate"][hreflang]').toArray() ?? [];
  return others.some((link) => $?.(link).attr('hreflang')?.slice(0, 2).toLowerCase() === language);
}

import { loadPage } from './load-page.ts';

/** The language that a page says it is written in, as two letters; null when it does not say. */
export function declaredLanguage(html: string): string | null {
  return /<html[^>]{0,500}?\slang\s*=\s*["']?([a-z]{2})/i.exec(html.slice(0, 5_000))?.[1]?.toLowerCase() ?? null;
}

/** Whether a page shows in another language what the shop also shows in the given one, and says so itself. */
export function isOtherFace(html: string, language: string | null): boolean {
  const pageLanguage = declaredLanguage(html);
  if (language === null || pageLanguage === null || pageLanguage === language || !/hreflang/i.test(html)) return false;
  const $ = loadPage(html.slice(0, 200_000));
  const others = $?.('link[rel~="alternate"][hreflang]').toArray() ?? [];
  return others.some((link) => $?.(link).attr('hreflang')?.slice(0, 2).toLowerCase() === language);
}

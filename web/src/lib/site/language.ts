/** The languages of the public site: English at the root, German below /de. */

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const german = /^\/de(?=\/|$)/i;

/** The language of a path. */
export const languageOfPath = (pathname: string): Language => (german.test(pathname) ? 'de' : 'en');

/** The language of the open page, also of one in the owner's area, whose path does not say. */
export const languageOfDocument = (): Language => (typeof document !== 'undefined' && document.documentElement.lang === 'de' ? 'de' : 'en');

/** The path of the same page in another language: `/de/pricing` ↔ `/pricing`. Takes a path with or without a language prefix, also with a hash. */
export const inLanguage = (pathname: string, language: Language): string => {
  const plain = pathname.replace(german, '') || '/';
  if (language === 'en') return plain;
  return `/de${plain.replace(/^\/(?=#|$)/, '')}`;
};

/** The languages of the public site: English at the root, German below /de. */

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const german = /^\/de(?=\/|$)/i;

/** The language that a path is in. */
export const languageOf = (pathname: string): Language => (german.test(pathname) ? 'de' : 'en');

/** The same page in another language: `/de/pricing` ↔ `/pricing`. Takes a path with or without its language. */
export const inLanguage = (pathname: string, language: Language): string => {
  const plain = pathname.replace(german, '') || '/';
  if (language === 'en') return plain;
  return plain === '/' ? '/de' : `/de${plain}`;
};

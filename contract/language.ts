/** The language that somebody chose, for both the public site and the owner's area. It is a cookie, because the server redirects by it. */

export const languageCookie = 'parley_language';

/** The query parameter of any page that makes the choice: the server keeps it in the cookie and opens the page without it. */
export const languageParameter = 'lang';

/** The language that a list of cookies names; null where nobody chose. */
export const chosenLanguage = (cookies: string): 'en' | 'de' | null => {
  const value = new RegExp(`(?:^|;\\s*)${languageCookie}=(en|de)\\b`).exec(cookies)?.[1];
  return value === 'en' || value === 'de' ? value : null;
};

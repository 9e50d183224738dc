/** The language of the owner's area: what was chosen here or on the public site, else the first of the browser's that we have. */
import { chosenLanguage, languageParameter } from '@parley/contract/language';
import { type Language, languages } from '../lib/site/language.ts';

const isOurs = (value: string): value is Language => languages.some((language) => language === value);

const chosen = (): Language | null => (typeof document === 'undefined' ? null : chosenLanguage(document.cookie));

const ofBrowser = (): Language => {
  if (typeof navigator === 'undefined') return 'en';
  return (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase()).find(isOurs) ?? 'en';
};

/** The language to show. */
export const ownerLanguage = (): Language => chosen() ?? ofBrowser();

/** The address that shows the owner's area in `language` from then on: the server keeps the choice, as it does for the public site. */
export const inOwnerLanguage = (address: string, language: Language): string => {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(languageParameter, language);
  return `${path}?${parameters}`;
};

/**
 * Opens this screen in another language. It is loaded again, because texts and formats are made once for each load, so the browser asks first where
 * something is unsaved; who stays has chosen nothing.
 */
export const chooseLanguage = (language: Language): void => {
  const { pathname, search } = window.location;
  window.location.replace(inOwnerLanguage(pathname + search, language));
};

/** The address after a login: who logs in on a German page goes on in German, unless they have chosen another language before. */
export const goOnIn = (language: Language, address: string): string =>
  chosen() === null && language !== ofBrowser() ? inOwnerLanguage(address, language) : address;

/** The browser's own locale where it speaks the shown language ('de-AT'), else the plain language. */
const localeToShow = (): string | undefined => {
  const language = ownerLanguage();
  const own = typeof navigator === 'undefined' ? undefined : navigator.language;
  return own?.toLowerCase().startsWith(language) ? own : language;
};

/** For every number and date of the owner's area. */
export let locale = localeToShow();

/** Reads the language again, as `loadWords` does. */
export const readLocale = (): void => {
  locale = localeToShow();
};

/** What each language is called in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

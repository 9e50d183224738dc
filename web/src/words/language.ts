/** The language of the owner's area: chosen on this device, else the first of the browser's that we have. */
import { type Language, languages } from '../lib/language.ts';

const storageKey = 'language';

const isOurs = (value: string | null): value is Language => languages.some((language) => language === value);

const stored = (): Language | null => {
  try {
    const value = localStorage.getItem(storageKey);
    return isOurs(value) ? value : null;
  } catch {
    return null;
  }
};

const ofBrowser = (): Language => {
  if (typeof navigator === 'undefined') return 'en';
  return (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase()).find(isOurs) ?? 'en';
};

/** The language to show. */
export const ownerLanguage = (): Language => stored() ?? ofBrowser();

/** Keeps a choice for this device. Storage may be blocked; the browser's language then stays. */
const keep = (language: Language) => {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Nothing is lost but the choice.
  }
};

/** Shows the owner's area in another language from now on. Loads the page again, because texts and formats are made once for each load. */
export const chooseLanguage = (language: Language): void => {
  keep(language);
  window.location.reload();
};

/** Who logs in on a German page goes on in German, unless they have chosen another language for the owner's area. */
export const goOnIn = (language: Language): void => {
  if (stored() === null && language !== ofBrowser()) keep(language);
};

/** The locale of numbers and dates: the browser's own where it speaks the shown language ('de-AT'), else the plain language. */
export const ownerLocale = (): string | undefined => {
  const language = ownerLanguage();
  const own = typeof navigator === 'undefined' ? undefined : navigator.language;
  return own?.toLowerCase().startsWith(language) ? own : language;
};

import { afterEach, expect, test, vi } from 'vitest';
import { goOnIn, inOwnerLanguage, ownerLanguage, ownerLocale } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with its languages and cookies. */
const browser = (languages: string[], cookie = '') => {
  vi.stubGlobal('navigator', { languages, language: languages[0] });
  vi.stubGlobal('document', { cookie });
};

test.each([
  [['de-AT', 'en'], '', 'de', 'de-AT'],
  [['fr', 'de-CH', 'en'], '', 'de', 'de'],
  [['fr'], '', 'en', 'en'],
  [['de'], 'a=b; parley_language=en', 'en', 'en'],
  [['en-GB'], 'parley_language=de', 'de', 'de'],
  [['en-GB'], 'parley_language=xx', 'en', 'en-GB'],
])('a browser of %j with the cookies %j gets %s, and numbers of %s', (languages, cookie, language, locale) => {
  browser(languages, cookie);
  expect(ownerLanguage()).toBe(language);
  expect(ownerLocale()).toBe(locale);
});

test('the choice is a parameter of the same address', () => {
  expect(inOwnerLanguage('/Analytics?tab=funnel', 'de')).toBe('/Analytics?tab=funnel&lang=de');
  expect(inOwnerLanguage('/Dashboard?lang=de', 'en')).toBe('/Dashboard?lang=en');
});

test('a login on a German page goes on in German, unless the browser does anyway or another language was chosen', () => {
  browser(['en']);
  expect(goOnIn('de', '/Dashboard')).toBe('/Dashboard?lang=de');
  expect(goOnIn('en', '/Dashboard')).toBe('/Dashboard');
  browser(['en'], 'parley_language=en');
  expect(goOnIn('de', '/Dashboard')).toBe('/Dashboard');
  browser(['de']);
  expect(goOnIn('de', '/Dashboard')).toBe('/Dashboard');
});

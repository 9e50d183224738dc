import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfPath } from './language.ts';

describe('languageOfPath', () => {
  it.each([
    ['/', 'en'],
    ['/pricing', 'en'],
    ['/de', 'de'],
    ['/de/', 'de'],
    ['/DE/pricing', 'de'],
    ['/demo', 'en'],
    ['/deals/de', 'en'],
  ])('%s is %s', (path, language) => expect(languageOfPath(path)).toBe(language));
});

describe('inLanguage', () => {
  it.each([
    ['/', '/', '/de'],
    ['/de', '/', '/de'],
    ['/pricing', '/pricing', '/de/pricing'],
    ['/de/case-studies/Roarcraft', '/case-studies/Roarcraft', '/de/case-studies/Roarcraft'],
    ['/demo', '/demo', '/de/demo'],
    // The same page, so that the browser does not load it again.
    ['/#pricing', '/#pricing', '/de#pricing'],
  ])('%s is %s in English and %s in German', (path, english, german) => {
    expect(inLanguage(path, 'en')).toBe(english);
    expect(inLanguage(path, 'de')).toBe(german);
  });
});

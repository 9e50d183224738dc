import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect.ts';
import { allLanguages, knownLanguage } from './index.ts';
import { type ShortTexts, shortTexts } from './testing/short-texts.ts';

describe('detecting the language', () => {
  it.each([
    ['How long does delivery take?', 'en'],
    ['Wie lange dauert die Lieferung?', 'de'],
    ['Rückgabe', 'de'],
    ['Socken', null],
    ['', null],
  ])('%s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  /** For each kind of text, the minimum share of right answers and the maximum share of wrong ones. */
  const shares: [keyof ShortTexts, number, number][] = [
    ['messages', 0.9, 0],
    ['questions', 0.95, 0],
    ['sentences', 0.95, 0],
    ['names', 0.6, 0.06],
  ];
  it.each(shares)('recognizes most %s, and gets hardly any wrong', (kind, right, wrong) => {
    const results = allLanguages.flatMap((language) =>
      (shortTexts[language]?.[kind] ?? []).map((text) => ({ text, language, detected: detectLanguage(text) })),
    );
    const share = (part: typeof results) => part.length / results.length;
    expect(share(results.filter(({ language, detected }) => detected === language))).toBeGreaterThanOrEqual(right);
    const mistakes = results.filter(({ language, detected }) => detected !== null && detected !== language);
    expect(share(mistakes), JSON.stringify(mistakes)).toBeLessThanOrEqual(wrong);
  });

  it('does not mistake an unsupported language for a supported one', () => {
    const foreign = Object.entries(shortTexts).filter(([tag]) => knownLanguage(tag) === null);
    for (const [, { messages, questions, sentences }] of foreign)
      for (const text of [...messages, ...questions, ...sentences]) expect([text, detectLanguage(text)]).toEqual([text, null]);
  });
});

describe('the language of a tag', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['PT_br', null],
    ['', null],
    [null, null],
    ['constructor', null],
  ])('%s', (tag, language) => expect(knownLanguage(tag)).toBe(language));
});

import { describe, expect, it } from 'vitest';
import { languageOfQuestions } from './index.ts';

/** Short questionnaires as shops write them; the answers alone tell little. */
const questionnaires: [string, [string, ...string[]][]][] = [
  [
    'en',
    [
      ['Who is it for?', 'Mum', 'Dad'],
      ['Which colour?', 'Blue', 'Olive'],
    ],
  ],
  [
    'de',
    [
      ['Für wen ist es?', 'Mama', 'Papa'],
      ['Welche Farbe soll es sein?', 'Blau', 'Oliv'],
    ],
  ],
  [
    'fr',
    [
      ['Pour qui est-ce ?', 'Maman', 'Papa'],
      ['Quelle couleur ?', 'Bleu', 'Olive'],
    ],
  ],
  [
    'es',
    [
      ['¿Para quién es?', 'Mamá', 'Papá'],
      ['¿De qué color?', 'Azul', 'Oliva'],
    ],
  ],
  [
    'it',
    [
      ['Per chi è?', 'Mamma', 'Papà'],
      ['Di che colore?', 'Blu', 'Oliva'],
    ],
  ],
  [
    'nl',
    [
      ['Voor wie is het?', 'Mama', 'Papa'],
      ['Welke kleur moet het zijn?', 'Blauw', 'Olijf'],
    ],
  ],
  [
    'pl',
    [
      ['Dla kogo to ma być?', 'Mama', 'Tata'],
      ['Jaki kolor?', 'Niebieski', 'Oliwkowy'],
    ],
  ],
  [
    'tr',
    [
      ['Kimin için?', 'Anne', 'Baba'],
      ['Hangi renk olsun?', 'Mavi', 'Zeytin'],
    ],
  ],
  [
    'ar',
    [
      ['لمن هو؟', 'أمي', 'أبي'],
      ['أي لون تفضل؟', 'أزرق', 'زيتوني'],
    ],
  ],
  [
    'ja',
    [
      ['どなたへの贈り物ですか？', '母', '父'],
      ['何色がいいですか？', '青', 'オリーブ'],
    ],
  ],
];

describe('the language of a questionnaire', () => {
  it.each(questionnaires)('%s', (language, questions) => {
    const questionTexts = questions.map(([text, ...answers]) => ({ text, answers: answers.map((answer) => ({ text: answer })) }));
    expect(languageOfQuestions(questionTexts)).toBe(language);
  });

  // A word of one letter is a word of several languages: 'u' of Dutch and of Polish.
  it.each([
    ['nl', 'Waarop grilt u?', 'Houtskool', 'Anders'],
    ['nl', 'Waar slaapt u?', 'Tent', 'Camper'],
    ['pl', 'Czego szukasz u nas?', 'Grill', 'Namiot'],
  ] as const)('%s: %s', (language, text, ...answers) => {
    expect(languageOfQuestions([{ text, answers: answers.map((answer) => ({ text: answer })) }])).toBe(language);
  });

  it('is not told by names and numbers, nor is it one in which Parley does not answer', () => {
    expect(languageOfQuestions([])).toBeNull();
    expect(languageOfQuestions([{ text: '?', answers: [{ text: '42' }, { text: 'XL' }] }])).toBeNull();
    expect(languageOfQuestions([{ text: 'این برای چه کسی است؟', answers: [{ text: 'پدر' }] }])).toBeNull();
  });
});

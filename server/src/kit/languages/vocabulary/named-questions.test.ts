import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSmallWord } from '../index.ts';
import type { VocabularyLanguage } from './index.ts';
import { namedQuestion } from './named-questions.ts';

const ask = (language: VocabularyLanguage, name: string) => namedQuestion(language, name, (word) => isSmallWord(word, language));

test.each<[VocabularyLanguage, string, string]>([
  ['en', 'Hair type', 'Which hair type are you looking for?'],
  ['en', 'UV protection', 'Which UV protection are you looking for?'],
  ['en', 'No. of Players', 'Which number of players are you looking for?'],
  ['de', 'Bauweise', 'Welche Bauweise suchen Sie?'],
  ['de', 'Lochkreis', 'Welchen Lochkreis suchen Sie?'],
  ['de', 'Abstufung', 'Welche Abstufung suchen Sie?'],
  ['de', 'Ventil', 'Welches Ventil suchen Sie?'],
  ['de', 'Griffbrett', 'Welches Griffbrett suchen Sie?'],
  ['fr', 'Type de cheveux', 'Quel type de cheveux recherchez-vous ?'],
  ['fr', 'Exposition', 'Quelle exposition recherchez-vous ?'],
  ['fr', 'Tour de tête', 'Quel tour de tête recherchez-vous ?'],
  ['nl', 'Bloem', 'Welke bloem zoekt u?'],
  ['es', 'Tipo de cabello', '¿Qué tipo de cabello busca?'],
  ['it', 'Dimensioni', 'Quali dimensioni cerca?'],
  ['nl', 'Rijping', 'Welke rijping zoekt u?'],
  ['nl', 'Vetgehalte', 'Welk vetgehalte zoekt u?'],
  ['pl', 'Rodzaj włosów', 'Jaki rodzaj włosów Państwa interesuje?'],
  ['pl', 'Moc', 'Jaka moc Państwa interesuje?'],
  ['pl', 'Zasilanie', 'Jakie zasilanie Państwa interesuje?'],
  ['tr', 'Işık Rengi', 'Hangi ışık rengi olsun?'],
  ['ar', 'التركيز', 'أي تركيز تفضل؟'],
  ['ar', 'العائلة العطرية', 'ما العائلة العطرية المناسبة لك؟'],
  ['ja', '口金', '口金はどれがよろしいですか？'],
])('%s: asks about %s by its name', (language, name, question) => {
  expect(ask(language, name)).toBe(question);
});

test.each<[VocabularyLanguage, string]>([
  ['de', 'Zähne'],
  ['de', 'Empfohlener Einsatz'],
  ['fr', 'Manche'],
  ['pl', 'Maks. obciążenie'],
  ['pl', 'Główny składnik'],
  ['es', 'Con perfume'],
  ['en', 'attr_17'],
])('%s: has no sentence for %s, rather than a wrong one', (language, name) => {
  expect(ask(language, name)).toBeNull();
});

test.each<[VocabularyLanguage, string, string]>([
  ['en', 'Pieces', 'How many pieces?'],
  ['en', 'Number of players', 'Which number of players are you looking for?'],
  ['fr', 'Pièces', 'Combien de pièces ?'],
])('%s: asks how many %s there should be, where the values are bare numbers', (language, name, question) => {
  expect(namedQuestion(language, name, (word) => isSmallWord(word, language), ['4', '12'])).toBe(question);
});

test.each<[VocabularyLanguage, string, string[], string | null]>([
  ['en', 'Pieces', ['48-Piece', '200 pcs'], 'How many pieces?'],
  ['en', 'Sheets', ['A4', 'A5'], 'Which sheets are you looking for?'],
  ['fr', 'Pièces', ['500 pièces', '1000 pièces'], 'Combien de pièces ?'],
])('%s: asks how many %s of %j with their unit', (language, name, values, question) => {
  expect(namedQuestion(language, name, (word) => isSmallWord(word, language), values)).toBe(question);
});

test('tr: asks how many there should be where the values count, and not where they may be codes or measures', () => {
  const asks = (name: string, values: string[]) => namedQuestion('tr', name, (word) => isSmallWord(word, 'tr'), values);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500), { minLength: 2 }), fc.constantFrom("'lı", "'li", '’lu', 'lü', "'LI"), (numbers, suffix) => {
      expect(
        asks(
          'Adet',
          numbers.map((number) => `${number}${suffix}`),
        ),
      ).toBe('Kaç adet olsun?');
      expect(asks('Model', numbers.map(String))).toBe('Hangi model olsun?');
      expect(
        asks(
          'Genişlik',
          numbers.map((number) => `${number} cm`),
        ),
      ).toBe('Hangi genişlik olsun?');
    }),
  );
});

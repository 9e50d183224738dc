import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allLanguages } from '../index.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { situations } from './index.ts';
import { readSituations } from './read.ts';
import { type SituationName, situationNames } from './shape.ts';

const likeliest = (text: string, language: ChatLanguage): string | null =>
  [...readSituations(text, language)].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;

describe('what a visitor comes with', () => {
  // None of these stands among the examples.
  it.each<[ChatLanguage, string, SituationName]>([
    ['en', 'the courier rang but nobody was in', 'notHome'],
    ['en', 'my sandals are too tight at the heel', 'wrongSize'],
    ['en', 'is my grandson old enough for it', 'age'],
    ['de', 'mein Hemd kam mit einem Riss und der Karton war zerdrückt', 'damaged'],
    ['de', 'bei wie viel Grad darf der Pullover in die Waschmaschine', 'washing'],
    ['fr', 'je ne serai pas chez moi quand le livreur passe', 'notHome'],
    ['es', 'cuándo me devolvéis el dinero de las botas', 'refundTime'],
    ['it', 'posso pagare la bici a rate', 'instalments'],
    ['nl', 'kan ik de tafel zelf ophalen in de winkel', 'pickup'],
    ['pl', 'chcę anulować zamówienie na buty', 'cancelOrder'],
    ['tr', 'lambanın garantisi kaç yıl', 'warranty'],
    ['ar', 'هل يوجد موقف للسيارة', 'gettingThere'],
    ['ja', 'この椅子は雨にぬれても防水ですか', 'waterproof'],
  ])('%s: %s', (language, text, situation) => {
    expect(likeliest(text, language)).toBe(situation);
  });

  it.each<[ChatLanguage, string]>([
    ['en', 'a tent'],
    ['de', 'Zelt'],
    ['ja', 'テント'],
    ['en', ''],
  ])('says nothing of a thing alone: %s: %s', (language, text) => {
    expect([...readSituations(text, language).values()].filter((share) => share > 0.1)).toEqual([]);
  });

  it.each([...allLanguages])('tells the situations of %s apart', (language) => {
    const lost = situationNames.filter((name) => likeliest(situations[language][name], language) !== name);
    expect(lost).toEqual([]);
  });

  it('gives shares that are at most certain, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...allLanguages), (text, language) => {
        const shares = [...readSituations(text, language).values()];
        expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
      }),
      { numRuns: 30 },
    );
  });
});

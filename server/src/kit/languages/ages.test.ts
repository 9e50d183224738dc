/** Ages that visitors name, and those that shops state. */
import { describe, expect, it } from 'vitest';
import { ageIn, agesStated, monthsOfSize, sizeSuitsAge, suitsAge } from './ages.ts';

describe('the age of somebody', () => {
  it.each([
    ['en', 'my niece, shes 7, loves horses', 7],
    ['en', 'for a 5-year-old', 5],
    ['de', 'für einen 12-jährigen', 12],
    ['fr', 'pour un enfant de 3 ans', 3],
    ['es', 'mi hija de 9 años', 9],
    ['it', 'una bimba di 4 anni', 4],
    ['nl', 'voor een 6-jarige', 6],
    ['pl', 'dla 8-latka', 8],
    ['tr', 'oğlum 10 yaşında', 10],
    ['ar', 'عمرها 6 سنوات', 6],
    ['ja', '4歳の男の子', 4],
    ['en', 'a seven-year-old who paints', 7],
    ['de', 'unsere achtjährige Nichte', 8],
    ['fr', 'mon neveu de neuf ans', 9],
    ['es', 'una niña de siete años', 7],
    ['it', 'mio nipote ha sei anni', 6],
    ['nl', 'mijn zevenjarige neefje', 7],
    ['pl', 'dla ośmioletniej wnuczki', 8],
    ['tr', 'yedi yaşındaki yeğenime', 7],
    ['ar', 'ابن أختي عمره سبع سنوات', 7],
    ['ja', '七歳の姪に', 7],
  ] as const)('%s: %s', (language, message, years) => {
    expect(ageIn(message, language)?.years).toBe(years);
  });
  it.each([
    ['en', 'the one of 7 cm'],
    ['de', 'bis 30 euro'],
    ['fr', 'il en faut 2'],
    ['en', 'she is twenty-five years old'],
    ['fr', 'il a trente et un ans'],
    ['tr', 'on beş yaşında'],
    ['ja', '二十五歳'],
  ] as const)('%s: %s names none', (language, message) => {
    expect(ageIn(message, language)).toBeNull();
  });
});

describe('an age of less than a year or two', () => {
  it.each([
    ['en', 'my son is 6 months old', 0.5],
    ['en', 'a six month old', 0.5],
    ['de', 'mein Sohn ist sechs Monate alt', 0.5],
    ['fr', 'pour un bébé de 18 mois', 1.5],
    ['es', 'para un bebé de seis meses', 0.5],
    ['it', 'per un bimbo di 9 mesi', 0.75],
    ['nl', 'hij is 6 maanden oud', 0.5],
    ['ja', '6か月の赤ちゃん', 0.5],
    ['en', 'they are thirteen weeks old', 0.25],
  ] as const)('%s: %s', (language, message, years) => {
    expect(ageIn(message, language)?.years).toBe(years);
  });
  it('fits the sizes that hold it', () => {
    expect([sizeSuitsAge('6–18 months', 0.67), sizeSuitsAge('0–6 months', 0.67), sizeSuitsAge('4 years', 6)]).toEqual([true, false, false]);
    expect(sizeSuitsAge('XL', 30)).toBe(false);
  });
});

describe('the ages of a shop', () => {
  it.each([
    ['Dai 4 anni', 4, Number.POSITIVE_INFINITY],
    ['De 6 à 11 ans', 6, 11],
    ['3+', 3, Number.POSITIVE_INFINITY],
    ['bis 5 Jahre', 0, 5],
    ['18 months', 1.5, Number.POSITIVE_INFINITY],
    ['15 months to 4 years', 1.25, 4],
    ['De 18 meses a 4 años', 1.5, 4],
    ['6–18 months', 0.5, 1.5],
    ['26 bis 52 Wochen', 0.5, 1],
  ])('%s', (value, from, to) => {
    expect(agesStated(value)).toEqual({ from, to });
  });
  it('none, where no number says one', () => {
    expect(agesStated('Adults')).toBeNull();
    expect([suitsAge('4–8', 8), suitsAge('4–8', 9), suitsAge('Adults', 30)]).toEqual([true, false, false]);
  });

  it.each([
    ['3-6 months', 3],
    ['12 mos', 12],
    ['4 Jahre', 48],
    ['2Y', 24],
    ['18 mois', 18],
    ['6 ans', 72],
    ['9 meses', 9],
    ['3 años', 36],
    ['12 mesi', 12],
    ['5 anni', 60],
    ['9 maanden', 9],
    ['4 jaar', 48],
    ['6 miesięcy', 6],
    ['3 lata', 36],
    ['0-3 Ay', 0],
    ['4 Yaş', 48],
    ['6 أشهر', 6],
    ['4 سنوات', 48],
    ['6ヶ月', 6],
    ['3歳', 36],
  ])('the months from which on the size %s fits', (size, months) => {
    expect(monthsOfSize(size)).toBe(months);
  });
  it.each(['XL', '42', '12 m', '38 EU', 'One size', '120 cm'])('the size %s is no age', (size) => {
    expect(monthsOfSize(size)).toBeNull();
  });
});

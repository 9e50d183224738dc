import { growthOf, quadratic } from '@parley/flow/testing';
import { describe, expect, it } from 'vitest';
import { allPlaces, type Fact, type FactFamily, indexFacts } from '../catalogue/index.ts';
import { candidateQuestions } from './candidates.ts';
import { type Opening, qualityOf } from './quality.ts';

const fact = (family: FactFamily, value: string): Fact => ({ family, value, label: value, source: 'attribute', certainty: 1 });

/** So many products with these facts, each a little dearer than the one before. */
const shopOf = (count: number, factsOf: (place: number) => Fact[], priceMinor: (place: number) => number = (place) => 1000 + 37 * place) =>
  indexFacts(
    Array.from({ length: count }, (_, place) => ({ priceMinor: priceMinor(place), currency: 'EUR' })),
    Array.from({ length: count }, (_, place) => factsOf(place)),
  );

const kinds = ['lamp', 'chair', 'table', 'rug'];
const colours = ['red', 'blue', 'green', 'black'];
const materials = ['oak', 'steel', 'glass', 'wool'];
const valuesAt = (place: number) => [
  fact('kind', kinds[place % 4] as string),
  fact('colour', colours[Math.floor(place / 4) % 4] as string),
  fact('material', materials[Math.floor(place / 16) % 4] as string),
];

describe('the quality of questions', () => {
  it('is good where a few answers lead to each product', () => {
    expect(qualityOf(shopOf(128, valuesAt), 'en')).toEqual({ findable: 1, good: true, lacks: [] });
  });

  it('is not good where only a price tells products apart, however exact it is', () => {
    const { findable, good, lacks } = qualityOf(
      shopOf(200, () => []),
      'en',
    );
    // Four answers about the price leave fifty products each, of which three are shown.
    expect(findable).toBeLessThan(0.1);
    expect(good).toBe(false);
    expect(lacks).toEqual(['kinds', 'colours', 'materials', 'attributes']);
  });

  it('names what products share where nothing is missing', () => {
    const alike = shopOf(
      60,
      () => [fact('kind', 'lamp'), fact('colour', 'red'), fact('material', 'oak')],
      () => 1000,
    );
    expect(qualityOf(alike, 'en')).toEqual({ findable: 0.05, good: false, lacks: ['differences'] });
  });

  it('is that of the planned questions, where there are some', () => {
    const index = shopOf(128, valuesAt);
    const [price] = candidateQuestions(
      shopOf(128, () => []),
      allPlaces(128),
      [],
      'en',
    );
    if (!price) throw new Error('no question about the price');
    const same: Opening = { question: { ...price, answers: price.answers.slice(0, 1) }, after: () => same };
    // Whoever wants a dearer one finds no answer.
    expect(qualityOf(index, 'en', same).findable).toBeLessThan(0.3);
    const opening: Opening = { question: price, after: () => null };
    expect(qualityOf(index, 'en', opening).findable).toBe(1);
  });

  it('costs hardly more in a larger catalogue', () => {
    const growth = growthOf(3000, (size) => {
      const index = shopOf(size, valuesAt);
      return () => qualityOf(index, 'en');
    });
    expect(growth).toBeLessThan(quadratic);
  });
});

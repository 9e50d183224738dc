import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPlaces, type Fact, type FactFamily, indexFacts } from '../catalogue/index.ts';
import type { AskedQuestion } from './candidate.ts';
import { maxFollowUps, nextQuestion, type Situation, shareAnswering } from './choose-question.ts';

const colours = ['red', 'blue', 'green'];
const materials = ['wood', 'glass'];

/** `each` products of every colour and material, with rising prices. */
function indexOf(each: number) {
  const facts: Fact[][] = [];
  const fact = (family: FactFamily, value: string): Fact => ({ family, value, label: value, source: 'attribute', certainty: 1 });
  for (const colour of colours)
    for (const material of materials)
      for (let copy = 0; copy < each; copy++) facts.push([fact('colour', colour), fact('material', material)]);
  return indexFacts(
    facts.map((_, at) => ({ priceMinor: 1000 + at * 100, currency: 'EUR' })),
    facts,
  );
}

const index = indexOf(4);
const even = new Float64Array(index.size).fill(1 / index.size);
const situation = (more: Partial<Situation> = {}): Situation => ({
  belief: even,
  fitting: null,
  asked: [],
  followUps: 0,
  language: 'en',
  countsOf: () => ({ shown: 0, answered: 0 }),
  ...more,
});

describe('the next question', () => {
  it('has the highest expected information, and is never about the price first', () => {
    expect(nextQuestion(index, situation())?.family).toBe('colour');
    const asked: AskedQuestion[] = [
      { family: 'colour', text: 'Which colour?' },
      { family: 'material', text: 'Which material?' },
    ];
    expect(nextQuestion(index, situation({ asked }))?.family).toBe('price');
    expect(nextQuestion(index, situation({ asked: [...asked, { family: 'price', text: 'How much?' }] }))).toBeNull();
  });

  it('is null when three products have a probability of 0.8, when three are likely, or after five questions', () => {
    const belief = new Float64Array(index.size).fill(0.2 / (index.size - 3)).fill(0.8 / 3, 0, 3);
    expect(nextQuestion(index, situation({ belief }))).toBeNull();
    const three = new Float64Array(index.size).fill(0.3 / (index.size - 3)).fill(0.7 / 3, 0, 3);
    expect(nextQuestion(index, situation({ belief: three }))).toBeNull();
    expect(nextQuestion(index, situation({ followUps: maxFollowUps }))).toBeNull();
  });

  it('is null when three products match every answer, however likely others are after a slip', () => {
    const asked: AskedQuestion[] = [{ family: 'colour', text: 'Which colour?' }];
    const fitting = new Uint8Array(index.size).fill(1, 0, 3);
    expect(nextQuestion(index, situation({ fitting, asked }))).toBeNull();
    expect(nextQuestion(index, situation({ fitting: null, asked }))).not.toBeNull();
  });

  it('is about what fits only, also where none of it is likely, and null where nothing fits', () => {
    const asked: AskedQuestion[] = [{ family: 'price', text: 'How much?' }];
    // Red ones are likely, and only others fit: four blue ones, of two materials.
    const belief = new Float64Array(index.size).fill(0.01).fill(0.1, 0, 8);
    const fitting = new Uint8Array(index.size).fill(1, 10, 14);
    const question = nextQuestion(index, situation({ belief, fitting, asked }));
    expect(question?.family).toBe('material');
    expect(nextQuestion(index, situation({ belief, fitting: new Uint8Array(index.size).fill(1, 10, 13), asked }))).toBeNull();
    expect(nextQuestion(index, situation({ belief, fitting: new Uint8Array(index.size), asked }))).toBeNull();
  });

  it('is another one when more visitors answer that, and null when nobody answers any', () => {
    const ignored = (family: string) => ({ shown: family === 'colour' ? 400 : 0, answered: 0 });
    expect(nextQuestion(index, situation({ countsOf: ignored }))?.family).toBe('material');
    expect(nextQuestion(index, situation({ countsOf: () => ({ shown: 4000, answered: 0 }) }))).toBeNull();
    expect(shareAnswering({ shown: 0, answered: 0 })).toBe(0.9);
    expect(shareAnswering({ shown: 80, answered: 2 })).toBe(0.2);
    // A response that was counted without its question never gives a share above 1.
    expect(shareAnswering({ shown: 0, answered: 50 })).toBeLessThan(1);
  });

  describe('makes sure of the kind where an earlier answer is doubted', () => {
    const kindsOf = (size: number) => {
      const facts = Array.from({ length: size }, (_, at): Fact[] => {
        const value = ['boots', 'hats', 'belts'][at % 3] as string;
        return [{ family: 'kind', value, label: value, source: 'category', certainty: 1 }];
      });
      return indexFacts(
        facts.map(() => ({ priceMinor: 1000, currency: 'EUR' })),
        facts,
      );
    };
    const asked: AskedQuestion[] = [
      { family: 'kind', text: 'What are you looking for?', isDoubted: true },
      { family: 'colour', text: 'Which colour?', isOpen: true },
    ];
    const doubted = (size: number): Partial<Situation> => ({
      belief: new Float64Array(size).fill(1 / size),
      fitting: new Uint8Array(size).fill(1, 0, 1),
      doubtful: { meant: allPlaces(size), products: allPlaces(size) },
      asked,
    });
    const kinds = kindsOf(30);
    const many = doubted(30);

    it('once', () => {
      const again = nextQuestion(kinds, situation(many));
      expect(again).toMatchObject({ family: 'kind', text: 'Just to be sure: what are you looking for?' });
      expect(again?.answers.map(({ text }) => text)).toEqual(['Boots', 'Hats', 'Belts']);
      // 'Something else' excludes all others, so that what is left has all of the belief.
      const belief = new Float64Array(30).fill(1, 0, 1);
      expect(nextQuestion(kinds, situation({ ...many, belief }))?.text).toBe(again?.text);
      expect(nextQuestion(kinds, situation({ ...many, asked: [...asked, { text: again?.text ?? '' }] }))).toBeNull();
      expect(nextQuestion(kinds, situation({ ...many, doubtful: null }))).toBeNull();
      expect(nextQuestion(kinds, situation({ ...many, followUps: maxFollowUps - 1 }))).toBeNull();
    });

    it('but not in a small shop, unless nothing is left', () => {
      const few = doubted(24);
      expect(nextQuestion(kindsOf(24), situation(few))).toBeNull();
      expect(nextQuestion(kindsOf(24), situation({ ...few, fitting: new Uint8Array(24) }))).not.toBeNull();
    });
  });

  describe('makes sure of what was chosen where few products are left', () => {
    const asked: AskedQuestion[] = [{ family: 'colour', text: 'Which colour would you like?' }];
    const thirty = indexOf(5);
    /** The first of the products, and eight that one wrong answer hides, each of them `odds` times as likely. */
    const unsure = (odds: number, { size } = thirty): Partial<Situation> => {
      const weights = new Float64Array(size).fill(odds, 0, 9).fill(1, 0, 1).fill(0, 9);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return { fitting: new Uint8Array(size).fill(1, 0, 1), allowingSlips: weights.map((weight) => weight / sum), asked };
    };

    it('if a wrong answer leads there about as often, saying so, and about what was asked before too', () => {
      const check = nextQuestion(thirty, situation(unsure(0.3)));
      expect(check?.text).toMatch(/^Just to be sure: [a-z]/);
      const german = nextQuestion(thirty, situation({ ...unsure(0.3), language: 'de' }));
      expect(german?.text).toMatch(/^Nur zur Sicherheit: [A-Z]/);
    });

    it('but not in a small shop, where so little is hidden', () => {
      expect(nextQuestion(index, situation(unsure(0.3, index)))).toBeNull();
    });

    it('not where hardly anybody slipped, where the question was asked in these words, or where five were asked', () => {
      expect(nextQuestion(thirty, situation(unsure(0.01)))).toBeNull();
      const texts: AskedQuestion[] = [];
      for (let turn = 0; turn < 4; turn++) {
        const check = nextQuestion(thirty, situation({ ...unsure(0.3), asked: [...asked, ...texts] }));
        if (!check) break;
        expect(texts.map(({ text }) => text)).not.toContain(check.text);
        texts.push({ family: check.family, text: check.text });
      }
      const five = Array.from({ length: maxFollowUps }, (_, at): AskedQuestion => ({ text: `Question ${at}?` }));
      expect(nextQuestion(thirty, situation({ ...unsure(0.3), asked: five }))).toBeNull();
    });

    it('not about what does not matter, nor where visitors do not answer', () => {
      const settled = (['colour', 'material', 'price'] as const).map((family): AskedQuestion => ({ family, text: family, settled: true }));
      expect(nextQuestion(thirty, situation({ ...unsure(0.3), asked: settled }))).toBeNull();
      expect(nextQuestion(thirty, situation({ ...unsure(0.3), countsOf: () => ({ shown: 4000, answered: 0 }) }))).toBeNull();
    });
  });

  it('never repeats an earlier question', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: index.size, maxLength: index.size }), (weights) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const belief = Float64Array.from(weights, (weight) => weight / sum);
        const asked: AskedQuestion[] = [];
        for (let turn = 0; turn < 9; turn++) {
          const question = nextQuestion(index, situation({ belief, asked }));
          if (!question) break;
          expect(asked.map(({ text }) => text)).not.toContain(question.text);
          expect(asked.map(({ family }) => family)).not.toContain(question.family);
          asked.push({ family: question.family, text: question.text });
        }
        expect(asked.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 40 },
    );
  });
});

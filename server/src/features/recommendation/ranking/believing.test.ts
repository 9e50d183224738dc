import type { ProductRule } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import type { AnsweredQuestion } from '../../questionnaires/index.ts';
import { believe, priorByClicks } from './believing.ts';
import { shelve } from './shelf.ts';

const colours = ['red', 'blue', 'green'];
/** Lamps are red, blue or green, and tables of three other colours. */
const wares = [
  ...colours.map((colour) => ({ kind: 'Lamps', colour })),
  ...['white', 'black', 'yellow'].map((colour) => ({ kind: 'Tables', colour })),
];
const shelf = shelve(
  wares.map(({ kind, colour }, at) => ({
    id: at + 1,
    title: `Item ${at}`,
    description: '',
    priceMinor: 1000,
    currency: 'EUR',
    inStock: true,
    categories: [kind],
    tags: [],
    attributes: { Colour: [colour] },
    image: '',
    link: '',
  })),
  'en',
);
const fact = (family: string, labels: string[], effect: ProductRule['effect']): ProductRule => {
  const values = shelf.facts.values.filter((value) => value.family === family && labels.includes(value.labels[0] ?? ''));
  expect(values.length).toBe(labels.length);
  return { field: 'fact', family, values: values.map(({ value }) => value), effect, weight: 1 };
};
const question = (id: number, rules: ProductRule[]): AnsweredQuestion => ({
  id,
  text: `Question ${id}`,
  followUpFamily: null,
  answers: rules.map((rule, at) => ({ id: id * 10 + at, text: '', productRules: [rule] })),
});
const kind = question(1, [fact('kind', ['Lamps'], 'prefer'), fact('kind', ['Tables'], 'prefer')]);
const colour = question(2, [...colours.map((each) => fact('colour', [each], 'prefer')), fact('colour', colours, 'exclude')]);
const after = (...chosen: number[]) => believe(shelf, [kind, colour], new Set(chosen), { clicked: priorByClicks(shelf, new Map()) });

describe('"something else" where nothing else is left', () => {
  it('takes back the answer before it, and counts what matches without that', () => {
    const { evidence, fitting, productsLeft, probabilities, takenBackBy } = after(10, 23);
    expect(takenBackBy).toEqual(new Map([[kind.id, colour.id]]));
    expect(evidence.map(({ isTakenBack }) => isTakenBack)).toEqual([true, false]);
    expect([...(fitting ?? [])]).toEqual([0, 0, 0, 1, 1, 1]);
    expect(productsLeft).toBe(3);
    expect([...probabilities].map((each) => each > 0)).toEqual([false, false, false, true, true, true]);
  });

  it('takes back nothing where something else is left, or a named value leaves nothing', () => {
    expect(after(11, 23)).toMatchObject({ productsLeft: 3, evidence: [{ isTakenBack: false }, { isTakenBack: false }] });
    expect(after(11, 20)).toMatchObject({ productsLeft: 0, evidence: [{ isTakenBack: false }, { isTakenBack: false }] });
  });
});

describe('the probabilities that allow for slips', () => {
  it('are known where at most three products are left, and also of products that an answer would exclude', () => {
    expect(after(20).allowingSlips).not.toBeNull();
    expect(after(10, 20).allowingSlips?.every((each) => each > 0)).toBe(true);
    // 'Something else' excludes red, blue and green lamps from what is shown, but it may have been the slip.
    const { probabilities, allowingSlips } = after(11, 23);
    expect(probabilities[0]).toBe(0);
    expect(allowingSlips?.[0]).toBeGreaterThan(0);
    expect(after().allowingSlips).toBeNull();
    expect(after(11, 20).allowingSlips).toBeNull();
  });

  it('leave out what an answer rules out for good', () => {
    const noRed = question(3, [fact('colour', ['red'], 'exclude')]);
    const chosen = new Set([10, 30, 21]);
    const { allowingSlips } = believe(shelf, [kind, noRed, colour], chosen, { clicked: priorByClicks(shelf, new Map()) });
    expect(allowingSlips?.[0]).toBe(0);
    expect(allowingSlips?.[2]).toBeGreaterThan(0);
  });
});

describe('an answer that may be a slip', () => {
  // One lamp of another colour than those named, and many tables of other colours.
  const many = shelve(
    [...colours.map((colour) => ['Lamps', colour]), ['Lamps', 'pink'], ...Array.from({ length: 12 }, () => ['Tables', 'white'])].map(
      ([kind = '', colour = ''], at) => ({
        ...(shelf.products[0] as (typeof shelf.products)[number]),
        id: at + 1,
        title: `Piece ${at}`,
        description: '',
        categories: [kind],
        attributes: { Colour: [colour] },
      }),
    ),
    'en',
  );
  const again: AnsweredQuestion = {
    ...kind,
    id: 3,
    followUpFamily: 'kind',
    answers: question(3, [fact('kind', ['Lamps'], 'prefer'), fact('kind', ['Tables'], 'prefer')]).answers,
  };
  const believed = (...ids: number[]) => believe(many, [kind, colour, again], new Set(ids), { clicked: priorByClicks(many, new Map()) });

  it('is doubted, and counts until it is taken back', () => {
    const { doubted, evidence, productsLeft } = believed(10, 23);
    expect(doubted?.questionId).toBe(kind.id);
    expect(productsLeft).toBe(1);
    expect(evidence.map(({ isTakenBack }) => isTakenBack)).toEqual([false, false]);
    expect(believed(10, 20).doubted).toBeNull();
  });

  it('stays where it is chosen again, and is taken back by another kind', () => {
    expect(believed(10, 23, 30)).toMatchObject({ productsLeft: 1, doubted: null });
    const { evidence, productsLeft } = believed(10, 23, 31);
    expect(evidence.map(({ isTakenBack }) => isTakenBack)).toEqual([true, false, false]);
    expect(productsLeft).toBe(12);
  });
});

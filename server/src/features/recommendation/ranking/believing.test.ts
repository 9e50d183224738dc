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
    const { evidence, fitting, productsLeft, probabilities } = after(10, 23);
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

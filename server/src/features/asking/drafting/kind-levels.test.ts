import { describe, expect, test } from 'vitest';
import type { CountedValue } from './grouping.ts';
import { kindLevels } from './kind-levels.ts';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const kind = (label: string, products: number[], isCategory = true): CountedValue => ({
  value: { labels: [label], value: label, id: 0, isCategory } as never,
  products,
  guessed: [],
});
const labels = (levels: (readonly CountedValue[])[]) => levels.map((level) => level.map(({ value }) => value.labels[0]));

describe('kinds beside each other', () => {
  const outdoor = kind('Outdoor plants', range(0, 7));
  const indoor = kind('Indoor plants', range(7, 10));

  test('are never a kind and one within it', () => {
    const orchids = kind('Orchids', range(8, 10));
    for (const level of labels(kindLevels([outdoor, indoor, orchids], 10, 4)))
      expect(level.includes('Orchids') && level.includes('Indoor plants')).toBe(false);
  });

  test('may be the kinds within one of them, where these hold all of it', () => {
    const [hedges, trees] = [kind('Hedges', range(0, 4)), kind('Trees', range(4, 7))];
    expect(labels(kindLevels([outdoor, indoor, hedges, trees], 10, 4))).toEqual([
      ['Outdoor plants', 'Indoor plants'],
      ['Hedges', 'Trees', 'Indoor plants'],
    ]);
    expect(labels(kindLevels([outdoor, indoor, hedges], 10, 4))).toEqual([['Outdoor plants', 'Indoor plants']]);
  });

  test('are words of titles only where the categories do not distinguish the products', () => {
    const word = kind('Maple', range(0, 5), false);
    expect(labels(kindLevels([outdoor, indoor, word], 10, 4))).toEqual([['Outdoor plants', 'Indoor plants']]);
    expect(labels(kindLevels([kind('Plants', range(0, 10)), word, kind('Fern', range(5, 10), false)], 10, 4))).toEqual([['Maple', 'Fern']]);
  });

  test('are no names that only one product has in place of a category', () => {
    const [plum, fruit] = [kind('Plum wine', range(0, 3)), kind('Fruit wine', range(3, 6))];
    const names = ['Yuzu', 'Momo drop', 'Mikan'].map((label, at) => kind(label, [3 + at], false));
    expect(labels(kindLevels([plum, fruit, ...names], 6, 4))).toEqual([['Plum wine', 'Fruit wine']]);
  });
});

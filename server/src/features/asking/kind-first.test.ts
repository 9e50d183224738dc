import { noPlaces, type Places } from '@parley/flow/reach';
import { describe, expect, it } from 'vitest';
import { allPlaces } from '../catalogue/index.ts';
import type { CandidateAnswer, CandidateQuestion } from './candidate.ts';
import type { QuestionFamily } from './families.ts';
import { kindFirst } from './kind-first.ts';

/** The first `to` places without the first `from`. */
const placesOf = (from: number, to: number): Places => noPlaces(96).map((_, word) => bitsOf(from, to, word));
const bitsOf = (from: number, to: number, word: number) =>
  Array.from({ length: 32 }, (_, bit) => word * 32 + bit).reduce(
    (bits, place) => (place >= from && place < to ? bits | (1 << (place & 31)) : bits),
    0,
  );

/** A question whose answers match products from the first place on, as many as these; the last of them may be another one. */
const question = (
  family: QuestionFamily,
  counts: readonly number[],
  value: number,
  last: CandidateAnswer['kind'] = 'values',
): CandidateQuestion => {
  const ends = counts.map((_, at) => counts.slice(0, at + 1).reduce((sum, count) => sum + count, 0));
  const answers = ends.map(
    (end, at): CandidateAnswer => ({
      text: `${family} ${at}`,
      kind: at === counts.length - 1 ? last : 'values',
      matches: last === 'any' && at === counts.length - 1 ? allPlaces(96) : placesOf(ends[at - 1] ?? 0, end),
      rules: [],
    }),
  );
  return { family, text: family, answers, gain: value, value };
};
const price = question('price', [3, 3, 3, 3], 1.6);
const colour = question('colour', [4, 4, 4], 1.6);
const kinds = (counts: readonly number[], last?: CandidateAnswer['kind'], value = 1.5) => question('kind', counts, value, last);

describe('the kind', () => {
  const left = placesOf(0, 12);
  const of = (kind: CandidateQuestion, places = left, size = 60) => kindFirst(price, [price, colour, kind], { left: places, size }).family;

  it('comes before the price where its answers name every product', () => {
    expect(of(kinds([4, 4, 4]), left, 12)).toBe('kind');
    expect(kindFirst(price, [price, colour], { left, size: 12 })).toBe(price);
    expect(kindFirst(colour, [colour, kinds([4, 4, 4])], { left, size: 12 })).toBe(colour);
  });

  it('comes before the price among a dozen products, although "something else" is among its answers', () => {
    expect(of(kinds([3, 2, 2, 5], 'rest'))).toBe('kind');
    expect(of(kinds([2, 1, 1, 8], 'rest'))).toBe('price');
    expect(of(kinds([8, 4], 'rest'))).toBe('price');
    expect(of(kinds([4, 4, 4, 0], 'any'))).toBe('price');
  });

  it('waits for the price where few products are left, or where the catalogue is small', () => {
    expect(of(kinds([3, 3, 2], 'rest'), placesOf(0, 8))).toBe('price');
    expect(of(kinds([3, 2, 2, 5], 'rest'), left, 12)).toBe('price');
    expect(of(kinds([12, 9, 8], 'rest'), placesOf(0, 29), 29)).toBe('kind');
  });

  it('comes before what people merely prefer where it is worth about as much', () => {
    const first = (chosen: CandidateQuestion, kind: CandidateQuestion, about = { left, size: 60 }) =>
      kindFirst(chosen, [chosen, kind], about).family;
    expect(first(colour, kinds([4, 4, 4]))).toBe('kind');
    expect(first(colour, kinds([4, 4, 4], 'values', 1.4))).toBe('colour');
    expect(first(colour, kinds([3, 3, 2]), { left: placesOf(0, 8), size: 60 })).toBe('colour');
    expect(first(question('age', [4, 4, 4], 1.6), kinds([4, 4, 4]))).toBe('age');
  });
});

import { placesOf } from '@parley/flow/reach';
import { describe, expect, it } from 'vitest';
import { doubtedAnswer, type Weighable } from './doubt.ts';
import { countOf } from './taking-back.ts';

const size = 40;
const set = (isIn: (place: number) => boolean) => placesOf(Array.from({ length: size }, (_, place) => (isIn(place) ? 1 : 0)));
/** Boots are the first eight of forty products. */
const boots: Weighable = { matches: set((place) => place < 8), isElse: false, about: 'kind', options: 4 };
/** Neither leather, felt nor rubber: of the boots, `odd` ones. */
const otherwise = (odd: number, elsewhere = size): Weighable => ({
  matches: set((place) => place < odd || (place >= 8 && place < 8 + elsewhere)),
  isElse: true,
  about: null,
  options: 4,
});

describe('an earlier answer is doubted', () => {
  it('where "something else" leaves few products and is true of many that another kind would leave', () => {
    const doubt = doubtedAnswer([boots, otherwise(1)]);
    expect(doubt?.at).toBe(0);
    // Those of other kinds, and all boots, so that who wants boots can say so.
    expect(countOf([doubt?.products ?? set(() => false)])).toBe(size);
    expect(countOf([doubt?.meant ?? set(() => false)])).toBe(size - 7);
  });

  it('less, the more products are left and the fewer of other kinds are meant', () => {
    expect(doubtedAnswer([boots, otherwise(4)])).toBeNull();
    expect(doubtedAnswer([boots, otherwise(3, 20)])).toBeNull();
    expect(doubtedAnswer([boots, otherwise(1, 3)])).toBeNull();
  });

  it('only about the kind, and only behind "something else"', () => {
    expect(doubtedAnswer([{ ...boots, about: 'colour' }, otherwise(1)])).toBeNull();
    expect(doubtedAnswer([{ ...boots, isElse: true }, otherwise(1)])).toBeNull();
    expect(doubtedAnswer([boots, { ...otherwise(1), isElse: false }])).toBeNull();
    expect(doubtedAnswer([otherwise(1), boots])).toBeNull();
    expect(doubtedAnswer([])).toBeNull();
  });
});

import { placesOf } from '@parley/flow/reach';
import { describe, expect, it } from 'vitest';
import { type ChosenSet, countOf } from './chosen.ts';
import { doubtedAnswer } from './doubt.ts';

const size = 40;
const set = (isIn: (place: number) => boolean) => placesOf(Array.from({ length: size }, (_, place) => (isIn(place) ? 1 : 0)));
const everything = set(() => true);
/** What is doubted after these answers. */
const doubted = (...chosen: ChosenSet[]) => doubtedAnswer(chosen, everything);
/** Boots are the first eight of forty products. */
const boots: ChosenSet = { matches: set((place) => place < 8), isElse: false, about: 'kind', options: 4 };
/** Neither leather, felt nor rubber: of the boots, `odd` ones. */
const otherwise = (odd: number, elsewhere = size): ChosenSet => ({
  matches: set((place) => place < odd || (place >= 8 && place < 8 + elsewhere)),
  isElse: true,
  about: null,
  options: 4,
});

describe('an earlier answer is doubted', () => {
  it('where "something else" leaves few products and is true of many that another kind would leave', () => {
    const doubt = doubted(boots, otherwise(1));
    expect(doubt?.at).toBe(0);
    // Those of other kinds, and all boots, so that who wants boots can say so.
    expect(countOf([doubt?.products ?? set(() => false)])).toBe(size);
    expect(countOf([doubt?.meant ?? set(() => false)])).toBe(size - 7);
  });

  it('less, the more products are left and the fewer of other kinds are meant', () => {
    expect(doubted(boots, otherwise(4))).toBeNull();
    expect(doubted(boots, otherwise(3, 20))).toBeNull();
    expect(doubted(boots, otherwise(1, 3))).toBeNull();
  });

  it('where a price leaves one, and many of other kinds cost as little', () => {
    const cheap = (elsewhere: number): ChosenSet => ({ ...otherwise(1, elsewhere), isElse: false, isPrice: true });
    expect(doubted(boots, cheap(size))?.at).toBe(0);
    expect(doubted(boots, cheap(3))).toBeNull();
  });

  it('where "something else" is true of a few of all products, so that every kind can be chosen', () => {
    const neither: ChosenSet = { ...otherwise(2, 0), about: 'kind' };
    const doubt = doubted(neither);
    expect(doubt?.at).toBe(0);
    expect(countOf([doubt?.meant ?? set(() => false)])).toBe(size);
    expect(doubted({ ...neither, about: 'colour' })).toBeNull();
  });

  it('only about the kind', () => {
    expect(doubted({ ...boots, about: 'colour' }, otherwise(1))).toBeNull();
    expect(doubted()).toBeNull();
  });
});

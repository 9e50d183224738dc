import { expect, it } from 'vitest';
import { type FoundPassage, type FoundPassages, nothing } from '../finding/find.ts';
import { together } from './texts.ts';

const passage = (id: string, score: number, answers: boolean): FoundPassage => ({
  id,
  source: 'faqs',
  heading: '',
  text: id,
  url: null,
  language: 'en',
  score,
  answers,
});
const found = (...passages: FoundPassage[]): FoundPassages => ({ ...nothing, answers: true, passages });

it('puts the best answers to two questions first, also where one is only related to the other question', () => {
  const time = found(passage('time', 9, true), passage('cost', 0.1, false));
  const cost = found(passage('cost', 8, true), passage('abroad', 2, true), passage('time', 0.2, false));
  expect(together(time, cost).passages.map(({ id }) => id)).toEqual(['time', 'cost', 'abroad']);
  expect(together(time, cost).passages.every(({ answers }) => answers)).toBe(true);
});

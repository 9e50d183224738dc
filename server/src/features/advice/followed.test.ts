import { expect, it } from 'vitest';
import { changesOf, youngAnswers } from './followed.ts';

const answer = (id: number, text: string, nextQuestionId: number | null = null) => ({ id, text, nextQuestionId, hasInputField: id === 2 });
const now = { id: 1, text: 'What for?', answers: [answer(1, 'Hiking'), answer(2, 'Something else')] };
const until = (day: number) => new Date(Date.UTC(2026, 0, day));
const former = (day: number, more: Partial<typeof now> = {}) => ({ ...now, ...more, until: until(day) });
const seen = (question: typeof now, ...versions: ReturnType<typeof former>[]) => Object.fromEntries(changesOf([question], versions));

it('finds nothing where nothing was changed that visitors read', () => {
  expect(seen(now)).toEqual({});
  expect(seen(now, former(9), former(5))).toEqual({});
  expect(seen(now, { ...former(9, { text: 'Another question?' }), id: 7 })).toEqual({});
});

it('distinguishes a changed wording from an added answer, and gives the time of the change', () => {
  const reworded = { ...now, text: 'What do you need it for?' };
  expect(seen(reworded, former(9, reworded), former(5), former(3))).toEqual({ 'leaving:1': until(5) });
  const renamed = { ...now, answers: [answer(1, 'Hiking and camping'), answer(2, 'Something else')] };
  expect(seen(renamed, former(5))).toEqual({ 'leaving:1': until(5), 'neverChosen:1': until(5) });
  const added = { ...now, answers: [...now.answers, answer(3, 'Van')] };
  expect(seen(added, former(5))).toEqual({ 'leaving:1': until(5), 'ownWords:2': until(5) });
});

it('sees a question behind the answer with the input field, and no more when it is taken back', () => {
  const on = { ...now, answers: [answer(1, 'Hiking'), answer(2, 'Something else', 8)] };
  expect(seen(on, former(5))).toEqual({ 'ownWords:2': until(5) });
  expect(seen(now, former(9, on))).toEqual({});
});

it('knows which answers are new', () => {
  const added = { ...now, answers: [...now.answers, answer(3, 'Van')] };
  expect([...youngAnswers([added], [former(9, added), former(5)])]).toEqual([3]);
  expect([...youngAnswers([added], [former(9, added)]), ...youngAnswers([added], [])]).toEqual([]);
});

it('leaves an answer that is newer than the versions alone', () => {
  expect(seen(now, former(5, { answers: [answer(1, 'Hiking')] }))).toEqual({ 'leaving:1': until(5) });
});

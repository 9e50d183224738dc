import type { Advice, DoneAdvice } from '@parley/contract';
import { expect, test } from 'vitest';
import { adviceWordsOf, doneText, effectText, outcomeText } from './words.ts';

const advice: Advice = {
  ...{ key: 'ownWords:2', kind: 'ownWords', questionnaireId: 4, questionId: 5, popupId: null, subject: 'What for?' },
  ...{ answer: 'Something else', examples: ['van'], part: 33, whole: 100, freeAnswers: 1, effect: null },
};
const done = (more: Partial<DoneAdvice>): DoneAdvice => ({
  ...{ advice, at: '2026-11-01T12:00:00.000Z', noticed: false, outcome: 'measured', part: 10, whole: 200, change: null },
  ...more,
});

test('offers an answer only while there is room for one, since four are the limit', () => {
  expect(adviceWordsOf(advice, 1)).toMatchObject({
    title: '33% choose “Something else” in “What for?”',
    act: { label: 'Add this answer', to: '/Questionnaire/4/' },
  });
  const full = adviceWordsOf({ ...advice, freeAnswers: 0 }, 1);
  expect([full.act.label, full.why.includes('All four answers are taken.')]).toEqual(['Add a follow-up question', true]);
});

test('claims an effect only where one was estimated', () => {
  expect([effectText(advice), effectText({ ...advice, effect: 0 }), effectText({ ...advice, effect: 45 })?.slice(0, 22)]).toEqual([
    null,
    null,
    'about 45 more visitors',
  ]);
});

test('says whether the owner or the data says that it was done', () => {
  expect(doneText(done({}))).toBe('Done on Nov 1, 2026.');
  expect(doneText(done({ noticed: true }))).toBe('Done: an answer or a question was added on Nov 1, 2026.');
});

test('says how certain an outcome is', () => {
  expect(outcomeText(done({ change: { by: -0.28, low: -0.35, high: -0.2 } }))).toBe(
    '33% before, 5% since: -28 points, between -35 and -20.',
  );
  expect(outcomeText(done({ change: { by: -0.02, low: -0.08, high: 0.04 } }))).toContain('it may be chance');
  expect(outcomeText(done({ outcome: 'tooFew', whole: 12 }))).toBe('Too few visits yet: 12 since then, 100 are needed.');
  expect(outcomeText(done({ outcome: 'gone' }))).toContain('deleted');
  expect(outcomeText(done({ outcome: 'counted', part: 1, advice: { ...advice, kind: 'notDisplayed' } }))).toBe(
    'Displayed 1 time since then.',
  );
});

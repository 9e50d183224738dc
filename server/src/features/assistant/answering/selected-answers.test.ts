import { describe, expect, it } from 'vitest';
import { selectedAnswers } from './selected-answers.ts';

/** Answer 12 is the second answer of question 1. */
const questionOf = (answerId: number) => (answerId > 9 && answerId < 90 ? Math.floor(answerId / 10) : undefined);
const recorded = (...answerIds: number[]) =>
  answerIds.map((answerId) => ({ questionId: Math.floor(answerId / 10), answers: [{ answerId, text: '' }] }));
const sent = (...answerIds: number[]) => answerIds.map((answerId) => ({ answerId, customTextInput: '' }));
const join = (before: number[], now: number[], shown: number | null = null) =>
  selectedAnswers(recorded(...before), sent(...now), shown, questionOf).map(({ answerId }) => answerId);

describe('the answers that count', () => {
  it.each([
    ['recorded ones alone', [11, 21], [], null, [11, 21]],
    ['sent ones alone', [], [11, 21], null, [11, 21]],
    ['both, each once', [11, 21], [11, 21], null, [11, 21]],
    ['both, the recorded ones first', [11], [21], null, [11, 21]],
    ['a recorded change, without what came after the changed answer', [11, 21, 12], [], null, [12]],
    ['a sent change that is not recorded yet', [11, 21], [12], null, [12]],
    ['a sent change with later answers that still apply', [11, 21, 31, 12], [12, 21], null, [12, 21]],
    ['nothing from the question on that is shown again', [11, 21], [], 1, []],
    ['what came before a question that is shown again', [11, 21, 31], [], 2, [11]],
    ['no unknown ones', [99, 11], [98], null, [11]],
  ])('are %s', (_name, before, now, shown, expected) => {
    expect(join(before, now, shown)).toEqual(expected);
  });

  it('keep what was typed into them', () => {
    const typed = [{ questionId: 1, answers: [{ answerId: 11, text: 'my red one' }] }];
    expect(selectedAnswers(typed, [], null, questionOf)).toEqual([{ answerId: 11, customTextInput: 'my red one' }]);
    const both = selectedAnswers(typed, [{ answerId: 11, customTextInput: 'my blue one' }], null, questionOf);
    expect(both).toEqual([{ answerId: 11, customTextInput: 'my blue one' }]);
  });
});

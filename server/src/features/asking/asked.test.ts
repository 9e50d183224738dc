import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredQuestion } from './asked.ts';

const question = { family: 'kind', text: 'What are you looking for?' } as const;
const rule = (values: string[], effect: 'prefer' | 'exclude') => ({ field: 'fact', family: 'kind', values, effect, weight: 1 }) as const;
const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 4 });

describe('an answered question', () => {
  it('passes over what the other answers name', () => {
    fc.assert(
      fc.property(names, fc.nat(), (values, choice) => {
        const at = choice % values.length;
        const answers = [...values.map((value) => [rule([value], 'prefer')]), [rule(values, 'exclude')]];
        const { passedOver, isOpen, settled } = answeredQuestion(question, answers, [at]);
        expect(passedOver).toEqual(new Set(values.filter((_, index) => index !== at)));
        expect([isOpen, settled]).toEqual([false, undefined]);
      }),
    );
  });

  it('passes over everything named and is open after "something else"', () => {
    fc.assert(
      fc.property(names, (values) => {
        const answers = [...values.map((value) => [rule([value], 'prefer')]), [rule(values, 'exclude')]];
        expect(answeredQuestion(question, answers, [values.length])).toMatchObject({ passedOver: new Set(values), isOpen: true });
      }),
    );
  });

  it('passes over only what was chosen when a kind was taken back, and else what was offered too', () => {
    fc.assert(
      fc.property(names, fc.nat(), (values, choice) => {
        const at = choice % values.length;
        const answers = values.map((value) => [rule([value], 'prefer')]);
        const asked = answeredQuestion(question, answers, [at], true);
        expect(asked).toEqual({ ...question, isTakenBack: true, passedOver: new Set([values[at]]) });
        const flavours = values.map((value) => [{ ...rule([value], 'prefer'), family: 'flavour' }]);
        const passedOver = new Set(values);
        expect(answeredQuestion({ family: 'flavour', text: 'x' }, flavours, [at], true)).toMatchObject({ isTakenBack: true, passedOver });
      }),
    );
  });

  it('is settled after "it does not matter"', () => {
    expect(answeredQuestion(question, [[rule(['a'], 'prefer')], []], [1])).toEqual({ ...question, settled: true });
    expect(answeredQuestion(question, [[rule(['a'], 'prefer')]], [])).toEqual({ ...question, settled: true });
  });
});

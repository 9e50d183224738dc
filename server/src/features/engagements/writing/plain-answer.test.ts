import { recordAnswer } from '@parley/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAnswer } from './plain-answer.ts';

const usual = () => ({
  answer: [{ answerId: 5, customTextInput: '' }],
  popup_engagement: 'id.1.2.signature',
  answerTime: 3.2,
  requestId: '1d6b1c0e-6a5a-4f0c-9d2f-0123456789ab',
});

/** Values of all kinds, with those on both sides of each limit. */
const value = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    true,
    '',
    ' ',
    'x',
    0,
    -0,
    1,
    -1,
    1.5,
    86_400,
    86_400.1,
    2_147_483_648,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    1e300,
    [],
    {},
    [[]],
  ),
  fc.constantFrom('x'.repeat(300), 'x'.repeat(301), '7', '00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF'),
  fc.constantFrom('1D6B1C0E-6A5A-4F0C-9D2F-0123456789AB', '1d6b1c0e-6a5a-9f0c-9d2f-0123456789ab', '1d6b1c0e-6a5a-4f0c-cd2f-0123456789ab\n'),
  fc.uuid(),
  fc.jsonValue(),
);
const chosen = fc.oneof(
  fc.record({ answerId: value, customTextInput: value }, { requiredKeys: [] }),
  fc.record({ answerId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), customTextInput: fc.constant('') }),
  value,
);
const changed = fc.record(
  {
    answer: fc.oneof(fc.array(chosen, { maxLength: 6 }), value),
    popup_engagement: value,
    answerTime: value,
    requestId: value,
    replaces: fc.oneof(fc.array(value, { maxLength: 2 }), value),
    another: value,
  },
  { requiredKeys: [] },
);

describe('the bodies that are checked without the schema', () => {
  it('are what the widget sends', () => {
    expect(plainAnswer(usual())).toEqual(recordAnswer.body.parse(usual()));
  });

  it('become what the schema makes of them', () => {
    fc.assert(
      fc.property(fc.oneof(changed, value), (change) => {
        const sent = typeof change === 'object' && change !== null && !Array.isArray(change) ? { ...usual(), ...change } : change;
        const plain = plainAnswer(sent);
        if (plain) expect(plain).toEqual(recordAnswer.body.parse(sent));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['typed text', { answer: [{ answerId: 5, customTextInput: 'size 42' }] }],
    ['a changed answer', { replaces: ['1d6b1c0e-6a5a-4f0c-9d2f-0123456789ac'] }],
    ['no request id', { requestId: undefined }],
    ['an id as text', { answer: [{ answerId: '5' }] }],
  ])('are not those with %s', (_what, change) => {
    expect(plainAnswer({ ...usual(), ...change })).toBeNull();
    expect(recordAnswer.body.safeParse({ ...usual(), ...change }).success).toBe(true);
  });
});

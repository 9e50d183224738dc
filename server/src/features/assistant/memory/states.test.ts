import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../records/types.ts';
import { type ConversationSource, conversationOf, type StoredTurn } from './conversation-of.ts';
import { createStates } from './states.ts';
import { aRecord } from './testing/records.ts';
import { holdsWord } from './words.ts';

const lampFor = (priceMinor: number) => aRecord({ id: 1, title: 'Lamp Fjord', priceMinor, categories: ['Lamps'] });
const rug = aRecord({ id: 2, title: 'Rug Lumen', priceMinor: 9000, categories: ['Rugs'] });

/** A conversation about two products. */
function aTalk(turns: readonly StoredTurn[], lamp: ProductRecord = lampFor(5000)) {
  const products = new Map([lamp, rug].map((record) => [record.id, record]));
  let lookUps = 0;
  const knows = (word: string) => {
    lookUps++;
    return [lamp, rug].some(({ title }) => holdsWord(title, word, 'en'));
  };
  const source: ConversationSource = { turns, language: 'en', quizAnswers: [], page: null, products, currency: 'EUR', knows };
  return { source, lookUps: () => lookUps };
}

const turnOf = (input: string, ...productIds: number[]): StoredTurn => ({ input, productIds, isAnswer: false, language: 'en' });

const aTurn: fc.Arbitrary<StoredTurn> = fc.record({
  input: fc.constantFrom(
    'a lamp',
    'and a cheaper one?',
    'under 60',
    'no wool',
    'two of them',
    'the second one, in blue?',
    'and to Norway?',
  ),
  productIds: fc.subarray([1, 2]),
  isAnswer: fc.boolean(),
  language: fc.constantFrom('en', 'de'),
});

describe('the states of conversations', () => {
  it('are those that reading all messages again would give, in whatever order conversations come', () => {
    const states = createStates();
    const prices = [5000, 12_000] as const;
    fc.assert(
      fc.property(fc.array(aTurn, { maxLength: 6 }), fc.constantFrom(...prices), (turns, price) => {
        const { source } = aTalk(turns, lampFor(price));
        expect(states.of(source, `lamp for ${price}`)).toEqual(conversationOf(source));
      }),
      { numRuns: 300 },
    );
  });

  const turns = [turnOf('a lamp', 1, 2), turnOf('cheaper than the lamp Fjord', 1)];

  it('need no message to be read a second time while the catalogue stays the same', () => {
    const { source, lookUps } = aTalk(turns);
    const states = createStates();
    states.of(source, 'first edition');
    const first = lookUps();
    expect(first).toBeGreaterThan(0);
    states.of({ ...source, turns: structuredClone(turns) }, 'first edition');
    expect(lookUps()).toBe(first);
    states.of(source, 'second edition');
    expect(lookUps()).toBe(2 * first);
  });
});

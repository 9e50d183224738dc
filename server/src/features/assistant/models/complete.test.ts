import { describe, expect, it } from 'vitest';
import type { Claim } from '../claims/types.ts';
import { restOf as restOfSentences } from './complete.ts';

const restOf = (begun: string, parts: readonly string[]) =>
  restOfSentences(
    [{ text: begun }],
    parts.map((text) => ({ text })),
  ).map(({ text }) => text);

const faq = ['Three working days, for €3.95.', ' (From our FAQ: “How long?”)'];
const list = ['I found these products for you:', '\n• Wool Socks – €12.50', '\n• Cotton Socks – €8.00'];

describe('the completion of an answer', () => {
  it('is the whole answer when nothing was said', () => {
    expect(restOf('', faq)).toEqual(faq);
    expect(restOf(' \n', list)).toEqual(list);
  });

  it('leaves out what was said, with its source', () => {
    expect(restOf('It takes three working days, for €3.95. ', faq)).toEqual([]);
    expect(restOf('Happy to help. ', faq)).toEqual(faq);
  });

  it('leaves out what was stated in other words, and that nothing is known', () => {
    const price: Claim = { kind: 'price', product: 7 };
    const spoken = [{ text: 'It is yours for twelve fifty. ', claims: [price] }];
    const more = {
      text: 'They are made of wool.',
      claims: [{ kind: 'attribute', product: 7, name: 'Material', values: ['wool'] } as const],
    };
    const unknown: Claim = { kind: 'notSaid', topic: 'warranty' };
    expect(restOfSentences(spoken, [{ text: 'Wool Socks cost €12.50.', claims: [price] }, more])).toEqual([more]);
    expect(restOfSentences(spoken, [{ text: 'I have no information about that.', claims: [unknown] }])).toEqual([]);
  });

  it('separates what it adds', () => {
    expect(restOf('Happy to help.', faq)).toEqual([' Three working days, for €3.95.', ' (From our FAQ: “How long?”)']);
    expect(restOf('Happy to help.', ['• Hat – €30'])).toEqual(['\n• Hat – €30']);
  });

  it('keeps the introduction of a list as long as something of the list is left', () => {
    expect(restOf('The Wool Socks cost €12.50. ', list)).toEqual([list[0], list[2]]);
    expect(restOf('Wool Socks for €12.50 and Cotton Socks for €8.00. ', list)).toEqual([]);
  });

  it.each([
    ['Die Lieferung dauert drei Werktage. ', ['Lieferung: drei Werktage.'], []],
    ['La livraison prend trois jours. ', ['Livraison en trois jours ouvrés.'], []],
    ['配送は三日です。', ['配送は三日です。'], []],
    ['Доставка три дня. ', ['Возврат в течение тридцати дней.'], ['Возврат в течение тридцати дней.']],
  ])('works in other languages: %s', (text, parts, rest) => {
    expect(restOf(text, parts)).toEqual(rest);
  });
});

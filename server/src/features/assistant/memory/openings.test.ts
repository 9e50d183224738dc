/** How conversations open, and what was read wrongly in them, about made-up goods. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { readMessage } from './reading/reading.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

describe('the name of a thing asks for no price', () => {
  it.each([
    ['en', 'I need a costume for a play'],
    ['fr', 'je cherche une machine à couture'],
    ['es', 'busco un costurero'],
    ['it', 'cerco un costume intero'],
    ['nl', 'ik zoek een kostuum'],
  ] as const)('%s: %s', (language: ChatLanguage, message) => {
    expect([...readMessage(message, language).asks]).toEqual([]);
  });
  it.each([
    ['en', 'what does it cost?'],
    ['fr', 'combien ça coûterait ?'],
    ['es', '¿cuánto costaría?'],
    ['it', 'quanto costerebbe?'],
    ['nl', 'wat kost dat?'],
  ] as const)('%s: %s does', (language: ChatLanguage, message) => {
    expect([...readMessage(message, language).asks]).toEqual(['price']);
  });
});

it('leaves delivery out of a price if the message says so', () => {
  expect(readMessage('how much are both without shipping?', 'en').topics).toEqual([]);
  expect(readMessage('quanto costa senza la spedizione?', 'it').topics).toEqual([]);
  expect(readMessage('do you sell without shipping?', 'en').topics).toEqual(['delivery']);
});

it('a letter between Japanese signs is a size', () => {
  expect(readMessage('オレンジのMある？', 'ja').wishes.map(({ value }) => value)).toContain('m');
});

it('which one has it, behind one that has it not, seeks another', () => {
  const attributes = [{ name: 'Zibbly lid', family: null, values: ['No'] }];
  const products = new Map([[1, aRecord({ id: 1, title: 'Zorvik Bolster', priceMinor: 1000, categories: ['Bolsters'], attributes })]]);
  const turns = [{ input: 'I need a bolster', productIds: [1] }];
  const request = requestOf({ language: 'en', message: 'which one has a zibbly lid then?', products, turns });
  expect(request).toMatchObject({ act: 'search', search: { skip: [1] } });
});

/** What is asked of the thing in view, without a mark: no search for what the words name, and no sum with it. In languages with and without 'it'. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

/** A pot and a lid in the words of a language. */
function potsOf(pot: string, lid: string) {
  const products = [
    aRecord({ id: 1, title: `${pot} Zorvik`, priceMinor: 4500, categories: [pot] }),
    aRecord({ id: 2, title: `${lid} 24`, priceMinor: 1500, categories: [lid] }),
  ];
  return new Map(products.map((product) => [product.id, product]));
}

const questions: readonly [ChatLanguage, pot: string, lid: string, ...messages: string[]][] = [
  ['en', 'Pot', 'Lid', 'does it come with a lid', 'do i get a lid with it'],
  ['de', 'Topf', 'Deckel', 'kommt der mit deckel', 'ist da ein deckel dabei'],
  ['fr', 'Marmite', 'Couvercle', 'y a un couvercle avec'],
  ['es', 'Olla', 'Tapa', 'viene con la tapa', 'lleva tapa'],
  ['it', 'Pentola', 'Coperchio', 'ha il coperchio'],
  ['nl', 'Kookpot', 'Deksel', 'zit er een deksel bij', 'komt ie met deksel'],
  ['tr', 'Tencere', 'Kapak', 'kapak dahil mi'],
];
const every = questions.flatMap(([language, pot, lid, ...messages]) =>
  messages.map((message) => [language, message, potsOf(pot, lid)] as const),
);

describe('M4 whether something belongs to a thing is no sum with it', () => {
  it.each(every)('%s: %s', (language, message, products) => {
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] }).act).not.toBe('total');
  });
});

describe('M13 what does not suit is not ruled out', () => {
  it.each([
    ['en', 'and if she doesnt get on with it after all'],
    ['de', 'und wenn sie mir dann doch nicht taugt'],
    ['de', 'wenn ich damit doch nicht klarkomme'],
    ['fr', 'et si finalement elle ne me botte pas du tout'],
    ['nl', 'en als ie toch niet bevalt wat dan'],
    ['es', 'y si al final no me apaña nada bien'],
  ] as const)('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: potsOf('Pot', 'Lid'), turns: [{ productIds: [1] }] });
    expect(request.act).not.toBe('search');
  });
});

describe('F7 a product is not called by the name of a longer one', () => {
  const products = new Map(
    [
      ['Cart Zorvik', 8900],
      ['Cart Zorvik Duo with Roof', 12900],
      ['Cart Belantra 100', 13900],
      ['Cart Belantra 150', 18900],
    ].map(([title, priceMinor], at) => [
      at + 1,
      aRecord({
        id: at + 1,
        title: String(title),
        priceMinor: Number(priceMinor),
        categories: ['Carts'],
        attributes: [{ name: 'Colour', family: 'colour', values: ['Red', 'Blue'] }],
      }),
    ]),
  );
  it.each([
    ['en', 'is the zorvik in red available', [1]],
    ['de', 'gibt es den zorvik in rot', [1]],
    ['fr', 'le zorvik existe en rouge', [1]],
    ['en', 'is the zorvik duo available in red', [2]],
  ] as const)('%s: %s', (language, message, productIds) => {
    expect(requestOf({ language, message, products, turns: [] })).toMatchObject({ act: 'about', productIds: [...productIds] });
  });
  it.each([
    ['en', 'what is the difference between the belantra 100 and the 150'],
    ['de', 'was ist der unterschied zwischen dem belantra 100 und dem 150'],
    ['fr', 'quelle différence entre le belantra 100 et le 150'],
    ['es', 'qué diferencia hay entre el belantra 100 y el 150'],
    ['it', 'che differenza c’è tra il belantra 100 e il 150'],
    ['nl', 'wat is het verschil tussen de belantra 100 en de 150'],
  ] as const)('two by their numbers: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [] })).toMatchObject({ act: 'compare', productIds: [3, 4] });
  });
});

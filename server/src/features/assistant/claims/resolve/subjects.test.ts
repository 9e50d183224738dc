/** What an ordinary sentence of a model is about: one of several products, a row of a list, a rule for heavy goods. Rules R3, R5 and R9 of SPEC.md. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { AttributeRecord, PassageRecord, ProductRecord } from '../../records/types.ts';
import { createSpeaker } from '../speaker.ts';
import { lampShop } from '../testing.ts';

type Sold = Partial<ProductRecord> & Pick<ProductRecord, 'title' | 'priceMinor'>;

interface Shop {
  language?: ChatLanguage;
  currency?: string;
  sold: readonly Sold[];
  texts?: readonly [string, string][];
}

/** What a visitor who asked `question` reads of an answer. */
function read({ language = 'en', currency = 'USD', sold, texts = [] }: Shop, question: string, answer: string): string {
  const [like] = lampShop.products as [ProductRecord];
  const products = sold.map(
    (each, at): ProductRecord => ({ ...like, id: at + 1, currency, regularPriceMinor: null, attributes: [], categories: [], ...each }),
  );
  const passages = texts.map(([heading, text], at): PassageRecord => ({ id: `${at}`, source: 'page', heading, text, url: null, language }));
  const speaker = createSpeaker({ ...lampShop, language, products, shownIds: [], passages, visitorWords: question });
  return [...speaker.push(answer), ...speaker.end()].map(({ text }) => text).join('');
}
const weighing = (value: string): AttributeRecord[] => [{ name: 'Weight', family: null, values: [value] }];

describe('R3: words that fit several products', () => {
  const jackets: Shop = {
    currency: 'EUR',
    sold: [
      { title: 'Harbour Jacket', priceMinor: 9900, kinds: ['jacket'] },
      { title: 'Moss Jacket', priceMinor: 12900, kinds: ['jacket'] },
      { title: 'Tide Cap', priceMinor: 1900, kinds: ['cap'] },
    ],
    texts: [['About us', 'Jackets, caps and rainwear for people who walk a lot.']],
  };
  it('mean the one that the visitor asked about', () => {
    const text = read(
      jackets,
      'What are the Harbour Jacket and the Tide Cap together?',
      'The jacket is €99 and the cap is €19, so together €118.',
    );
    expect(text).toContain('118');
    expect(text).not.toContain('Moss');
    expect(text).not.toContain('walk a lot');
  });

  it('mean the one that the sentence does not name apart', () => {
    const lamps: Shop = {
      language: 'de',
      currency: 'EUR',
      sold: [
        { title: 'Stirnlampe Fuchs', priceMinor: 3900, attributes: weighing('80 g') },
        { title: 'Stirnlampe Fuchs Max', priceMinor: 5900, attributes: weighing('115 g') },
      ],
    };
    const text = read(lamps, 'Welche ist leichter?', 'Die Fuchs wiegt weniger: 80 g gegenüber 115 g bei der Fuchs Max.');
    expect(text).toContain('80 g');
    expect(text).toContain('115 g');
  });

  it('are no name where a small word only describes', () => {
    const gym: Shop = {
      sold: [
        { title: 'Flat Bench', priceMinor: 10900, kinds: ['bench'] },
        { title: 'Kettlebell', priceMinor: 4900, kinds: ['kettlebell'] },
      ],
      texts: [['Delivery', 'Delivery in Ohio costs a flat $9.50.']],
    };
    expect(read(gym, 'Is the kettlebell sent to Ohio?', 'The kettlebell goes out for a flat $9.50.')).not.toContain('Flat Bench');
  });
});

describe('R5: pieces beside a measure', () => {
  it('are not counted by the measure', () => {
    const plates: Shop = { sold: [{ title: 'Iron Plate', priceMinor: 4000, kinds: ['plate'] }] };
    const text = read(plates, 'How much are two 25 lb plates?', 'Two 25 lb iron plates are $80.00 in total.');
    expect(text).toContain('80.00');
    expect(text).toContain('2 ×');
  });
});

describe('R9: a clause that limits the weight', () => {
  const rates: readonly [string, string][] = [
    ['Delivery', 'Parcels under 10 kg are sent for €5.50. Heavy parcels from 10 kg are sent for €29.'],
  ];
  const heavy = { title: 'Anvil Stand', priceMinor: 20000, attributes: weighing('24 kg') };
  it('is told only of goods that it holds for', () => {
    const text = read(
      { currency: 'EUR', sold: [heavy], texts: rates },
      'What is delivery for the Anvil Stand?',
      'Delivery of the Anvil Stand is €5.50.',
    );
    expect(text).not.toContain('5.50');
    expect(text).toContain('€29');
  });
  it('rules nothing out where no weight is stated', () => {
    const text = read(
      { currency: 'EUR', sold: [{ ...heavy, attributes: [] }], texts: rates },
      'What is delivery for the Anvil Stand?',
      'Delivery of the Anvil Stand is €5.50 under 10 kg.',
    );
    expect(text).toContain('5.50');
  });
});

describe('R9: a list of sizes', () => {
  it.each([
    [
      'fr',
      'Guide des tailles',
      'S : 36-38\nM : 40-42\nL : 44-46\nXL : 48-50',
      'Je fais du 44.',
      'Le 44 correspond à notre taille L.',
      '44-46',
    ],
    ['en', 'Size guide', 'S: 36-38\nM: 40-42\nL: 44-46\nXL: 48-50', 'I wear a 40, which size?', 'A 40 is our size M.', '40-42'],
  ] as const)('is told by the row with the number (%s)', (language, heading, rows, question, answer, row) => {
    const text = read({ language, sold: [{ title: 'Pyjama', priceMinor: 5900 }], texts: [[heading, rows]] }, question, answer);
    expect(text).toContain(row);
    expect(text).not.toContain('48-50');
  });
});

describe('R9: a part of a sentence that states an amount', () => {
  it('is borne out by no clause without one', () => {
    const text = read(
      {
        sold: [{ title: 'Rope', priceMinor: 1450, kinds: ['rope'] }],
        texts: [
          ['Ways to pay', 'You can pay by card and PayPal.'],
          ['Delivery', 'Delivery costs $6.95.'],
        ],
      },
      'How much is the rope with delivery?',
      'The rope is $14.50 and delivery is $6.95, so you pay $21.45.',
    );
    expect(text).toContain('21.45');
    expect(text).not.toContain('PayPal');
  });
});

import { describe, expect, it } from 'vitest';
import texts from './fixtures/beside-free-delivery.json' with { type: 'json' };
import { freeDeliveryIn } from './free-delivery.ts';

const headings: Readonly<Record<keyof typeof texts, string>> = {
  ...{ en: 'Delivery', de: 'Lieferung', fr: 'Livraison', es: 'Envíos', it: 'Spedizione', nl: 'Verzending', pl: 'Dostawa' },
  ...{ tr: 'Teslimat', ar: 'الشحن', ja: '配送' },
};
const read = (heading: string, ...passages: string[]) =>
  freeDeliveryIn(passages.map((text) => ({ heading, text, language: null }))).map(({ currency, minor }) => `${currency} ${minor}`);

describe.each(Object.entries(texts))('beside a sum from which delivery is free, in %s (C6)', (language, sets) => {
  const heading = headings[language as keyof typeof texts];
  it.each(sets)('$promise', ({ promise, currency, minor, takenBack, kept }) => {
    const sum = `${currency} ${minor}`;
    expect(read(heading, promise)).toEqual([sum]);
    expect(takenBack.filter((text) => read(heading, `${promise} ${text}`).length > 0)).toEqual([]);
    expect(kept.filter((text) => read(heading, `${promise} ${text}`).join() !== sum)).toEqual([]);
  });
});

describe('texts that take a sum back', () => {
  it.each([
    ['stands in the same sentence', ['Free shipping over $50, rugs always $20.']],
    ['stands in brackets', ['Free shipping over $50 (excludes oversized tyres).']],
    ['is an item of the list', ['- Free shipping over $50\n- Returns within 30 days\n- Sale items are excluded from free shipping']],
    ['begins the next passage', ['Free shipping over $50.', 'Sale items are excluded.']],
    ['is for some goods only', ['Free shipping over $50 on selected items.']],
    ['is said beside one of two equal sums', ['Free shipping over $50.', 'We are a small shop.', 'Free shipping over $50. Not for sofas.']],
  ])('%s', (_, passages) => {
    expect(read('Delivery', ...passages)).toEqual([]);
  });

  it.each([
    ['in another passage about something else', ['Free shipping over $50.', 'We make bowls.', 'Sale items are excluded from the voucher.']],
    [
      'further on, where the passage is not about delivery',
      ['Free shipping over $50. We are in Bath. Come and see us. Dogs are excluded.'],
    ],
  ])('is not what is said %s', (_, passages) => {
    expect(read('', ...passages)).toEqual(['USD 5000']);
  });
});

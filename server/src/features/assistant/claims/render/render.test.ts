import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allLanguages } from '../../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { plainLine } from '../../../../kit/text/clean.ts';
import { formatPrice } from '../../../recommendation/index.ts';
import type { PassageRecord, ProductRecord } from '../../records/types.ts';
import type { Claim } from '../types.ts';
import { renderClaim } from './index.ts';
import { saidTitle } from './said-title.ts';
import { aProduct, someRecords } from './testing.ts';

const boot = aProduct({
  id: 1,
  title: 'Trail Boot',
  priceMinor: 8900,
  regularPriceMinor: 12000,
  kinds: ['boots'],
  attributes: [
    { name: 'Colour', family: 'colour', values: ['Black', 'Navy'] },
    { name: 'Closure', family: null, values: ['Laces.'] },
  ],
  variants: [
    { id: 's', options: [{ name: 'Size', value: '41' }], priceMinor: 8900, regularPriceMinor: 12000, inStock: true },
    { id: 'l', options: [{ name: 'Size', value: '42' }], priceMinor: null, regularPriceMinor: null, inStock: false },
  ],
});
const socks = aProduct({ id: 2, title: 'Wool Socks', priceMinor: 1250, priceMaxMinor: 1500, inStock: null });
const cap = aProduct({ id: 3, title: 'Cap', priceMinor: 2000, attributes: [{ name: 'Farbe', family: 'colour', values: ['black'] }] });
const dollars = aProduct({ id: 4, title: 'Mug', priceMinor: 2000, currency: 'USD' });
const unpriced = aProduct({ id: 5, title: 'Lamp', priceMinor: null, inStock: false });
const rug = aProduct({
  id: 6,
  title: 'Rug',
  priceMinor: 4000,
  priceMaxMinor: 6000,
  variants: [
    { id: 'a', options: [{ name: 'Length', value: '1 m' }], priceMinor: 4000, regularPriceMinor: null, inStock: true },
    { id: 'b', options: [{ name: 'Length', value: '2 m' }], priceMinor: 6000, regularPriceMinor: 9000, inStock: true },
  ],
});
const shop = [boot, socks, cap, dollars, unpriced, rug];
const faq: PassageRecord = {
  id: 'faq',
  source: 'faqs',
  heading: 'Do you ship to Norway?',
  text: 'Yes. Parcels to Norway cost 9.90 EUR.',
  url: null,
  language: 'en',
};
const rates: PassageRecord = {
  ...faq,
  id: 'rates',
  heading: 'What does shipping cost?',
  text: 'Shipping in Germany costs €4.90, to Austria €7.90. Orders over €150 ship free within Germany.',
};
const say = (claim: Claim, language: ChatLanguage = 'en', change: Parameters<typeof someRecords>[2] = {}) =>
  renderClaim(claim, someRecords(language, shop, { passages: [faq, rates], ...change }));

describe('a claim as a sentence', () => {
  it.each<[Claim, string | null]>([
    [{ kind: 'price', product: 1 }, '“Trail Boot” costs €89.00.'],
    [{ kind: 'price', product: 1, variant: 'l' }, '“Trail Boot” (42) costs €89.00.'],
    [{ kind: 'price', product: 1, variant: 'none' }, null],
    [{ kind: 'price', product: 2 }, '“Wool Socks” costs between €12.50 and €15.00, depending on the version.'],
    [{ kind: 'price', product: 5 }, null],
    [{ kind: 'price', product: 9 }, null],
    [{ kind: 'regularPrice', product: 1 }, '“Trail Boot” costs €89.00 instead of €120.00.'],
    [{ kind: 'regularPrice', product: 3 }, null],
    [{ kind: 'saving', product: 1, as: 'amount' }, 'You save €31.00 on “Trail Boot”: it costs €89.00 instead of €120.00.'],
    // 25.83 %.
    [{ kind: 'saving', product: 1, as: 'percent' }, 'You save almost 26% on “Trail Boot”: it costs €89.00 instead of €120.00.'],
    [
      {
        kind: 'total',
        items: [
          { product: 3, count: 2 },
          { product: 1, count: 1 },
        ],
      },
      'The total for 2 × “Cap” and “Trail Boot” is €129.00.',
    ],
    [
      {
        kind: 'total',
        items: [
          { product: 3, count: 1 },
          { product: 4, count: 1 },
        ],
      },
      null,
    ],
    [{ kind: 'total', items: [{ product: 2, count: 1 }] }, null],
    [{ kind: 'total', items: [{ product: 3, count: 0 }] }, null],
    [{ kind: 'difference', product: 3, other: 1 }, '“Cap” costs €69.00 less than “Trail Boot”.'],
    [{ kind: 'difference', product: 1, other: 3 }, '“Trail Boot” costs €69.00 more than “Cap”.'],
    [{ kind: 'difference', product: 3, other: 4 }, null],
    [{ kind: 'difference', product: 6, variant: 'b', other: 3 }, '“Rug” (2 m) costs €40.00 more than “Cap”.'],
    [{ kind: 'difference', product: 6, variant: 'b', other: 6, otherVariant: 'a' }, '“Rug” (2 m) costs €20.00 more than “Rug” (1 m).'],
    [{ kind: 'difference', product: 6, other: 3 }, null],
    [{ kind: 'saving', product: 6, variant: 'b', as: 'percent' }, 'You save 33% on “Rug” (2 m): it costs €60.00 instead of €90.00.'],
    [
      {
        kind: 'total',
        items: [
          { product: 6, variant: 'a', count: 1 },
          { product: 6, variant: 'b', count: 2 },
        ],
      },
      'The total for “Rug” (1 m) and 2 × “Rug” (2 m) is €160.00.',
    ],
    [
      { kind: 'total', items: [{ product: 3, count: 1 }], shippingPassage: 'rates', shippingTo: 'DE' },
      'The total for “Cap” is €24.90, including €4.90 for delivery.',
    ],
    [
      { kind: 'total', items: [{ product: 3, count: 2 }], shippingPassage: 'rates', shippingTo: 'AT' },
      'The total for 2 × “Cap” is €47.90, including €7.90 for delivery.',
    ],
    [
      { kind: 'total', items: [{ product: 1, count: 2 }], shippingPassage: 'rates', shippingTo: 'DE' },
      'The total for 2 × “Trail Boot” is €178.00, with free delivery.',
    ],
    [{ kind: 'total', items: [{ product: 3, count: 1 }], shippingPassage: 'rates', shippingTo: 'NO' }, null],
    [{ kind: 'total', items: [{ product: 3, count: 1 }], shippingPassage: 'none' }, null],
    [{ kind: 'attribute', product: 6, name: 'Length', values: [] }, '“Rug” – Length: 1 m, 2 m.'],
    [{ kind: 'range', products: [1, 2, 3] }, 'The prices of “Trail Boot”, “Wool Socks” and “Cap” are between €12.50 and €89.00.'],
    [{ kind: 'bound', products: [3], side: 'under', amountMinor: 2000, currency: 'EUR' }, null],
    [{ kind: 'bound', products: [3], side: 'atMost', amountMinor: 2000, currency: 'EUR' }, '“Cap” costs at most €20.00.'],
    [{ kind: 'bound', products: [2], side: 'under', amountMinor: 1400, currency: 'EUR' }, null],
    [{ kind: 'bound', products: [3], side: 'under', amountMinor: 9000, currency: 'USD' }, null],
    [{ kind: 'compare', product: 1, other: 2, by: 'price' }, '“Trail Boot” (€89.00) is more expensive than “Wool Socks” (€12.50–€15.00).'],
    [
      { kind: 'superlative', product: 2, of: [1, 2, 3], extreme: 'cheapest' },
      'The cheapest of “Trail Boot”, “Wool Socks” and “Cap” is “Wool Socks”, at €12.50–€15.00.',
    ],
    [{ kind: 'superlative', product: 3, of: [1, 2, 3], extreme: 'cheapest' }, null],
    [{ kind: 'count', products: [3, 1] }, 'Here are 2 products: “Cap” and “Trail Boot”.'],
    [{ kind: 'product', product: 2 }, '• Wool Socks – €12.50–€15.00'],
    [{ kind: 'product', product: 5 }, '• Lamp'],
    [{ kind: 'attribute', product: 1, name: 'colour', values: [] }, '“Trail Boot” comes in black and Navy.'],
    [{ kind: 'attribute', product: 1, name: 'colour', values: ['navy'] }, '“Trail Boot” comes in Navy.'],
    [{ kind: 'attribute', product: 1, name: 'colour', values: ['red'] }, null],
    [{ kind: 'attribute', product: 1, name: 'closure', values: [] }, '“Trail Boot” – Closure: Laces.'],
    [{ kind: 'share', products: [1, 3], name: 'colour', value: 'black' }, 'What “Trail Boot” and “Cap” have in common: Colour – black.'],
    [{ kind: 'share', products: [1, 3], name: 'colour', value: 'navy' }, null],
    [{ kind: 'isA', product: 1, thing: 'Boots' }, '“Trail Boot” belongs to the product group “boots”.'],
    [{ kind: 'isA', product: 1, thing: 'sandals' }, null],
    [{ kind: 'stock', product: 1 }, '“Trail Boot” is in stock in 41; currently out of stock: 42.'],
    [{ kind: 'stock', product: 1, variant: 'l' }, '“Trail Boot” (42) is currently out of stock.'],
    [{ kind: 'stock', product: 2 }, null],
    [{ kind: 'policy', passage: 'faq', clause: 0 }, 'Do you ship to Norway? Yes.'],
    [{ kind: 'policy', passage: 'faq', clause: 1 }, 'Parcels to Norway cost 9.90 EUR.'],
    [{ kind: 'policy', passage: 'faq', clause: 7 }, null],
    [{ kind: 'policy', passage: 'other', clause: 0 }, null],
    [{ kind: 'contact', by: 'email' }, 'You can ask our team: help@trail.example'],
    [
      { kind: 'notSaid', topic: 'gluten' },
      'I am sorry, I have no information about “gluten”, and I do not want to guess. You can ask our team: help@trail.example',
    ],
    [
      { kind: 'notSaid', topic: 'my 95 % code' },
      'I am sorry, I have no information about that, and I do not want to guess. You can ask our team: help@trail.example',
    ],
    [{ kind: 'talk', phrase: 'Great choice!' }, 'Great choice!'],
    [{ kind: 'talk', phrase: 'All our boots are free.' }, null],
  ])('%j', (claim, sentence) => {
    expect(say(claim)).toBe(sentence);
  });

  it.each([
    [7500, 10000, 'save 25% on'],
    [8124, 10000, 'save almost 19% on'],
    [8160, 10000, 'save 18% on'],
    [1, 10000, 'save 99% on'],
    [9960, 10000, 'save €0.40 on'],
  ])('never overstates a saving: %i instead of %i', (priceMinor, regularPriceMinor, expected) => {
    const records = someRecords('en', [aProduct({ id: 1, title: 'Cap', priceMinor, regularPriceMinor })]);
    expect(renderClaim({ kind: 'saving', product: 1, as: 'percent' }, records)).toContain(expected);
  });

  it('compares no two products of one name', () => {
    const twins = [aProduct({ id: 1, title: 'Cap' }), aProduct({ id: 4, title: 'cap', priceMinor: 100 })];
    expect(renderClaim({ kind: 'difference', product: 4, other: 1 }, someRecords('en', twins))).toBeNull();
  });
});

describe('the topic that the shop’s texts do not mention', () => {
  it.each<[ChatLanguage, string, boolean]>([
    ['en', 'gluten', true],
    ['en', 'history of Rome', true],
    ['en', 'what do you sell', false],
    ['en', 'is there a store in Berlin', false],
    ['en', 'promise me a refund', false],
    ['de', 'Ersatzteile', true],
    ['de', 'was verkauft ihr', false],
    ['fr', 'cire d’abeille', true],
    ['ja', 'ハラール認証', true],
    ['ja', '何を売っていますか', false],
    ['tr', 'helal sertifikası', true],
  ])('in %s, %j is named: %j', (language, topic, named) => {
    expect(say({ kind: 'notSaid', topic }, language)?.includes(topic)).toBe(named);
  });
});

describe('the owner’s words', () => {
  it('keep their language, and say which it is', () => {
    expect(say({ kind: 'policy', passage: 'faq', clause: 1 }, 'fr')).toBe(
      'Notre boutique indique (en anglais) : « Parcels to Norway cost 9.90 EUR. »',
    );
  });

  it.each<[ChatLanguage, string, string]>([
    ['fr', 'La livraison coûte 5,90 €.', 'La livraison coûte 5,90 €.'],
    ['fr', 'Elle coûte 5,90 €.', 'Frais : Elle coûte 5,90 €.'],
    ['es', 'El envío cuesta 5,90 €.', 'El envío cuesta 5,90 €.'],
    ['de', 'Das kostet 5,90 €.', 'Frais: Das kostet 5,90 €.'],
    ['en', 'It takes three days in all.', 'Frais: It takes three days in all.'],
    ['nl', 'Drie dagen', 'Frais: Drie dagen.'],
  ])('stand under their heading where a pronoun or an answer needs it: %s %s', (language, text, expected) => {
    const passage: PassageRecord = { ...faq, id: 'h', heading: 'Frais', text, language };
    expect(say({ kind: 'policy', passage: 'h', clause: 0 }, language, { passages: [passage] })).toBe(expected);
  });

  it.each([
    ['10', false],
    ['10 %', false],
    ['ten percent', false],
    ['up to 15 % from 100 €', false],
    ['We can give at most 15 % to regular customers.', false],
    ['höchstens 20 Prozent', false],
    ['maximal 20 Prozent für Stammkunden', false],
    ['Newsletter subscribers get 15 %.', true],
    ['Studenten erhalten 10 % auf Schuhe.', true],
    ['No discounts, except for teachers.', true],
  ])('about discounts, %j is told: %j', (discount, isTold) => {
    const sentence = say({ kind: 'discount' }, 'en', { discount }) ?? '';
    expect(sentence.includes(discount)).toBe(isTold);
    if (!isTold) expect(sentence).not.toMatch(/\d/);
  });

  it('about discounts hide the limit and keep the rule beside it', () => {
    expect(say({ kind: 'discount' }, 'en', { discount: 'At most 20 %. Newsletter subscribers get 15 %.' })).toBe(
      'About discounts our team says: Newsletter subscribers get 15 %.',
    );
  });

  it.each(['none', '0', '0 %', 'Nein', 'keine'])('about discounts, %j is a refusal', (discount) => {
    expect(say({ kind: 'discount' }, 'en', { discount })).toBe('I am sorry, we do not give discounts.');
  });

  it('about discounts are not quoted as a passage either', () => {
    const passage: PassageRecord = { ...faq, id: 'd', source: 'discount', text: '30 %' };
    expect(say({ kind: 'policy', passage: 'd', clause: 0 }, 'en', { discount: '30 %', passages: [passage] })).not.toContain('30');
  });
});

/** A title as it may stand in a sentence: whole, and without what it shouts or promises. */
const spokenTitles = ({ title }: ProductRecord): string[] => [plainLine(title), plainLine(saidTitle(title))];

/** The figures of a sentence that are no title, no amount computed from the products, no percentage and no count. */
function unexplained(sentence: string, claim: Claim, products: readonly ProductRecord[], language: ChatLanguage): string {
  if (claim.kind === 'policy' || claim.kind === 'contact') return '';
  const prices = products.map(({ priceMinor }) => priceMinor ?? 0);
  const [first = 0, second = 0] = prices;
  const was = products[0]?.regularPriceMinor ?? 0;
  const amounts: Partial<Record<Claim['kind'], number[]>> = {
    price: [first],
    product: [first],
    regularPrice: [first, was],
    saving: [first, was, was - first],
    total: [prices.reduce((sum, price, at) => sum + price * (1 + (at % 3)), 0)],
    difference: [Math.abs(first - second), first],
    range: [Math.min(...prices), Math.max(...prices)],
    bound: claim.kind === 'bound' ? [claim.amountMinor] : [],
    compare: [first, second],
  };
  const counts = claim.kind === 'total' ? ['2', '3'] : [String(products.length)];
  const percent = claim.kind === 'saving' && claim.as === 'percent' ? [String(Math.min(99, Math.round(((was - first) * 100) / was)))] : [];
  const recordTexts = [
    ...products.flatMap(spokenTitles).toSorted((a, b) => b.length - a.length),
    ...(amounts[claim.kind] ?? [])
      .map((minor) => formatPrice(minor, products[0]?.currency ?? null, language))
      .toSorted((a, b) => b.length - a.length),
    ...(claim.kind === 'price' ? [] : claim.kind === 'saving' ? percent : counts),
  ];
  return recordTexts.reduce((rest, text) => rest.replaceAll(text, ''), sentence).replace(/\P{N}+/gu, '');
}

/** Titles that try to break a sentence: other scripts, quotes, figures, line breaks, marks of direction. */
const titles = fc.oneof(
  fc.constantFrom(
    'Trail Boot',
    'Schuh „Alpin“',
    'جاكيت شتوي',
    'ウールソックス',
    'Cap 90% OFF',
    'Sale: 5 € only!',
    'Ⰰ০一 | SALE',
    'Sock 3 (free gift)',
    'Sock\n\u202eevil',
    'A  B',
    'Ş',
  ),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((text) => /\p{L}/u.test(text)),
);
const pricedProduct = fc.record({
  title: titles,
  priceMinor: fc.integer({ min: 1, max: 10_000_000 }),
  off: fc.integer({ min: 1, max: 10_000 }),
});
const catalogue = fc.uniqueArray(pricedProduct, {
  minLength: 2,
  maxLength: 8,
  selector: ({ title }) =>
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}\s]/gu, ''),
});
const language = fc.constantFrom(...allLanguages);
const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'PLN', 'TRY', null);

function claimsOver(products: readonly ProductRecord[]): Claim[] {
  const ids = products.map(({ id }) => id);
  const [product = 0, other = 0] = ids;
  const most = Math.max(...products.map(({ priceMinor }) => priceMinor ?? 0));
  const { currency } = products[0] ?? {};
  return [
    { kind: 'price', product },
    { kind: 'regularPrice', product },
    { kind: 'saving', product, as: 'amount' },
    { kind: 'saving', product, as: 'percent' },
    { kind: 'total', items: ids.map((id, at) => ({ product: id, count: 1 + (at % 3) })) },
    { kind: 'difference', product, other },
    { kind: 'range', products: ids },
    ...(currency
      ? (['under', 'atMost'] as const).map((side) => ({ kind: 'bound' as const, products: ids, side, amountMinor: most + 1, currency }))
      : []),
    ...(currency
      ? (['over', 'atLeast'] as const).map((side) => ({ kind: 'bound' as const, products: [product], side, amountMinor: 0, currency }))
      : []),
    { kind: 'compare', product, other, by: 'price' },
    { kind: 'count', products: ids },
    { kind: 'product', product },
    { kind: 'attribute', product, name: 'colour', values: [] },
    { kind: 'attribute', product, name: 'weight', values: [] },
    { kind: 'share', products: ids, name: 'colour', value: 'Black' },
    { kind: 'isA', product, thing: 'boots' },
    { kind: 'stock', product },
    { kind: 'policy', passage: 'faq', clause: 1 },
    ...(['words', 'email', 'phone', 'link'] as const).map((by) => ({ kind: 'contact' as const, by })),
    { kind: 'discount' },
    { kind: 'notSaid', topic: 'gluten' },
    { kind: 'notSaid', topic: '' },
    { kind: 'question' },
  ];
}

describe('every claim in every language', () => {
  it('is one clean sentence with the figures of its records and no others', () => {
    fc.assert(
      fc.property(catalogue, language, currency, (entries, language, currency) => {
        const products = entries.map(({ title, priceMinor, off }, at) =>
          aProduct({
            id: at + 1,
            title,
            priceMinor,
            currency,
            regularPriceMinor: priceMinor + off,
            kinds: ['boots'],
            attributes: [
              { name: 'Colour', family: 'colour', values: ['Black'] },
              { name: 'Weight', family: 'weight', values: ['light'] },
            ],
          }),
        );
        const records = someRecords(language, products, { passages: [faq], discount: '10 %' });
        for (const claim of claimsOver(products)) {
          const sentence = renderClaim(claim, records) ?? `nothing for ${claim.kind}`;
          const frame = products.flatMap(spokenTitles).reduce((rest, title) => rest.replaceAll(title, 'x'), sentence);
          expect(frame).not.toMatch(/nothing for|undefined|null|NaN|\[object| {2}|\s[.,;]|\n|\(\)/);
          expect(sentence).toMatch(/^\S/u);
          if (claim.kind !== 'product') expect(frame).toMatch(/(?:[.!?。؟？]|[\p{L}\d])\s?[\u2069”“»」]*(?: »)?$/u);
          expect(unexplained(sentence, claim, products, language), sentence).toBe('');
        }
        expect(renderClaim({ kind: 'price', product: 1 }, records)).toContain(
          formatPrice(products[0]?.priceMinor ?? 0, currency, language),
        );
      }),
      { numRuns: 60 },
    );
  });
});

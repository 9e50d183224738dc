/** Versions that a message names by a number or a unit, and things that two words name together. */
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../records/types.ts';
import { requestOf } from '../testing/asking.ts';
import { aRecord } from '../testing/records.ts';

const inVersions = (name: string, ...values: string[]): ProductRecord['variants'] =>
  values.map((value, at) => ({
    id: value,
    options: [{ name, value }],
    priceMinor: 2000 + at * 1000,
    regularPriceMinor: null,
    inStock: true,
  }));

const products = new Map([
  [
    1,
    aRecord({
      id: 1,
      title: 'Percolator Zorvik',
      priceMinor: 2000,
      priceMaxMinor: 3000,
      categories: ['Percolators'],
      variants: inVersions('Size', '3 cups', '6 cups'),
    }),
  ],
  [
    2,
    aRecord({
      id: 2,
      title: 'Caffettiera Zorvik',
      priceMinor: 2000,
      priceMaxMinor: 3000,
      categories: ['Caffettiere'],
      variants: inVersions('Misura', '3 tazze', '6 tazze'),
    }),
  ],
  [
    3,
    aRecord({
      id: 3,
      title: 'Tray Belantra',
      priceMinor: 2000,
      priceMaxMinor: 3000,
      categories: ['Trays'],
      variants: inVersions('Diameter', '20 cm', '28 cm'),
    }),
  ],
  [4, aRecord({ id: 4, title: 'Knife Quimbel 18 cm', priceMinor: 6000, categories: ['Knives'] })],
  [
    5,
    aRecord({
      id: 5,
      title: 'Flour Hadrel',
      priceMinor: 2000,
      priceMaxMinor: 3000,
      categories: ['Flour'],
      variants: inVersions('Pack', '500 g', '1 kg'),
    }),
  ],
  [
    9,
    aRecord({
      id: 9,
      title: 'Soap Belantra',
      priceMinor: 2000,
      priceMaxMinor: 4000,
      categories: ['Soaps'],
      variants: inVersions('Pack', '1 l', '2000 ml', '5 l'),
    }),
  ],
  [6, aRecord({ id: 6, title: 'Drift Bath Seat', priceMinor: 4000, categories: ['Seats'] })],
  [
    7,
    aRecord({
      id: 7,
      title: 'Orbit Garden Seat',
      priceMinor: 9000,
      categories: ['Seats'],
      attributes: [{ name: 'Pocket', family: null, values: ['padded inside'] }],
    }),
  ],
  [8, aRecord({ id: 8, title: 'Loft Bench Seat', priceMinor: 8000, categories: ['Seats'] })],
]);
const shown = (...productIds: number[]) => [{ productIds }];

describe('S4 a number in the name of a version counts no pieces', () => {
  it.each([
    ['en', 1, 'the 3 cups one with delivery, how much?', '3 cups'],
    ['it', 2, 'da 3 tazze quanto viene con la spedizione?', '3 tazze'],
  ] as const)('%s: %s %s', (language, id, message, variant) => {
    const request = requestOf({ language, message, products, turns: shown(id) });
    expect(request).toMatchObject({ act: 'total', items: [{ product: id, count: 1, variant }] });
  });
});

describe('S4 a unit alone', () => {
  it.each([
    ['en', 'how much is the kilo?'],
    ['de', 'was kostet das kilo?'],
    ['fr', 'combien coûte le kilo ?'],
    ['es', '¿cuánto cuesta el kilo?'],
    ['it', 'quanto costa il chilo?'],
  ] as const)('is the version of one: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: shown(5) })).toMatchObject({
      act: 'about',
      productIds: [5],
      wishes: [{ value: '1 kg' }],
    });
  });

  it('names nothing else: the one of 28 cm is no knife of 18 cm', () => {
    const message = 'how much is the one of 28 cm?';
    expect(requestOf({ language: 'en', message, products, turns: shown(3) })).toMatchObject({ act: 'about', productIds: [3] });
  });
});

describe('S4 an amount is the version of as much, whatever the unit', () => {
  it.each([
    ['en', 'how much is the one of two litres?'],
    ['de', 'was kostet der mit 2 Litern?'],
    ['fr', 'combien coûte celui de deux litres ?'],
    ['es', '¿cuánto cuesta el de dos litros?'],
    ['it', 'quanto costa quello da due litri?'],
    ['nl', 'wat kost die van twee liter?'],
    ['pl', 'ile kosztuje ten dwa litry?'],
    ['tr', 'iki litrelik olan ne kadar?'],
    ['ar', 'بكم 2 لتر؟'],
  ] as const)('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: shown(9) })).toMatchObject({
      act: 'about',
      productIds: [9],
      wishes: [{ value: '2000 ml' }],
    });
  });

  it('takes a load that it bears for no version', () => {
    const request = requestOf({ language: 'en', message: 'does it work with 2 litres of water?', products, turns: shown(9) });
    expect(request).not.toMatchObject({ wishes: [{ value: '2000 ml' }] });
  });
});

describe('F9 the large one in a colour', () => {
  const sizes = ['80 x 150 cm', '120 x 170 cm'];
  const rugs = (colours: readonly string[], colour: string, size: string) => {
    const options = colours.flatMap((each) => sizes.map((length) => ({ [colour]: each, [size]: length })));
    const variants = options.map((option, at) => ({
      id: String(at),
      options: Object.entries(option).map(([name, value]) => ({ name, value })),
      priceMinor: 3000 + at * 1000,
      regularPriceMinor: null,
      inStock: true,
    }));
    return new Map([[1, aRecord({ id: 1, title: 'Rug Quimbel', priceMinor: 3000, categories: ['Rugs'], variants })]]);
  };
  it.each([
    ['en', 'Is the large one in blue in stock?', rugs(['Grey', 'Blue'], 'Colour', 'Size')],
    ['de', 'Ist der große in Blau auf Lager?', rugs(['Grau', 'Blau'], 'Farbe', 'Größe')],
    ['fr', 'Le grand en bleu est en stock ?', rugs(['Gris', 'Bleu'], 'Couleur', 'Taille')],
    ['es', '¿La grande en azul está disponible?', rugs(['Gris', 'Azul'], 'Color', 'Tamaño')],
    ['it', 'Quello grande in blu è disponibile?', rugs(['Grigio', 'Blu'], 'Colore', 'Misura')],
    ['nl', 'Is de grote in blauw op voorraad?', rugs(['Grijs', 'Blauw'], 'Kleur', 'Maat')],
    ['pl', 'Czy ten duży w niebieskim jest dostępny?', rugs(['Szary', 'Niebieski'], 'Kolor', 'Rozmiar')],
    ['tr', 'Büyük olan mavi stokta var mı?', rugs(['Gri', 'Mavi'], 'Renk', 'Boyut')],
  ] as const)('%s: %s', (language, message, products) => {
    const request = requestOf({ language, message, products, turns: shown(1) });
    expect(request).toMatchObject({ act: 'about', productIds: [1] });
    expect(request.act === 'about' && request.wishes.map(({ value }) => value)).toContain('120 x 170 cm');
    expect(request.act === 'about' && request.wishes.map(({ value, family }) => (family === 'colour' ? value : ''))).toContain('blue');
  });
});

describe('S2 a question that shows nothing new', () => {
  const before = [{ input: 'I am looking for a tray', productIds: [3] }];
  const kindAfter = (productIds: readonly number[]) => {
    const turns = [...before, { input: 'is the inside padded?', productIds }];
    const request = requestOf({ language: 'en', message: 'anything cheaper?', products, turns });
    return request.act === 'search' ? request.search.constraints.kind : request.act;
  };
  it.each([
    ['nothing', []],
    ['what was in view', [3]],
  ] as const)('changes no wish where it shows %s', (_, productIds) => {
    expect(kindAfter(productIds)).toBe('tray');
  });
});

describe('S4 a version that does not exist', () => {
  it.each([
    ['en', 'in 24?'],
    ['it', "e da 24 c'è?"],
    ['es', '¿y de 24?'],
    ['de', 'und in 24?'],
  ] as const)('is asked of the product in view: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: shown(3) })).toMatchObject({
      act: 'about',
      productIds: [3],
      wishes: [{ value: '24' }],
    });
  });
});

it('F7 two words that stand together name the one thing that bears both', () => {
  const message = 'how much for the bath seat and the kettle, sorry, the tray together?';
  const request = requestOf({ language: 'en', message, products, turns: shown(7, 8) });
  expect(request).toMatchObject({ act: 'total', items: [{ product: 6 }, { product: 3 }] });
});

/** Words that name goods, stories around a wish, versions that were chosen, and sums that delivery adds nothing to. Goods and names are made up. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { partsAsked, requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const catalogue = (...titles: readonly string[]) =>
  new Map(titles.map((title, at) => [at + 1, aRecord({ id: at + 1, title, priceMinor: 1000 * (at + 1) })]));

const searchOf = (language: ChatLanguage, message: string, titles: readonly string[]) => {
  const [part] = partsAsked({ language, message, products: catalogue(...titles), turns: [] });
  return part?.request.act === 'search' || part?.request.act === 'question' ? part.request.search : null;
};

describe('a word that goods are called by is a thing, not a colour or room that it may mean elsewhere', () => {
  it.each([
    ['fr', 'je cherche une crème', 'creme', ['Crème Zorvane', 'Savon Quill']],
    ['it', 'cerco una crema', 'crema', ['Crema Zorvana', 'Sapone Quill']],
    ['es', 'busco arena', 'arena', ['Arena Zorvana', 'Saco Quill']],
    ['es', 'quiero una naranja', 'naranja', ['Naranja Zorvana', 'Saco Quill']],
    ['de', 'ich suche eine Gartenbank', 'gartenbank', ['Gartenbank Zorvik', 'Stuhl Quill']],
    ['de', 'ich suche einen Küchenhocker', 'kuchenhocker', ['Küchenhocker Zorvik', 'Stuhl Quill']],
    ['nl', 'ik zoek een tuinbank', 'tuinbank', ['Tuinbank Zorvik', 'Stoel Quill']],
  ] as const)('%s: %s', (language, message, kind, titles) => {
    expect(searchOf(language, message, titles)?.constraints).toMatchObject({ kind, wishes: {} });
  });
  it.each([
    ['fr', 'je cherche un savon crème', ['Crème Zorvane', 'Savon Quill'], 'colour'],
    ['es', 'busco un saco naranja', ['Naranja Zorvana', 'Saco Quill'], 'colour'],
  ] as const)('but behind another thing it says what that is like: %s: %s', (language, message, titles, family) => {
    expect(searchOf(language, message, titles)?.constraints.wishes).toHaveProperty(family);
  });
});

describe('words in another part of a message do not name the product that is sought', () => {
  it.each([
    ['en', 'My husband snores terribly. Which bolster do you recommend?', 'bolster', ['Zorvik Bolster']],
    ['en', 'Do you have a bolster? I wake up every hour and ache', 'bolster', ['Zorvik Bolster']],
    ['de', 'Mein Nachbar schnarcht entsetzlich laut. Welchen Kummet empfehlen Sie?', 'kummet', ['Kummet Zorvik']],
    ['fr', 'Mon voisin ronfle terriblement. Quel traversin me conseillez-vous ?', 'traversin', ['Traversin Zorvik']],
    ['es', 'Mi vecino ronca muchísimo siempre. ¿Qué cabezal me recomendáis?', 'cabezal', ['Cabezal Zorvik']],
    ['it', 'Il vicino russa terribilmente forte. Quale cuscino mi consigliate?', 'cuscino', ['Cuscino Zorvik']],
    ['nl', 'Mijn buurman snurkt verschrikkelijk hard. Welk hoofdkussen raden jullie aan?', 'hoofdkussen', ['Hoofdkussen Zorvik']],
    ['pl', 'Sąsiad strasznie głośno chrapie. Jaki zagłówek polecacie?', 'zaglowek', ['Zagłówek Zorvik']],
  ] as const)('%s: %s', (language, message, kind, titles) => {
    expect(searchOf(language, message, titles)?.constraints.kind).toBe(kind);
  });
  it('keeps a property that stands next to the product', () => {
    expect(searchOf('en', 'Do you have a zibbly and gluey bolster?', ['Zorvik Bolster'])?.constraints.kind).toContain('zibbly');
  });
});

const sizes = ['Small', 'King'];
const colours = ['Blue', 'Green'];
const cover = aRecord({
  id: 1,
  title: 'Zorvik Cover',
  priceMinor: 4000,
  priceMaxMinor: 7000,
  variants: sizes.flatMap((size) =>
    colours.map((colour) => ({
      id: `${size} ${colour}`,
      options: [
        { name: 'Size', value: size },
        { name: 'Colour', value: colour },
      ],
      priceMinor: size === 'King' ? 7000 : 4000,
      regularPriceMinor: null,
      inStock: !(size === 'King' && colour === 'Green'),
    })),
  ),
});
const covers = new Map([[1, cover]]);

describe('a version that was chosen holds for what is asked next', () => {
  const shown = [{ input: 'Zorvik Cover in king', productIds: [1] }];
  it('names a version in a sum, unless the version is sold out', () => {
    const turns = [...shown, { input: 'in blue?', productIds: [1] }, { input: 'and in green?', productIds: [1] }];
    expect(requestOf({ language: 'en', message: 'two of those, total?', products: covers, turns })).toMatchObject({
      act: 'total',
      items: [{ product: 1, count: 2, variant: 'King Blue' }],
    });
  });
});

describe('a sum with delivery does not add products talked about before', () => {
  it.each([
    ['en', 'the Quill with delivery to France, how much?'],
    ['de', 'die Quill mit Versand nach Frankreich, was kostet das?'],
    ['fr', 'la Quill avec la livraison en France, combien ?'],
    ['es', 'la Quill con envío a Francia, ¿cuánto es?'],
    ['it', 'la Quill con la spedizione in Francia, quanto viene?'],
    ['nl', 'de Quill met verzending naar Frankrijk, wat kost dat?'],
    ['pl', 'Quill z dostawą do Francji, ile to kosztuje?'],
  ] as const)('%s: %s', (language, message) => {
    const request = requestOf({
      language,
      message,
      products: catalogue('Zorvik', 'Quill'),
      turns: [{ productIds: [1, 2] }, { productIds: [1] }],
    });
    expect(request).toMatchObject({ act: 'total', items: [{ product: 2, count: 1 }], shipping: true });
  });
});

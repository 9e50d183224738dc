/** Messages of strangers: what is told before a thing is sought, allergies, versions, and things looked at one after the other. Goods are made up. */
import { describe, expect, it } from 'vitest';
import { comparedIn } from '../../../kit/languages/compared.ts';
import { endsInInfinitive, withPlainInfinitives } from '../../../kit/languages/infinitives.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { describedFor } from '../answering/described/described.ts';
import { readMessage } from './reading/reading.ts';
import type { Request } from './request.ts';
import { partsAsked, requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const named = (...titles: readonly string[]) =>
  new Map(titles.map((title, at) => [at + 1, aRecord({ id: at + 1, title, priceMinor: 1000 * (at + 1) })]));
const thingOf = (request: Request) => (request.act === 'search' || request.act === 'question' ? request.search.thing : undefined);

describe('a story before a wish for a product asks for no text', () => {
  it.each([
    ['en', 'My curtains shrank in the washing machine. Which bolster do you recommend?', 'bolster', 'Zorvik Bolster'],
    ['es', 'Se me encogieron las cortinas en la lavadora. ¿Qué cabezal me iría bien?', 'cabezal', 'Cabezal Zorvano'],
    ['nl', 'Alles is gekrompen in de wasmachine. Welke hoepel raden jullie aan?', 'hoepel', 'Hoepel Zorvik'],
  ] as const)('%s: %s', (language, message, thing, title) => {
    const request = requestOf({ language, message, products: named(title), turns: [] });
    expect([request.act, thingOf(request)]).toEqual(['search', thing]);
  });
  it('asks for a text with a question about the shop', () => {
    const message = 'Can I wash it in the machine? Which bolster do you recommend?';
    expect(partsAsked({ language: 'en', message, products: named('Zorvik Bolster'), turns: [] })[0]?.request.act).toBe('topic');
  });
});

describe('the thing that is sought', () => {
  it.each([
    ['en', 'I am after a pair of gaiters', 'gaiters', ['Quill Socks, Two Pair', 'Zorvik Gaiters']],
    ['en', 'low fume bolster for my nursery', 'bolster', ['Zorvik Bolster']],
    ['en', 'Sturdy gaiters for after an operation, please.', 'gaiters', ['Zorvik Gaiters']],
    ['de', 'ich suche einen Hocker, am liebsten einen Kummet', 'kummet', ['Hocker Quill', 'Kummet Zorvik']],
    ['en', 'I need a stool, preferably a bolster. What do you suggest?', 'bolster', ['Quill Stool', 'Zorvik Bolster']],
    ['pl', 'szukam stołka, najlepiej zagłówka', 'zaglowka', ['Stołek Quill', 'Zagłówek Zorvik']],
  ] as const)('%s: %s', (language, message, thing, titles) => {
    expect(thingOf(requestOf({ language, message, products: named(...titles), turns: [] }))).toBe(thing);
  });
  it('is no name of the only one whose title says so', () => {
    const products = named('Aran Bolster', 'Quill Lamp');
    expect(requestOf({ language: 'en', message: 'i want a blue bolster', products, turns: [] }).act).toBe('search');
  });
});

describe('an allergy rules out', () => {
  it.each([
    ['en', 'some bolsters, but I am allergic to zibbel', 'zibbel'],
    ['de', 'ich suche Kummete, bin aber allergisch gegen Zibbel', 'zibbel'],
    ['fr', 'je cherche un traversin, je suis allergique au zibbel', 'zibbel'],
    ['es', 'busco un cabezal, soy alérgica al zibbel', 'zibbel'],
    ['it', 'cerco un guanciale, sono allergico al zibbel', 'zibbel'],
    ['nl', 'ik zoek een hoepel, ben allergisch voor zibbel', 'zibbel'],
    ['pl', 'szukam zagłówka, jestem uczulona na zibbel', 'zibbel'],
    ['tr', 'yastık arıyorum, zibbel alerjim var', 'zibbel'],
    ['ar', 'أبحث عن وسادة، عندي حساسية من زبلون', 'زبلون'],
  ] as const)('%s: %s', (language: ChatLanguage, message, word) => {
    expect(readMessage(message, language).exclusions.map(({ text }) => text)).toContain(word);
  });
  it('does not apply to a question about the product in view', () => {
    const asking = {
      language: 'de' as const,
      message: 'bin allergisch gegen Zibbel, geht das trotzdem?',
      products: named('Kummet Zorvik'),
    };
    const [part] = partsAsked({ ...asking, turns: [{ input: 'habt ihr einen Kummet?', productIds: [1] }] });
    expect(part?.reading.exclusions).toEqual([]);
  });
});

const size = (value: string, at: number) => ({
  id: `v${at}`,
  options: [{ name: 'Size', value }],
  priceMinor: 1000 * (at + 1),
  inStock: true,
});

describe('a bigger one', () => {
  const bottle = aRecord({
    id: 1,
    title: 'Zorvik Tonic',
    priceMinor: 1000,
    priceMaxMinor: 2000,
    attributes: [{ name: 'Size', family: 'size', values: ['250 ml', '500 ml'] }],
    variants: [size('250 ml', 0), size('500 ml', 1)] as never,
  });
  it.each([
    ['en', 'is there a bigger one?'],
    ['es', '¿hay uno más grande?'],
    ['nl', 'is er een grotere?'],
  ] as const)('is another version of what is in view: %s: %s', (language, message) => {
    const products = new Map([[1, bottle]]);
    const request = requestOf({ language, message, products, turns: [{ input: 'Zorvik Tonic', productIds: [1] }] });
    expect(request).toMatchObject({ act: 'about', productIds: [1], wishes: [{ value: '500 ml' }] });
  });
});

describe('things of different kinds that were looked at one after the other', () => {
  const kinds = ['Kettles', 'Toasters', 'Toasters', 'Toasters'];
  const products = new Map(
    kinds.map((kind, at) => [at + 1, aRecord({ id: at + 1, title: `Zorvik ${at}`, priceMinor: 1000, categories: [kind] })]),
  );
  const itemsOf = (message: string, language: ChatLanguage, shown: readonly (readonly number[])[]) => {
    const turns = shown.map((productIds) => ({ input: 'ok', productIds: [...productIds] }));
    const request = requestOf({ language, message, products, turns });
    return request.act === 'total' ? request.items.map(({ product }) => product).toSorted() : request.act;
  };
  it('are both, where the last list is longer', () => {
    expect(itemsOf('both together, how much?', 'en', [[1], [2, 3, 4]])).toEqual([1, 2]);
  });
  it('are put together', () => {
    expect(itemsOf('was macht das zusammen', 'de', [[1], [2]])).toEqual([1, 2]);
  });
  it('takes two products of the last list for both', () => {
    expect(itemsOf('both together, how much?', 'en', [[1], [2, 3]])).toEqual([2, 3]);
  });
});

describe('words that only look like something else', () => {
  it('“rather” and “lieber” compare nothing', () => {
    expect(comparedIn('he would rather have a hat', 'en')).toEqual([]);
    expect(comparedIn('lieber rot', 'de')).toEqual([]);
  });
  it('takes no word for a product after a verb such as “does not hold”', () => {
    expect(readMessage("it doesn't and shouldn't", 'en').content).toEqual([]);
  });
  it('“the iron one” of an iron thing irons nothing', () => {
    const products = named('Iron Zorvik', 'Oak Quill');
    const request = requestOf({
      language: 'en',
      message: 'what was the price of the iron one again?',
      products,
      turns: [{ input: 'zorvik?', productIds: [1, 2] }],
    });
    expect(request).toMatchObject({ act: 'about', productIds: [1] });
  });
  it('“free shipping” asks for nothing free of something', () => {
    const attributes = [{ name: 'Material', family: 'material', values: ['PVC free foam'] }];
    const products = new Map([[1, aRecord({ id: 1, title: 'Zorvik', priceMinor: 1000, attributes })]]);
    const request = requestOf({ language: 'en', message: 'free shipping?', products, turns: [{ input: 'zorvik', productIds: [1] }] });
    expect(request).toMatchObject({ act: 'topic', topics: ['delivery'] });
  });
});

describe('German infinitives', () => {
  it.each([
    ['zurückzuschicken', 'zurückschicken'],
    ['umzutauschen', 'umtauschen'],
    ['abzuholen', 'abholen'],
    ['Auszug', 'Auszug'],
  ])('%s', (message, plain) => {
    expect(withPlainInfinitives(message, 'de')).toBe(plain);
  });
  it('end a clause', () => {
    expect(['den Toaster zurückzuschicken?', 'ihn zu reinigen', 'zum Mitnehmen'].map((text) => endsInInfinitive(text, 'de'))).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('are part of their question', () => {
    const message = 'Wie lange habe ich Zeit, den Kummet zurückzuschicken?';
    const parts = partsAsked({ language: 'de', message, products: named('Kummet Zorvik'), turns: [] });
    expect(parts.map(({ request }) => request)).toMatchObject([{ act: 'topic', topics: ['returns'] }]);
  });
});

it('a slip is read in a description', () => {
  const product = { id: 1, title: 'Zorvik', categories: [], description: 'Suits stables as well.' };
  const [statement] = describedFor('can i use it in the stabels too', 'en', [product]);
  expect(statement?.text).toBe('Suits stables as well.');
});

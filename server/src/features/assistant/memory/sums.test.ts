/** Sums, measures and follow-ups on products of a catalogue, in ten languages (README, M4, M8, M18); no database. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { conversationOf, type StoredTurn } from './conversation-of.ts';
import { decideByRule } from './decide.ts';
import { productsNamed, wordsOfNames } from './naming.ts';
import { readMessage } from './reading/reading.ts';
import { aRecord } from './testing/records.ts';
import { holdsWord } from './words.ts';

const product = (id: number, title: string, priceMinor: number, attributes: Record<string, string>): ProductRecord =>
  aRecord({
    id,
    title,
    priceMinor,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, family: null, values: [value] })),
  });

/** Two kettles and a tray, as a shop of the language names them, with what they weigh. */
const shops: Record<ChatLanguage, { titles: readonly [string, string, string]; weight: string }> = {
  en: { titles: ['Orion Kettle', 'Vega Kettle', 'Walnut Tray'], weight: 'Weight' },
  de: { titles: ['Kessel Orion', 'Kessel Vega', 'Nusstablett'], weight: 'Gewicht' },
  fr: { titles: ['Bouilloire Orion', 'Bouilloire Vega', 'Plateau en noyer'], weight: 'Poids' },
  es: { titles: ['Hervidor Orion', 'Hervidor Vega', 'Bandeja de nogal'], weight: 'Peso' },
  it: { titles: ['Bollitore Orion', 'Bollitore Vega', 'Vassoio in noce'], weight: 'Peso' },
  nl: { titles: ['Ketel Orion', 'Ketel Vega', 'Dienblad noten'], weight: 'Gewicht' },
  pl: { titles: ['Czajnik Orion', 'Czajnik Vega', 'Taca orzechowa'], weight: 'Waga' },
  tr: { titles: ['Orion Çaydanlık', 'Vega Çaydanlık', 'Ceviz Tepsi'], weight: 'Ağırlık' },
  ar: { titles: ['إبريق أوريون', 'إبريق فيغا', 'صينية جوز'], weight: 'الوزن' },
  ja: { titles: ['ケトル オリオン', 'ケトル ベガ', '胡桃のトレイ'], weight: '重量' },
};

function requestFor(language: ChatLanguage, message: string, turns: readonly Partial<StoredTurn>[]) {
  const { titles, weight } = shops[language];
  const list = titles.map((title, at) => product(at + 1, title, [5000, 7000, 1500][at] as number, { [weight]: `${at + 1} kg` }));
  const products = new Map(list.map((each) => [each.id, each]));
  const knows = (word: string) => titles.some((title) => holdsWord(title, word, language));
  const reading = readMessage(message, language);
  const bearing = (word: string) => list.filter(({ title }) => holdsWord(title, word, language));
  const named = productsNamed(reading, new Map(wordsOfNames(reading).map((word) => [word, bearing(word)])));
  const conversation = conversationOf({
    turns: turns.map((turn) => ({ input: '', productIds: [], isAnswer: false, language, ...turn })),
    language,
    quizAnswers: [],
    page: null,
    products,
    currency: 'EUR',
    knows,
  });
  return decideByRule({ message, reading, conversation, products, currency: 'EUR', knows, named }).request;
}

const kettles = [{ input: '', productIds: [1, 2] }];
const sum = (...ids: number[]) => ({ act: 'total', items: ids.map((id) => ({ product: id, count: 1 })) });

describe('a product of a reference and one of a name are added', () => {
  const cheaperWithTray: [ChatLanguage, string][] = [
    ['en', 'the cheaper one with a walnut tray, what is that together?'],
    ['de', 'das günstigere mit dem Nusstablett zusammen?'],
    ['fr', 'le moins cher avec un plateau en noyer, ça fait combien ?'],
    ['es', 'el más barato con una bandeja de nogal, ¿cuánto es en total?'],
    ['it', 'il più economico con un vassoio in noce, quanto fa insieme?'],
    ['nl', 'de goedkoopste met een dienblad noten, hoeveel samen?'],
    ['pl', 'najtańszy z tacą orzechową, ile razem?'],
    ['tr', 'en ucuzu ile ceviz tepsi birlikte ne kadar?'],
    ['ar', 'الأرخص مع صينية جوز كم المجموع؟'],
    ['ja', '安い方に胡桃のトレイを足すといくら？'],
  ];
  it.each(cheaperWithTray)('%s: %s', (language, message) => {
    expect(requestFor(language, message, kettles)).toMatchObject(sum(1, 3));
  });
});

describe('products added to the one that is talked about', () => {
  const withTray: [ChatLanguage, string][] = [
    ['en', 'and a walnut tray with it, how much in total?'],
    ['de', 'und ein Nusstablett dazu, was macht das zusammen?'],
    ['fr', 'et avec un plateau en noyer, combien au total ?'],
    ['es', 'y con una bandeja de nogal, ¿cuánto en total?'],
    ['it', 'e con un vassoio in noce, quanto in totale?'],
    ['nl', 'en met een dienblad noten erbij, hoeveel samen?'],
    ['pl', 'a z tacą orzechową, ile razem?'],
    ['tr', 'ceviz tepsi ile birlikte toplam ne kadar?'],
    ['ar', 'ومع صينية جوز، كم المجموع؟'],
    ['ja', '胡桃のトレイと合わせていくら？'],
  ];
  it.each(withTray)('%s: %s', (language, message) => {
    const [first] = shops[language].titles;
    expect(requestFor(language, message, [...kettles, { input: first, productIds: [1] }])).toMatchObject(sum(1, 3));
  });
});

describe('a basket that grows over two messages', () => {
  const together: [ChatLanguage, string, string][] = [
    ['en', 'and a tray with it', 'together?'],
    ['de', 'und ein Nusstablett dazu', 'zusammen?'],
    ['fr', 'et un plateau avec', 'combien en tout ?'],
    ['es', 'y una bandeja', '¿y todo junto?'],
    ['it', 'e un vassoio', 'quanto insieme?'],
    ['nl', 'en een dienblad erbij', 'samen?'],
    ['pl', 'i taca', 'razem ile?'],
    ['tr', 've bir tepsi', 'toplam ne kadar?'],
    ['ar', 'وصينية', 'كم المجموع؟'],
    ['ja', 'それとトレイも', '合計でいくら？'],
  ];
  it.each(together)('%s: %s · %s', (language, adding, message) => {
    const [first] = shops[language].titles;
    const turns = [
      { input: first, productIds: [1] },
      { input: adding, productIds: [3] },
    ];
    expect(requestFor(language, message, turns)).toMatchObject(sum(1, 3));
  });
});

describe('different numbers of two products', () => {
  const counted: [ChatLanguage, string][] = [
    ['en', 'two Orion and three trays?'],
    ['de', 'Was kosten zwei Orion und drei Nusstabletts?'],
    ['fr', 'Combien pour deux Orion et trois plateaux ?'],
    ['es', '¿Cuánto por dos Orion y tres bandejas?'],
    ['it', 'Quanto per due Orion e tre vassoi?'],
    ['nl', 'Wat kosten twee Orion en drie dienblad?'],
    ['pl', 'Ile za dwa Orion i trzy tace?'],
    ['tr', 'İki Orion ve üç tepsi ne kadar?'],
    ['ar', 'كم سعر 2 أوريون و 3 صينية؟'],
    ['ja', 'オリオンを二つとトレイを三つでいくら？'],
  ];
  it.each(counted)('%s: %s', (language, message) => {
    expect(requestFor(language, message, [])).toMatchObject({
      act: 'total',
      items: [
        { product: 1, count: 2 },
        { product: 3, count: 3 },
      ],
    });
  });
});

describe('questions for a measure with verbs and adjectives', () => {
  const heavy: [ChatLanguage, string, string][] = [
    ['en', 'how heavy is the second one', 'and the other one?'],
    ['de', 'wie schwer ist der zweite', 'und der andere?'],
    ['fr', 'le deuxième pèse combien', 'et l’autre ?'],
    ['es', '¿cuánto pesa el segundo?', '¿y el otro?'],
    ['it', 'quanto pesa il secondo', 'e l’altro?'],
    ['nl', 'hoe zwaar is de tweede', 'en de andere?'],
    ['pl', 'ile waży drugi', 'a ten pierwszy?'],
    ['tr', 'ikincisi kaç kilo', 'peki diğeri?'],
    ['ar', 'كم وزن الثاني', 'والأول؟'],
    ['ja', '二つ目の重さは？', 'もう一つは？'],
  ];
  it.each(heavy)('%s: %s · %s', (language, message, other) => {
    const { weight } = shops[language];
    const about = { act: 'about', attributes: [weight] };
    expect(requestFor(language, message, kettles)).toMatchObject({ ...about, productIds: [2] });
    const turns = [...kettles, { input: message, productIds: [2] }];
    expect(requestFor(language, other, turns)).toMatchObject({ ...about, productIds: [1] });
  });
});

describe('no sum', () => {
  it.each<[string, readonly Partial<StoredTurn>[]]>([
    ['do you have the Orion and the Vega?', []],
    ['which is better, the Orion or the Vega?', []],
    ['and kettles up to 60?', kettles],
    ['a kettle for two people?', kettles],
    ['does the Orion come with a lid?', []],
  ])('%s', (message, turns) => {
    expect(requestFor('en', message, turns).act).not.toBe('total');
  });
});

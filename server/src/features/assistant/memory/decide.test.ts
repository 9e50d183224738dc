/** What messages ask for in their conversation, by the rules of README.md; no database. */
import { describe, expect, it } from 'vitest';
import { type ChatLanguage, chatLanguages, repliesIn } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { conversationOf, type StoredTurn } from './conversation-of.ts';
import { decideByRule } from './decide.ts';
import { readMessage } from './reading/reading.ts';
import type { Request } from './request.ts';
import { aRecord } from './testing/records.ts';

const product = (id: number, title: string, priceMinor: number, attributes: Record<string, string[]>): ProductRecord =>
  aRecord({ id, title, priceMinor, attributes: Object.entries(attributes).map(([family, values]) => ({ name: family, family, values })) });
const products = new Map(
  [
    product(1, 'Fjord', 9000, { colour: ['Blue'], material: ['Cotton'] }),
    product(2, 'Alm', 15_000, { colour: ['Black'], material: ['Wool'] }),
    product(3, 'Breeze', 6000, { colour: ['Red'], material: ['Cotton'] }),
  ].map((each) => [each.id, each]),
);
const catalogueWords = new Set(['jacket', 'jackets', 'boots', 'fjord', 'alm', 'breeze']);

function after(turns: readonly Partial<StoredTurn>[], language: ChatLanguage = 'en') {
  return conversationOf({
    turns: turns.map((turn) => ({ input: '', productIds: [], isAnswer: false, language, ...turn })),
    language,
    quizAnswers: [],
    page: null,
    products,
    currency: 'EUR',
    knows: (word) => catalogueWords.has(word),
  });
}

function requestFor(message: string, { language = 'en', turns }: { language?: ChatLanguage; turns: readonly Partial<StoredTurn>[] }) {
  return decideByRule({
    message,
    reading: readMessage(message, language),
    conversation: after(turns, language),
    products,
    currency: 'EUR',
    knows: (word) => catalogueWords.has(word),
  });
}

const idsOf = (request: Request) =>
  'productIds' in request ? request.productIds : request.act === 'total' ? request.items.map((item) => item.product) : null;
const list = [{ input: '', productIds: [1, 2, 3] }];

describe('references resolve on what was shown, in ten languages', () => {
  const second: [ChatLanguage, string][] = [
    ['en', 'how much is the second one?'],
    ['de', 'Was kostet das zweite?'],
    ['fr', 'Combien coûte le deuxième ?'],
    ['es', '¿Cuánto cuesta el segundo?'],
    ['it', 'Quanto costa il secondo?'],
    ['nl', 'Wat kost de tweede?'],
    ['pl', 'Ile kosztuje drugi?'],
    ['tr', 'İkincisi ne kadar?'],
    ['ar', 'كم سعر الثاني؟'],
    ['ja', '二番目はいくらですか？'],
  ];
  it.each(second)('%s: %s', (language, message) => {
    const { request } = requestFor(message, { language, turns: list });
    expect(request).toMatchObject({ act: 'about', productIds: [2], asks: ['price'] });
  });

  const cheapest: [ChatLanguage, string][] = [
    ['en', 'which is the cheapest?'],
    ['de', 'Welche ist die günstigste?'],
    ['fr', 'Laquelle est la moins chère ?'],
    ['es', '¿Cuál es la más barata?'],
    ['it', 'Qual è la più economica?'],
    ['nl', 'Welke is het goedkoopst?'],
    ['pl', 'Która jest najtańsza?'],
    ['tr', 'En ucuzu hangisi?'],
    ['ar', 'ما هو الأرخص؟'],
    ['ja', '一番安いのはどれですか？'],
  ];
  it.each(cheapest)('%s: %s', (language, message) => {
    expect(requestFor(message, { language, turns: list }).request).toMatchObject({
      act: 'compare',
      productIds: [1, 2, 3],
      extreme: 'cheapest',
    });
  });

  it.each(chatLanguages)("%s: why not a product, in the widget's own words", (language) => {
    const message = repliesIn(language).widget.whyNot.replace('{product}', 'Breeze');
    const { request, rule } = requestFor(message, { language, turns: list });
    expect(rule).toBe('W1 why not');
    expect(request).toMatchObject({ act: 'compare', productIds: [3, 1] });
    const later = after([...list, { input: message, productIds: [3, 1], language }], language);
    expect(later.exclusions).toEqual([]);
  });

  const firstTwo: [ChatLanguage, string][] = [
    ['en', 'compare the first two'],
    ['de', 'Vergleiche die ersten beiden'],
    ['fr', 'Compare les deux premiers'],
    ['es', 'Compara los dos primeros'],
    ['it', 'Confronta i primi due'],
    ['nl', 'Vergelijk de eerste twee'],
    ['pl', 'Porównaj pierwsze dwa'],
    ['tr', 'İlk ikisini karşılaştır'],
    ['ja', '最初の二つを比較してください'],
  ];
  it.each(firstTwo)('%s: %s', (language, message) => {
    expect(idsOf(requestFor(message, { language, turns: list }).request)?.slice(0, 2)).toEqual([1, 2]);
  });

  const cheaper: [ChatLanguage, string][] = [
    ['en', 'anything cheaper?'],
    ['de', 'Etwas Günstigeres?'],
    ['fr', 'Quelque chose de moins cher ?'],
    ['es', '¿Algo más barato?'],
    ['it', 'Qualcosa di meno caro?'],
    ['nl', 'Iets goedkopers?'],
    ['pl', 'Coś tańszego?'],
    ['tr', 'Daha ucuz bir şey var mı?'],
    ['ar', 'هل يوجد أرخص؟'],
    ['ja', 'もっと安いものはありますか？'],
  ];
  it.each(cheaper)('%s: %s', (language, message) => {
    expect(requestFor(message, { language, turns: list }).request).toMatchObject({
      act: 'search',
      search: { reason: 'cheaper', below: 6000 },
    });
  });

  const without: [ChatLanguage, string][] = [
    ['en', 'no wool please'],
    ['de', 'ohne Wolle'],
    ['fr', 'sans laine'],
    ['es', 'sin lana'],
    ['it', 'senza lana'],
    ['nl', 'zonder wol'],
    ['pl', 'bez wełny'],
    ['tr', 'yün olmasın'],
    ['ar', 'بدون صوف'],
    ['ja', 'ウールなしで'],
  ];
  it.each(without)('%s: %s', (language, message) => {
    const { request } = requestFor(message, { language, turns: list });
    expect(request.act === 'search' && request.search.exclusions).toHaveLength(1);
  });

  const forFather: [ChatLanguage, string][] = [
    ['en', 'for my father'],
    ['de', 'für meinen Vater'],
    ['fr', 'pour mon père'],
    ['es', 'para mi padre'],
    ['it', 'per mio padre'],
    ['nl', 'voor mijn vader'],
    ['pl', 'dla mojego taty'],
    ['tr', 'babam için'],
    ['ar', 'لوالدي'],
    ['ja', '父へのプレゼント'],
  ];
  it.each(forFather)('%s: %s', (language, message) => {
    expect(requestFor(message, { language, turns: list }).request).toMatchObject({
      act: 'search',
      search: { constraints: { wishes: { recipient: 'men' } } },
    });
  });
});

describe('a budget', () => {
  const budgets: [ChatLanguage, string, max: number, exclusive: boolean][] = [
    ['en', 'under 20', 2000, true],
    ['en', 'up to 20', 2000, false],
    ['en', 'at most €20.50', 2050, false],
    ['de', 'unter 20 Euro', 2000, true],
    ['de', 'bis 20 €', 2000, false],
    ['de', 'etwas Günstigeres als 20 Euro', 2000, true],
    ['fr', 'moins de 20 euros', 2000, true],
    ['fr', "jusqu'à 20 €", 2000, false],
    ['es', 'menos de 20 euros', 2000, true],
    ['it', 'sotto i 20 euro', 2000, true],
    ['nl', 'onder de 20 euro', 2000, true],
    ['pl', 'poniżej 20 zł', 2000, true],
    ['tr', '20 liranın altında', 2000, true],
    ['ar', 'أقل من 20 ريال', 2000, true],
    ['ja', '20円以下', 2000, false],
  ];
  it.each(budgets)('%s: %s', (language, message, maxMinor, exclusive) => {
    const { request } = requestFor(message, { language, turns: list });
    expect(request.act === 'search' && request.search.constraints.budget).toMatchObject({ maxMinor, exclusive });
  });

  it('of two ends', () => {
    const { request } = requestFor('between 20 and 50 euros', { turns: list });
    expect(request.act === 'search' && request.search.constraints.budget).toMatchObject({
      minMinor: 2000,
      maxMinor: 5000,
      exclusive: false,
    });
  });
});

describe('by rule', () => {
  const cases: [message: string, turns: readonly Partial<StoredTurn>[], rule: string, ids: readonly number[] | null][] = [
    ['thanks!', list, 'M1 talk', null],
    ['can I talk to a person?', list, 'M2 person', null],
    ['any discount?', list, 'M3 discount', null],
    ['how much for two?', [{ productIds: [1] }], 'M4 total', [1]],
    ['how much are both together?', [{ productIds: [1, 2] }], 'M4 total', [1, 2]],
    ["what's the difference?", [{ productIds: [1, 2] }], 'M5 compare', [1, 2]],
    ['others?', list, 'M9 others', null],
    ['how long does delivery take?', list, 'M10 topic', null],
    ['and to France?', [{ input: 'how long does delivery take?' }], 'M10 topic', null],
    ['is it in stock?', [{ productIds: [2] }], 'M11 about', [2]],
    ['how much is the Breeze?', list, 'M11 about', [3]],
    ['and the blue one?', list, 'M11 about', [1]],
    ['in blue?', [{ productIds: [3] }], 'M12 one of the shown', [3]],
    ['in blue?', list, 'M11 about', [1]],
    ['under 100 euros', list, 'M13 refine', null],
    ['and boots?', list, 'M14 wish', null],
    ['what do you recommend?', [], 'M15 advice', null],
  ];
  it.each(cases)('%s', (message, turns, rule, ids) => {
    const decided = requestFor(message, { turns });
    expect([decided.rule, idsOf(decided.request)]).toEqual([rule, ids]);
  });

  it('an ordinal counts in the newest list that is long enough', () => {
    const turns = [{ productIds: [1, 2, 3] }, { input: 'the first one', productIds: [1] }];
    expect(idsOf(requestFor('and the second one?', { turns }).request)).toEqual([2]);
  });

  it('the other one of two is the one that is not talked about', () => {
    const turns = [{ productIds: [1, 2] }, { input: 'how much is the first one?', productIds: [1] }];
    expect(idsOf(requestFor('and how much is the other?', { turns }).request)).toEqual([2]);
  });
});

describe('the state', () => {
  it('is made anew from the stored turns, and always the same', () => {
    const turns: Partial<StoredTurn>[] = [
      { input: 'Do you have jackets for my father under 100 euros?', productIds: [1, 3] },
      { input: 'no wool, please', productIds: [1, 3] },
      { input: 'do you ship to Norway?' },
      { input: 'the second one, in red?', productIds: [3] },
    ];
    expect(after(turns)).toEqual(after(turns));
    expect(after(turns)).toMatchInlineSnapshot(`
      {
        "asked": null,
        "basket": [
          {
            "count": 1,
            "product": 3,
          },
        ],
        "constraints": {
          "budget": {
            "currency": "EUR",
            "exclusive": true,
            "maxMinor": 10000,
            "minMinor": null,
          },
          "kind": "jackets",
          "wishes": {
            "recipient": "men",
          },
        },
        "destination": "Norway",
        "exclusions": [
          "wool",
        ],
        "language": "en",
        "lastWords": [
          "red",
        ],
        "page": null,
        "quizAnswers": [],
        "shown": [
          {
            "productIds": [
              1,
              3,
            ],
            "turn": 0,
          },
          {
            "productIds": [
              1,
              3,
            ],
            "turn": 1,
          },
          {
            "productIds": [
              3,
            ],
            "turn": 2,
          },
        ],
        "subject": {
          "kind": "products",
          "productIds": [
            3,
          ],
        },
        "summed": null,
        "versions": {},
      }
    `);
  });

  it('keeps whom it is for and the budget when the kind changes', () => {
    const { constraints } = after([{ input: 'jackets for my father under 100 euros in blue' }, { input: 'and boots?' }]);
    expect(constraints).toEqual({
      kind: 'boots',
      wishes: { recipient: 'men' },
      budget: { minMinor: null, maxMinor: 10_000, currency: 'EUR', exclusive: true },
    });
  });

  it('takes nothing from answers of the questionnaire', () => {
    expect(after([{ input: 'Red boots', isAnswer: true, productIds: [3] }])).toMatchObject({
      constraints: { kind: null, wishes: {} },
      subject: { kind: 'products', productIds: [3] },
    });
  });
});

import { type ProductRule, productRules } from '@parley/contract';
import { checkFlow } from '@parley/flow/check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, tooMuchGrowth } from '../../../testing/growth.ts';
import { countPlaces, listPlaces } from '../../catalogue/index.ts';
import { type AskedProduct, questionsOf } from './of-products.ts';
import type { PlannedQuestion } from './plan.ts';
import type { DraftQuestion } from './wording.ts';

const product = (more: Partial<AskedProduct> = {}): AskedProduct => ({
  categories: [],
  tags: [],
  attributes: {},
  vendor: null,
  priceMinor: null,
  currency: null,
  ...more,
});
const priced = (priceMinor: number, more: Partial<AskedProduct> = {}) => product({ priceMinor, currency: 'EUR', ...more });
const titled = (title: string, more: Partial<AskedProduct> = {}) => product({ title, ...more });
const generate = (products: AskedProduct[], language = 'en') => questionsOf(products, language).questions;
const texts = (question: DraftQuestion | undefined) => question?.answers.map(({ text }) => text);
/** The general question, which follows when few others can be asked. */
const openQuestion = 'Is there anything else that matters to you?';

describe('the questions of a catalogue', () => {
  it('asks for the kind first, then for properties of that kind', () => {
    const shoes = ['Red', 'Blue', 'Green'].flatMap((colour) =>
      ['40', '41', '42'].map((size) => product({ categories: ['Shoes'], attributes: { Colour: [colour], Size: [size] } })),
    );
    const lamps = ['Wall', 'Ceiling', 'Floor'].flatMap((mounting) =>
      ['Glass', 'Brass', 'Paper'].map((material) =>
        product({ categories: ['Lamps'], attributes: { Mounting: [mounting], Material: [material] } }),
      ),
    );
    const [first, ...others] = generate([...shoes, ...lamps]);
    expect(first?.text).toBe('What are you looking for?');
    expect(texts(first)).toEqual(['Shoes', 'Lamps']);
    const after = (at: number) => others.find(({ id }) => id === first?.answers[at]?.next_question)?.text;
    expect(after(0)).toMatch(/^Which (colour would you like|size do you need)\?$/);
    expect(after(1)).toMatch(/^(Where will you put it up|Which material should it be made of)\?$/);
  });

  it('asks for the kind within a category before the price, and about no family again that does not matter', () => {
    const parts = ['Chains', 'Cassettes', 'Rings', 'Pads'].flatMap((kind, at) =>
      [1, 2, 3, 4, 5].map((n) => priced((at + 1) * 700 + n * 1100, { categories: [at < 3 ? 'Drivetrain' : 'Brakes', kind] })),
    );
    const lamps = ['Glass', 'Brass', 'Paper', 'Oak'].flatMap((material) =>
      [1, 2].map((n) => priced(n * 100, { categories: ['Lamps'], attributes: { Material: [material] } })),
    );
    const questions = generate([...parts, ...lamps]);
    const next = ({ answers }: DraftQuestion, text: string) =>
      questions.find(({ id }) => id === answers.find((each) => each.text === text)?.next_question);
    const [first] = questions as [DraftQuestion];
    expect(texts(next(first, 'Drivetrain'))).toEqual(expect.arrayContaining(['Chains', 'Cassettes', 'Rings']));
    const material = next(first, 'Lamps') as DraftQuestion;
    expect(material.text).toBe('Which material should it be made of?');
    const any = material.answers.find(({ product_rules }) => product_rules.length === 0);
    expect(next(material, any?.text ?? '')?.text ?? '').not.toMatch(/glass|brass|paper|oak/i);
  });

  it('makes price bands with round limits, and an answer that ignores the price where prices are missing', () => {
    const all = Array.from({ length: 40 }, (_, n) => priced(n * 250 + 990));
    expect(texts(generate(all)[0])).toEqual(['Up to €30', '€30 to €55', '€55 to €80', 'Over €80']);
    const some = all.map((original, n) => (n % 8 === 0 ? product() : original));
    const answers = generate(some)[0]?.answers;
    expect(answers).toHaveLength(4);
    expect(answers?.at(-1)).toMatchObject({ text: 'The price does not matter', product_rules: [{ effect: 'exclude', min: 0, max: 0 }] });
    expect(texts(generate(all, 'de')[0])?.[1]).toBe('30\u00a0€ bis 55\u00a0€');
  });

  it('treats different spellings of attributes and values as equal', () => {
    const names = ['Color', 'Colour', 'Farbe'];
    const colours = [
      ['Red', 'red', 'RED'],
      ['Blue', 'blue', 'Navy'],
    ];
    const products = Array.from({ length: 12 }, (_, n) =>
      product({ attributes: { [names[n % 3] ?? '']: [colours[n % 2]?.[Math.floor(n / 2) % 3] ?? ''] } }),
    );
    const [question] = generate(products);
    expect(question?.text).toBe('Which colour would you like?');
    expect(question?.answers.map(({ product_rules }) => product_rules[0])).toMatchObject([
      { field: 'fact', family: 'colour', values: ['red'] },
      { field: 'fact', family: 'colour', values: ['blue'] },
      { effect: 'exclude', min: 0, max: 0 },
    ]);
  });

  it('never asks about values that all products share or that shop software fills in', () => {
    const products = Array.from({ length: 10 }, () =>
      priced(1000, { categories: ['Mugs'], tags: ['new'], attributes: { Title: ['Default Title'] } }),
    );
    const questions = generate(products);
    expect(questions.map(({ text }) => text)).toEqual([openQuestion]);
    expect(questions[0]?.answers[0]).toMatchObject({ answerHasInputField: true, next_question: null });
  });

  it("asks in the shop's language, or in English if that is unsupported", () => {
    const products = Array.from({ length: 9 }, (_, n) => product({ categories: [`K${n % 3}`] }));
    const ask = (language: string) => generate(products, language)[0]?.text;
    expect(['en', 'de', 'de-AT', 'fr', 'es', 'it', 'nl', 'tr', 'pl', 'ar', 'ja', 'xx', '', '__proto__'].map(ask)).toEqual([
      'What are you looking for?',
      'Wonach suchen Sie?',
      'Wonach suchen Sie?',
      'Que cherchez-vous ?',
      '¿Qué está buscando?',
      'Che cosa sta cercando?',
      'Waar bent u naar op zoek?',
      'Ne arıyorsunuz?',
      'Czego Państwo szukają?',
      'عمّ تبحث؟',
      '何をお探しですか？',
      'What are you looking for?',
      'What are you looking for?',
      'What are you looking for?',
    ]);
  });

  it('trusts the language of the texts over the one that the theme declares', () => {
    const products = Array.from({ length: 12 }, (_, n) =>
      titled(`Bequemer Stuhl für das Esszimmer Nummer ${n}`, {
        description: 'Ein Stuhl aus Holz, der in jede Wohnung passt und lange hält.',
        categories: [['Stühle', 'Tische'][n % 2] ?? ''],
      }),
    );
    expect(questionsOf(products, 'en').language).toBe('de');
  });

  it('asks only the general question about an empty catalogue or a single product', () => {
    for (const products of [[], [priced(100, { categories: ['A'], tags: ['b'] })]]) expect(generate(products)).toHaveLength(1);
  });

  it('takes time in proportion to the products, also of difficult shapes', async () => {
    const shapes: ((n: number) => AskedProduct)[] = [
      (n) =>
        priced(n + 1, {
          categories: [`C${n % 300}`, `D${n % 7}`],
          tags: [`t${n}`],
          attributes: { Color: [`c${n % 12}`], Material: [`m${n % 5}`] },
        }),
      (n) => product({ attributes: Object.fromEntries(Array.from({ length: 50 }, (_, a) => [`A${a}`, [`v${(n * (a + 3)) % 40}`]])) }),
      (n) => product({ attributes: { [`Own ${n}`]: ['x'] }, tags: Array.from({ length: 100 }, (_, t) => `t${(n * t) % 5000}`) }),
    ];
    for (const shape of shapes) {
      const growth = await growthOf(1000, (size) => {
        const products = Array.from({ length: size }, (_, n) => shape(n));
        return () => expect(generate(products).length).toBeGreaterThan(0);
      });
      expect(growth).toBeLessThan(tooMuchGrowth);
    }
  });
});

describe('kinds from the words of titles', () => {
  it.each([
    [
      'en',
      ['Blue Shirt', 'Red Shirt, size M', 'Leather Jacket', 'Zipped Jacket', 'Wool Jacket', 'Straw Hat', 'Sun Hat', 'Old Shirt'],
      ['Shirt', 'Jacket', 'Hat'],
    ],
    [
      'de',
      ['Wollmütze grau', 'Strickmütze', 'Mütze', 'Lederschuh', 'Schuh aus Filz', 'Schuhe, neu', 'Schal', 'Seidenschal'],
      ['Mütze', 'Schuh', 'Schal'],
    ],
    [
      'fr',
      ['Bonnet tricoté', 'Bonnet d’hiver', 'Gants en laine', 'Gants tactiles', 'Écharpe bleue', 'Écharpe'],
      ['Bonnet', 'Gants', 'Écharpe'],
    ],
    ['es', ['Taza azul', 'Taza grande', 'Plato hondo', 'Plato llano', 'Jarra', 'Jarra de vidrio'], ['Taza', 'Plato', 'Jarra']],
    ['ja', ['青い 帽子', '赤い 帽子', '白い 手袋', '黒い 手袋', '青い 靴下', '赤い 靴下'], ['帽子', '手袋', '靴下']],
  ])('finds them in %s', (language, titles, expected) => {
    const [question] = generate(
      titles.map((title) => titled(title)),
      language,
    );
    expect(
      texts(question)
        ?.filter((text) => expected.includes(text))
        .toSorted(),
    ).toEqual(expected.toSorted());
  });

  it('does not mistake model names for kinds', () => {
    const names = ['Alma', 'Bruno', 'Clara', 'Emil'];
    const things = { Stühle: 'Barhocker', Tische: 'Esstisch', Lampen: 'Stehlampe' };
    const products = Object.entries(things).flatMap(([category, thing]) =>
      names.flatMap((name) => [
        titled(`${thing} ${name}`, { categories: [category] }),
        titled(`${thing} ${name} groß`, { categories: [category] }),
      ]),
    );
    for (const { text, answers } of generate(products, 'de'))
      if (/^(Wonach|Was genau)/.test(text)) for (const answer of answers) expect(names).not.toContain(answer.text);
  });

  it('does not ask about words that do not distinguish the products', () => {
    for (const titles of [
      ['Shirt', 'Shirt', 'Shirt', 'Shirt', 'Shirt', 'Shirt'],
      ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'],
    ])
      expect(generate(titles.map((title) => titled(title)))).toHaveLength(1);
  });
});

/** Yields, for each path prefix of a plan, the texts of its questions and the products that are left. */
function* ways(
  plan: readonly PlannedQuestion[],
  at = 0,
  asked: readonly string[] = [],
): Generator<{ asked: readonly string[]; left: Uint32Array }> {
  const node = plan[at];
  if (!node) return;
  for (const { left, next } of node.answers) {
    const texts = [...asked, node.question.text];
    yield { asked: texts, left };
    if (next !== null) yield* ways(plan, next, texts);
  }
}

describe('for any catalogue', () => {
  const word = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('Red', 'red', 'Blue', 'Green', 'XL', 'Cotton', '{name}', '$&') },
    fc.constantFrom('Uncategorized', '__proto__', 'constructor'),
  );
  const list = fc.array(word, { maxLength: 3 });
  const anyProduct: fc.Arbitrary<AskedProduct> = fc.record({
    categories: list,
    tags: list,
    attributes: fc.dictionary(fc.constantFrom('Color', 'color', 'Size', 'Brand', 'brand', 'constructor', 'toString'), list, { maxKeys: 3 }),
    vendor: fc.option(word),
    priceMinor: fc.option(fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(1000, 1999, 2000)), { freq: 4 }),
    currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'JPY', null),
    title: fc
      .array(fc.constantFrom('Shirt', 'Jacket', 'Hat', 'Lamp', 'Wool', 'Acme', 'New', '2024'), { maxLength: 3 })
      .map((words) => words.join(' ')),
    description: fc.constantFrom('', 'Goes with a hat', 'A lamp'),
  });

  it('every answer matches a product on its path, no path repeats a question, every product is reachable', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 40 }), fc.constantFrom('en', 'de', 'xx'), (products, language) => {
        const { plan, questions } = questionsOf(products, language);
        expect(questions.length).toBeGreaterThan(0);
        for (const { answers, text } of questions) {
          expect(text).not.toBe('');
          expect(answers.length).toBeGreaterThanOrEqual(2);
          expect(answers.length).toBeLessThanOrEqual(4);
          expect(new Set(answers.map((answer) => answer.text)).size).toBe(answers.length);
          for (const answer of answers) {
            expect(answer.text_for_chatgpt).not.toBe('');
            expect(productRules.safeParse(answer.product_rules).success).toBe(true);
          }
        }
        expect(checkFlow({ firstQuestionId: questions[0]?.id ?? null, questions })).toEqual([]);
        const reached = new Set<number>();
        for (const { asked, left } of ways(plan)) {
          expect(new Set(asked).size).toBe(asked.length);
          expect(asked.length).toBeLessThanOrEqual(4);
          expect(countPlaces(left)).toBeGreaterThan(0);
          for (const place of listPlaces(left)) reached.add(place);
        }
        if (plan.length > 0) expect(reached.size).toBe(products.length);
        // The price is the first question only where nothing else tells the products apart.
        const [first] = plan;
        if (first?.question.family === 'price')
          expect(plan.every(({ question, depth }) => depth > 0 || question.family === 'price')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('each answer weighs at least twice as much as the next', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 30 }), (products) => {
        const { plan, questions } = questionsOf(products, 'en');
        const weightOf = (rules: readonly ProductRule[]) => rules.find(({ effect }) => effect === 'prefer')?.weight;
        plan.forEach(({ answers }, at) => {
          answers.forEach(({ next }, place) => {
            const own = weightOf(questions[at]?.answers[place]?.product_rules ?? []);
            const later = next === null ? [] : (questions[next]?.answers ?? []).map(({ product_rules }) => weightOf(product_rules));
            for (const weight of later) if (own !== undefined && weight !== undefined) expect(own).toBeGreaterThanOrEqual(2 * weight);
          });
        });
      }),
      { numRuns: 100 },
    );
  });
});

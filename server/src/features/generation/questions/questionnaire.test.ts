import type { ProductRule } from '@parley/contract';
import { productRules } from '@parley/contract';
import { checkFlow } from '@parley/flow/check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FacetProduct } from '../facets/facet.ts';
import { planQuestions } from './plan.ts';
import { type DraftAnswer, type DraftQuestion, wordQuestions } from './wording.ts';

/** CPU time, so that a busy machine is no slow code. */
const secondsSince = (begun: NodeJS.CpuUsage) => process.threadCpuUsage(begun).user / 1e6;

const product = (more: Partial<FacetProduct> = {}): FacetProduct => ({
  categories: [],
  tags: [],
  attributes: {},
  vendor: null,
  priceMinor: null,
  currency: null,
  ...more,
});
const priced = (priceMinor: number, more: Partial<FacetProduct> = {}) => product({ priceMinor, currency: 'EUR', ...more });
const generate = (products: FacetProduct[], language = 'en') => wordQuestions(planQuestions(products), language);
/** Asked last where there are few others. */
const openQuestion = 'Is there anything else that matters to you?';
const texts = (question: DraftQuestion | undefined) => question?.answers.map(({ text }) => text);

/** The meaning of a rule, written out on its own: the test must not share the code that it tests. */
function fits(rule: ProductRule, one: FacetProduct): boolean {
  const { categories, tags, attributes, vendor, priceMinor } = one;
  const holds = (list: readonly string[], values: readonly string[]) =>
    list.some((one) => values.some((value) => one.toLowerCase() === value.toLowerCase()));
  switch (rule.field) {
    case 'category':
      return holds(categories, rule.values);
    case 'tag':
      return holds(tags, rule.values);
    case 'attribute':
      return Object.entries({ ...attributes, ...(vendor && { Brand: [...(attributes.Brand ?? []), vendor] }) }).some(
        ([name, values]) => name.toLowerCase() === rule.name.toLowerCase() && holds(values, rule.values),
      );
    case 'price':
      return priceMinor !== null && priceMinor >= (rule.min ?? 0) && priceMinor <= (rule.max ?? Number.POSITIVE_INFINITY);
    case 'text': {
      // In these catalogues no word has an ending that is cut off.
      const said = [one.title, one.description, vendor, ...categories, ...tags, ...Object.values(attributes).flat()].join(' ');
      return said
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => word.startsWith(rule.text));
    }
    default:
      throw new Error('not generated');
  }
}

/** The score of a product (design section 9), or null where it falls away: excluded, or fitting nothing that was preferred. */
function score(answers: readonly DraftAnswer[], one: FacetProduct): number | null {
  const rules = answers.flatMap(({ product_rules }) => product_rules);
  const preferred = rules.filter(({ effect }) => effect === 'prefer');
  if (rules.length === 0 || rules.some((rule) => rule.effect === 'exclude' && fits(rule, one))) return null;
  const sum = preferred.reduce((total, rule) => total + (fits(rule, one) ? rule.weight : 0), 0);
  return preferred.length > 0 && sum === 0 ? null : sum;
}

/** Every way through the funnel. */
function paths(questions: readonly DraftQuestion[]): DraftAnswer[][] {
  const from = (id: number | null): DraftAnswer[][] => {
    const question = questions.find((each) => each.id === id);
    return question ? question.answers.flatMap((answer) => from(answer.next_question).map((rest) => [answer, ...rest])) : [[]];
  };
  return from(questions[0]?.id ?? null);
}

/** Products that no way through the funnel puts first, or level with the first. */
function unreachable(products: readonly FacetProduct[], questions: readonly DraftQuestion[]): FacetProduct[] {
  const missing = new Set(products);
  for (const path of paths(questions)) {
    const scores = products.map((one) => score(path, one));
    const best = Math.max(...scores.map((each) => each ?? -1));
    products.forEach((one, index) => {
      if (scores[index] === best) missing.delete(one);
    });
  }
  return [...missing];
}

describe('the questions of a catalogue', () => {
  it('asks what splits best first, and folds the rest', () => {
    const sorts = ['Shirts', 'Shoes', 'Hats', 'Belts', 'Socks'];
    const products = Array.from({ length: 50 }, (_, n) =>
      product({ categories: ['All', sorts[n % 5] ?? ''], attributes: { Color: [n % 10 < 5 ? 'Red' : 'Blue'], Season: ['Summer'] } }),
    );
    const questions = generate(products);
    expect(questions.map(({ text }) => text)).toEqual(['What are you looking for?', 'Color: what do you prefer?', openQuestion]);
    expect(texts(questions[0])).toEqual(['Shirts', 'Shoes', 'Hats', 'Something else']);
    expect(texts(questions[1])).toEqual(['Red', 'Blue']);
    expect(questions[0]?.answers[3]?.product_rules).toEqual([
      { field: 'category', values: ['Shirts', 'Shoes', 'Hats'], effect: 'exclude', weight: 2 },
    ]);
    expect(questions[1]?.answers[0]?.product_rules).toEqual([
      { field: 'attribute', name: 'Color', values: ['Red'], effect: 'prefer', weight: 1 },
    ]);
  });

  it('takes four values where four hold everything', () => {
    const products = Array.from({ length: 40 }, (_, n) => product({ categories: [`Kind ${n % 4}`] }));
    expect(texts(generate(products)[0])).toEqual(['Kind 0', 'Kind 1', 'Kind 2', 'Kind 3']);
  });

  it('makes price bands with round ends, and a way past them where a price is missing', () => {
    const all = Array.from({ length: 40 }, (_, n) => priced(n * 250 + 990));
    expect(texts(generate(all)[0])).toEqual(['Up to €30', '€30 to €60', '€60 to €75', 'Over €75']);
    const some = all.map((one, n) => (n % 8 === 0 ? product() : one));
    const answers = generate(some)[0]?.answers;
    expect(answers).toHaveLength(4);
    expect(answers?.at(-1)).toMatchObject({ text: 'The price does not matter', product_rules: [{ effect: 'exclude', min: 0, max: 0 }] });
    expect(texts(generate(all, 'de')[0])?.[1]).toBe('30\u00a0€ bis 60\u00a0€');
  });

  it('asks for the brand, and finds it as the rules do', () => {
    const products = Array.from({ length: 20 }, (_, n) => product({ vendor: ['Acme', 'Zett'][n % 2] ?? null }));
    const [question] = generate(products, 'de');
    expect(question?.text).toBe('Welche Marke bevorzugen Sie?');
    expect(question?.answers[0]?.product_rules).toEqual([
      { field: 'attribute', name: 'Brand', values: ['Acme'], effect: 'prefer', weight: 1 },
    ]);
  });

  it('skips a question that cannot tell the products of an answer apart', () => {
    const shoes = Array.from({ length: 12 }, (_, n) => product({ categories: ['Shoes'], attributes: { Size: [`4${n % 3}`] } }));
    const bags = Array.from({ length: 6 }, () => product({ categories: ['Bags'], attributes: { Size: ['One size'] } }));
    const hats = Array.from({ length: 6 }, (_, n) =>
      product({ categories: ['Hats'], attributes: { Size: ['One size'] }, tags: [n % 2 ? 'wool' : 'straw'] }),
    );
    const questions = generate([...shoes, ...bags, ...hats]);
    expect(questions.map(({ text }) => text)).toEqual(['What are you looking for?', 'Size: what do you prefer?', openQuestion]);
    expect(questions[0]?.answers.map(({ text, next_question }) => [text, next_question])).toEqual([
      ['Shoes', 2],
      ['Bags', 3],
      ['Hats', 3],
    ]);
  });

  it('never asks what is equal for all, nor by what shop software fills in', () => {
    const products = Array.from({ length: 10 }, () =>
      priced(1000, { categories: ['Mugs'], tags: ['new'], attributes: { Title: ['Default Title'] } }),
    );
    const questions = generate(products);
    expect(questions.map(({ text }) => text)).toEqual(['Is there anything else that matters to you?']);
    expect(questions[0]?.answers[0]).toMatchObject({ answerHasInputField: true, next_question: null });
  });

  it('adds an open question where the catalogue gives few', () => {
    const questions = generate(Array.from({ length: 10 }, (_, n) => product({ tags: [n < 5 ? 'vegan' : 'classic'] })));
    expect(questions).toHaveLength(2);
    expect(questions[0]?.answers.map(({ next_question }) => next_question)).toEqual([2, 2]);
  });

  it('reads values that differ by case as one, as the rules do', () => {
    const products = Array.from({ length: 12 }, (_, n) => product({ categories: [['Tea', 'TEA', 'Coffee'][n % 3] ?? ''] }));
    expect(texts(generate(products)[0])).toEqual(['Tea', 'Coffee']);
    expect(generate(products)[0]?.answers[0]?.product_rules[0]).toMatchObject({ values: ['Tea'] });
  });

  it('speaks the language of the shop, English where it has no words', () => {
    const products = Array.from({ length: 9 }, (_, n) => product({ categories: [`K${n % 3}`] }));
    const ask = (language: string) => generate(products, language)[0]?.text;
    expect(['en', 'de', 'de-AT', 'fr', 'es', 'it', 'nl', 'tr', 'pl', 'ja', '', '__proto__'].map(ask)).toEqual([
      'What are you looking for?',
      'Wonach suchen Sie?',
      'Wonach suchen Sie?',
      'Que cherchez-vous ?',
      '¿Qué está buscando?',
      'Che cosa sta cercando?',
      'Waar bent u naar op zoek?',
      'Ne arıyorsunuz?',
      'Czego Państwo szukają?',
      'What are you looking for?',
      'What are you looking for?',
      'What are you looking for?',
    ]);
  });

  it('has nothing to ask of an empty catalogue or a single product but the open question', () => {
    for (const products of [[], [priced(100, { categories: ['A'], tags: ['b'] })]]) expect(generate(products)).toHaveLength(1);
  });

  it('takes 10,000 products of the worst shapes without dwelling on any', () => {
    const shapes: ((n: number) => FacetProduct)[] = [
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
      const products = Array.from({ length: 10_000 }, (_, n) => shape(n));
      const begun = process.threadCpuUsage();
      const questions = generate(products);
      expect(secondsSince(begun)).toBeLessThan(5);
      expect(questions.length).toBeGreaterThan(0);
    }
  }, 60_000);
});

describe('for any catalogue', () => {
  const word = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('Red', 'red', 'Blue', 'Green', 'XL', 'Cotton', '{name}', '$&') },
    fc.constantFrom('Uncategorized', '__proto__', 'constructor'),
  );
  const list = fc.array(word, { maxLength: 3 });
  const anyProduct: fc.Arbitrary<FacetProduct> = fc.record({
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

  it('every product is reachable, every question splits, every path is sound', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 40 }), fc.constantFrom('en', 'de', 'xx'), (products, language) => {
        const plan = planQuestions(products, language);
        const questions = wordQuestions(plan, language);
        expect(questions.length).toBeGreaterThan(0);
        expect(questions.length).toBeLessThanOrEqual(5);
        // No visitor is asked more than five times.
        expect(Math.max(...paths(questions).map((path) => path.length))).toBeLessThanOrEqual(5);
        for (const { facet, branch } of plan) {
          const sizes = facet.options.map((_, option) => facet.optionOf.filter((each) => each === option).length);
          // It splits, and not just one product off; of a few, one is a good part.
          if (!branch) expect(products.length - Math.max(...sizes)).toBeGreaterThanOrEqual(products.length < 4 ? 1 : 2);
        }
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
        // Without a facet there is nothing to choose by; the chat recommends then.
        if (plan.length > 0) expect(unreachable(products, questions)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { expect, it, describe as suite } from 'vitest';
import type { FacetProduct } from '../facets/facet.ts';
import { findFacets } from '../facets/facets.ts';
import { describe } from './describing.ts';
import { planQuestions } from './plan.ts';
import { wordQuestions } from './wording.ts';

const titled = (title: string, more: Partial<FacetProduct> = {}): FacetProduct => ({
  categories: [],
  tags: [],
  attributes: {},
  vendor: null,
  priceMinor: null,
  currency: null,
  title,
  description: '',
  ...more,
});
const ask = (titles: string[], language: string) =>
  wordQuestions(
    planQuestions(
      titles.map((title) => titled(title)),
      language,
    ),
    language,
  );
const answersOf = (titles: string[], language: string) => ask(titles, language)[0]?.answers.map(({ text }) => text);

suite('questions from the words of titles', () => {
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
  ])('finds the kinds of things in %s', (language, titles, expected) => {
    expect(
      answersOf(titles, language)
        ?.filter((text) => expected.includes(text))
        .toSorted(),
    ).toEqual(expected.toSorted());
  });

  it('finds with its rules what it counts: by the same words, compounds included', () => {
    const [question] = ask(['Wollmütze grau', 'Strickmütze', 'Mütze', 'Lederschuh', 'Schuh aus Filz', 'Schuhe, neu'], 'de');
    const hats = question?.answers.find(({ text }) => text === 'Mütze');
    expect(hats?.product_rules.map((rule) => rule.field === 'text' && rule.text).toSorted()).toEqual(['mutze', 'strickmutze', 'wollmutze']);
  });

  it('never asks by trade talk, sizes, numbers or brands', () => {
    const words = ['New', 'Sale', 'XL', '2024', 'Set', 'Acme', 'Premium', '500ml', 'Large'];
    const products = Array.from({ length: 18 }, (_, n) =>
      titled(`${words[n % words.length]} ${['Cup', 'Bowl', 'Plate'][n % 3]}`, { vendor: 'Acme' }),
    );
    const said = findFacets(products, 'en').flatMap(({ options }) =>
      options.map(({ label }) => (label.kind === 'value' ? label.text : label.kind)),
    );
    expect(said.toSorted()).toEqual(['Bowl', 'Cup', 'Plate']);
  });

  it('asks nothing by words that tell nothing apart', () => {
    expect(ask(['Shirt', 'Shirt', 'Shirt', 'Shirt', 'Shirt', 'Shirt'], 'en')).toHaveLength(1);
    expect(ask(['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'], 'en')).toHaveLength(1);
  });

  it('asks once where two facets split alike', () => {
    const products = Array.from({ length: 12 }, (_, n) => {
      const kind = ['Cups', 'Bowls', 'Plates'][n % 3] ?? '';
      return titled(`Thing ${kind}`, { categories: [kind], tags: [kind], attributes: { Form: [kind] } });
    });
    expect(findFacets(products, 'en').map(({ kind }) => kind)).toEqual(['category']);
  });

  it('asks a rest of some size what it is, after "something else"', () => {
    const sizes: [string, number][] = [
      ['Shoes', 12],
      ['Shirts', 11],
      ['Hats', 10],
      ['Belts', 6],
      ['Socks', 6],
      ['Bags', 5],
    ];
    const products = sizes.flatMap(([kind, count]) => Array.from({ length: count }, () => titled('x', { categories: [kind] })));
    const questions = wordQuestions(planQuestions(products, 'en'), 'en');
    const rest = questions[0]?.answers.find(({ text }) => text === 'Something else');
    const next = questions.find(({ id }) => id === rest?.next_question);
    expect(next?.text).toBe('What would that be?');
    expect(next?.answers.map(({ text }) => text).toSorted()).toEqual(['Bags', 'Belts', 'Socks']);
  });
});

suite('questions from a sentence', () => {
  const shape = (sentence: string) => {
    const { language, questions } = describe(sentence);
    return [language, ...questions.slice(0, -1).map(({ answers }) => answers.map(({ text }) => text))];
  };

  it.each([
    [
      'We sell handmade candles, soaps and bath oils for women, men and children.',
      ['en', ['Handmade candles', 'Soaps', 'Bath oils'], ['Women', 'Men', 'Children']],
    ],
    [
      'Wir verkaufen Wolle, Stricknadeln und Bücher für Anfänger und Profis',
      ['de', ['Wolle', 'Stricknadeln', 'Bücher'], ['Anfänger', 'Profis']],
    ],
    ['Nous vendons des thés, des cafés et des tasses.', ['fr', ['Thés', 'Cafés', 'Tasses']]],
    ['Sprzedajemy buty, torby i paski dla kobiet oraz mężczyzn', ['pl', ['Buty', 'Torby', 'Paski'], ['Kobiet', 'Mężczyzn']]],
  ])('%s', (sentence, expected) => {
    expect(shape(sentence)).toEqual(expected);
  });

  it('folds what is more than four answers', () => {
    const [first] = describe('We sell tents, boots, ropes, maps, lamps and stoves.').questions;
    expect(first?.answers.map(({ text }) => text)).toEqual(['Tents', 'Boots', 'Ropes', 'Something else']);
    expect(first?.answers.at(-1)?.product_rules.map(({ effect }) => effect)).toEqual(['exclude', 'exclude', 'exclude']);
  });

  it('asks in general where a sentence names nothing', () => {
    for (const sentence of ['', 'hello', 'We sell things', '🎉🎉🎉']) expect(describe(sentence).questions).toHaveLength(1);
  });

  it('makes a sound questionnaire of whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc.array(fc.constantFrom('we', 'sell', 'for', 'and', ',', '.', 'mugs', 'men', 'für', 'ropes')).map((words) => words.join(' ')),
        ),
        (sentence) => {
          const { questions } = describe(sentence);
          expect(questions.length).toBeGreaterThan(0);
          for (const { answers } of questions) {
            expect(answers.length).toBeGreaterThanOrEqual(2);
            expect(answers.length).toBeLessThanOrEqual(4);
            expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
          }
        },
      ),
    );
  });
});

import { type ProductRule, productChoice, type VisitorQuestion } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { products } from '../catalogue/tables.ts';
import { createQuestionnaireWith, visitorQuestionnaire } from '../questionnaires/index.ts';
import { createRecommendation, type Recommendation } from './index.ts';

let t: TestApp;
let recommendation: Recommendation;
beforeAll(async () => {
  t = await testApp();
  recommendation = createRecommendation(t.platform);
});
afterAll(() => t.close());

const anyProduct = productChoice.parse({});
const category = (...values: string[]): ProductRule[] => [{ field: 'category', values, effect: 'prefer', weight: 1 }];
const upTo = (max: number): ProductRule[] => [{ field: 'price', min: null, max, effect: 'prefer', weight: 1 }];

/** The pictures of the answers of a shop's one question; '' for none. */
async function pictures(answers: { text: string; rules?: ProductRule[]; image?: string }[], choice = anyProduct) {
  const { ownerId } = await t.newOwner();
  const product = (title: string, categories: string[], more: object = {}) => ({
    ownerId,
    externalKey: title,
    title,
    link: `https://shop.test/${title}`,
    image: `https://shop.test/${title}.jpg`,
    categories,
    ...more,
  });
  await t.platform.db
    .insert(products)
    .values([
      product('Both', ['Socks', 'Hats']),
      product('Sold', ['Socks'], { inStock: false }),
      product('Sock', ['Socks'], { priceMinor: 900, currency: 'EUR' }),
      product('Hat', ['Hats'], { priceMinor: 2900, currency: 'EUR' }),
      product('Bare', ['Scarves'], { image: '' }),
    ]);
  const { questionnaireId } = await t.platform.db.transaction((tx) =>
    createQuestionnaireWith(tx, ownerId, {
      name: 'Shop',
      questions: [
        { text: 'What?', answers: answers.map(({ text, rules = [] }) => ({ text, textForChat: '', next: null, productRules: rules })) },
      ],
    }),
  );
  const { questions } = await visitorQuestionnaire(t.platform.db, ownerId, questionnaireId);
  const [question] = questions as [VisitorQuestion];
  const own = { ...question, answers: question.answers.map((answer, place) => ({ ...answer, image: answers[place]?.image ?? '' })) };
  const [shown] = await recommendation.withPictures(ownerId, [own], choice);
  return shown?.answers.map(({ image }) => image.replace(/^.*\//, '').replace('.jpg', ''));
}

const socks = { text: 'Socks', rules: category('socks') };
const hats = { text: 'Hats', rules: category('hats') };

it('shows a product that only this answer recommends and that is in stock; an answer without rules has none', async () => {
  expect(await pictures([socks, hats, { text: 'It does not matter' }])).toEqual(['Sock', 'Hat', '']);
});

it('leaves out what the recommender may not recommend', async () => {
  const choice = productChoice.parse({ product_rules: [{ field: 'price', min: null, max: 1000, effect: 'exclude', weight: 1 }] });
  expect(await pictures([socks, hats], choice)).toEqual(['Both', 'Hat']);
});

it.each<[string, Parameters<typeof pictures>[0], string[]]>([
  ['where the owner gave one', [{ ...socks, image: '/uploads/mine.webp' }, hats], ['mine.webp', '']],
  ['where an answer has no product with a picture', [socks, { text: 'Scarves', rules: category('scarves') }], ['', '']],
  [
    'for prices',
    [
      { text: 'Up to 10', rules: upTo(1000) },
      { text: 'Up to 30', rules: upTo(3000) },
    ],
    ['', ''],
  ],
  [
    'twice',
    [{ text: 'One', rules: category('scarves', 'socks') }, { text: 'Two', rules: category('scarves', 'socks') }, socks],
    ['', '', ''],
  ],
  ['without rules', [{ text: 'Yes' }, { text: 'No' }], ['', '']],
])('shows none %s', async (_what, answers, expected) => {
  expect(await pictures(answers)).toEqual(expected);
});

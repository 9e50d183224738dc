import { updateProduct } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { products } from '../catalogue/tables.ts';
import { createQuestionnaireWith } from '../questionnaires/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function shop() {
  const owner = await t.newOwner();
  const { ownerId } = owner;
  const product = (title: string, category: string, more: object = {}) => ({
    ownerId,
    externalKey: title,
    title,
    link: `https://shop.test/${title.replaceAll(' ', '-')}`,
    categories: [category],
    ...more,
  });
  const rows = await t.platform.db
    .insert(products)
    .values([
      product('Wool socks', 'Socks', { priceMinor: 1200, currency: 'EUR', image: '/uploads/socks.webp' }),
      product('Rain jacket', 'Jackets', { image: 'https://shop.test/jacket.jpg', description: 'Waterproof down to the seams.' }),
      product('Gone cap', 'Socks', { goneAt: new Date() }),
      product('Sold out socks', 'Socks', { inStock: false }),
    ])
    .returning({ id: products.id });
  const { answerIds } = await t.platform.db.transaction((tx) =>
    createQuestionnaireWith(tx, ownerId, {
      name: 'Gifts',
      questions: [
        {
          text: 'What for?',
          answers: [
            {
              text: 'For cold feet',
              textForChat: 'wants socks',
              next: null,
              productRules: [{ field: 'category', values: ['socks'], effect: 'prefer', weight: 1 }],
            },
            {
              text: 'For rain',
              textForChat: '',
              next: null,
              productRules: [{ field: 'text', text: 'waterproof', effect: 'prefer', weight: 2 }],
            },
            { text: 'No idea', textForChat: '', next: null },
          ],
        },
      ],
    }),
  );
  const [feet, rain, noIdea] = answerIds[0] as [number, number, number];
  return { ...owner, feet, rain, noIdea, socks: rows[0]?.id as number };
}

describe('recommend', () => {
  it('gives products of the catalogue that match the chosen answers', async () => {
    const { ownerId, feet, rain, socks } = await shop();
    const [jacket, second, ...others] = await t.features.recommendation.recommend(ownerId, { selectedAnswerIds: [feet, rain] });
    expect(jacket).toMatchObject({ productTitle: 'Rain jacket', productImage: 'https://shop.test/jacket.jpg', price: null });
    expect(second).toEqual({
      id: socks,
      productTitle: 'Wool socks',
      productImage: 'http://parley.test/uploads/socks.webp',
      productLink: 'https://shop.test/Wool-socks',
      price: 1200,
      currency: 'EUR',
      reasons: ['because you chose “For cold feet”'],
      differs: [],
      variant: null,
      cart: null,
    });
    expect(others).toEqual([]);
  });

  it('recommends nothing for answers without rules, and for words that match nothing', async () => {
    const { ownerId, noIdea } = await shop();
    expect(await t.features.recommendation.recommend(ownerId, { selectedAnswerIds: [noIdea] })).toEqual([]);
    expect(await t.features.recommendation.recommend(ownerId, { selectedAnswerIds: [], text: 'a steam engine' })).toEqual([]);
  });

  it('finds products by the visitor’s words, with reasons in the visitor’s language', async () => {
    const { ownerId } = await shop();
    const [first] = await t.features.recommendation.recommend(ownerId, { selectedAnswerIds: [], text: 'Haben Sie eine Jacket für mich?' });
    expect(first).toMatchObject({ productTitle: 'Rain jacket', reasons: ['weil Sie nach „Jacket“ gefragt haben'] });
  });

  it('ignores products and answers of other owners', async () => {
    const [mine, theirs] = [await shop(), await shop()];
    expect(await t.features.recommendation.recommend(mine.ownerId, { selectedAnswerIds: [theirs.feet, theirs.rain] })).toEqual([]);
    const found = await t.features.recommendation.recommend(mine.ownerId, { selectedAnswerIds: [mine.feet, theirs.rain] });
    expect(found.map(({ id }) => id)).toEqual([mine.socks]);
  });

  it('reflects changes by the owner', async () => {
    const { ownerId, headers, feet, socks } = await shop();
    const titles = async () =>
      (await t.features.recommendation.recommend(ownerId, { selectedAnswerIds: [feet] })).map(({ productTitle }) => productTitle);
    expect(await titles()).toEqual(['Wool socks']);
    await t.ask(updateProduct, { params: { id: String(socks) }, body: { productTitle: 'Warm socks' }, headers });
    // Other processes get the change by a message, which may take a moment.
    await expect.poll(titles).toEqual(['Warm socks']);
    await t.ask(updateProduct, { params: { id: String(socks) }, body: { inStock: false }, headers });
    await expect.poll(titles).toEqual([]);
  });
});

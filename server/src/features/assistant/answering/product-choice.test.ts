/** The owner's product choice of a recommender applies to every chat answer (contract: productChoice). */
import { type ChatEntry, getPopup, listProducts, postChat, tryProductChoice, updatePopup, updateProduct } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { saveProducts } from '../../catalogue/index.ts';
import { aVisitor, chat, product, shop, type TestVisitor } from '../testing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const choose = (visitor: TestVisitor, body: Record<string, unknown>) =>
  t.ask(updatePopup, { params: { popupId: String(visitor.recommenderId) }, body, headers: visitor.headers });
async function shown(visitor: TestVisitor, input: string, selected: number[] = []): Promise<string[]> {
  const response = await chat(t, visitor, { inputChatGPT: input, selectedAnswers: selected.map((answerId) => ({ answerId })) });
  expect(response.statusCode, response.body).toBe(200);
  const [entry] = postChat.answer.parse(response.json()).chatgpt as [ChatEntry];
  return entry.recommendedProducts.map(({ productTitle }) => productTitle);
}
async function ids(visitor: TestVisitor): Promise<Record<string, number>> {
  const { products } = await t.ask(listProducts, { headers: visitor.headers });
  return Object.fromEntries(products.map(({ productTitle, id }) => [productTitle, id]));
}

describe('the product choice of a recommender', () => {
  it('allows everything, three at once, by default', async () => {
    const { headers, recommenderId } = await aVisitor(t);
    const { popup } = await t.ask(getPopup, { params: { popupId: String(recommenderId) }, headers });
    expect(popup).toMatchObject({ product_rules: [], recommendedProductsLimit: 3, pinnedProducts: [] });
  });

  it('excludes products by its rules: after an answer, and when a message names them', async () => {
    const visitor = await aVisitor(t);
    expect((await shown(visitor, 'My feet', [visitor.feet])).toSorted()).toEqual(['Cotton Socks', 'Wool Socks']);
    await choose(visitor, { product_rules: [{ field: 'text', text: 'wool', effect: 'exclude' }] });
    await expect.poll(() => shown(visitor, 'My feet', [visitor.feet])).toEqual(['Cotton Socks']);
    expect(await shown(visitor, 'Do you have wool socks?')).not.toContain('Wool Socks');
  });

  it('excludes products that only their description finds, and one of two that a message names', async () => {
    const visitor = await aVisitor(t);
    const described = { ...product('Voile Ombra', 'Curtains', 900), description: 'Nobody looks in from the street, and daylight stays.' };
    await saveProducts(t.platform.db, visitor.ownerId, shop, [
      product('Wool Socks', 'Socks', 1250),
      product('Rain Hat', 'Hats', 3000),
      described,
    ]);
    const [need, names] = ['people look in from the street, something thin please', 'show me the Wool Socks and the Rain Hat'];
    await expect.poll(() => shown(visitor, need)).toEqual(['Voile Ombra']);
    expect(await shown(visitor, names)).toEqual(['Wool Socks', 'Rain Hat']);
    await choose(visitor, { product_rules: [{ field: 'category', values: ['Curtains', 'Socks'], effect: 'exclude' }] });
    await expect.poll(() => shown(visitor, need)).toEqual([]);
    expect(await shown(visitor, names)).toEqual(['Rain Hat']);
  });

  it('shows as many products as the owner wants, preferred and pinned ones first', async () => {
    const visitor = await aVisitor(t);
    const catalogueIds = await ids(visitor);
    await choose(visitor, { product_rules: [{ field: 'price', min: null, max: 1000 }] });
    await expect.poll(() => shown(visitor, 'My feet', [visitor.feet])).toEqual(['Cotton Socks', 'Wool Socks']);
    await choose(visitor, { pinnedProducts: [catalogueIds['Wool Socks'], catalogueIds['Rain Hat']] });
    // A pinned product that does not match the visitor's request is not shown.
    await expect.poll(() => shown(visitor, 'My feet', [visitor.feet])).toEqual(['Wool Socks', 'Cotton Socks']);
    await choose(visitor, { recommendedProductsLimit: 1 });
    await expect.poll(() => shown(visitor, 'My feet', [visitor.feet])).toEqual(['Wool Socks']);
    expect(await shown(visitor, 'Show me socks')).toHaveLength(1);
  });

  it('recommends pinned products to a visitor who asks for a recommendation without details', async () => {
    const visitor = await aVisitor(t);
    expect(await shown(visitor, 'What do you recommend?')).toEqual([]);
    await choose(visitor, { pinnedProducts: [(await ids(visitor))['Rain Hat']] });
    await expect.poll(() => shown(visitor, 'What do you recommend?')).toEqual(['Rain Hat']);
  });

  it('belongs to one recommender, and is never sent to visitors', async () => {
    const visitor = await aVisitor(t);
    await choose(visitor, { product_rules: [{ field: 'category', values: ['Socks'], effect: 'exclude' }] });
    await expect.poll(() => shown(visitor, 'My feet', [visitor.feet])).toEqual([]);
    expect(await shown(await aVisitor(t), 'Show me socks')).not.toEqual([]);
    const url = `/offlinePopup/${visitor.recommenderId}/${visitor.ownerId}`;
    const { body } = await t.app.inject({ url, headers: { origin: 'https://socks.example' } });
    expect(body).not.toMatch(/product_rules|pinnedProducts|recommendedProductsLimit/);
  });

  it('only accepts pins of products in the catalogue, but keeps a pin whose product was removed', async () => {
    const visitor = await aVisitor(t);
    const params = { popupId: String(visitor.recommenderId) };
    const response = await t.send(updatePopup, { params, body: { pinnedProducts: [visitor.socks, 999_999] }, headers: visitor.headers });
    expect([response.statusCode, response.json().error.fields]).toEqual([404, { 'pinnedProducts.1': 'Must be one of your products' }]);
    const catalogueIds = await ids(visitor);
    await choose(visitor, { pinnedProducts: [visitor.socks] });
    await t.app.inject({ method: 'DELETE', url: `/api/products/${visitor.socks}/`, headers: visitor.headers });
    const { popup } = await choose(visitor, { pinnedProducts: [visitor.socks, catalogueIds['Rain Hat']] });
    expect(popup.pinnedProducts).toEqual([visitor.socks, catalogueIds['Rain Hat']]);
  });
});

describe('trying a product choice before it is saved', () => {
  it('returns the recommended, the allowed, and the pinned products that are excluded', async () => {
    const visitor = await aVisitor(t);
    const catalogueIds = await ids(visitor);
    const [hat = 0, wool = 0] = [catalogueIds['Rain Hat'], catalogueIds['Wool Socks']];
    await t.ask(updateProduct, { params: { id: String(hat) }, body: { inStock: false }, headers: visitor.headers });
    const body = { product_rules: [{ field: 'price' as const, min: 1000, max: null }], pinnedProducts: [hat, wool, 999_999] };
    const tryChoice = () => t.ask(tryProductChoice, { body, headers: visitor.headers });
    await expect.poll(async () => (await tryChoice()).allowed).toBe(2);
    const found = await tryChoice();
    expect(found.recommended.map(({ productTitle }) => productTitle)).toEqual(['Wool Socks']);
    expect(found.examples.map(({ productTitle }) => productTitle)).toEqual(['Wool Socks', 'Cotton Socks']);
    expect(found.pinned.map(({ id, shown: isShown }) => [id, isShown])).toEqual([
      [hat, false],
      [wool, true],
    ]);
    const after = await t.ask(tryProductChoice, { body: { selectedAnswerIds: [visitor.feet] }, headers: visitor.headers });
    expect(after.recommended.map(({ productTitle }) => productTitle).toSorted()).toEqual(['Cotton Socks', 'Wool Socks']);
  });
});

describe('goods that a question only names', () => {
  it('are no answer to it', async () => {
    expect(await shown(await aVisitor(t), 'who spun the yarn of your socks')).toEqual([]);
  });

  it('are shown where they are asked for', async () => {
    expect(await shown(await aVisitor(t), 'Do you have wool socks?')).toContain('Wool Socks');
  });
});

import { correctProductFact, createProduct, listProductFacts, matchProducts } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { saveProducts } from '../index.ts';

const lamp = (title: string, attributes: Record<string, string[]> = { Color: ['Navy'] }) => ({
  externalKey: title,
  title,
  description: '',
  link: `https://shop.example/${encodeURIComponent(title)}`,
  image: '',
  priceMinor: 1000,
  currency: 'EUR',
  inStock: true,
  categories: ['Lamps'],
  tags: [],
  attributes,
  vendor: null,
  language: 'en',
});

describe('the facts of a product', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const shop = async () => {
    const owner = await test.newOwner();
    const store = (products: ReturnType<typeof lamp>[]) =>
      saveProducts(test.platform.db, owner.ownerId, 'https://shop.example/', products as never);
    const ids = await store([lamp('Brass lamp'), lamp('Glass lamp')]);
    const params = { id: String(ids.get('Brass lamp')) };
    const correct = (action: 'add' | 'remove' | 'undo', family: string, value: string) =>
      test.ask(correctProductFact, { params, body: { action, family, value }, headers: owner.headers });
    const matching = async (family: string, value: string) =>
      (
        await test.ask(matchProducts, {
          body: { rules: [{ field: 'fact', family, values: [value], effect: 'prefer', weight: 1 }] },
          headers: owner.headers,
        })
      ).total;
    return { ...owner, params, store, correct, matching };
  };

  it('have a source and a certainty, and match rules', async () => {
    const { params, headers, matching } = await shop();
    const { facts, removed, families } = await test.ask(listProductFacts, { params, headers });
    expect(facts.find(({ family }) => family === 'colour')).toEqual({
      family: 'colour',
      familyName: 'Colour',
      value: 'blue',
      label: 'Navy',
      source: 'attribute',
      certainty: 0.95,
    });
    expect(facts.find(({ family }) => family === 'material')).toMatchObject({ value: 'brass', source: 'title' });
    expect(removed).toEqual([]);
    expect(families).toContainEqual({ family: 'room', familyName: 'Room' });
    expect(await matching('colour', 'blue')).toBe(2);
  });

  it("keep the owner's corrections through imports until these are undone", async () => {
    const { params, headers, store, correct, matching } = await shop();
    expect((await correct('remove', 'colour', 'blue')).removed).toMatchObject([{ family: 'colour', value: 'blue' }]);
    const { facts } = await correct('add', 'colour', 'Red');
    expect(facts[0]).toMatchObject({ family: 'colour', value: 'red', source: 'owner', certainty: 1 });
    await store([lamp('Brass lamp', { Color: ['Navy'], Material: ['Glass'] })]);
    const after = await test.ask(listProductFacts, { params, headers });
    expect(after.facts.filter(({ family }) => family === 'colour').map(({ value }) => value)).toEqual(['red']);
    expect([await matching('colour', 'blue'), await matching('colour', 'red')]).toEqual([1, 1]);
    await correct('undo', 'colour', 'red');
    const undone = await correct('undo', 'colour', 'blue');
    expect(undone.facts.filter(({ family }) => family === 'colour').map(({ value }) => value)).toEqual(['blue']);
    expect(undone.removed).toEqual([]);
  });

  it('are not available for products of other owners', async () => {
    const { headers } = await test.newOwner();
    const { params } = await shop();
    expect((await test.send(listProductFacts, { params, headers })).statusCode).toBe(404);
    const body = { action: 'add' as const, family: 'colour', value: 'Red' };
    expect((await test.send(correctProductFact, { params, body, headers })).statusCode).toBe(404);
    const { product } = await test.ask(createProduct, {
      body: { productTitle: 'Red cup', productLink: 'https://shop.example/cup' },
      headers,
    });
    const own = await test.ask(listProductFacts, { params: { id: String(product.id) }, headers });
    expect(own.facts).toMatchObject([{ family: 'colour', value: 'red' }]);
  });
});

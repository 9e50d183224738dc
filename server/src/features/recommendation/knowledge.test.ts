import { createProduct, updateProduct } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('has the same edition until a product changes, and each owner another one', async () => {
  const [{ ownerId, headers }, other] = [await t.newOwner(), await t.newOwner()];
  const body = { productTitle: 'Lamp Fjord', productLink: 'https://shop.example/lamp' };
  const { product } = await t.ask(createProduct, { headers, body });
  const editionOf = async (owner: number) => (await t.features.recommendation.knowledgeOf(owner, [], null)).edition;
  // The new product is told to all processes, this one included.
  await eventually(async () => expect((await t.features.recommendation.knowledgeOf(ownerId, [], null)).isThing('lamp', 'en')).toBe(true));
  const first = await editionOf(ownerId);
  expect(await editionOf(ownerId)).toBe(first);
  expect(await editionOf(other.ownerId)).not.toBe(first);

  await t.ask(updateProduct, { headers, params: { id: String(product.id) }, body: { price: 2999 } });
  await eventually(async () => expect(await editionOf(ownerId)).not.toBe(first));
});

/** Holding back while tests fail, where the owner changes products by hand. */
import {
  changeProducts,
  correctProductFact,
  createProduct,
  deleteProduct,
  deleteSource,
  listProductFacts,
  listProducts,
  listSources,
  restoreFromBin,
  updateProduct,
} from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import type { TestVisitor } from '../../assistant/testing.ts';
import { aShop, holdBack, listed, passingTest } from '../testing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const params = (id: number) => ({ id: String(id) });
const wool = 'How much are the Wool Socks?';
const costs = { says: ['12.50'] };
const scarf = {
  productTitle: 'Silk Scarf',
  productLink: 'https://socks.example/silk-scarf',
  price: 4500,
  currency: 'EUR',
  categories: ['Scarves'],
};

/** Everything that an owner sees of their products. */
const everythingOf = async ({ headers, socks }: TestVisitor) => [
  await t.ask(listProducts, { headers, query: { limit: 100 } }),
  await t.ask(listSources, { headers }),
  (await t.send(listProductFacts, { headers, params: params(socks) })).json(),
];

type Send = () => ReturnType<TestApp['send']>;

describe('a change of products by hand that would make a test fail is not saved while the owner holds back', () => {
  it.each<[string, (visitor: TestVisitor) => Promise<Send>]>([
    [
      'a price is changed',
      async (visitor) => {
        await passingTest(t, visitor, wool, costs);
        return () => t.send(updateProduct, { headers: visitor.headers, params: params(visitor.socks), body: { price: 1400 } });
      },
    ],
    [
      'a product is renamed',
      async (visitor) => {
        await passingTest(t, visitor, wool, costs);
        return () =>
          t.send(updateProduct, { headers: visitor.headers, params: params(visitor.socks), body: { productTitle: 'Alpine Mittens' } });
      },
    ],
    [
      'a product is deleted',
      async (visitor) => {
        await passingTest(t, visitor, wool, costs);
        return () => t.send(deleteProduct, { headers: visitor.headers, params: params(visitor.socks) });
      },
    ],
    [
      'products are excluded',
      async (visitor) => {
        await passingTest(t, visitor, wool, costs);
        return () => t.send(changeProducts, { headers: visitor.headers, body: { action: 'exclude', ids: [visitor.socks] } });
      },
    ],
    [
      'products are brought back',
      async (visitor) => {
        await t.ask(changeProducts, { headers: visitor.headers, body: { action: 'delete', ids: [visitor.socks] } });
        await passingTest(t, visitor, 'Show me socks', { productsNot: [{ title: 'Wool Socks' }] });
        return () => t.send(restoreFromBin, { headers: visitor.headers, body: { kind: 'product', id: visitor.socks } });
      },
    ],
    [
      'a product is added',
      async (visitor) => {
        await passingTest(t, visitor, 'Do you have a silk scarf?', { saysNot: ['45.00'], productsNot: [{ title: 'Silk Scarf' }] });
        return () => t.send(createProduct, { headers: visitor.headers, body: scarf });
      },
    ],
    [
      'a fact is corrected',
      async (visitor) => {
        await passingTest(t, visitor, 'Do you have purple socks?', { says: ['Nothing fits all of it'] });
        const body = { action: 'add' as const, family: 'colour', value: 'purple' };
        return () => t.send(correctProductFact, { headers: visitor.headers, params: params(visitor.socks), body });
      },
    ],
    [
      'a source is deleted with its products',
      async (visitor) => {
        await passingTest(t, visitor, wool, costs);
        const [source] = (await t.ask(listSources, { headers: visitor.headers })).sources;
        return () => t.send(deleteSource, { headers: visitor.headers, params: params(source?.id ?? 0) });
      },
    ],
  ])('%s', async (_name, prepare) => {
    const visitor = await aShop(t);
    const send = await prepare(visitor);
    await holdBack(t, visitor);
    const before = await everythingOf(visitor);
    const refused = await send();
    expect([refused.statusCode, refused.json().error?.code], refused.body).toEqual([409, 'tests_fail']);
    expect(await everythingOf(visitor)).toEqual(before);
    // What was tried out is not in anybody's memory: the tests answer as before.
    await t.jobsDone();
    expect((await listed(t, visitor)).tests.map(({ builtin }) => builtin.status)).toEqual(['same']);
    await holdBack(t, visitor, false);
    expect((await send()).statusCode).toBeLessThan(300);
  });

  it('saves another change, and still refuses an impossible one for its own reason', async () => {
    const visitor = await aShop(t);
    const { headers } = visitor;
    await passingTest(t, visitor, wool, costs);
    await holdBack(t, visitor);
    await t.ask(createProduct, { headers, body: scarf });
    await t.ask(updateProduct, { headers, params: params(visitor.socks), body: { description: 'Knitted by hand.' } });
    expect((await t.send(deleteProduct, { headers, params: params(999_999) })).statusCode).toBe(404);
    expect((await t.send(deleteSource, { headers, params: params(999_999) })).statusCode).toBe(404);
  });
});

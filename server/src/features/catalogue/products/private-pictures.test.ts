import { createProduct, listProducts, startImport, tryPopup, updateProduct } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aWorld, type World } from '../../../testing/world.ts';

const spellings = ['http://10.0.0.1/a.jpg', 'http://2130706433/a.jpg', 'http://[::ffff:10.0.0.1]/a.jpg', 'http://router.local/a.jpg'];

describe('product pictures in private networks', () => {
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await testApp();
    world = await aWorld(test);
  });
  afterAll(() => test.close());

  const query = (text: string, values: unknown[]) => test.platform.database.pool.query(text, values);

  it('are not stored by imports', async () => {
    const rows = spellings.map((image, i) => `private-${i},Private ${i},,M,T,,true,10.00,${image},active`);
    const csv = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Image Src,Status\n${rows.join('\n')}\n`;
    await test.ask(startImport, { body: {}, files: { file: new File([csv], 'private.csv') }, headers: world.headers });
    await test.jobsDone();
    const stored = await query(`select image from products where owner_id = $1 and title like 'Private %'`, [world.ownerId]);
    expect(stored.rows).toEqual(spellings.map(() => ({ image: '' })));
  });

  it('are refused when an owner enters them', async () => {
    for (const productImage of spellings) {
      const body = { productTitle: 'By hand', productLink: 'https://shop.example/hand', productImage };
      const responses = [
        await test.send(createProduct, { body, headers: world.headers }),
        await test.send(updateProduct, { params: { id: String(world.ids.product) }, body, headers: world.headers }),
      ];
      for (const response of responses)
        expect([productImage, response.statusCode, Object.keys(response.json().error.fields)]).toEqual([
          productImage,
          400,
          ['productImage'],
        ]);
    }
  });

  it('are not shown even if they were stored before', async () => {
    for (const image of spellings) {
      await query('update products set image = $2 where owner_id = $1', [world.ownerId, image]);
      await test.platform.database.publish('catalogue_changed', String(world.ownerId));
      const { products } = await test.ask(listProducts, { headers: world.headers });
      expect(new Set(products.map(({ productImage }) => productImage))).toEqual(new Set(['']));
      const body = { inputChatGPT: 'Which shoe do you recommend?', selectedAnswers: [], pinnedProducts: [world.ids.product] };
      const trial = await test.ask(tryPopup, { params: { popupId: String(world.ids.popup) }, body, headers: world.headers });
      expect(trial.recommendedProducts.length).toBeGreaterThan(0);
      expect(new Set(trial.recommendedProducts.map(({ productImage }) => productImage))).toEqual(new Set(['']));
    }
  });
});

/** What people ask over a counter: which of several, what is in them, what if one does not fit. Over HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { savePages } from '../../catalogue/index.ts';
import { product, shop } from '../testing.ts';
import { shopOf, titlesOf, type Visit, visitsTo } from './testing/visits.ts';

const sized = (title: string) =>
  ['S', 'L'].map((size) => ({
    id: `${title} ${size}`,
    options: { Size: size },
    priceMinor: 1900,
    regularPriceMinor: null,
    inStock: true,
    sku: null,
    image: '',
  }));

let t: TestApp;
let visit: Visit;

beforeAll(async () => {
  t = await testApp();
  const ownerId = await shopOf(t, [
    {
      ...product('Cake Tin Zorvik', 'Cake Tins', 1900),
      attributes: { Dishwasher: ['No'] },
      variants: sized('Zorvik'),
      description: 'Comes with a scraper and a cover. Keep the tin out of the oven above 240 degrees.',
      language: 'en',
    },
    {
      ...product('Cake Tin Lumen', 'Cake Tins', 1500),
      attributes: { Dishwasher: ['Yes'] },
      description: 'Clear glass with a wooden spoon.',
      language: 'en',
    },
  ]);
  const text = 'Returns\n\nSend anything back within 41 days for a refund. A different size is exchanged free of charge.';
  const more =
    'Sizes\n\nOur tins run small: take one size larger.\n\nWhat CT9 means\n\nCT9 tins stay flat up to 300 degrees.\n\nEngraving\n\nWe engrave a name on any tin for 7 euros.\n\nFees\n\nHeavy parcels carry a handling fee of 6 euros.';
  await savePages(
    t.platform.db,
    ownerId,
    shop,
    [
      { url: `${shop}/returns`, title: 'Returns', topic: 'returns', text },
      { url: `${shop}/sizes`, title: 'Good to know', topic: 'questions', text: more },
    ],
    t.platform.clock.now(),
  );
  visit = await visitsTo(t, ownerId);
});
afterAll(() => t.close());

it('shows those that it is asked to choose among', async () => {
  expect(titlesOf(await visit()('Which cake tin goes in the dishwasher?'))).toContain('Cake Tin Lumen');
});

it('tells the contents of each of two products', async () => {
  const say = visit();
  expect(titlesOf(await say('do you have cake tins?'))).toHaveLength(2);
  const { outputChatGPT } = await say('what is in it?');
  expect(outputChatGPT).toContain('scraper');
  expect(outputChatGPT).toContain('wooden spoon');
});

it('takes a product that the message names for the product in view', async () => {
  const say = visit();
  await say('do you have cake tins?');
  const { outputChatGPT } = await say('is the zorvik tin safe in the oven');
  expect(outputChatGPT).toContain('above 240 degrees');
});

it('asks the texts what happens if a version of the product in view does not fit', async () => {
  const say = visit();
  await say('Cake Tin Zorvik');
  const { outputChatGPT } = await say('And if I take the L and it’s too big?');
  expect(outputChatGPT).toContain('41 days');
});

it.each([
  ['do they run small?', 'one size larger'],
  ['what does CT9 mean?', 'up to 300 degrees'],
  ['can you engrave “Camille” on it?', '7 euros'],
  ['hm, that is heavy. what is the handling fee you charge for it?', '6 euros'],
])('%s is answered by the texts', async (message, expected) => {
  const say = visit();
  await say('do you have cake tins?');
  expect((await say(message)).outputChatGPT).toContain(expected);
});

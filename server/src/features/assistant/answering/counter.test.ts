/** What people ask over a counter: which of several, what is in them, what if one does not fit. Over HTTP. */
import { type ChatEntry, postChat } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { savePages, saveProducts } from '../../catalogue/index.ts';
import { createRecommender, mintEngagement, saveCompanyProfile } from '../../recommenders/index.ts';
import { product, profile } from '../testing.ts';

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

const origin = 'https://tins.test';
let t: TestApp;
let visit: () => (message: string) => Promise<ChatEntry>;

beforeAll(async () => {
  t = await testApp();
  const { ownerId } = await t.newOwner();
  await saveCompanyProfile(t.platform.db, ownerId, { ...profile, moreInformationAboutYourProducts: '', whatAreFAQs: '' });
  await saveProducts(t.platform.db, ownerId, origin, [
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
    origin,
    [
      { url: `${origin}/returns`, title: 'Returns', topic: 'returns', text },
      { url: `${origin}/sizes`, title: 'Good to know', topic: 'questions', text: more },
    ],
    t.platform.clock.now(),
  );
  const settings = { name: 'R', active: true, questionnaireId: null, websites: [origin] };
  const recommenderId = await createRecommender(t.platform.db, ownerId, settings);
  visit = () => {
    const engagementId = mintEngagement(t.platform, ownerId, recommenderId);
    const params = { userId: String(ownerId), popupId: String(recommenderId), engagementId };
    return async (inputChatGPT) => {
      const response = await t.send(postChat, { params, body: { inputChatGPT }, headers: { origin } });
      return postChat.answer.parse(response.json()).chatgpt[0] as ChatEntry;
    };
  };
});
afterAll(() => t.close());

const titlesOf = ({ recommendedProducts }: ChatEntry) => recommendedProducts.map(({ productTitle }) => productTitle);

it('shows those that it is asked to choose among', async () => {
  expect(titlesOf(await visit()('Which cake tin goes in the dishwasher?'))).toContain('Cake Tin Lumen');
});

it('tells what is in each of two', async () => {
  const say = visit();
  expect(titlesOf(await say('do you have cake tins?'))).toHaveLength(2);
  const { outputChatGPT } = await say('what is in it?');
  expect(outputChatGPT).toContain('scraper');
  expect(outputChatGPT).toContain('wooden spoon');
});

it('takes what is called by its name for the thing in view', async () => {
  const say = visit();
  await say('do you have cake tins?');
  const { outputChatGPT } = await say('is the zorvik tin safe in the oven');
  expect(outputChatGPT).toContain('above 240 degrees');
});

it('asks the texts what happens if a version of what is in view does not fit', async () => {
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

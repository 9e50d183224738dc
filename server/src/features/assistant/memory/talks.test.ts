/** Conversations over HTTP on a real database, in ten languages, without a model. */
import { type ChatEntry, postChat } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { saveProducts } from '../../catalogue/index.ts';
import { createRecommender, mintEngagement, saveCompanyProfile } from '../../recommenders/index.ts';
import { moreTalkShops } from './testing/more-shops.ts';
import { talkShops } from './testing/shops.ts';
import type { TalkProduct, TalkShop } from './testing/talks.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const origin = 'https://shop.test';
const unitOf = (currency: string) => (currency === 'JPY' ? 1 : 100);

const rowOf = (
  { title, category, price: [now, before], attributes = {}, variants = [], inStock = true }: TalkProduct,
  { currency, language }: TalkShop,
) => ({
  externalKey: title,
  title,
  link: `${origin}/${encodeURIComponent(title)}`,
  image: null,
  description: '',
  priceMinor: Math.round(now * unitOf(currency)),
  priceMaxMinor: null,
  regularPriceMinor: before === undefined ? null : Math.round(before * unitOf(currency)),
  currency,
  inStock,
  categories: [category],
  categoryPaths: [[category]],
  tags: [],
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, values]) => [name, [...values]])),
  variants: variants.map(({ options, inStock: available = true }, at) => ({
    id: `${title} ${at}`,
    options,
    priceMinor: Math.round(now * unitOf(currency)),
    regularPriceMinor: before === undefined ? null : Math.round(before * unitOf(currency)),
    inStock: available,
    sku: null,
    image: '',
  })),
  vendor: null,
  sku: null,
  language,
  fieldSources: {},
});

async function openShop(shop: TalkShop) {
  const { ownerId } = await t.newOwner();
  await saveCompanyProfile(t.platform.db, ownerId, {
    companyName: 'Talk Shop',
    whatServicesDoYouOfferToClients: '',
    moreInformationAboutYourProducts: '',
    howCanCustomersReachYouOrYourTeam: 'help@shop.test',
    whatAreFAQs: shop.faq,
    howMuchDiscountCanYouDoMaximum: '15 %',
  });
  await saveProducts(
    t.platform.db,
    ownerId,
    origin,
    shop.products.map((product) => rowOf(product, shop)),
  );
  const recommenderId = await createRecommender(t.platform.db, ownerId, {
    name: 'R',
    active: true,
    questionnaireId: null,
    websites: [origin],
  });
  return () => {
    const params = {
      userId: String(ownerId),
      popupId: String(recommenderId),
      engagementId: mintEngagement(t.platform, ownerId, recommenderId),
    };
    return async (inputChatGPT: string): Promise<ChatEntry> => {
      const response = await t.send(postChat, { params, body: { inputChatGPT }, headers: { origin } });
      expect(response.statusCode, response.body).toBe(200);
      return postChat.answer.parse(response.json()).chatgpt[0] as ChatEntry;
    };
  };
}

describe.each([...talkShops, ...moreTalkShops])('$language, $currency', (shop) => {
  let visit: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    visit = await openShop(shop);
  });

  it.each(shop.talks)('$name', async ({ turns }) => {
    const say = visit();
    for (const { say: message, shows, hides = [], reads, not } of turns) {
      const { outputChatGPT, recommendedProducts } = await say(message);
      const titles = recommendedProducts.map(({ productTitle }) => productTitle);
      if (process.env.SHOW_TALKS) console.log(`> ${message}\n${outputChatGPT} [${titles.join('; ')}]`);
      const summary = `${message} → ${outputChatGPT} [${titles.join('; ')}]`;
      if (shows) expect.soft(titles.toSorted(), summary).toEqual(shows.toSorted());
      for (const title of hides) expect.soft(titles, summary).not.toContain(title);
      if (reads) expect.soft(outputChatGPT, summary).toMatch(reads);
      if (not) expect.soft(outputChatGPT, summary).not.toMatch(not);
    }
  });
});

// Between equals chance decides: by what the shop's products are called, and not by ids, which every import gives anew.
it('answers alike however often the same shop is imported', async () => {
  const [shop] = talkShops;
  if (!shop) throw new Error('there is no shop');
  const transcripts = new Set<string>();
  for (let again = 0; again < 4; again++) {
    const visit = await openShop(shop);
    const replies: string[] = [];
    for (const { turns } of shop.talks) {
      const say = visit();
      for (const turn of turns) {
        const { outputChatGPT, recommendedProducts } = await say(turn.say);
        replies.push([outputChatGPT, ...recommendedProducts.map(({ productTitle }) => productTitle)].join('\n'));
      }
    }
    transcripts.add(replies.join('\n\n'));
  }
  expect(transcripts.size).toBe(1);
});

/**
 * Planted changes: a shop's tests are generated, 50 things that it says are changed at once, and each must show up as a difference.
 * Nothing differs while nothing changed, however often it runs: `RUNS=100 npx vitest run --project server planted` measures more runs.
 */
import { deleteLearnt, listLearnt, updateCompanyProfile, updateProduct } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aVisitor, shop, type TestVisitor } from '../assistant/testing.ts';
import { type CatalogueProduct, savePages, saveProducts } from '../catalogue/index.ts';
import { changesOf, generate, listed, rerun } from './testing.ts';

const runs = Number(process.env.RUNS ?? 1);
const productCount = 150;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Words that no two things of the shop share, so that each has a question of its own. */
const names = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Ginkgo',
  'Hazel',
  'Ivory',
  'Juniper',
  'Kapok',
  'Larch',
  'Maple',
  'Nutmeg',
  'Oak',
];
const things = ['lamp', 'chair', 'kettle', 'blanket', 'mirror', 'basket', 'candle', 'carpet', 'clock', 'vase'];
const titles = names.flatMap((name) => things.map((thing) => `${name} ${thing}`));
const topics = [
  'engraving',
  'gift wrapping',
  'spare parts',
  'assembly',
  'recycling',
  'warranty',
  'catalogues',
  'vouchers',
  'samples',
  'rental',
];
const pageTopics = [
  'polishing',
  'upholstery',
  'repainting',
  'restringing',
  'descaling',
  'sharpening',
  'waxing',
  'mending',
  'dyeing',
  'tuning',
];

const product = (title: string, at: number): CatalogueProduct => ({
  externalKey: title,
  title,
  link: `${shop}/${title.toLowerCase().replaceAll(' ', '-')}`,
  image: null,
  description: '',
  priceMinor: 1001 + at * 7,
  priceMaxMinor: null,
  regularPriceMinor: null,
  currency: 'EUR',
  inStock: true,
  categories: [title.split(' ')[1] as string],
  categoryPaths: [],
  tags: [],
  attributes: {},
  variants: [],
  vendor: null,
  sku: null,
  language: 'en',
  fieldSources: {},
});

const faq = (number: (at: number) => number) =>
  topics.map((topic, at) => `What does ${topic} cost?\nFor ${topic} we ask ${number(at)} euros.`).join('\n\n');
const page = (at: number, number: number) => ({
  url: `${shop}/care-${at}`,
  topic: 'questions' as const,
  title: `About ${pageTopics[at]}`,
  text: `About ${pageTopics[at]}\n\nOur workshop needs ${number} days for ${pageTopics[at]}.`,
});

async function aLargeShop(): Promise<TestVisitor & { ids: Map<string, number> }> {
  const visitor = await aVisitor(t, { profile: { whatAreFAQs: faq((at) => 200 + at), moreInformationAboutYourProducts: '' } });
  const ids = await saveProducts(t.platform.db, visitor.ownerId, shop, titles.slice(0, productCount).map(product));
  await savePages(
    t.platform.db,
    visitor.ownerId,
    shop,
    pageTopics.map((_, at) => page(at, 300 + at)),
    t.platform.clock.now(),
  );
  await t.platform.database.publish('catalogue_changed', String(visitor.ownerId));
  return { ...visitor, ids };
}

/** Changes of knowledge, each with the text that only it puts into, or takes out of, an answer. */
async function plant({ ownerId, headers, ids }: TestVisitor & { ids: Map<string, number> }): Promise<string[]> {
  const marks: string[] = [];
  // Prices, titles, and products that are no longer in stock.
  for (const [at, title] of titles.slice(0, 30).entries()) {
    const params = { id: String(ids.get(title)) };
    const kind = at % 3;
    const price = 70_001 + at * 11;
    const body = kind === 0 ? { price } : kind === 1 ? { productTitle: `${title} No. ${8000 + at}` } : { inStock: false };
    await t.ask(updateProduct, { headers, params, body: body as never });
    marks.push(kind === 0 ? `€${(price / 100).toFixed(2)}` : kind === 1 ? `No. ${8000 + at}` : title);
  }
  // Answers of the FAQ.
  const profile = {
    ...(await profileOf(headers)),
    whatAreFAQs: faq((at) => 900 + at),
    howCanCustomersReachYouOrYourTeam: 'Call 040 987654 on weekdays.',
  };
  await t.ask(updateCompanyProfile, { headers, body: profile });
  marks.push(...topics.slice(0, 8).map((_, at) => `${900 + at} euros`), '040 987654');
  // Pages: other numbers, and one that the owner forgets.
  const pages = pageTopics.map((_, at) => page(at, at < 10 ? 600 + at : 300 + at));
  await savePages(t.platform.db, ownerId, shop, pages, t.platform.clock.now());
  const last = (await t.ask(listLearnt, { headers })).pages.at(-1);
  await t.ask(deleteLearnt, { headers, params: { id: String(last?.id) } });
  marks.push(...pageTopics.slice(0, 9).map((_, at) => `${600 + at} days`), '309 days');
  return [...marks, ...topics.slice(8).map((_, at) => `${908 + at} euros`)];
}

const profileOf = async (headers: { authorization: string }) => {
  const { getCompanyProfile } = await import('@parley/contract');
  const { chatGPTInformation } = await t.ask(getCompanyProfile, { headers });
  if (!chatGPTInformation) throw new Error('no profile');
  return chatGPTInformation;
};

it('finds each of 50 planted changes, and nothing before', { timeout: 60_000 + runs * 60_000 }, async () => {
  const shopOf = await aLargeShop();
  const made = await generate(t, shopOf);
  expect(made).toBeGreaterThanOrEqual(170);
  const first = await listed(t, shopOf);
  for (let run = 0; run < runs; run++) {
    // A session's token ends after a quarter of an hour, which a hundred runs on a busy machine outlast.
    shopOf.headers = await t.signIn(shopOf.ownerId);
    const { counts } = await rerun(t, shopOf);
    expect(counts).toEqual(first.counts);
  }
  const marks = await plant(shopOf);
  expect(new Set(marks).size).toBe(51);
  await t.jobsDone();
  const { runs: latest } = await rerun(t, shopOf);
  const changes: string[] = [];
  for (const status of ['differs', 'worse'] as const)
    for (const test of (await listed(t, shopOf, { status })).tests) changes.push(JSON.stringify(changesOf(test)));
  expect(marks.filter((mark) => !changes.some((change) => change.includes(mark)))).toEqual([]);
  if (process.env.RUNS) console.log(`${made} tests, ${runs} runs without a difference; the last run took ${latest.builtin?.ms} ms`);
});

import {
  type BreakdownBy,
  exportAnalytics,
  getBreakdown,
  getChatAnalytics,
  getPopupAnalytics,
  getProductAnalytics,
  listUnansweredQuestions,
  postChat,
  type SendInput,
  updatePopup,
} from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newShop, newVisitor, type Shop } from '../../testing/shop.ts';
import { saveProducts } from '../catalogue/index.ts';
import { eraseEngagements } from '../engagements/index.ts';
import { createRecommender, saveCompanyProfile } from '../recommenders/index.ts';

const dayMs = 86_400_000;
/** An id that no product has: other tests in the same database never reach it. */
const unknownProduct = 9_000_000_000_000;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

describe('reports', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const aShop = () => newShop(test);
  const visitorOf = (shop: Shop, recommenderId?: number) => newVisitor(test, shop, recommenderId);
  type Visitor = ReturnType<typeof newVisitor>;
  const sendChat = ({ params }: Visitor, inputChatGPT: string) => test.ask(postChat, { params, body: { inputChatGPT } });
  const recommend = (visitor: Visitor, products: number[]) =>
    visitor.chat('Shoes?', 'These.', { products: products.map((id) => ({ id }) as never) });
  const breakdown = async (shop: Shop, by: BreakdownBy, query: Record<string, string> = {}) =>
    (await test.ask(getBreakdown, { query: { by, ...query }, headers: shop.headers })).breakdown;

  it('breaks visitors down by page, device, trigger and recommender, and counts the unknown ones', async () => {
    const shop = await aShop();
    const other = await createRecommender(test.platform.db, shop.ownerId, { name: 'Other', active: true });
    const [firstVisitor, two, three] = [visitorOf(shop), visitorOf(shop), visitorOf(shop, other)];
    await firstVisitor.tell('shown', { page: 'https://shop.example/shoes?utm=x#y', device: 'phone', trigger: 'exit' });
    await firstVisitor.answer();
    await firstVisitor.answer();
    await firstVisitor.tell('clicked');
    await two.tell('shown', { page: 'https://shop.example/shoes', trigger: 'scroll' }, { 'user-agent': phone });
    await two.tell('addedToCart');
    await two.tell('opened', { page: 'https://shop.example/elsewhere' }, { 'user-agent': phone });
    // This visitor acts before its page and device are known.
    await recommend(three, []);
    await three.tell('shown', { page: 'https://shop.example/', device: 'desktop' }, { 'user-agent': '' });
    const none = { displayed: 0, engaged: 0, answered: 0, chatted: 0, clicked: 0, addedToCart: 0 };
    const first = { displayed: 1, engaged: 1, answered: 1, chatted: 0, clicked: 1, addedToCart: 0 };
    const second = { displayed: 1, engaged: 1, answered: 0, chatted: 0, clicked: 0, addedToCart: 1 };
    const third = { displayed: 1, engaged: 1, answered: 0, chatted: 1, clicked: 0, addedToCart: 0 };
    const firstTwo = { displayed: 2, engaged: 2, answered: 1, chatted: 0, clicked: 1, addedToCart: 1 };

    expect((await breakdown(shop, 'page')).rows).toEqual([
      { value: '/shoes', label: '/shoes', ...firstTwo, attributed: [] },
      { value: '/', label: '/', ...third, attributed: [] },
    ]);
    expect((await breakdown(shop, 'device')).rows).toEqual([
      { value: 'phone', label: 'phone', ...firstTwo, attributed: [] },
      { value: 'desktop', label: 'desktop', ...third, attributed: [] },
    ]);
    expect((await breakdown(shop, 'trigger')).rows).toEqual([
      { value: 'exit', label: 'exit', ...first, attributed: [] },
      { value: 'scroll', label: 'scroll', ...second, attributed: [] },
      { value: '', label: '', ...third, attributed: [] },
    ]);
    const { total, rows } = await breakdown(shop, 'recommender');
    expect(rows).toEqual([
      { value: String(shop.recommenderId), label: 'Corner', ...firstTwo, attributed: [] },
      { value: String(other), label: 'Other', ...third, attributed: [] },
    ]);
    expect(total).toEqual({ displayed: 3, engaged: 3, answered: 1, chatted: 1, clicked: 1, addedToCart: 1 });
    const yesterday = dayOf(new Date(test.clock.now().getTime() - dayMs));
    expect(await breakdown(shop, 'page', { from: yesterday, to: yesterday })).toMatchObject({ total: none, rows: [] });
  });

  it('combines the pages after the first 99 in one row', async () => {
    const shop = await aShop();
    for (let i = 0; i < 103; i++) await visitorOf(shop).tell('shown', { page: `https://shop.example/${i}` });
    const { rows } = await breakdown(shop, 'page');
    expect(rows).toHaveLength(100);
    expect(rows.at(-1)).toMatchObject({ value: '(other pages)', displayed: 4 });
  });

  it('shows how often products were recommended and clicked, deleted ones without a name', async () => {
    const shop = await aShop();
    const product = (externalKey: string, title: string) => ({
      ...{ externalKey, title, link: `https://shop.example/${externalKey}`, image: '', description: '', priceMinor: null, currency: null },
      ...{ inStock: true, categories: [], tags: [], attributes: {}, vendor: null, sku: null, language: 'en' },
    });
    const ids = await saveProducts(test.platform.db, shop.ownerId, 'https://shop.example', [
      product('boot', 'Boot'),
      product('clog', 'Clog'),
    ] as never);
    const [boot, clog] = [ids.get('boot') ?? 0, ids.get('clog') ?? 0];
    const visitor = visitorOf(shop);
    await recommend(visitor, [boot, clog, boot]);
    await recommend(visitor, [boot, unknownProduct]);
    await visitor.tell('clicked', { productId: boot });
    await visitor.tell('clicked');
    await visitor.tell('addedToCart', { productId: clog });
    const { products } = await test.ask(getProductAnalytics, { headers: shop.headers });
    expect(products).toMatchObject({ recommended: 4, clicked: 1, addedToCart: 1 });
    expect(products.rows.map(({ title, recommended, clicked, addedToCart }) => [title, recommended, clicked, addedToCart])).toEqual([
      ['Boot', 2, 1, 0],
      ['Clog', 1, 0, 1],
      [null, 1, 0, 0],
    ]);
  });

  it('lists unanswered questions, grouped when equal, until they are erased', async () => {
    const shop = await aShop();
    await saveCompanyProfile(test.platform.db, shop.ownerId, {
      companyName: 'Shop',
      whatServicesDoYouOfferToClients: '',
      moreInformationAboutYourProducts: '',
      howCanCustomersReachYouOrYourTeam: '',
      whatAreFAQs: 'Q: How long does delivery take?\nA: Delivery takes three working days.',
      howMuchDiscountCanYouDoMaximum: '',
    });
    const [first, two] = [visitorOf(shop), visitorOf(shop)];
    await sendChat(first, 'Do you repair zippers?');
    await sendChat(first, 'How long does delivery take?');
    await sendChat(first, 'Hello!');
    test.clock.advance(60_000);
    await sendChat(two, 'do you REPAIR zippers');
    await sendChat(two, 'Can I rent a tent?');
    const list = async () => (await test.ask(listUnansweredQuestions, { headers: shop.headers })).unanswered.rows;
    expect(await list()).toEqual([
      { question: 'do you REPAIR zippers', count: 2, last_asked: expect.any(String), engagement_id: two.id },
      { question: 'Can I rent a tent?', count: 1, last_asked: expect.any(String), engagement_id: two.id },
    ]);
    await test.platform.db.transaction((tx) => eraseEngagements(tx, shop.ownerId, [two.id]));
    expect(await list()).toMatchObject([{ question: 'Do you repair zippers?', count: 1, engagement_id: first.id }]);
  });

  it('counts only what happened in the requested period', async () => {
    const shop = await aShop();
    const before = dayOf(test.clock.now());
    await visitorOf(shop).answer();
    test.clock.advance(40 * dayMs);
    const after = dayOf(test.clock.now());
    await visitorOf(shop).answer();
    await visitorOf(shop).answer();
    const responses = async (query: Record<string, string>) =>
      (await test.ask(getPopupAnalytics, { query, headers: shop.headers })).questionnaire_data.map((row) => [
        row.total_responses,
        row.answers_statistics[0]?.total_responses,
        row.answers_statistics[0]?.answers_with_response_statistics[0]?.response_count,
      ]);
    expect(await responses({})).toEqual([[3, 3, 3]]);
    expect(await responses({ from: after })).toEqual([[2, 2, 2]]);
    expect(await responses({ from: before, to: before })).toEqual([[1, 1, 1]]);

    const info = async (query: Record<string, string>) => (await test.ask(getChatAnalytics, { query, headers: shop.headers })).chatgpt_info;
    expect(await info({ from: after, to: after })).toMatchObject({ total_displayed: 2, total_responses: 2, days: [{ day: after }] });
    // A long period begins with the first day that has data; a short one is complete.
    const long = await info({ from: '2000-01-01' });
    expect([long.total_displayed, long.days[0]?.day, long.days.length]).toEqual([3, before, 41]);
    const start = dayOf(new Date(test.clock.now().getTime() - 89 * dayMs));
    expect((await info({ from: start, to: after })).days).toHaveLength(90);
  });

  it('shows a deleted recommender without a name and keeps its counts', async () => {
    const shop = await aShop();
    await visitorOf(shop).tell('shown');
    await test.ask(updatePopup, {
      params: { popupId: String(shop.recommenderId) },
      body: { popup_name: 'Renamed' },
      headers: shop.headers,
    });
    expect((await breakdown(shop, 'recommender')).rows[0]?.label).toBe('Renamed');
    await test.platform.database.pool.query('delete from recommenders where owner_id = $1', [shop.ownerId]);
    expect((await breakdown(shop, 'recommender')).rows).toMatchObject([{ label: null, displayed: 1 }]);
  });

  it('exports each report as CSV whose cells no spreadsheet executes', async () => {
    const shop = await aShop();
    const visitor = visitorOf(shop);
    await visitor.tell('shown', { page: 'https://shop.example/shoes' });
    await visitor.answer();
    await sendChat(visitor, '=HYPERLINK("https://evil.example","x") zippers?');
    await test.ask(updatePopup, { params: { popupId: String(shop.recommenderId) }, body: { popup_name: '=1+1' }, headers: shop.headers });
    const today = dayOf(test.clock.now());
    const file = async (query: SendInput<typeof exportAnalytics>['query']) => {
      const response = await test.send(exportAnalytics, { query: { from: today, to: today, ...query } as never, headers: shop.headers });
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      return { name: String(response.headers['content-disposition']), lines: response.body.replace('\ufeff', '').split('\r\n') };
    };
    expect(await file({ report: 'breakdown', by: 'page' })).toEqual({
      name: `attachment; filename="by-page-${today}-${today}.csv"`,
      lines: [
        '"page","Displayed","Engagements","Answered","Conversations","Clicked","Visits with a product in the cart"',
        '"/shoes","1","1","1","1","0","0"',
        '',
      ],
    });
    expect((await file({ report: 'breakdown' })).lines[1]).toBe(`"'=1+1","1","1","1","1","0","0"`);
    expect((await file({ report: 'unanswered' })).lines[1]).toMatch(/^"'=HYPERLINK/);
    expect((await file({ report: 'days' })).lines.slice(1)).toEqual([`"${today}","1","1","0","1","1","1","0","0","0"`, '']);
    expect((await file({ report: 'questionnaires' })).lines.slice(1, 4)).toEqual([
      '"Shoes","","","1","2"',
      '"Shoes","Which colour?","","1","2"',
      '"Shoes","Which colour?","Red","1","2"',
    ]);
    expect((await file({ report: 'funnel', questionnaireId: String(shop.questionnaireId) })).lines.slice(1)).toEqual([
      '"Which colour?","","1","1","0"',
      '"Which colour?","Red","","1",""',
      '"Which colour?","Blue","","0",""',
      '',
    ]);
    expect((await file({ report: 'products' })).lines).toHaveLength(2);
    const foreign = await aShop();
    for (const [questionnaireId, status] of [
      [String(foreign.questionnaireId), 404],
      [undefined, 400],
    ] as const)
      expect((await test.send(exportAnalytics, { query: { report: 'funnel', questionnaireId }, headers: shop.headers })).statusCode).toBe(
        status,
      );
  });

  it('refuses a breakdown by an unknown attribute, and unknown parameters', async () => {
    const { headers } = await test.newOwner();
    for (const url of [
      '/api/analytics/breakdown/?by=mood',
      '/api/analytics/breakdown/?from=2026-02-02&to=2026-02-01',
      '/api/analytics/products/?since=2026-01-01',
      '/popup_analytics/?from=x',
    ])
      expect([url, (await test.app.inject({ url, headers })).statusCode]).toEqual([url, 400]);
  });
});

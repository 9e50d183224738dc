import {
  createPopupPage,
  eraseConversation,
  exportChatHistory,
  getChatAnalytics,
  getConversation,
  judgeOrder,
  listChatHistory,
  listOrders,
  recordOrder,
  reviewConversation,
} from '@parley/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newShop, newVisitor, type Shop } from '../../testing/shop.ts';
import { saveProducts } from '../catalogue/index.ts';
import { createRecommender } from '../recommenders/index.ts';

describe('the chat history', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const aShop = () => newShop(test);
  const visitorOf = (shop: Shop) => newVisitor(test, shop);
  const found = async (shop: Shop, query: object = {}) =>
    Object.keys((await test.ask(listChatHistory, { headers: shop.headers, query: query as never })).chat_history);
  const conversationOf = (shop: Shop, engagementId: string) =>
    test.ask(getConversation, { headers: shop.headers, params: { engagementId } });
  const dayOf = (offset: number) => new Date(test.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);

  it('finds conversations by text of either side: words, prefixes, with or without accents, and substrings', async () => {
    const [shop, other] = [await aShop(), await aShop()];
    const [a, b] = [visitorOf(shop), visitorOf(shop)];
    await a.chat('Do you have Größe 42?', 'Yes: the Trailrunner.');
    test.clock.advance(1000);
    await b.chat('Mail me at ada@lovelace.example', 'I will, 100% sure.');
    await visitorOf(other).chat('Do you have Größe 42?', 'No');
    for (const [search, expected] of [
      ['grosse', [a.id]],
      ['Größe 42', [a.id]],
      ['trail', [a.id]],
      ['you', [a.id]],
      ['me sure', [b.id]],
      ['lovelace.exam', [b.id]],
      ['0% su', [b.id]],
      ['runner', [a.id]],
      ['%', [b.id]],
      ['_', []],
      ['nobody said this', []],
      ['?', [a.id]],
    ] as const)
      expect([search, await found(shop, { search })]).toEqual([search, expected]);
  });

  it('filters by recommender, days, review, clicks and open conversations', async () => {
    const shop = await aShop();
    const [a, b] = [visitorOf(shop), visitorOf(shop)];
    await a.chat('Hi', 'Hello');
    await a.tell('closed');
    test.clock.advance(86_400_000);
    await b.chat('Hi', 'Hello');
    await b.tell('clicked', { productId: 1 });
    const second = await createRecommender(test.platform.db, shop.ownerId, { name: 'S', active: true, questionnaireId: null });
    await test.ask(reviewConversation, { headers: shop.headers, params: { engagementId: a.id }, body: { reviewed: true } });
    for (const [query, expected] of [
      [{}, [b.id, a.id]],
      [{ popup: shop.recommenderId }, [b.id, a.id]],
      [{ popup: second }, []],
      [{ from: dayOf(0) }, [b.id]],
      [{ to: dayOf(-1) }, [a.id]],
      [{ from: dayOf(-1), to: dayOf(0) }, [b.id, a.id]],
      [{ from: dayOf(1) }, []],
      [{ review: 'reviewed' }, [a.id]],
      [{ review: 'unreviewed' }, [b.id]],
      [{ clicked: 'yes' }, [b.id]],
      [{ ongoing: 'yes' }, [b.id]],
      [{ ongoing: 'yes', review: 'reviewed' }, []],
      [{ search: 'hello', review: 'reviewed' }, [a.id]],
    ] as const)
      expect([query, await found(shop, query)]).toEqual([query, expected]);
    await test.ask(reviewConversation, { headers: shop.headers, params: { engagementId: a.id }, body: { reviewed: false } });
    expect(await found(shop, { review: 'reviewed' })).toEqual([]);
    for (const query of ['from=yesterday', 'review=x', 'popup=0', 'clicked=no', 'ordered=no'])
      expect((await test.app.inject({ url: `/api/chat_history/?${query}`, headers: shop.headers })).statusCode).toBe(400);
  });

  it('finds the conversations that led to an order, as long as the order counts', async () => {
    const shop = await aShop();
    const { headers, recommenderId } = shop;
    const origin = 'https://shop.example';
    await test.ask(createPopupPage, { headers, body: { popupPagesId: recommenderId, showOnWebsite: origin } });
    const [product] = [...(await saveProducts(test.platform.db, shop.ownerId, `${origin}/`, [boot])).values()];
    const [bought, looked] = [visitorOf(shop), visitorOf(shop)];
    for (const visitor of [looked, bought]) {
      await visitor.chat('Which boot?', 'This one.');
      await visitor.tell('clicked', { productId: product });
      test.clock.advance(1000);
    }
    await test.ask(recordOrder, {
      ...{ params: { userId: String(shop.ownerId) }, headers: { origin, 'user-agent': 'a browser' } },
      body: { id: 'A-1', total: 20, currency: 'EUR', engagements: [bought.params.engagementId] },
    });
    const outcome = async (id: string) => (await conversationOf(shop, id)).conversation.engagement_info.ordered;
    expect([await found(shop, { ordered: 'yes' }), await outcome(bought.id), await outcome(looked.id)]).toEqual([[bought.id], true, false]);
    expect(await found(shop, { ordered: 'yes', clicked: 'yes', search: 'boot' })).toEqual([bought.id]);
    expect(await found(await aShop(), { ordered: 'yes' })).toEqual([]);
    const [order] = (await test.ask(listOrders, { headers, query: {} })).orders;
    await test.ask(judgeOrder, { headers, params: { id: String(order?.id) }, body: { verdict: 'leave' } });
    expect([await found(shop, { ordered: 'yes' }), await outcome(bought.id)]).toEqual([[], false]);
  });

  it('shows the timeline of a visitor in order: questions, answers, typed text, chat and clicks', async () => {
    const shop = await aShop();
    const [product] = [...(await saveProducts(test.platform.db, shop.ownerId, 'https://shop.example/', [boot])).values()];
    const visitor = visitorOf(shop);
    const next = () => test.clock.advance(1000);
    await visitor.tell('shown', { page: 'https://shop.example/shoes', trigger: 'exit', device: 'phone' });
    next();
    await visitor.tell('opened');
    next();
    await visitor.answer(0, [0], 2.5, { customTextInput: 'deep red' });
    next();
    await visitor.chat('Which boot?', 'This one.');
    next();
    await visitor.tell('clicked', { productId: product });
    next();
    await visitor.tell('closed');
    const { timeline, conversation } = await conversationOf(shop, visitor.id);
    expect(timeline.map(({ at: _at, ...rest }) => rest)).toEqual([
      { kind: 'began', page: 'https://shop.example/shoes', trigger: 'exit', device: 'phone' },
      { kind: 'opened' },
      { kind: 'answered', question: 'Which colour?', followUp: false, answers: [{ text: 'Red', typed: 'deep red' }], seconds: 2.5 },
      { kind: 'said', id: expect.any(Number), input: 'Which boot?', output: 'This one.', products: [], receipt: null },
      { kind: 'clicked', productId: product, title: 'Boot' },
      { kind: 'closed' },
    ]);
    expect(conversation.engagement_info).toMatchObject({ chats_count: 1, clicked: true, reviewed: false });
  });
  const boot = {
    externalKey: 'boot',
    title: 'Boot',
    link: 'https://shop.example/boot',
    image: null,
    description: '',
    priceMinor: null,
    priceMaxMinor: null,
    regularPriceMinor: null,
    currency: null,
    inStock: true,
    categories: [],
    categoryPaths: [],
    tags: [],
    attributes: {},
    variants: [],
    vendor: null,
    sku: null,
    language: null,
    fieldSources: {},
  };

  it('erases one visitor permanently, keeps the counts, and affects nobody else', async () => {
    const [shop, other] = [await aShop(), await aShop()];
    const [gone, stays] = [visitorOf(shop), visitorOf(shop)];
    for (const visitor of [gone, stays]) {
      await visitor.tell('shown');
      await visitor.answer(0, [0], 2.5, { customTextInput: 'my name is Ada' });
      await visitor.chat('Hi', 'Hello');
    }
    const counted = () => test.ask(getChatAnalytics, { headers: shop.headers, query: {} });
    const before = await counted();
    const params = { engagementId: gone.id };
    expect((await test.send(eraseConversation, { headers: other.headers, params })).statusCode).toBe(404);
    await test.ask(eraseConversation, { headers: shop.headers, params });
    expect(await found(shop)).toEqual([stays.id]);
    expect((await test.send(getConversation, { headers: shop.headers, params })).statusCode).toBe(404);
    expect((await test.send(eraseConversation, { headers: shop.headers, params })).statusCode).toBe(404);
    expect(await counted()).toEqual(before);
    expect((await conversationOf(shop, stays.id)).timeline).toHaveLength(3);
  });

  it('exports matching conversations as JSON and as CSV whose cells no spreadsheet executes', async () => {
    const shop = await aShop();
    const visitors = Array.from({ length: 3 }, () => visitorOf(shop));
    for (const visitor of visitors) {
      test.clock.advance(1000);
      await visitor.chat('=HYPERLINK("x")\n=1+1\r\n＝2', 'Hello,\n"you"');
      await visitor.chat('Again', 'Yes');
    }
    const ask = async (query: object) => (await test.send(exportChatHistory, { headers: shop.headers, query: query as never })).body;
    const rows = parse(await ask({}), { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map((row) => [row.Id, row.Visitor, row.Bot])).toEqual(
      visitors.toReversed().flatMap(({ id }) => [
        [id, "'=HYPERLINK(\"x\")\n'=1+1\r\n'＝2", 'Hello,\n"you"'],
        [id, 'Again', 'Yes'],
      ]),
    );
    const json = JSON.parse(await ask({ format: 'json', search: 'again' }));
    expect(json.map((each: { engagement_id: string }) => each.engagement_id)).toEqual(visitors.map(({ id }) => id).toReversed());
    expect(json[0].chatgpt_data).toHaveLength(2);
    expect(JSON.parse(await ask({ format: 'json', search: 'nothing like it' }))).toEqual([]);
  });

  it('exports every conversation once, even when many have the same last chat time', async () => {
    const shop = await aShop();
    await Promise.all(Array.from({ length: 405 }, (_, i) => visitorOf(shop).chat(`Number ${i}`, 'Yes')));
    await test.platform.database.pool.query('update engagements set last_chat_at = $1 where owner_id = $2', [
      test.clock.now(),
      shop.ownerId,
    ]);
    const body = (await test.send(exportChatHistory, { headers: shop.headers, query: { format: 'json' } })).body;
    expect(new Set(JSON.parse(body).map((each: { engagement_id: string }) => each.engagement_id)).size).toBe(405);
    expect(JSON.parse(body)).toHaveLength(405);
  });
});

/** Every key that is sent to visitors, call by call: a key that is not listed here must not be sent. */
import { randomUUID } from 'node:crypto';
import {
  answerHandover,
  askPerson,
  bootstrap,
  calls,
  cartWords,
  createExperiment,
  createPopup,
  getCartOffers,
  getPersonAnswers,
  getPersonForm,
  getTrace,
  getTraceLink,
  listHandovers,
  personWords,
  placement,
  postChat,
  recordAnswer,
  recordEvents,
  recordOrder,
  recordUnseen,
  type ShowSettings,
  saveGeneratedPopup,
  updatePopup,
  widgetWords,
} from '@parley/contract';
import { addressOf, namedLoader } from '@parley/contract/paths';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisitor, chat, eventsOf, shop, type TestVisitor } from './features/assistant/testing.ts';
import { saveProducts } from './features/catalogue/index.ts';
import { furnitureShop, visitorOf } from './features/follow-ups/testing.ts';
import { createRecommender, mintEngagement } from './features/recommenders/index.ts';
import { type TestApp, testApp } from './testing/app.ts';

let test: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  test = await testApp();
  visitor = await aVisitor(test, { profile: { moreInformationAboutYourProducts: 'Shipping is free from €50.' } });
  // Every setting has a value, because a default could hide a key.
  await test.ask(updatePopup, {
    params: { popupId: String(visitor.recommenderId) },
    headers: visitor.headers,
    body: {
      popupAdditionals: [{ popupAdditionalText: 'Delivery', popupAdditionalChatText: 'How long does delivery take?' }],
      product_rules: [{ field: 'tag', values: ['for the owner alone'], effect: 'prefer', weight: 1 }],
      pinnedProducts: [visitor.socks],
      popup_name: 'for the owner alone',
    },
  });
});
afterAll(() => test.close());

/** The distinct paths (`a.b[].c`) of all values that are neither objects nor lists. */
function keyPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keyPaths(item, `${path}[]`)))];
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) return [path];
  return Object.entries(value).flatMap(([name, inner]) => keyPaths(inner, path ? `${path}.${name}` : name));
}

const at = () => ({ params: { popupId: String(visitor.recommenderId), userId: String(visitor.ownerId) }, headers: { origin: shop } });
const under = (start: string, names: string[]) => names.map((name) => `${start}.${name}`);

const answerKeys = [
  'id',
  'question',
  'text',
  'next_question',
  'image',
  'answerHasInputField',
  'answerInputTextField',
  'answerHasCallToAction',
  'answerCallToActionURL',
  'style',
];
const questionKeys = ['id', 'text', ...under('answers[]', answerKeys)];

const popupKeys = [
  'popupTitle',
  'popupContent',
  'teaserImage',
  'popupImage',
  'popupLogo',
  'popupWidth',
  'popupHeight',
  'popupBorderRadius',
  'popupBorderWidth',
  'popupBorderColor',
  'popupBackgroundColor',
  'popupTitleColor',
  'popupTextColor',
  'popupTitleFontSize',
  'popupTextFontSize',
  'popupFontFamily',
  'popupHeaderColor',
  'popupHeaderTextColor',
  'popupButtonColor',
  'popupButtonTextColor',
  'popupCloseButtonColor',
  'popupAnswerColor',
  'popupAnswerTextColor',
  'popupAnswerBorderColor',
  'popupAnswerBorderRadius',
  'popupSuggestionColor',
  'popupSuggestionTextColor',
  'popupBotMessageColor',
  'popupBotMessageTextColor',
  'popupVisitorMessageColor',
  'popupVisitorMessageTextColor',
  'popupLauncherColor',
  'popupLauncherTextColor',
  'popupChatStartMessage',
  'popupWordForAnd',
  'popupChatHistoryPercentage',
  'popupCTAPercentage',
  'popupChatButtonText',
  'popupSendButtonText',
  'popupCloseButtonText',
  'popupQuestionarySubmitButtonText',
  'popupExampleInputChatGPT',
  'popupPrivacyUrl',
  'popupOrChat',
  'popupSide',
  'alwaysDisplay',
  'activateOnExit',
  'activateOnInactivity',
  'activateOnScroll',
  'askFollowUps',
  'person',
  ...under('words', Object.keys(widgetWords.shape)),
  'popupClosedFor',
  'popupClosedForDays',
  'darkWithShop',
  'id',
  'clientId',
  'popupAdditionals[].popupAdditionalId',
  'popupAdditionals[].popupAdditionalText',
  'popupAdditionals[].popupAdditionalChatText',
];

const placementKeys = [
  'websites[]',
  'kind',
  'side',
  'always',
  'exit',
  'inactivity',
  'scroll',
  'ai',
  ...under('launcher', ['text', 'color', 'textColor', 'radius']),
  'panel',
];

const lookKeys = [
  'color',
  'corner',
  'popupOrChatbot',
  'activateOnExit',
  'activateOnInactivity',
  'activateOnScroll',
  'activateOnAI',
  'suggestionFirst',
  'suggestionSecond',
  'suggestionThird',
];

const productKeys = ['id', 'productTitle', 'productImage', 'productLink', 'price', 'currency', 'reasons[]', 'variant', 'cart'];
const entryKeys = [
  'id',
  'inputChatGPT',
  'outputChatGPT',
  'requestId',
  ...under('recommendedProducts[]', productKeys),
  'followUp',
  'productsLeft',
  'person',
];

describe('a visitor gets', () => {
  it('in the bootstrap, also of the demo: the popup, its questions, the look and the identifier', async () => {
    const response = await test.send(bootstrap, at());
    expect(keyPaths(response.json()).toSorted()).toEqual(
      [
        ...under('popup', popupKeys),
        ...under('question', questionKeys),
        ...under('allQuestions[]', questionKeys),
        ...under('quickCustomization', lookKeys),
        'popupEngagementUniqueIdentifier',
      ].toSorted(),
    );
    expect(response.body).not.toMatch(/secretly|needs a hat|cheap|for the owner alone/);
    expect(saveGeneratedPopup.answer).toBe(bootstrap.answer);
  });

  it('in the placement: what the loader needs to decide when to show the widget', async () => {
    expect(keyPaths((await test.send(placement, at())).json()).toSorted()).toEqual(placementKeys.toSorted());
  });

  it('in the placement of a recommender that is restricted and tested: the rules, and how to ask which one shows', async () => {
    const popupId = await createRecommender(test.platform.db, visitor.ownerId, {
      name: 'Tested',
      active: true,
      questionnaireId: null,
      websites: [shop],
    });
    const params = { ...at().params, popupId: String(popupId) };
    const read = async () => keyPaths((await test.send(placement, { ...at(), params })).json()).toSorted();
    await test.ask(createExperiment, {
      body: { popupId, question: 'worth', metric: 'orders', smallestLift: 20, start: true } as never,
      headers: visitor.headers,
    });
    const asking = ['ask', 'asksFirst', 'asksConsent'];
    expect(await read()).toEqual([...placementKeys, ...asking].toSorted());
    // Every rule has a value that differs from its default, because only such rules are sent.
    const rules = {
      showOnPages: ['/shoes*'],
      hideOnPages: ['/cart'],
      showOnDevices: ['phone' as const],
      showOnDays: [1],
      showFromTime: '09:00',
      showUntilTime: '17:00',
      showFromDay: '2026-01-01',
      showUntilDay: '2026-02-01',
      showTimeZone: 'Europe/Berlin',
      openAtMost: 'day' as const,
      showAfterSeconds: 5,
    } satisfies ShowSettings;
    await test.ask(updatePopup, { params: { popupId: String(popupId) }, body: rules, headers: visitor.headers });
    const ruleKeys = Object.entries(rules).map(([name, value]) => `showing.${name}${Array.isArray(value) ? '[]' : ''}`);
    const restricted = [...placementKeys, ...asking, 'asksAfter', ...ruleKeys].toSorted();
    expect(await read()).toEqual(restricted);

    const url = addressOf(namedLoader, { userId: visitor.ownerId, popupId });
    const { statusCode, body } = await test.app.inject({ url, headers: { referer: `${shop}/shoes` } });
    expect(statusCode).toBe(200);
    const assigned = JSON.parse(/^Object\.assign\(document\.currentScript\|\|\{\},(\{.*\})\);\n/.exec(body)?.[1] ?? 'null');
    expect(Object.keys(assigned)).toEqual([`${visitor.ownerId}/${popupId}`]);
    expect(keyPaths(Object.values(assigned)[0]).toSorted()).toEqual(restricted);
    expect(body).not.toContain('Tested');
  });

  it('in the chat: the entry with its products', async () => {
    const body = { inputChatGPT: 'My feet', selectedAnswers: [{ answerId: visitor.feet }], requestId: randomUUID() };
    const response = await chat(test, visitor, body);
    expect(keyPaths(response.json()).toSorted()).toEqual(under('chatgpt[]', entryKeys).toSorted());
    expect(response.body).not.toMatch(/secretly|for the owner alone/);
    // The receipt is stored with the entry, and a repeated request reads the stored entry.
    const { rows } = await test.platform.db.execute(sql`select receipt from chat_entries where owner_id = ${visitor.ownerId}`);
    expect(rows.every(({ receipt }) => receipt !== null)).toBe(true);
    const again = await chat(test, visitor, body);
    expect(keyPaths(again.json()).toSorted()).toEqual(under('chatgpt[]', entryKeys).toSorted());
  });

  it('with a follow-up question: the keys of the bootstrap’s questions', async () => {
    const furniture = await furnitureShop(test);
    const selectedAnswers = [{ answerId: furniture.answerIds[0]?.[0] as number }];
    const entry = await visitorOf(test, furniture).say({ inputChatGPT: 'Lamp', next_question_id: null, selectedAnswers });
    const plain = entryKeys.filter((key) => key !== 'followUp');
    expect(keyPaths(entry).toSorted()).toEqual([...plain, ...under('followUp', questionKeys)].toSorted());
  });

  it('in the stream of the chat: words, the entry, or an error', async () => {
    const body = { inputChatGPT: 'My feet', selectedAnswers: [{ answerId: visitor.feet }], requestId: randomUUID() };
    const response = await chat(test, visitor, body, { accept: 'text/event-stream' });
    const events = eventsOf(response.body);
    expect(keyPaths(events.filter(({ name }) => name === 'delta').map(({ data }) => data))).toEqual(['[].text']);
    expect(keyPaths(events.find(({ name }) => name === 'entry')?.data).toSorted()).toEqual(entryKeys.toSorted());
    expect([...new Set(events.map(({ name }) => name))].toSorted()).toEqual(['delta', 'entry']);
    expect(response.body).not.toMatch(/secretly|for the owner alone/);
    // Another visit has used the request's id.
    const other = { ...visitor, engagement: mintEngagement(test.platform, visitor.ownerId, visitor.recommenderId) };
    const [refused, ...rest] = eventsOf((await chat(test, other, body, { accept: 'text/event-stream' })).body);
    expect([refused?.name, keyPaths(refused?.data), rest]).toEqual(['error', ['code', 'message'], []]);
  });

  it('for recorded answers and events: only that they were stored', async () => {
    const params = { ...at().params, engagementId: visitor.engagement };
    const body = { events: [{ requestId: randomUUID(), type: 'shown' as const }] };
    expect((await test.send(recordEvents, { ...at(), params, body })).json()).toEqual({ success: true });
    const { question } = await test.ask(bootstrap, at());
    const chosen = { answer: [{ answerId: visitor.feet }], popup_engagement: visitor.engagement, answerTime: 1 };
    const recorded = await test.send(recordAnswer, { ...at(), params: { questionId: String(question?.id) }, body: chosen });
    expect(recorded.json()).toEqual({ success: true });
  });

  it('with an answer that offers a person, and in the bootstrap where one is always offered: the button', async () => {
    const params = { popupId: String(visitor.recommenderId) };
    const offer = under('person', ['text', 'language']);
    await test.ask(updatePopup, { params, headers: visitor.headers, body: { handover: 'always' } });
    const shown = keyPaths((await test.send(bootstrap, at())).json());
    expect(shown).toEqual(expect.arrayContaining(under('popup', offer)));
    const response = await chat(test, visitor, { inputChatGPT: 'Can I talk to a human?', requestId: randomUUID() });
    const entry = entryKeys.filter((key) => !['person', 'recommendedProducts[]'].some((without) => key.startsWith(without)));
    expect(keyPaths(response.json()).toSorted()).toEqual(under('chatgpt[]', [...entry, ...offer]).toSorted());
    await test.ask(updatePopup, { params, headers: visitor.headers, body: { handover: 'asked' } });
  });

  it('when talking to a person: the words of the form, that it was stored, and the answers', async () => {
    const params = { ...at().params, engagementId: visitor.engagement };
    const form = await test.send(getPersonForm, at());
    expect(keyPaths(form.json()).toSorted()).toEqual(under('words', Object.keys(personWords.shape)).toSorted());
    const body = { requestId: randomUUID(), email: 'a@visitor.test', message: 'Hello', consent: true as const };
    expect((await test.send(askPerson, { ...at(), params, body })).json()).toEqual({ success: true });
    const [request] = (await test.ask(listHandovers, { headers: visitor.headers })).handovers;
    await test.ask(answerHandover, {
      params: { id: String(request?.id) },
      body: { text: 'Hello to you' },
      headers: visitor.headers,
    });
    const answers = await test.send(getPersonAnswers, { ...at(), params });
    expect(keyPaths(answers.json()).toSorted()).toEqual(['open', ...under('answers[]', ['id', 'text'])].toSorted());
  });

  it('when a page reports an order: that it was taken', async () => {
    const body = { id: 'A-1', total: 10, currency: 'EUR', engagements: [visitor.engagement] };
    expect((await test.send(recordOrder, { params: { userId: at().params.userId }, body })).json()).toEqual({ success: true });
  });

  it('on a product card: words, variants in stock and sold out, and from which sum the shop ships for free', async () => {
    await saveProducts(test.platform.db, visitor.ownerId, 'https://cart.example', [
      {
        ...{ externalKey: 'hat', title: 'Hat', link: 'https://cart.example/products/hat', image: null, description: '', priceMinor: 1900 },
        ...{ priceMaxMinor: null, regularPriceMinor: null, currency: 'EUR', inStock: true, categories: [], categoryPaths: [], tags: [] },
        ...{ attributes: {}, vendor: null, sku: 'for the owner alone', language: 'en', fieldSources: {} },
        cart: { system: 'Shopify', id: null },
        variants: [
          { id: '11', options: { Size: 'S' }, priceMinor: 1900, regularPriceMinor: null, inStock: true, sku: 'secretly', image: '' },
        ],
      },
    ]);
    const { rows } = await test.platform.db.execute(sql`select id from products where owner_id = ${visitor.ownerId} and title = 'Hat'`);
    const response = await test.send(getCartOffers, { ...at(), query: { products: String(rows[0]?.id) } });
    const variantKeys = ['id', 'values[]', 'price', 'image', 'inStock'];
    expect(keyPaths(response.json()).toSorted()).toEqual(
      [
        ...under('words', Object.keys(cartWords.shape)),
        ...under('products[]', ['id', 'currency', 'options[]', ...under('variants[]', variantKeys)]),
        ...under('freeShipping.EUR', ['digits', 'minor']),
      ].toSorted(),
    );
    expect(response.body).not.toMatch(/secretly|for the owner alone/);
  });

  it('nothing of the trace, which only the holder of its owner’s link gets, and only for its minutes', async () => {
    const link = async (owner: { headers: Record<string, string> }, popupId: string) =>
      test.ask(getTraceLink, { params: { popupId }, query: { page: 'https://shop.example/boots?x=1#top' }, headers: owner.headers });
    const made = await link(visitor, at().params.popupId);
    expect(made.link).toMatch(/^https:\/\/shop\.example\/boots\?x=1#parley-trace=/);
    const token = new URL(made.link).hash.slice('#parley-trace='.length);
    const read = async (token: string) => (await test.send(getTrace, { params: { ...at().params, token } })).statusCode;
    expect([await read(token), await read('x'), await read(`${token.slice(0, -1)}!`)]).toEqual([200, 404, 404]);
    const traced = (await test.send(getTrace, { params: { ...at().params, token } })).json();
    const traceKeys = ['active', 'websites[]', 'showing', 'triggers', 'closedFor', 'experiment', 'editor'];
    const triggerKeys = ['always', 'exit', 'inactivity', 'scroll', 'ai'];
    expect(keyPaths(traced).toSorted()).toEqual(
      under(
        'trace',
        traceKeys.flatMap((name) => (name === 'triggers' ? under(name, triggerKeys) : [name])),
      ).toSorted(),
    );
    const stranger = await test.newOwner();
    const { popupId } = await test.ask(createPopup, { body: { name: 'Theirs' }, headers: stranger.headers });
    const theirs = new URL((await link(stranger, String(popupId))).link).hash.slice('#parley-trace='.length);
    expect(await read(theirs)).toBe(404);
    test.clock.advance(15 * 60_000);
    expect(await read(token)).toBe(404);
    test.clock.advance(-15 * 60_000);
    expect((await test.send(recordUnseen, { params: { ...at().params, rule: 'pages' } })).json()).toEqual({ success: true });
  });

  it('nothing from any other call', () => {
    const visitorCalls = Object.values(calls).flatMap(({ call }) => (call.auth === 'visitor' ? [call.path] : []));
    expect(visitorCalls.toSorted()).toEqual(
      [
        ...[
          askPerson,
          bootstrap,
          getCartOffers,
          getPersonAnswers,
          getPersonForm,
          placement,
          postChat,
          recordAnswer,
          recordEvents,
          recordOrder,
        ],
        ...[getTrace, recordUnseen],
      ]
        .map(({ path }) => path)
        .toSorted(),
    );
  });
});

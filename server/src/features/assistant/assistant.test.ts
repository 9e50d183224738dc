import { randomUUID } from 'node:crypto';
import { type ChatEntry, chatStream, listQuestionnaires, postChat, type SendInput, tryPopup, tryQuestionnaire } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { savePages } from '../catalogue/index.ts';
import { recommenderTotals } from '../counters/index.ts';
import { chatsOf } from '../engagements/index.ts';
import { mintEngagement, verifyEngagement } from '../recommenders/index.ts';
import { aVisitor, type ChatBody, chat, eventsOf, shop, type TestVisitor } from './testing.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const entryOf = (response: { json(): unknown; statusCode: number; body: string }): ChatEntry => {
  expect(response.statusCode, response.body).toBe(200);
  const [entry] = postChat.answer.parse(response.json()).chatgpt;
  return entry as ChatEntry;
};
const say = async (visitor: TestVisitor, body: ChatBody | string) =>
  entryOf(await chat(t, visitor, typeof body === 'string' ? { inputChatGPT: body } : body));
const stored = (visitor: TestVisitor) =>
  chatsOf(t.platform.db, visitor.ownerId, verifyEngagement(t.platform, visitor.engagement)?.id ?? '', 50);

describe('the built-in assistant', () => {
  it('answers with the owner’s words', async () => {
    const { outputChatGPT } = await say(await aVisitor(t), 'how soon can I expect my parcel?');
    expect(outputChatGPT).toBe('Three working days, for €3.95.');
  });

  it('answers from the shop’s pages where the owner wrote nothing, and names the page', async () => {
    const visitor = await aVisitor(t, { profile: { whatAreFAQs: '' } });
    const page = (path: string, topic: 'payment' | 'delivery', title: string, text: string) => ({
      url: `${shop}/${path}`,
      topic,
      title,
      text,
    });
    const pages = [
      page('pay', 'payment', 'Payment', 'Payment\n\nYou can pay by card or by invoice.'),
      page('ship', 'delivery', 'Delivery', 'Delivery\n\nWe deliver within two days, for £3.95. <b>Fast!</b>'),
    ];
    await savePages(t.platform.db, visitor.ownerId, shop, pages, t.platform.clock.now());
    const { outputChatGPT } = await say(visitor, 'how soon can I expect my parcel?');
    expect(outputChatGPT).toContain('We deliver within two days, for £3.95.');
    expect(outputChatGPT).toContain(`(From our website: “Delivery”, ${shop}/ship)`);
    // Other shops' pages are not used, and the owner's texts come first.
    expect((await say(await aVisitor(t), 'how soon can I expect my parcel?')).outputChatGPT).toBe('Three working days, for €3.95.');
    await savePages(t.platform.db, visitor.ownerId, shop, [], t.platform.clock.now());
    expect((await say(visitor, 'how soon can I expect my parcel?')).outputChatGPT).not.toContain('two days');
  });

  it('gives the contact of the shop’s contact page if the owner wrote none', async () => {
    const visitor = await aVisitor(t, { profile: { howCanCustomersReachYouOrYourTeam: '', whatAreFAQs: '' } });
    const text = 'Contact\n\nCall 0113 496 0000 from Monday to Friday, 9 am to 5 pm.';
    const page = { url: `${shop}/contact`, topic: 'contact' as const, title: 'Contact', text };
    await savePages(t.platform.db, visitor.ownerId, shop, [page], t.platform.clock.now());
    for (const question of ['Can I talk to a real person?', 'how do i contact customer service', 'Kann ich mit dem Kundendienst sprechen?'])
      expect((await say(visitor, question)).outputChatGPT).toContain('0113 496 0000');
  });

  it('gives only the contact to a visitor who asks for a person', async () => {
    const visitor = await aVisitor(t, { profile: { howCanCustomersReachYouOrYourTeam: '', whatAreFAQs: '' } });
    const text = 'Returns\n\nA real person from our team looks at each parcel that comes back.';
    const page = { url: `${shop}/returns`, topic: 'returns' as const, title: 'Returns', text };
    await savePages(t.platform.db, visitor.ownerId, shop, [page], t.platform.clock.now());
    for (const question of ['Can I talk to a real person?', 'let me speak to a person from your team'])
      expect((await say(visitor, question)).outputChatGPT).not.toContain('parcel');
  });

  it('answers in the visitor’s language where the texts allow it', async () => {
    const { outputChatGPT } = await say(await aVisitor(t), 'Wie lange dauert die Lieferung?');
    expect(outputChatGPT).toBe('Unser Shop schreibt dazu (auf Englisch): „Three working days, for €3.95.“');
  });

  it.each([
    ['Hello!', 'Hello, and welcome to Sock Shop! What can I help you with?'],
    ['Hallo', 'Hallo und willkommen bei Sock Shop! Wie kann ich Ihnen helfen?'],
    ['thank you', 'You are welcome! Is there anything else I can help you with?'],
    ['Can I talk to a real person?', 'Of course. This is how you reach our team: help@socks.example or 030 123456'],
    [
      'Is there a discount?',
      'I cannot promise you a discount here, but our team will gladly tell you what is possible. You can ask our team: help@socks.example or 030 123456',
    ],
    [
      'where is my invoice #37777',
      'I am sorry, I have no information about “invoice”, and I do not want to guess. You can ask our team: help@socks.example or 030 123456',
    ],
    ['ok cool', 'What else can I help you with?'],
    ['Do you sell laptops?', 'I am sorry, I found no product for that in our shop. You can ask our team: help@socks.example or 030 123456'],
    ['does your wool come from Bavaria?', 'All our wool comes from Bavaria.'],
    ['What do you recommend?', 'Gladly! What are you looking for? Tell me what it should be, or for whom.'],
  ])('%s', async (input, output) => {
    const entry = await say(await aVisitor(t), input);
    expect(entry).toMatchObject({ inputChatGPT: input, outputChatGPT: output, recommendedProducts: [] });
  });

  it.each([
    ['up to 15 % from 100 €', 'I cannot promise you a discount here'],
    ['15 % for new subscribers', 'About discounts our team says: 15 % for new subscribers'],
    ['none', 'I am sorry, we do not give discounts.'],
    ['0', 'I am sorry, we do not give discounts.'],
    ['5', 'I cannot promise you a discount here'],
    ['', 'I am sorry, I have no information about discounts and cannot promise one.'],
  ])('answers questions about discounts with the owner’s words: %j', async (howMuchDiscountCanYouDoMaximum, output) => {
    const { outputChatGPT } = await say(await aVisitor(t, { profile: { howMuchDiscountCanYouDoMaximum } }), 'Can I get 50% off?');
    expect(outputChatGPT.startsWith(output), outputChatGPT).toBe(true);
  });

  it('admits that it has no information without a profile', async () => {
    const empty = {
      companyName: '',
      whatServicesDoYouOfferToClients: '',
      moreInformationAboutYourProducts: '',
      howCanCustomersReachYouOrYourTeam: '',
      whatAreFAQs: '',
    };
    const { outputChatGPT } = await say(await aVisitor(t, { profile: empty }), 'how long is delivery?');
    expect(outputChatGPT).toBe(
      'I am sorry, I have no information about “delivery”, and I do not want to guess. Please use the contact details on this website to ask our team.',
    );
  });

  it('recommends the products that a question names', async () => {
    const visitor = await aVisitor(t);
    const { outputChatGPT, recommendedProducts } = await say(visitor, 'do you have wool socks?');
    expect(outputChatGPT).toBe('I found this product for you:\n• Wool Socks – €12.50');
    expect(recommendedProducts).toMatchObject([{ id: visitor.socks, productTitle: 'Wool Socks', price: 1250, currency: 'EUR' }]);
  });

  it('names the products in a price range', async () => {
    const { outputChatGPT } = await say(await aVisitor(t), 'do you have socks under 15 €?');
    expect(outputChatGPT.split('\n').toSorted()).toEqual([
      'I found these products for you:',
      '• Cotton Socks – €8.00',
      '• Wool Socks – €12.50',
    ]);
  });
});

describe('the funnel', () => {
  it('acknowledges an answer, names the number of matching products, and asks the next question', async () => {
    const visitor = await aVisitor(t);
    const entry = await say(visitor, {
      inputChatGPT: 'My feet',
      next_question_id: visitor.secondQuestion,
      selectedAnswers: [{ answerId: visitor.feet }],
    });
    expect(entry.outputChatGPT).toBe('You chose “My feet”. 2 products fit what you chose so far. One more question:');
    expect(entry.recommendedProducts.map(({ productTitle }) => productTitle).toSorted()).toEqual(['Cotton Socks', 'Wool Socks']);
  });

  it('repeats the text typed into an answer, including amounts', async () => {
    const visitor = await aVisitor(t);
    const { outputChatGPT } = await say(visitor, {
      inputChatGPT: 'My feet and My head: at most 20 €',
      next_question_id: visitor.secondQuestion,
      selectedAnswers: [{ answerId: visitor.feet }, { answerId: visitor.head, customTextInput: 'at most 20 €' }],
    });
    expect(outputChatGPT).toMatch(/^You chose “My feet and My head: at most 20 €”\. .* One more question:$/);
  });

  it('ends with the recommended products and reasons', async () => {
    const visitor = await aVisitor(t);
    const { outputChatGPT, recommendedProducts } = await say(visitor, {
      inputChatGPT: 'Little',
      next_question_id: null,
      selectedAnswers: [{ answerId: visitor.feet }, { answerId: visitor.cheap }],
    });
    expect(outputChatGPT.split('\n')).toEqual([
      'This product fits your answers best:',
      '• Cotton Socks – €8.00 (because you chose “My feet” and “Little”)',
      'Close, but not all of it:',
      '• Wool Socks – €12.50 (costs €2.50 more than you wanted)',
    ]);
    expect(recommendedProducts.map(({ reasons, differs }) => ({ reasons, differs }))).toEqual([
      { reasons: ['because you chose “My feet” and “Little”'], differs: [] },
      { reasons: ['because you chose “My feet”'], differs: ['costs €2.50 more than you wanted'] },
    ]);
  });

  it('says it when nothing fits everything, with what differs of the closest', async () => {
    const visitor = await aVisitor(t);
    const { outputChatGPT, recommendedProducts } = await say(visitor, {
      inputChatGPT: 'Little',
      next_question_id: null,
      selectedAnswers: [{ answerId: visitor.head }, { answerId: visitor.cheap }],
    });
    expect(outputChatGPT.split('\n').slice(0, 2)).toEqual([
      'Nothing fits all of it. Closest:',
      '• Rain Hat – €30.00 (costs €20.00 more than you wanted)',
    ]);
    expect(recommendedProducts[0]?.differs).toEqual(['costs €20.00 more than you wanted']);
    expect(recommendedProducts[1]?.differs).toEqual(['Socks, not “My head”']);
  });

  it('never shows the owner’s descriptions for the assistant', async () => {
    const visitor = await aVisitor(t);
    const { outputChatGPT } = await say(visitor, { inputChatGPT: 'My feet', selectedAnswers: [{ answerId: visitor.feet }] });
    expect(outputChatGPT).not.toContain('secretly');
  });

  it('a question during the questionnaire is answered as a question', async () => {
    const visitor = await aVisitor(t);
    const entry = await say(visitor, {
      inputChatGPT: 'Can I return them?',
      next_question_id: visitor.secondQuestion,
      selectedAnswers: [{ answerId: visitor.feet }],
    });
    expect(entry.outputChatGPT).toContain('within 30 days');
    expect(entry.recommendedProducts).toEqual([]);
  });

  it('an open request gets recommendations by the chosen answers', async () => {
    const visitor = await aVisitor(t);
    const entry = await say(visitor, {
      inputChatGPT: 'So what do you recommend?',
      selectedAnswers: [{ answerId: visitor.head, customTextInput: 'rain' }],
    });
    expect(entry.recommendedProducts.map(({ productTitle }) => productTitle)).toEqual(['Rain Hat']);
  });

  it('answers of another owner are ignored', async () => {
    const [mine, theirs] = [await aVisitor(t), await aVisitor(t)];
    const entry = await say(mine, { inputChatGPT: 'My feet', next_question_id: null, selectedAnswers: [{ answerId: theirs.feet }] });
    expect(entry.recommendedProducts).toEqual([]);
  });
});

describe('the widget’s question about an alternative', () => {
  it.each(['Why not {product}?', 'Warum nicht {product}?'])('%s compares it with the recommended product', async (question) => {
    const visitor = await aVisitor(t);
    const { recommendedProducts } = await say(visitor, { inputChatGPT: 'My feet', selectedAnswers: [{ answerId: visitor.feet }] });
    const [best, other] = recommendedProducts.map(({ productTitle }) => productTitle) as [string, string];
    const { outputChatGPT } = await say(visitor, { inputChatGPT: question.replace('{product}', other) });
    expect(outputChatGPT).toContain(best);
    expect(outputChatGPT).toContain(other);
    expect(outputChatGPT).toMatch(/[€]/);
  });
});

describe('the stream', () => {
  it('gives the text sentence by sentence, then the entry', async () => {
    const visitor = await aVisitor(t);
    const response = await chat(t, visitor, { inputChatGPT: 'Can I talk to a person?' }, { accept: 'text/event-stream' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': '*',
    });
    const events = eventsOf(response.body);
    const last = events.pop();
    expect(last?.name).toBe('entry');
    const entry = chatStream.entry.parse(last?.data);
    expect(events.length).toBeGreaterThan(1);
    expect(events.every(({ name }) => name === 'delta')).toBe(true);
    expect(events.map(({ data }) => chatStream.delta.parse(data).text).join('')).toBe(entry.outputChatGPT);
    expect((await stored(visitor)).map(({ output }) => output)).toEqual([entry.outputChatGPT]);
  });
});

describe('each turn is stored once', () => {
  it('a repeated requestId gives the stored entry, as JSON and as a stream', async () => {
    const visitor = await aVisitor(t);
    const requestId = randomUUID();
    const first = await say(visitor, { inputChatGPT: 'Hello', requestId });
    expect(await say(visitor, { inputChatGPT: 'something else', requestId: requestId.toUpperCase() })).toEqual(first);
    const response = await chat(t, visitor, { inputChatGPT: 'Hello', requestId }, { accept: 'text/event-stream' });
    expect(eventsOf(response.body)).toEqual([
      { name: 'delta', data: { text: first.outputChatGPT } },
      { name: 'entry', data: first },
    ]);
    expect(await stored(visitor)).toHaveLength(1);
    expect((await recommenderTotals(t.platform.db, visitor.ownerId)).get(visitor.recommenderId)).toMatchObject({ chats: 1, tokens: 0 });
  });

  it('an id created by the server can be sent as requestId', async () => {
    const visitor = await aVisitor(t);
    const first = await say(visitor, { inputChatGPT: 'Hello' });
    expect(await say(visitor, { inputChatGPT: 'Hello', requestId: first.requestId })).toEqual(first);
  });

  it('including when it is sent twice at the same time', async () => {
    const visitor = await aVisitor(t);
    const requestId = randomUUID();
    const entries = await Promise.all([1, 2, 3].map(() => say(visitor, { inputChatGPT: 'Hello', requestId })));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
    expect(await stored(visitor)).toHaveLength(1);
  });

  it('another engagement cannot read it', async () => {
    const visitor = await aVisitor(t);
    const requestId = randomUUID();
    await say(visitor, { inputChatGPT: 'my secret', requestId });
    const other = { ...visitor, engagement: mintEngagement(t.platform, visitor.ownerId, visitor.recommenderId) };
    const response = await chat(t, other, { inputChatGPT: 'Hello', requestId });
    expect(response.statusCode).toBe(409);
    expect(response.body).not.toContain('my secret');
  });
});

describe('access', () => {
  it('refuses engagements that are not ours or of another recommender', async () => {
    const [mine, theirs] = [await aVisitor(t), await aVisitor(t)];
    for (const engagement of [theirs.engagement, 'made.up', `${mine.engagement}x`])
      expect((await chat(t, { ...mine, engagement }, { inputChatGPT: 'Hello' })).statusCode).toBe(403);
  });

  it('refuses websites that are not allowed, and allows our own pages', async () => {
    const visitor = await aVisitor(t);
    const from = async (origin: string) => (await chat(t, visitor, { inputChatGPT: 'Hello' }, { origin })).statusCode;
    expect(await from('https://elsewhere.example')).toBe(403);
    expect(await from('http://parley.test')).toBe(200);
  });

  it('an inactive recommender only answers its owner’s preview', async () => {
    const visitor = await aVisitor(t, { active: false });
    const from = async (headers: Record<string, string>) => (await chat(t, visitor, { inputChatGPT: 'Hello' }, headers)).statusCode;
    expect(await from({})).toBe(404);
    expect(await from((await aVisitor(t)).headers)).toBe(404);
    expect(await from(visitor.headers)).toBe(200);
    expect(await from({ origin: 'http://parley.test' })).toBe(200);
  });

  it.each([
    [{ inputChatGPT: '' }, 'inputChatGPT'],
    [{ inputChatGPT: 'x'.repeat(4001) }, 'inputChatGPT'],
    [{ inputChatGPT: 'a\u0000b' }, 'inputChatGPT'],
    [{ inputChatGPT: 'a', next_question_id: -1 }, 'next_question_id'],
    [{ inputChatGPT: 'a', requestId: 'no uuid' }, 'requestId'],
    [{ inputChatGPT: 'a', selectedAnswers: [{ answerId: 'x' }] }, 'selectedAnswers.0.answerId'],
    [{ inputChatGPT: 'a', selectedAnswers: Array.from({ length: 201 }, () => ({ answerId: 1 })) }, 'selectedAnswers'],
  ])('refuses invalid input and names the field: %#', async (body, field) => {
    const response = await chat(t, await aVisitor(t), body as never);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields)).toContain(field);
  });

  it.each(['🧦'.repeat(500), '漢字かな', 'שלום', '؟', '\u202eevil', '%00', '{{1+1}}', "' OR 1=1 --", '🇩🇪 & | ! :* <->', 'a'.repeat(4000)])(
    'takes text in every script: %#',
    async (input) => {
      const entry = await say(await aVisitor(t), input);
      expect(entry.inputChatGPT).toBe(input);
      expect(entry.outputChatGPT).not.toBe('');
    },
  );

  it('limits how often one address may ask', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '0.05' });
    const visitor = await aVisitor(strict);
    const codes = [];
    for (let i = 0; i < 5; i++) codes.push((await chat(strict, visitor, { inputChatGPT: 'Hello' })).statusCode);
    expect(codes).toEqual([200, 200, 200, 429, 429]);
    await strict.close();
  });
});

describe('an owner who tries a questionnaire', () => {
  const questionnaireOf = async (visitor: TestVisitor) =>
    (await t.ask(listQuestionnaires, { headers: visitor.headers })).questionnaires[0]?.id ?? 0;

  it('gets the same answers as a visitor, with products, and nothing is stored or counted', async () => {
    const visitor = await aVisitor(t);
    const params = { id: String(await questionnaireOf(visitor)) };
    const chosen = { inputChatGPT: 'My feet', next_question_id: visitor.secondQuestion, selectedAnswers: [{ answerId: visitor.feet }] };
    const trial = await t.ask(tryQuestionnaire, { params, body: chosen, headers: visitor.headers });
    expect(trial.recommendedProducts.map(({ productTitle }) => productTitle).toSorted()).toEqual(['Cotton Socks', 'Wool Socks']);
    const delivery = await t.ask(tryQuestionnaire, {
      params,
      body: { inputChatGPT: 'how soon can I expect my parcel?' },
      headers: visitor.headers,
    });
    expect(delivery.outputChatGPT).toContain('Three working days, for €3.95.');
    expect(await stored(visitor)).toEqual([]);
    expect((await recommenderTotals(t.platform.db, visitor.ownerId)).get(visitor.recommenderId)?.chats ?? 0).toBe(0);
  });

  it('must own it', async () => {
    const [mine, theirs] = [await aVisitor(t), await aVisitor(t)];
    const body = { inputChatGPT: 'Hello' };
    const params = { id: String(await questionnaireOf(theirs)) };
    expect((await t.send(tryQuestionnaire, { params, body, headers: mine.headers })).statusCode).toBe(404);
    expect((await t.send(tryQuestionnaire, { params, body } as never)).statusCode).toBe(401);
  });
});

describe('an owner who talks to the preview of a recommender', () => {
  const preview = (visitor: TestVisitor, body: Partial<SendInput<typeof tryPopup>['body']>) =>
    t.ask(tryPopup, {
      params: { popupId: String(visitor.recommenderId) },
      body: { inputChatGPT: 'Hello', ...body },
      headers: visitor.headers,
    });

  it('gets the same answers as a visitor, with products by the choice on the screen, and nothing is stored or counted', async () => {
    const visitor = await aVisitor(t);
    const asked = await preview(visitor, { inputChatGPT: 'how soon can I expect my parcel?' });
    expect(asked.outputChatGPT).toContain('Three working days, for €3.95.');
    const feet = { inputChatGPT: 'My feet', next_question_id: visitor.secondQuestion, selectedAnswers: [{ answerId: visitor.feet }] };
    const titles = async (choice: Partial<SendInput<typeof tryPopup>['body']>) =>
      (await preview(visitor, { ...feet, ...choice })).recommendedProducts.map(({ productTitle }) => productTitle);
    expect((await titles({})).toSorted()).toEqual(['Cotton Socks', 'Wool Socks']);
    expect(await titles({ recommendedProductsLimit: 1 })).toHaveLength(1);
    expect(await titles({ product_rules: [{ field: 'text', text: 'wool', effect: 'exclude', weight: 1 }] })).toEqual(['Cotton Socks']);
    expect(await stored(visitor)).toEqual([]);
    expect((await recommenderTotals(t.platform.db, visitor.ownerId)).get(visitor.recommenderId)?.chats ?? 0).toBe(0);
  });

  it('must own it', async () => {
    const [mine, theirs] = [await aVisitor(t), await aVisitor(t)];
    const params = { popupId: String(theirs.recommenderId) };
    expect((await t.send(tryPopup, { params, body: { inputChatGPT: 'Hello' }, headers: mine.headers })).statusCode).toBe(404);
  });
});

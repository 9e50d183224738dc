import { editAnswer, getChatAnalytics, getFunnel, getPopupAnalytics, listChatHistory } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newShop, newVisitor, redOrBlue, type Shop } from '../../testing/shop.ts';

const tokenUsage = { inputTokens: 20, outputTokens: 5 };

describe('analytics and history', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const aShop = () => newShop(test, [redOrBlue('Which colour?', 1), redOrBlue('Which size?')]);
  const visitorOf = (shop: Shop) => newVisitor(test, shop);
  const history = (shop: Shop, query: Record<string, number> = {}) => test.ask(listChatHistory, { query, headers: shop.headers });

  it('shows responses and times per questionnaire, question and answer', async () => {
    const shop = await aShop();
    const [firstVisitor, two] = [visitorOf(shop), visitorOf(shop)];
    await visitorOf(shop).tell('shown');
    await visitorOf(shop).tell('shown');
    await firstVisitor.answer(0, [0], 2);
    await two.answer(0, [0, 1], 4);
    await two.answer(1, [1], 6);
    const { questionnaire_data } = await test.ask(getPopupAnalytics, { headers: shop.headers });
    const [first, second] = shop.questionIds;
    expect(questionnaire_data).toEqual([
      {
        questionnaire_id: shop.questionnaireId,
        questionnaire_name: 'Shoes',
        live: true,
        total_responses: 3,
        // 12 seconds over 4 displays.
        average_answer_time: 3,
        attributed: [],
        answers_statistics: [
          {
            question_id: first,
            question_text: 'Which colour?',
            follow_up: false,
            total_responses: 2,
            average_response_time: 3,
            answers_with_response_statistics: [
              { answer_id: shop.answerIds[0]?.[0], answer_text: 'Red', response_count: 2, avg_response_time: 3, attributed: [] },
              { answer_id: shop.answerIds[0]?.[1], answer_text: 'Blue', response_count: 1, avg_response_time: 4, attributed: [] },
            ],
          },
          {
            question_id: second,
            question_text: 'Which size?',
            follow_up: false,
            total_responses: 1,
            average_response_time: 6,
            answers_with_response_statistics: [
              { answer_id: shop.answerIds[1]?.[0], answer_text: 'Red', response_count: 0, avg_response_time: null, attributed: [] },
              { answer_id: shop.answerIds[1]?.[1], answer_text: 'Blue', response_count: 1, avg_response_time: 6, attributed: [] },
            ],
          },
        ],
      },
    ]);
  });

  it('shows how far visitors got in a questionnaire, each counted once and by the flow at the time of the visit', async () => {
    const shop = await aShop();
    const funnel = async (query: Record<string, string> = {}) =>
      (await test.ask(getFunnel, { params: { questionnaireId: String(shop.questionnaireId) }, query, headers: shop.headers })).funnel;
    const [firstVisitor, two, three] = [visitorOf(shop), visitorOf(shop), visitorOf(shop)];
    for (const visitor of [firstVisitor, two, three, visitorOf(shop)]) await visitor.tell('shown');
    await firstVisitor.answer(0, [0], 2);
    await firstVisitor.answer(0, [0], 2);
    await firstVisitor.answer(0, [1], 2);
    await firstVisitor.answer(1, [0], 2);
    await two.answer(0, [0], 2);
    await three.answer(0, [1], 2);
    const today = dayOf(test.clock.now());
    const [[red = 0, blue = 0] = [], [small = 0, large = 0] = []] = shop.answerIds;
    const [first = 0, second = 0] = shop.questionIds;
    const expected = {
      questionnaireId: shop.questionnaireId,
      from: dayOf(new Date(test.clock.now().getTime() - 29 * 86_400_000)),
      to: today,
      visitors: 4,
      questions: [
        {
          questionId: first,
          questionText: 'Which colour?',
          followUp: false,
          shown: 4,
          answered: 3,
          answers: [
            { answerId: red, answerText: 'Red', nextQuestion: second, chosen: 2 },
            { answerId: blue, answerText: 'Blue', nextQuestion: null as number | null, chosen: 2 },
          ],
        },
        {
          questionId: second,
          questionText: 'Which size?',
          followUp: false,
          shown: 2,
          answered: 1,
          answers: [
            { answerId: small, answerText: 'Red', nextQuestion: null, chosen: 1 },
            { answerId: large, answerText: 'Blue', nextQuestion: null, chosen: 0 },
          ],
        },
      ],
    };
    expect(await funnel()).toEqual(expected);

    const body = { text: 'Blue', text_for_chatgpt: 'Blue', next_question: second };
    await test.ask(editAnswer, { params: { answerId: String(blue) }, body, headers: shop.headers });
    (expected.questions[0]?.answers[1] ?? { nextQuestion: null }).nextQuestion = second;
    expect(await funnel()).toEqual(expected);

    // A visitor who began today and answers tomorrow still counts today.
    test.clock.advance(86_400_000);
    await two.answer(1, [1], 2);
    await visitorOf(shop).tell('shown');
    const tomorrow = dayOf(test.clock.now());
    expect(await funnel({ from: tomorrow, to: tomorrow })).toMatchObject({
      visitors: 1,
      questions: [{ shown: 1 }, { shown: 0, answered: 0 }],
    });
    expect(await funnel({ from: today, to: today })).toMatchObject({ visitors: 4, questions: [{ shown: 4 }, { shown: 2, answered: 2 }] });
  });

  it('refuses invalid periods', async () => {
    const shop = await aShop();
    const ask = (query: string) =>
      test.app.inject({ url: `/api/analytics/funnel/${shop.questionnaireId}/?${query}`, headers: shop.headers });
    for (const [query, field] of [
      ['from=yesterday', 'from'],
      ['from=2026-02-30', 'from'],
      ['to=1999-12-31', 'to'],
      ['from=2026-02-02&to=2026-02-01', 'to'],
      ['from=2199-12-31', 'from'],
      ['from=2026-01-01&from=2026-01-02', 'from'],
    ] as const) {
      const response = await ask(query);
      expect([query, response.statusCode, Object.keys(response.json().error.fields)]).toEqual([query, 400, [field]]);
    }
  });

  it('shows displays and chats in total and for each of the last 30 days', async () => {
    const shop = await aShop();
    const visitor = visitorOf(shop);
    await visitor.tell('shown');
    await visitor.chat('Hi', 'Hello', tokenUsage);
    test.clock.advance(86_400_000);
    await visitor.chat('Shoes?', 'Yes', tokenUsage);
    await visitorOf(shop).tell('shown');
    const { chatgpt_info } = await test.ask(getChatAnalytics, { headers: shop.headers });
    expect(chatgpt_info).toMatchObject({ total_displayed: 2, total_engagements: 1, total_chats: 2, total_tokens: 50 });
    expect(chatgpt_info.days).toHaveLength(30);
    expect(chatgpt_info.days.at(-1)).toEqual({
      day: dayOf(test.clock.now()),
      ...{ displayed: 1, engagements: 0, opened: 0, responses: 0, conversations: 0, chats: 1, clicks: 0, cartAdds: 0, tokens: 25 },
      attributed: [],
    });
    expect(chatgpt_info.days.at(-2)).toMatchObject({ displayed: 1, engagements: 1, chats: 1, tokens: 25 });
    expect(chatgpt_info.days[0]).toEqual({
      day: dayOf(new Date(test.clock.now().getTime() - 29 * 86_400_000)),
      ...{ displayed: 0, engagements: 0, opened: 0, responses: 0, conversations: 0, chats: 0, clicks: 0, cartAdds: 0, tokens: 0 },
      attributed: [],
    });
  });

  it('lists conversations newest first, page by page, and no engagements without a chat', async () => {
    const shop = await aShop();
    const visitors = [visitorOf(shop), visitorOf(shop), visitorOf(shop)];
    await visitorOf(shop).tell('opened', { page: 'https://shop.example/' });
    for (const visitor of visitors) {
      test.clock.advance(60_000);
      await visitor.tell('shown', { page: 'https://shop.example/shoes?utm=x' });
      await visitor.chat('Hi', 'Hello', tokenUsage);
    }
    const [first, second, third] = visitors as [(typeof visitors)[0], (typeof visitors)[0], (typeof visitors)[0]];
    test.clock.advance(60_000);
    await first.chat('Still there?', 'Yes', tokenUsage);
    await first.tell('closed');

    const { chat_history, total } = await history(shop);
    expect(total).toBe(3);
    expect(Object.keys(chat_history)).toEqual([first.id, third.id, second.id]);
    expect(chat_history[first.id]).toMatchObject({
      engagement_info: {
        popupEngagementEnd: expect.any(String),
        conversationStartedAtWebsiteLink: 'https://shop.example/shoes',
        popup_id: shop.recommenderId,
        chats_count: 2,
      },
      chatgpt_data: [
        { inputChatGPT: 'Hi', outputChatGPT: 'Hello' },
        { inputChatGPT: 'Still there?', outputChatGPT: 'Yes' },
      ],
    });
    expect(chat_history[second.id]?.engagement_info.popupEngagementEnd).toBeNull();
    const page = await history(shop, { limit: 1, offset: 1 });
    expect([Object.keys(page.chat_history), page.total]).toEqual([[third.id], 3]);
    expect(await history(shop, { offset: 1000 })).toEqual({ chat_history: {}, total: 3, more: false });
  });

  it('shows an owner no data of another owner', async () => {
    const [shop, other] = [await aShop(), await aShop()];
    const visitor = visitorOf(shop);
    await visitor.answer(0, [0], 2);
    await visitor.chat('Hi', 'Hello', tokenUsage);
    expect(await history(other)).toEqual({ chat_history: {}, total: 0, more: false });
    const { questionnaire_data } = await test.ask(getPopupAnalytics, { headers: other.headers });
    expect(questionnaire_data.map((row) => [row.questionnaire_id, row.total_responses, row.average_answer_time])).toEqual([
      [other.questionnaireId, 0, null],
    ]);
    expect((await test.ask(getChatAnalytics, { headers: other.headers })).chatgpt_info).toMatchObject({
      total_displayed: 0,
      total_chats: 0,
      total_tokens: 0,
    });
  });

  it('refuses invalid limits and offsets', async () => {
    const { headers } = await test.newOwner();
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'offset=99999999999'])
      expect((await test.app.inject({ url: `/api/chat_history/?${query}`, headers })).statusCode).toBe(400);
  });
});

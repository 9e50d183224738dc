/** The same visits give the same figures in every report (contract/figures.ts). */
import {
  getBreakdown,
  getChatAnalytics,
  getFunnel,
  getPopupAnalytics,
  listChatHistory,
  listPopupDays,
  listPopups,
  listQuestionnaires,
} from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newShop, newVisitor, redOrBlue } from '../../testing/shop.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The sums of the columns of a CSV file, by their heading. */
function columnSums(text: string): Partial<Record<string, number>> {
  const [header = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell));
  return Object.fromEntries(header.map((name, index) => [name, sum(rows.map((row) => Number(row[index]) || 0))]));
}

describe('the figures of the reports', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('are equal on every screen and in every file for the same visits, also for one that goes on past midnight', async () => {
    const shop = await newShop(test, [redOrBlue('Which colour?')]);
    const visitors = Array.from({ length: 5 }, () => newVisitor(test, shop));
    const [night, answers, opens, looks, writes] = visitors as [(typeof visitors)[0], ...typeof visitors];
    const firstDay = dayOf(test.clock.now());
    await night.tell('shown');
    test.clock.advance(86_400_000);
    await night.chat('Is it warm?', 'Yes');
    await night.tell('clicked', { productId: 1 });
    await night.tell('clicked', { productId: 1 });
    await answers?.tell('shown');
    await answers?.answer(0, [0]);
    await opens?.tell('opened');
    await opens?.tell('opened');
    await looks?.tell('shown');
    await writes?.chat('Hello', 'Hi');
    await writes?.chat('Again', 'Hi');
    const today = dayOf(test.clock.now());

    /** The figures of every report for a period; absent where the report has no such column. */
    const figuresOf = async (period: { from: string; to: string }) => {
      const { headers } = shop;
      const { chatgpt_info: info } = await test.ask(getChatAnalytics, { query: period, headers });
      const parts = await Promise.all(
        (['recommender', 'page', 'device', 'trigger'] as const).map(async (by) => {
          const { breakdown } = await test.ask(getBreakdown, { query: { ...period, by }, headers });
          const { displayed, engaged, chatted, clicked } = breakdown.total;
          expect(sum(breakdown.rows.map((row) => row.displayed))).toBe(displayed);
          return { displayed, engaged, conversations: chatted, clicked };
        }),
      );
      const { funnel } = await test.ask(getFunnel, { params: { questionnaireId: String(shop.questionnaireId) }, query: period, headers });
      const csv = async (query: object) =>
        columnSums(
          (await test.app.inject({ url: `/api/analytics/export/?${new URLSearchParams(query as Record<string, string>)}`, headers })).body,
        );
      const days = await csv({ report: 'days', ...period });
      const byRecommender = await csv({ report: 'breakdown', by: 'recommender', ...period });
      const { questionnaire_data } = await test.ask(getPopupAnalytics, { query: period, headers });
      return {
        displayed: [
          info.total_displayed,
          sum(info.days.map((day) => day.displayed)),
          funnel.visitors,
          days.Displayed,
          byRecommender.Displayed,
          ...parts.map((part) => part.displayed),
        ],
        engaged: [
          info.total_engagements,
          sum(info.days.map((day) => day.engagements)),
          days.Engagements,
          byRecommender.Engagements,
          ...parts.map((part) => part.engaged),
        ],
        conversations: [
          info.total_conversations,
          days.Conversations,
          byRecommender.Conversations,
          ...parts.map((part) => part.conversations),
        ],
        clicked: [byRecommender.Clicked, ...parts.map((part) => part.clicked)],
        opened: [info.total_opened, days.Opened],
        responses: [info.total_responses, days.Responses, sum(questionnaire_data.map(({ total_responses }) => total_responses))],
        chats: [info.total_chats, days.Chats],
      };
    };
    const same = (figures: Awaited<ReturnType<typeof figuresOf>>) =>
      Object.fromEntries(Object.entries(figures).map(([name, values]) => [name, [...new Set(values)]]));

    const all = { from: firstDay, to: today };
    const expected = { displayed: [5], engaged: [4], conversations: [2], clicked: [1], opened: [2], responses: [1], chats: [3] };
    expect(same(await figuresOf(all))).toEqual(expected);
    // The visit that began before midnight counts on its first day, in all reports; what was written counts when it was written.
    expect(same(await figuresOf({ from: firstDay, to: firstDay }))).toEqual({
      ...{ displayed: [1], engaged: [1], conversations: [1], clicked: [1], opened: [0], responses: [0], chats: [0] },
    });

    const { headers } = shop;
    const [popup] = await test.ask(listPopups, { headers });
    expect(popup).toMatchObject({ countEngagements: 5, countEngaged: 4, chats_count: 3 });
    const { popups } = await test.ask(listPopupDays, { headers });
    expect(popups.map(({ displayed }) => sum(displayed))).toEqual([5]);
    const { questionnaires } = await test.ask(listQuestionnaires, { headers });
    expect(questionnaires).toMatchObject([{ total_engagements: 5, total_responses: 1 }]);
    const { chat_history, total } = await test.ask(listChatHistory, { headers });
    expect([total, sum(Object.values(chat_history).map(({ engagement_info }) => engagement_info.chats_count))]).toEqual([2, 3]);
  });
});

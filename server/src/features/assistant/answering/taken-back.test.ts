/** What is said where an answer takes an earlier one back: by the built-in assistant, and before the words of a model. */
import { type ChatEntry, type ProductRule, postChat, updateAssistant } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repliesIn } from '../../../kit/languages/replies/index.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { products } from '../../catalogue/tables.ts';
import { createQuestionnaireWith } from '../../questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../../recommenders/index.ts';
import { beginStream, ending, type Provider, piece, startProvider } from '../testing.ts';

let t: TestApp;
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  t = await testApp({ CRAWL_ALLOW_HOSTS: new URL(provider.url).host });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

const origin = 'https://shop.test';
const replies = repliesIn('en');
const noLongerMugs = replies.takenBack(replies.quote('Mugs'));

/** Mugs are red or blue, and plates have other colours. Two questions ask for the kind and for the colour of a mug. */
async function crockery() {
  const { ownerId, headers } = await t.newOwner();
  const wares = [['Mugs', 'Red'], ['Mugs', 'Blue'], ...['Green', 'Black', 'White'].map((colour) => ['Plates', colour])].map(
    ([kind = '', colour = ''], at) => ({ title: `Piece ${at}`, kind, colour }),
  );
  await t.platform.db.insert(products).values(
    wares.map(({ title, kind, colour }) => ({
      ...{ ownerId, externalKey: title, title, link: `${origin}/${title}`, priceMinor: 1000, currency: 'EUR' },
      ...{ categories: [kind], attributes: { Colour: [colour] } },
    })),
  );
  const ofKind = (kind: string): ProductRule[] => [{ field: 'category', values: [kind], effect: 'prefer', weight: 1 }];
  const ofColour = (values: string[], effect: ProductRule['effect']): ProductRule[] => [
    { field: 'fact', family: 'colour', values, effect, weight: 1 },
  ];
  const { questionnaireId, answerIds, questionIds } = await createQuestionnaireWith(t.platform.db, ownerId, {
    name: 'Q',
    questions: [
      {
        text: 'What are you looking for?',
        answers: ['Mugs', 'Plates'].map((text) => ({ text, textForChat: '', next: 1, productRules: ofKind(text) })),
      },
      {
        text: 'Which colour should it be?',
        answers: [
          { text: 'Red', textForChat: '', next: 2, productRules: ofColour(['red'], 'prefer') },
          { text: 'Blue', textForChat: '', next: 2, productRules: ofColour(['blue'], 'prefer') },
          { text: 'Something else', textForChat: '', next: 2, productRules: ofColour(['red', 'blue'], 'exclude') },
        ],
      },
      { text: 'Is it a present?', answers: [{ text: 'Yes', textForChat: '', next: null }] },
    ],
  });
  const popupId = await createRecommender(t.platform.db, ownerId, {
    ...{ name: 'R', active: true, questionnaireId, websites: [origin], askFollowUps: false },
  });
  const params = { userId: String(ownerId), popupId: String(popupId), engagementId: mintEngagement(t.platform, ownerId, popupId) };
  const [[mugs = 0] = [], [red = 0, , other = 0] = [], [yes = 0] = []] = answerIds;
  const say = async (inputChatGPT: string, chosen: readonly number[], next: number | null): Promise<ChatEntry> => {
    const body = { inputChatGPT, next_question_id: next, selectedAnswers: chosen.map((answerId) => ({ answerId })) };
    const { chatgpt } = await t.ask(postChat, { params, body, headers: { origin } });
    return chatgpt[0] as ChatEntry;
  };
  return { headers, say, mugs, red, other, yes, last: questionIds[2] ?? null };
}

it('is that the earlier answer no longer counts, before the number of products', async () => {
  const { say, mugs, red, other, yes, last } = await crockery();
  const { outputChatGPT, productsLeft } = await say('Something else', [mugs, other], last);
  expect(productsLeft).toBe(3);
  expect(outputChatGPT).toBe([replies.chose('Something else'), noLongerMugs, replies.fitting(3), replies.nextQuestion].join(' '));
  // It is said once, and not where nothing is taken back.
  expect((await say('Yes', [mugs, other, yes], null)).outputChatGPT).not.toContain('counts');
  expect((await say('Red', [mugs, red], last)).outputChatGPT).toBe(
    [replies.chose('Red'), replies.fitting(1), replies.nextQuestion].join(' '),
  );
});

it('stands before the products at the end', async () => {
  const { say, mugs, other } = await crockery();
  const [first] = (await say('Something else', [mugs, other], null)).outputChatGPT.split('\n');
  expect(first).toBe(`${noLongerMugs} ${replies.best(3)}`);
});

it('does not depend on the words of a model, which reads that the answer no longer counts', async () => {
  const { headers, say, mugs, other, last } = await crockery();
  const body = {
    provider: 'compatible' as const,
    baseUrl: provider.url,
    model: 'm',
    key: 'sk-key-1111',
    dailyTokens: null,
  };
  await t.ask(updateAssistant, { body, headers });
  provider.answer((response) => {
    beginStream(response);
    response.end(piece('What do you have in mind?') + ending());
  });
  expect((await say('Something else', [mugs, other], last)).outputChatGPT).toBe(`${noLongerMugs}\nWhat do you have in mind?`);
  expect(provider.asked.at(-1)?.body.messages[0]?.content).toMatch(/"Mugs".*taken back by a later answer/);
});

/** Replies and reasons come in the language of the questionnaire, whatever a short answer looks like. */
import { bootstrap, type ChatEntry, postChat } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChatLanguage, repliesIn } from '../../../kit/languages/replies/index.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { products } from '../../catalogue/tables.ts';
import { createQuestionnaireWith } from '../../questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../../recommenders/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const origin = 'https://shop.test';
const shops: [ChatLanguage, kind: string, blue: string, budget: string][] = [
  ['en', 'What are you looking for?', 'Which colour should it be?', 'How much would you like to spend?'],
  ['de', 'Wonach suchen Sie?', 'Welche Farbe soll es sein?', 'Wie viel möchten Sie ausgeben?'],
  ['fr', 'Que cherchez-vous ?', 'Quelle couleur préférez-vous ?', 'Combien souhaitez-vous dépenser ?'],
  ['es', '¿Qué está buscando?', '¿De qué color lo quiere?', '¿Cuánto quiere gastar?'],
  ['it', 'Che cosa cerca?', 'Di che colore lo vuole?', 'Quanto vuole spendere?'],
  ['nl', 'Waar bent u naar op zoek?', 'Welke kleur moet het zijn?', 'Hoeveel wilt u uitgeven?'],
  ['pl', 'Czego szukasz?', 'Jaki kolor ma to być?', 'Ile chcesz wydać?'],
  ['tr', 'Ne arıyorsunuz?', 'Hangi renk olsun?', 'Ne kadar harcamak istersiniz?'],
  ['ar', 'عمّ تبحث؟', 'أي لون تفضل؟', 'كم تريد أن تنفق؟'],
  ['ja', '何をお探しですか？', '何色がいいですか？', 'ご予算はいくらですか？'],
];

it.each(shops)('%s', async (language, ...questions) => {
  const { ownerId } = await t.newOwner();
  const product = (title: string, colour: string, priceMinor: number) => ({
    ownerId,
    externalKey: title,
    title,
    link: `${origin}/${title}`,
    categories: ['Mugs'],
    attributes: { Colour: [colour] },
    priceMinor,
    currency: 'EUR',
  });
  await t.platform.db.insert(products).values([product('Oslo', 'Olive', 1200), product('Bergen', 'Gris', 3000)]);
  const rules = [
    { field: 'category' as const, values: ['Mugs'] },
    { field: 'attribute' as const, name: 'Colour', values: ['Olive'] },
    { field: 'price' as const, min: null, max: 1000 },
  ].map((rule) => [{ ...rule, effect: 'prefer' as const, weight: 1 }]);
  const texts = ['Mugs', 'Olive', '10 €'];
  const { questionnaireId, questionIds, answerIds } = await createQuestionnaireWith(t.platform.db, ownerId, {
    name: 'Q',
    questions: questions.map((text, n) => ({
      text,
      answers: [{ text: texts[n] as string, textForChat: '', next: n < 2 ? n + 1 : null, productRules: rules[n] as (typeof rules)[0] }],
    })),
  });
  const recommenderId = await createRecommender(t.platform.db, ownerId, { name: 'R', active: true, questionnaireId, websites: [origin] });
  const params = { userId: String(ownerId), popupId: String(recommenderId) };
  const engagementId = mintEngagement(t.platform, ownerId, recommenderId);
  const say = async (n: number): Promise<ChatEntry> => {
    const selectedAnswers = answerIds.slice(0, n + 1).map(([answerId = 0]) => ({ answerId }));
    const body = { inputChatGPT: texts[n] as string, next_question_id: questionIds[n + 1] ?? null, selectedAnswers };
    const response = await t.send(postChat, { params: { ...params, engagementId }, body, headers: { origin } });
    return postChat.answer.parse(response.json()).chatgpt[0] as ChatEntry;
  };
  const replies = repliesIn(language);
  const gap = language === 'ja' ? '' : ' ';
  expect((await say(0)).outputChatGPT).toBe([replies.chose('Mugs'), replies.fitting(2), replies.nextQuestion].join(gap));
  const second = await say(1);
  expect(second.outputChatGPT).toBe([replies.chose('Olive'), replies.fitting(1), replies.nextQuestion].join(gap));
  expect(second.recommendedProducts[1]?.differs).toEqual([replies.differs.other('Gris', replies.quote('Olive'))]);
  const last = await say(2);
  expect(last.outputChatGPT.split('\n')[0]).toBe(replies.nothingClosest);
  expect(last.recommendedProducts[0]).toMatchObject({ productTitle: 'Oslo', differs: [expect.stringContaining('2')] });
  const list = new Intl.ListFormat(replies.locale, { type: 'conjunction' });
  expect(last.recommendedProducts[0]?.reasons).toEqual([replies.reasons.chosen(list.format(['Mugs', 'Olive'].map(replies.quote)))]);
  const { popup } = await t.ask(bootstrap, { params, headers: { origin } });
  expect(popup.words).toEqual(replies.widget);
});

/** A shop with visitors who use its recommender, for tests of what the owner sees afterwards. */
import { randomUUID } from 'node:crypto';
import { recordAnswer, recordEvents, type SendInput } from '@parley/contract';
import { createQuestionnaireWith } from '../features/questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../features/recommenders/index.ts';
import type { TestApp } from './app.ts';

type Event = SendInput<typeof recordEvents>['body']['events'][number];
type Given = SendInput<typeof recordAnswer>['body']['answer'][number];
type Chat = Parameters<TestApp['features']['engagements']['recordChat']>[0];

/** A question with two answers: Red leads to the question at index `next`, Blue ends the questionnaire. */
export const redOrBlue = (text: string, next: number | null = null) => ({
  text,
  answers: [
    { text: 'Red', textForChat: 'Red', next },
    { text: 'Blue', textForChat: 'Blue', next: null },
  ],
});

/** Creates an owner with an active recommender that asks `questions`. */
export async function newShop(test: TestApp, questions = [redOrBlue('Which colour?')]) {
  const owner = await test.newOwner();
  const created = await createQuestionnaireWith(test.platform.db, owner.ownerId, { name: 'Shoes', questions });
  const { questionnaireId } = created;
  const recommenderId = await createRecommender(test.platform.db, owner.ownerId, { name: 'Corner', active: true, questionnaireId });
  return { ...owner, ...created, recommenderId };
}
export type Shop = Awaited<ReturnType<typeof newShop>>;

/** A new visitor of the shop's recommender, or of another recommender of its owner. */
export function newVisitor(test: TestApp, shop: Shop, recommenderId = shop.recommenderId) {
  const { ownerId, questionnaireId } = shop;
  const token = mintEngagement(test.platform, ownerId, recommenderId);
  const engagementId = token.split('.')[0] as string;
  const params = { userId: String(ownerId), popupId: String(recommenderId), engagementId: token };
  return {
    id: engagementId,
    params,
    tell: (type: Event['type'], more: Partial<Event> = {}, headers: Record<string, string> = {}) =>
      test.ask(recordEvents, { params, body: { events: [{ requestId: randomUUID(), type, ...more }] }, headers }),
    /** Answers the question at index `question` with the answers at these indexes, after `answerTime` seconds. */
    answer: (question = 0, indexes: readonly number[] = [0], answerTime = 2, more: Partial<Given> = {}) =>
      test.ask(recordAnswer, {
        params: { questionId: String(shop.questionIds[question]) },
        body: {
          answer: indexes.map((index) => ({ answerId: shop.answerIds[question]?.[index] ?? 0, ...more })),
          popup_engagement: token,
          answerTime,
        },
      }),
    chat: (input: string, output: string, more: Partial<Chat> = {}) =>
      test.features.engagements.recordChat({
        ...{ ownerId, recommenderId, questionnaireId, engagementId, firstQuestionId: null, requestId: randomUUID() },
        ...{ input, output, products: [], inputTokens: 0, outputTokens: 0, ...more },
      }),
  };
}

/** A shop whose recommender visitors use, for tests of what its owner then reads. */
import { randomUUID } from 'node:crypto';
import { recordAnswer, recordEvents, type SendInput } from '@parley/contract';
import { createQuestionnaireWith } from '../features/questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../features/recommenders/index.ts';
import type { TestApp } from './app.ts';

type Event = SendInput<typeof recordEvents>['body']['events'][number];
type Given = SendInput<typeof recordAnswer>['body']['answer'][number];
type Chat = Parameters<TestApp['features']['engagements']['recordChat']>[0];

/** Red, which leads to the question at `next`, or Blue, which ends it. */
export const redOrBlue = (text: string, next: number | null = null) => ({
  text,
  answers: [
    { text: 'Red', textForChat: 'Red', next },
    { text: 'Blue', textForChat: 'Blue', next: null },
  ],
});

/** A new owner with an active recommender that asks `questions`. */
export async function newShop(test: TestApp, questions = [redOrBlue('Which colour?')]) {
  const owner = await test.newOwner();
  const made = await createQuestionnaireWith(test.platform.db, owner.ownerId, { name: 'Shoes', questions });
  const { questionnaireId } = made;
  const recommenderId = await createRecommender(test.platform.db, owner.ownerId, { name: 'Corner', active: true, questionnaireId });
  return { ...owner, ...made, recommenderId };
}
export type Shop = Awaited<ReturnType<typeof newShop>>;

/** Somebody new who uses the shop's recommender, or another one of its owner's. */
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
    /** Gives the answers at these places to the question at its place, after so many seconds. */
    answer: (question = 0, places: readonly number[] = [0], answerTime = 2, more: Partial<Given> = {}) =>
      test.ask(recordAnswer, {
        params: { questionId: String(shop.questionIds[question]) },
        body: {
          answer: places.map((place) => ({ answerId: shop.answerIds[question]?.[place] ?? 0, ...more })),
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

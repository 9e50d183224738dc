/** Test data for follow-up questions: a shop with many products, and visitors who look for one of them. */
import { randomUUID } from 'node:crypto';
import {
  type ChatEntry,
  type postChat,
  postChat as postChatCall,
  recordAnswer,
  type SendInput,
  type VisitorQuestion,
} from '@parley/contract';
import type { TestApp } from '../../testing/app.ts';
import { saveProducts } from '../catalogue/index.ts';
import { createQuestionnaireWith, type QuestionnaireDefinition } from '../questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../recommenders/index.ts';

const origin = 'https://rooms.example';
const colours = ['Red', 'Blue', 'Green', 'Black'];
const materials = ['Oak', 'Steel', 'Glass'];
const kinds = ['Lamp', 'Table', 'Chair'];

/** Each kind in each colour and material: 36 products. */
export const wares = kinds.flatMap((kind) =>
  colours.flatMap((colour) => materials.map((material) => ({ kind, colour, material, title: `${colour} ${material} ${kind}` }))),
);

/** The owner's only question, which asks for the category. */
export const ownQuestionnaire: QuestionnaireDefinition = {
  name: 'Furniture',
  questions: [
    {
      text: 'What are you looking for?',
      answers: [
        ...kinds.map((kind) => ({
          text: kind,
          textForChat: `The visitor would like to buy a ${kind} for their home`,
          next: null,
          productRules: [{ field: 'category' as const, values: [kind], effect: 'prefer' as const, weight: 1 }],
        })),
        { text: 'Just looking', textForChat: 'The visitor only looks around in the shop', next: null },
      ],
    },
  ],
};

/** Creates an owner with these products, a questionnaire and an active recommender. */
export async function furnitureShop(test: TestApp, { definition = ownQuestionnaire, askFollowUps = true } = {}) {
  const { ownerId, headers } = await test.newOwner();
  const { db } = test.platform;
  const ids = await saveProducts(
    db,
    ownerId,
    origin,
    wares.map(({ kind, colour, material, title }, at) => ({
      externalKey: title,
      title,
      link: `${origin}/${at}`,
      image: null,
      description: '',
      priceMinor: 1000 + 500 * at,
      priceMaxMinor: null,
      regularPriceMinor: null,
      currency: 'EUR',
      inStock: true,
      categories: [kind],
      tags: [],
      attributes: { Colour: [colour], Material: [material] },
      vendor: null,
      sku: null,
      language: 'en',
      variants: [],
      categoryPaths: [],
      fieldSources: {},
    })),
  );
  const made = await db.transaction((tx) => createQuestionnaireWith(tx, ownerId, definition));
  const recommenderId = await createRecommender(db, ownerId, {
    name: 'R',
    active: true,
    questionnaireId: made.questionnaireId,
    websites: [origin],
    askFollowUps,
  });
  return { ownerId, headers, ids, ...made, recommenderId };
}
export type FurnitureShop = Awaited<ReturnType<typeof furnitureShop>>;

/** A visitor whose calls fail the test when they are refused. */
export function visitorOf(test: TestApp, { ownerId, recommenderId }: FurnitureShop) {
  const engagement = mintEngagement(test.platform, ownerId, recommenderId);
  const headers = { origin };
  const params = { userId: String(ownerId), popupId: String(recommenderId), engagementId: engagement };
  return {
    engagement,
    engagementId: engagement.split('.')[0] as string,
    record: (questionId: number, answerIds: readonly number[]) =>
      test.send(recordAnswer, {
        params: { questionId: String(questionId) },
        headers,
        body: {
          answer: answerIds.map((answerId) => ({ answerId })),
          popup_engagement: engagement,
          answerTime: 1,
          requestId: randomUUID(),
        },
      }),
    async say(body: SendInput<typeof postChat>['body'], more: Record<string, string> = {}): Promise<ChatEntry> {
      const { chatgpt } = await test.ask(postChatCall, { params, headers: { ...headers, ...more }, body });
      return chatgpt[0] as ChatEntry;
    },
    stream: (body: SendInput<typeof postChat>['body']) =>
      test.send(postChatCall, { params, headers: { ...headers, accept: 'text/event-stream' }, body }),
  };
}
export type TestVisitor = ReturnType<typeof visitorOf>;

/** The answer that matches what a visitor looks for; the last one if none does. */
export const answerFor = ({ answers }: VisitorQuestion, words: readonly string[]) =>
  answers.find(({ text }) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) ?? answers.at(-1);

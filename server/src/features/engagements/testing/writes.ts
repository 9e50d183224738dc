/** Writes of visitors for tests, each with an id of its own. */
import { randomInt, randomUUID } from 'node:crypto';
import type { ChatWrite, EventWrite, ResponseWrite, Visit } from '../writing/writes.ts';

/** When they arrive, unless a test says otherwise. */
export const noon = Date.parse('2026-01-31T12:00:00Z');

/** A visit with an owner of its own, in which nothing happened yet. */
export const aVisit = (): Visit => ({
  ownerId: randomInt(1_000_000, 2_000_000_000),
  recommenderId: 1,
  engagementId: randomUUID(),
  questionnaireId: 5,
});
/** An event of a visit. */
export const event = (visit: Visit, type: EventWrite['type'], more: Partial<EventWrite> = {}): EventWrite => ({
  kind: 'event',
  ...visit,
  type,
  requestId: randomUUID(),
  at: new Date(noon),
  productId: null,
  page: '',
  path: '',
  trigger: '',
  device: '',
  ...more,
});
/** A response of a visit: answers to question 50 of questionnaire 5. */
export const response = (visit: Visit, answerIds: number[], more: Partial<ResponseWrite> = {}): ResponseWrite => ({
  kind: 'response',
  ...visit,
  requestId: randomUUID(),
  at: new Date(noon),
  questionnaireId: 5,
  questionId: 50,
  answers: answerIds.map((answerId) => ({ answerId, text: '' })),
  nextQuestionId: null,
  timeMs: 1500,
  ...more,
});
/** A message of a visit's visitor, and its answer. */
export const chat = (visit: Visit, more: Partial<ChatWrite> = {}): ChatWrite => ({
  kind: 'chat',
  followUp: null,
  productsLeft: null,
  ...visit,
  requestId: randomUUID(),
  at: new Date(noon),
  input: 'Hi',
  output: 'Hello',
  products: [],
  inputTokens: 3,
  outputTokens: 4,
  unansweredAs: null,
  ...more,
});
/** A product that was recommended. */
export const card = (id: number) =>
  ({ id, productTitle: 'Shoe', productImage: '', productLink: 'https://shop.example/shoe' }) as ChatWrite['products'][0];

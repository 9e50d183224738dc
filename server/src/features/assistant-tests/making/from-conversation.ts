/** Makes a test of a conversation of the history: its messages, the answers that were chosen, and what stood behind the answer. */
import { type Receipt, replyLanguages, type TestExpectations, type TestTurn, testExpectations } from '@parley/contract';
import type { Executor } from '../../../platform/db/index.ts';
import { type ConversationSummary, engagementActivity, findConversation, receiptsOf, withoutContact } from '../../engagements/index.ts';
import type { NewTest } from '../store.ts';

const mostTurns = 12;
const mostCited = 3;

/** The test of a conversation up to a chat entry; null when either does not exist. Contact details in the messages are replaced. */
export async function testOfConversation(db: Executor, ownerId: number, engagementId: string, chatId: number): Promise<NewTest | null> {
  const conversation = await findConversation(db, ownerId, engagementId);
  const last = conversation?.chats.findIndex(({ id }) => id === chatId) ?? -1;
  if (!conversation || last < 0) return null;
  const chats = conversation.chats.slice(Math.max(0, last + 1 - mostTurns), last + 1);
  const { responses } = await engagementActivity(db, ownerId, engagementId);
  const receipt = (await receiptsOf(db, ownerId, engagementId)).get(chatId);
  return {
    recommenderId: conversation.recommenderId,
    turns: chats.map((chat) => turnAt(chat, responses)),
    expectations: expectationsFrom(receipt, chats.at(-1)?.products ?? []),
    origin: 'conversation',
    engagementId,
  };
}

type Chat = ConversationSummary['chats'][number];
type Responses = Awaited<ReturnType<typeof engagementActivity>>['responses'];

/** A message with the answers that were chosen when it was sent; of each question the last. */
function turnAt({ input, at, followUp }: Chat, responses: Responses): TestTurn {
  const chosen = new Map(responses.filter((response) => response.at <= at).map(({ questionId, answers }) => [questionId, answers]));
  const answers = [...chosen.values()]
    .flat()
    .map(({ answerId, text }) => ({ answerId, customTextInput: withoutContact(text).slice(0, 500) }));
  const before = responses.findLast((response) => response.at <= at);
  // A follow-up question is asked by the reply itself.
  const nextQuestionId = followUp ? null : (before?.nextQuestionId ?? null);
  return { message: withoutContact(input).slice(0, 4000), answers: answers.slice(0, 50), nextQuestionId };
}

/** What the answer rested on is expected of it from now on; without a receipt, only the products that were shown. */
function expectationsFrom(receipt: Receipt | undefined, products: Chat['products']): TestExpectations {
  const cited = new Set(receipt?.sentences.flatMap(({ claims }) => claims.flatMap(({ passages }) => passages)));
  const sources = receipt?.passages.filter(({ id }) => cited.has(id)).map(({ url, heading }) => url ?? heading) ?? [];
  return testExpectations.parse({
    answered: receipt ? (receipt.unanswered ? 'no' : 'yes') : 'any',
    cites: [...new Set(sources.filter(Boolean).map((source) => source.slice(0, 500)))].slice(0, mostCited),
    products: products.slice(0, 3).map(({ id, productTitle }) => ({ id, title: productTitle.slice(0, 300) })),
    first: Math.max(products.length, 3),
    language: replyLanguages.find((language) => language === receipt?.language) ?? null,
  });
}

/** Answers a conversation that no visitor had, message by message, as the tests of the assistant need it. */
import { randomUUID } from 'node:crypto';
import { type ChatEntry, productChoice, type Receipt, type TestTurn, type TestWriter } from '@parley/contract';
import type { Db } from '../../../platform/db/index.ts';
import type { StoredChat, Visit } from '../../engagements/index.ts';
import type { Context } from '../context.ts';
import { answerTurn, type Turn } from './turn.ts';
import { uncounted } from './turns.ts';

export interface Rehearsal {
  turns: readonly TestTurn[];
  /** The recommender that answers; null, or a deleted one: all products, and no questionnaire. */
  recommenderId: number | null;
  writtenBy: TestWriter;
  /** What to read instead of the database: a transaction whose changes are tried out. */
  db?: Db;
  signal: AbortSignal;
}

export interface RehearsedAnswer {
  entry: ChatEntry;
  receipt: Receipt;
}

/** The answers to the messages of a conversation, in their order. */
export async function rehearse(
  { platform, ...rest }: Context,
  ownerId: number,
  { turns, recommenderId, writtenBy, db = platform.db, signal }: Rehearsal,
): Promise<RehearsedAnswer[]> {
  const context = { ...rest, platform: { ...platform, db } };
  const of = await whereAnswered(context, ownerId, recommenderId);
  const earlier: StoredChat[] = [];
  const answers: RehearsedAnswer[] = [];
  for (const { message, answers: selectedAnswers, nextQuestionId } of turns) {
    const body = { inputChatGPT: message, next_question_id: nextQuestionId, selectedAnswers, requestId: randomUUID() };
    const turn = {
      ...of,
      body,
      earlier: [...earlier],
      builtin: writtenBy === 'builtin',
      visitor: null,
      offstage: true,
      signal,
      working: uncounted,
    };
    const answer = await lastOf(context, { ...turn, arrivedAt: performance.now() });
    answers.push(answer);
    earlier.push(asStored(of.visit, answer, earlier.length));
  }
  return answers;
}

async function whereAnswered({ recommenders }: Context, ownerId: number, recommenderId: number | null) {
  const found = recommenderId === null ? null : await recommenders.findForVisitor(ownerId, recommenderId);
  return {
    visit: { ownerId, recommenderId: found?.id ?? 0, engagementId: randomUUID(), questionnaireId: found?.questionnaireId ?? null },
    websites: found?.websites ?? [],
    choice: found?.productChoice ?? productChoice.parse({}),
    askFollowUps: found?.askFollowUps ?? false,
    language: found?.language ?? null,
  };
}

async function lastOf(context: Context, turn: Turn): Promise<RehearsedAnswer> {
  const answer = answerTurn(context, turn);
  for (;;) {
    const { done, value } = await answer.next();
    if (!done) continue;
    if (!value.receipt) throw new Error('a rehearsal was answered from the history');
    return { entry: value.entry, receipt: value.receipt };
  }
}

/** An answer as it would be stored, for the messages that follow it. */
const asStored = (visit: Visit, { entry, receipt }: RehearsedAnswer, at: number): StoredChat => ({
  ownerId: visit.ownerId,
  engagementId: visit.engagementId,
  recommenderId: visit.recommenderId,
  id: at + 1,
  requestId: entry.requestId,
  input: entry.inputChatGPT,
  output: entry.outputChatGPT,
  products: entry.recommendedProducts,
  followUp: entry.followUp,
  productsLeft: entry.productsLeft,
  personIn: entry.person?.language ?? null,
  inputTokens: 0,
  outputTokens: 0,
  unansweredAs: receipt.unanswered ? entry.inputChatGPT : null,
  at: new Date(at * 1000),
});

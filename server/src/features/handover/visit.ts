/** The requests of a visit, for the history. */
import type { AnswerWay } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import * as store from './store.ts';

/** A request and its answers, oldest first. */
export interface RequestInVisit {
  id: number;
  at: Date;
  message: string;
  open: boolean;
  answers: { at: Date; text: string; by: AnswerWay }[];
}

/** The requests of an engagement, oldest first. */
export async function requestsIn(db: Executor, ownerId: number, engagementId: string): Promise<RequestInVisit[]> {
  const requests = await store.handoversOf(db, ownerId, engagementId);
  const answers = Map.groupBy(
    await store.answersOf(
      db,
      ownerId,
      requests.map(({ id }) => id),
    ),
    ({ handoverId }) => handoverId,
  );
  return requests.map(({ id, at, message, settledAt }) => ({
    id,
    at,
    message,
    open: settledAt === null,
    answers: (answers.get(id) ?? []).map((answer) => ({ at: answer.at, text: answer.text, by: store.wayOf(answer) })),
  }));
}

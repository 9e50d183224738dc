/** The load of visitors' writes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bootstrap } from '@parley/contract';
import { type NextRequest, requestBytes } from './connections.ts';

/** Each look counts the inbox, which is part of what is measured, so they are few. */
const lookMs = 500;

/** Resolves when every acknowledged write is counted. @returns how many waited, and for how many milliseconds */
export async function counted(url: string): Promise<{ left: number; ms: number }> {
  const waiting = async () => Number(/^parley_visitor_writes_waiting (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);
  const left = await waiting();
  const since = performance.now();
  while ((await waiting()) !== 0) await sleep(lookMs);
  return { left, ms: Math.round(performance.now() - since) };
}

/** A visit that may answer the first question of its recommender. */
export interface Visit {
  token: string;
  questionId: number;
  answerId: number;
}

export const json = { 'content-type': 'application/json' };

/** Begins a visit. @param recommender the end of its bootstrap's address. @throws if it has no first question */
export async function bootstrapOf(url: string, recommender: string): Promise<Visit> {
  const { popupEngagementUniqueIdentifier: token, question } = (await (
    await fetch(`${url}/offlinePopup/${recommender}`)
  ).json()) as Bootstrap;
  const answerId = question?.answers[0]?.id;
  if (!question || !answerId) throw new Error(`recommender ${recommender} has no first question`);
  return { token, questionId: question.id, answerId };
}

/** The request that answers the question, with `idToBe`. */
export function answering({ token, questionId, answerId }: Visit): Buffer {
  const answer = [{ answerId, customTextInput: '' }];
  return requestBytes(
    'POST',
    `/answer/${questionId}/`,
    json,
    JSON.stringify({ answer, popup_engagement: token, answerTime: 3.2, requestId: idToBe }),
  );
}

/** Stands in requests where each that is sent has an id of its own. */
export const idToBe = randomUUID();

/** Requests that differ in their ids, as visitors' do. */
export function withIds(requests: readonly Buffer[]): NextRequest {
  const places = requests.map((request) => request.indexOf(idToBe));
  let turn = 0;
  return () => {
    const at = turn++ % requests.length;
    const request = Buffer.from(requests[at] as Buffer);
    request.write(randomUUID(), places[at] ?? 0, 'latin1');
    return request;
  };
}

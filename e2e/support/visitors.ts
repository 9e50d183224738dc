/** Makes visitors through the widget's calls, for journeys about reports. */
import { randomUUID } from 'node:crypto';

export interface Place {
  clientId: number;
  popupId: number;
  /** The website that shows the recommender. */
  origin?: string;
}

export interface Visitor {
  event(type: string, more?: object): Promise<unknown>;
  answer(questionId: number, answerId: number): Promise<unknown>;
  say(words: string): Promise<unknown>;
  /** Leaves a message for a person. */
  askPerson(message: object): Promise<unknown>;
}

/** A visitor for whom a recommender was loaded. */
export async function newVisitor(parleyUrl: string, { clientId, popupId, origin }: Place): Promise<Visitor> {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(parleyUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(origin && { origin }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { popupEngagementUniqueIdentifier: engagement } = await ask<{ popupEngagementUniqueIdentifier: string }>(
    `/offlinePopup/${popupId}/${clientId}`,
  );
  const conversation = `${clientId}/${popupId}/${encodeURIComponent(engagement)}`;
  return {
    event: (type, more) => ask(`/popup/events/${conversation}`, { events: [{ requestId: randomUUID(), type, ...more }] }),
    answer: (questionId, answerId) =>
      ask(`/answer/${questionId}/`, {
        answer: [{ answerId }],
        popup_engagement: engagement,
        answerTime: 2,
        requestId: randomUUID(),
      }),
    askPerson: (message) => ask(`/popup/person/${conversation}`, message),
    say: (inputChatGPT) => ask(`/popup/postchatgpt/${conversation}`, { inputChatGPT, requestId: randomUUID() }),
  };
}

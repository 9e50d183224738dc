/** HTTP calls of the owner and the visitors of the shop in the fixture. */
import { randomUUID } from 'node:crypto';

export const owner = { username: 'owner@first-release.test', password: 'the password of the first release' };

/** Makes a call and returns the answer. @throws with status and body when it is refused */
export async function ask<T>(url: string, method: string, path: string, body?: object, token?: string): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method,
    headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Logs in as the owner and returns the access token. */
export const logIn = async (url: string): Promise<string> =>
  (await ask<{ access_token: string }>(url, 'POST', '/login/', owner)).access_token;

interface Question {
  id: number;
  answers: { id: number; text: string; next_question: number | null }[];
}

/**
 * One visit: the recommender is shown and opened, every question gets its first answer, and the visitor chats once.
 * Returns the titles of the recommended products.
 */
export async function visit(url: string, { clientId, popupId }: { clientId: number; popupId: number }): Promise<string[]> {
  const {
    question,
    allQuestions,
    popupEngagementUniqueIdentifier: engagement,
  } = await ask<{
    question: Question;
    allQuestions: Question[];
    popupEngagementUniqueIdentifier: string;
  }>(url, 'GET', `/offlinePopup/${popupId}/${clientId}`);
  const event = (type: string) => ({ requestId: randomUUID(), type, page: 'https://shop.example/mugs', device: 'phone' });
  const events = [{ ...event('shown'), trigger: 'exit' }, event('opened')];
  await ask(url, 'POST', `/popup/events/${clientId}/${popupId}/${engagement}`, { events });

  const selectedAnswers: { answerId: number; customTextInput: string }[] = [];
  for (let next: Question | undefined = question; next; ) {
    const first: Question['answers'][number] | undefined = next.answers[0];
    if (!first) break;
    const chosen = { answerId: first.id, customTextInput: '' };
    selectedAnswers.push(chosen);
    await ask(url, 'POST', `/answer/${next.id}/`, {
      answer: [chosen],
      popup_engagement: engagement,
      answerTime: 2.5,
      requestId: randomUUID(),
    });
    next = allQuestions.find(({ id }) => id === first.next_question);
  }
  const { chatgpt } = await ask<{ chatgpt: { outputChatGPT: string; recommendedProducts: { productTitle: string }[] }[] }>(
    url,
    'POST',
    `/popup/postchatgpt/${clientId}/${popupId}/${engagement}`,
    { inputChatGPT: 'Do you have a blue mug?', next_question_id: null, requestId: randomUUID(), selectedAnswers },
  );
  return chatgpt[0]?.recommendedProducts.map(({ productTitle }) => productTitle) ?? [];
}

/** The statistics and products that the owner sees. */
export async function look(url: string, token: string) {
  const { chatgpt_info: totals } = await ask<{ chatgpt_info: Record<string, number> }>(url, 'GET', '/chatgpt_analytics/', undefined, token);
  const { questionnaire_data } = await ask<{
    questionnaire_data: { total_responses: number; answers_statistics: { total_responses: number }[] }[];
  }>(url, 'GET', '/popup_analytics/', undefined, token);
  const { products } = await ask<{ products: { productTitle: string }[] }>(url, 'GET', '/api/products/?limit=100', undefined, token);
  return {
    displayed: totals.total_displayed ?? 0,
    opened: totals.total_opened ?? 0,
    chats: totals.total_chats ?? 0,
    responses: questionnaire_data[0]?.total_responses ?? 0,
    responsesByQuestion: questionnaire_data[0]?.answers_statistics.map(({ total_responses }) => total_responses) ?? [],
    products: products.map(({ productTitle }) => productTitle).sort(),
  };
}

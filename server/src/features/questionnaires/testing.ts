/** Short ways for tests to make what they need. */
import { createAnswer, createQuestion, createQuestionnaire } from '@parley/contract';
import type { TestApp } from '../../testing/app.ts';

export type Owner = Awaited<ReturnType<TestApp['newOwner']>>;

/** An empty questionnaire; gives its id. */
export async function newQuestionnaire(test: TestApp, { headers }: Owner, name = 'Shoes'): Promise<number> {
  return (await test.ask(createQuestionnaire, { body: { name }, headers })).questionnaire.id;
}

/** A question at the end of a questionnaire; gives its id. */
export async function newQuestion(test: TestApp, { headers }: Owner, questionnaireId: number, text = 'What for?'): Promise<number> {
  const params = { questionnaire_id: String(questionnaireId) };
  return (await test.ask(createQuestion, { params, body: { text }, headers })).new_question.id;
}

/** An answer at the end of a question; gives its id. */
export async function newAnswer(
  test: TestApp,
  { headers }: Owner,
  questionId: number,
  next: number | null = null,
  more: Record<string, unknown> = {},
): Promise<number> {
  const body = { text: 'Running', text_for_chatgpt: 'Shoes for running', next_question: next, ...more };
  return (await test.ask(createAnswer, { params: { questionId: String(questionId) }, body, headers })).newAnswer.id;
}

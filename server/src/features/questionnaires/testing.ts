/** Shortcuts for tests to create questionnaires. */
import { createAnswer, createQuestion, createQuestionnaire } from '@parley/contract';
import type { TestApp } from '../../testing/app.ts';

export type Owner = Awaited<ReturnType<TestApp['newOwner']>>;

/** Creates an empty questionnaire; returns its id. */
export async function newQuestionnaire(test: TestApp, { headers }: Owner, name = 'Shoes'): Promise<number> {
  return (await test.ask(createQuestionnaire, { body: { name }, headers })).questionnaire.id;
}

/** Adds a question at the end of a questionnaire; returns its id. */
export async function newQuestion(test: TestApp, { headers }: Owner, questionnaireId: number, text = 'What for?'): Promise<number> {
  const params = { questionnaire_id: String(questionnaireId) };
  return (await test.ask(createQuestion, { params, body: { text }, headers })).new_question.id;
}

/** Adds an answer at the end of a question; returns its id. */
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

/** Questionnaires for journeys that need one, and locators of its screens. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { TestOwner } from './owner.ts';

export interface Built {
  id: number;
  /** Ids of the questions, in their order. */
  questions: number[];
}

export interface BuiltAnswer {
  text: string;
  /** The index of the question that it leads to; without it the questionnaire ends. */
  next?: number;
  product_rules?: object[];
  /** The words in its input field, if it has one. */
  inputField?: string;
}

/** Creates a questionnaire through the API. */
export async function buildQuestionnaire(
  owner: TestOwner,
  name: string,
  content: readonly { text: string; answers: readonly BuiltAnswer[] }[],
): Promise<Built> {
  const { questionnaire } = await owner.call<{ questionnaire: { id: number } }>('POST', '/api/questionnaires/create/', { name });
  const questions: number[] = [];
  for (const { text } of content) {
    const made = await owner.call<{ new_question: { id: number } }>('POST', `/api/create_question/${questionnaire.id}/`, { text });
    questions.push(made.new_question.id);
  }
  for (const [place, { answers }] of content.entries()) {
    for (const { text, next, product_rules = [], inputField = '' } of answers) {
      const next_question = next === undefined ? 'none' : questions[next];
      const input = { answerHasInputField: inputField !== '', answerInputTextField: inputField };
      const body = { text, text_for_chatgpt: `The visitor chose ${text}`, next_question, product_rules, ...input };
      await owner.call('POST', `/api/create_answer/${questions[place]}/`, body);
    }
  }
  return { id: questionnaire.id, questions };
}

/** Adds products through the API, as if entered by hand. */
export async function addProducts(owner: TestOwner, products: readonly { title: string; category: string }[]): Promise<void> {
  for (const { title, category } of products)
    await owner.call('POST', '/api/products/', {
      productTitle: title,
      productLink: `https://shop.test/${title.toLowerCase().replaceAll(' ', '-')}`,
      productImage: '',
      categories: [category],
    });
}

/** The card of a question in the editor. */
export const questionCard = (page: Page, text: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: text }) });

/** Saves the outline of the editor. */
export async function saveOutline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes are saved')).toBeVisible();
}

/** Adds a question at the end of the outline. */
export async function typeQuestion(page: Page, text: string): Promise<void> {
  const cards = page.getByRole('article');
  const number = (await cards.count()) + 1;
  await page
    .getByRole('button', { name: number === 1 ? 'Create the first question' : 'Create New Question' })
    .first()
    .click();
  await page.getByRole('textbox', { name: `Question ${number}`, exact: true }).fill(text);
  await expect(questionCard(page, text)).toBeVisible();
}

/** Adds an answer to a question of the outline, and returns its row. */
export async function typeAnswer(page: Page, question: string, text: string): Promise<Locator> {
  const card = questionCard(page, question);
  const rows = card.getByRole('listitem');
  const place = await rows.count();
  await card.getByRole('button', { name: /Create New Answer/ }).click();
  await rows.nth(place).getByRole('textbox').fill(text);
  return rows.nth(place);
}

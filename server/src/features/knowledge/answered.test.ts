/** A question that the assistant could not answer becomes knowledge, and can be taken back. */
import { answerUnanswered, getCompanyProfile, listUnansweredQuestions, undoAnswer, updateCompanyProfile } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aVisitor, chat, profile, type TestVisitor } from '../assistant/testing.ts';
import { faqBlock } from './answering.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const question = 'where is your showroom located';
const listOf = async ({ headers }: TestVisitor) =>
  (await t.ask(listUnansweredQuestions, { headers })).unanswered.rows.map((row) => row.question);
const say = async (visitor: TestVisitor, inputChatGPT: string) =>
  (await chat(t, visitor, { inputChatGPT })).json().chatgpt[0].outputChatGPT;
const faqsOf = async ({ headers }: TestVisitor) => (await t.ask(getCompanyProfile, { headers })).chatGPTInformation?.whatAreFAQs;

async function newQuestion(): Promise<TestVisitor> {
  const visitor = await aVisitor(t);
  await say(visitor, question);
  expect(await listOf(visitor)).toEqual([question]);
  t.clock.advance(1000);
  return visitor;
}

it('the answer is known at once, and the question leaves the list; undo takes both back', async () => {
  const visitor = await newQuestion();
  const { headers } = visitor;
  const body = { question, answer: 'Our showroom is in Harbour Street 3.\n\nIt is open on Mondays.', into: 'faq' as const };
  const { id } = await t.ask(answerUnanswered, { headers, body });
  expect(await listOf(visitor)).toEqual([]);
  expect(await say(visitor, question)).toContain('Our showroom is in Harbour Street 3.');
  expect(await faqsOf(visitor)).toBe(
    `${profile.whatAreFAQs}\n\n${question}?\nOur showroom is in Harbour Street 3.\nIt is open on Mondays.`,
  );
  await t.ask(undoAnswer, { headers, params: { id: String(id) } });
  expect(await faqsOf(visitor)).toBe(profile.whatAreFAQs);
  expect(await listOf(visitor)).toEqual([question]);
  expect((await t.send(undoAnswer, { headers, params: { id: String(id) } })).statusCode).toBe(404);
});

it('a question that needs no answer leaves the list until it is asked again', async () => {
  const visitor = await newQuestion();
  await t.ask(answerUnanswered, { headers: visitor.headers, body: { question: `${question.toUpperCase()}!`, into: 'nowhere' } });
  expect(await listOf(visitor)).toEqual([]);
  expect(await faqsOf(visitor)).toBe(profile.whatAreFAQs);
  t.clock.advance(1000);
  await say(visitor, question);
  expect(await listOf(visitor)).toEqual([question]);
});

it('nothing of the owner’s is lost: a changed answer is not undone, full FAQs are refused', async () => {
  const visitor = await newQuestion();
  const { headers } = visitor;
  const { id } = await t.ask(answerUnanswered, { headers, body: { question, answer: 'In Harbour Street 3.', into: 'faq' } });
  const changed = { ...profile, whatAreFAQs: `${profile.whatAreFAQs}\n\n${question}?\nIn Harbour Street 5.` };
  await t.ask(updateCompanyProfile, { headers, body: changed });
  const refused = await t.send(undoAnswer, { headers, params: { id: String(id) } });
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'changed']);
  await t.ask(updateCompanyProfile, { headers, body: { ...profile, whatAreFAQs: 'x'.repeat(19_990) } });
  const full = await t.send(answerUnanswered, { headers, body: { question, answer: 'In Harbour Street 3.', into: 'faq' } });
  expect([full.statusCode, full.json().error.code]).toEqual([409, 'faq_full']);
  expect((await t.send(answerUnanswered, { headers, body: { question, answer: '  ', into: 'faq' } })).json().error.fields).toEqual({
    answer: 'This is required',
  });
  expect((await t.send(answerUnanswered, { headers, body: { question: '?!', answer: 'x', into: 'faq' } })).statusCode).toBe(400);
});

it.each([
  ['Do you ship to Norway?', 'Yes.', 'Do you ship to Norway?\nYes.'],
  ['  norway  shipping. ', 'Yes.\n\n\nFor €5.\n', 'norway shipping?\nYes.\nFor €5.'],
  ['ノルウェーに送れますか？', 'はい。', 'ノルウェーに送れますか？\nはい。'],
])('%s', (question, answer, block) => {
  expect(faqBlock(question, answer)).toBe(block);
});

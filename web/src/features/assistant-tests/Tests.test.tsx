import {
  type AnswerOf,
  type AssistantTest,
  acceptAnswer,
  createAssistantTest,
  deleteAssistantTest,
  generateAssistantTests,
  importAssistantTests,
  listAssistantTests,
  restoreAssistantTest,
  startTestRun,
  testExpectations,
} from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { Tests } from './Tests.tsx';

const at = '2026-11-22T04:12:00.000Z';
const result = (status: AssistantTest['builtin']['status'], more: Partial<AssistantTest['builtin']> = {}): AssistantTest['builtin'] => ({
  status,
  failures: [],
  differences: [],
  answers: [],
  acceptedAt: at,
  at,
  ...more,
});
const aTest = (id: number, message: string, builtin: AssistantTest['builtin'], expected: object = {}): AssistantTest => ({
  id,
  popupId: null,
  turns: [{ message, answers: [], nextQuestionId: null }],
  expectations: testExpectations.parse(expected),
  origin: 'written',
  createdAt: at,
  builtin,
  model: null,
});
const says = (text: string) => ({ kind: 'says' as const, text });
const differences = [
  { turn: 0, before: [says('Yes, for €14.90.')], after: [says('Yes, for €16.90.')] },
  { turn: 0, before: [], after: [{ kind: 'source' as const, text: 'page · Shipping' }] },
];
const done = {
  id: 1,
  writtenBy: 'builtin' as const,
  causes: ['pages' as const],
  status: 'done' as const,
  total: 2,
  done: 2,
  requestedAt: at,
  finishedAt: at,
  ms: 1200,
};

let listed: AnswerOf<typeof listAssistantTests>;
const nothing = { new: 0, same: 0, differs: 0, worse: 0, broken: 0 };
beforeEach(() => {
  listed = {
    tests: [
      aTest(1, 'Do you ship to Switzerland?', result('differs', { differences })),
      aTest(
        2,
        'Is there a discount for scouts?',
        result('worse', { failures: ['It should say that it does not know, and gives an answer.'] }),
        { answered: 'no' },
      ),
      aTest(3, 'Can I wash it?', result('same')),
    ],
    total: 3,
    counts: { ...nothing, same: 1, differs: 1, worse: 1 },
    runs: { builtin: done, model: null },
    holdBack: false,
    hasModel: false,
    changedSinceModel: [],
  };
  on(listAssistantTests).answer(() => listed);
});

const open = () => show(<Tests recommenders={new Map([[1, 'Finder']])} />);

test('without tests, the ways to make some are offered, and progress is shown while they run', async () => {
  listed = { ...listed, tests: [], total: 0, counts: nothing, runs: { builtin: null, model: null } };
  const running = { ...done, status: 'running' as const, done: 1, finishedAt: null, ms: null };
  on(generateAssistantTests).answer(() => {
    listed = {
      ...listed,
      tests: [aTest(1, 'Hello', result('new'))],
      total: 1,
      counts: { ...nothing, new: 2 },
      runs: { builtin: running, model: null },
    };
    return { made: 2, run: running };
  });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'No tests yet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make tests from my shop' }));
  expect(await screen.findByRole('heading', { name: 'The tests are running' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 of 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run all 2' }).disabled).toBe(true);
});

test('changes are shown and accepted line by line', async () => {
  const requests = on(acceptAnswer).answer(({ body }) => {
    const [, second] = differences;
    const changed = aTest(1, 'Do you ship to Switzerland?', result('differs', { differences: second ? [second] : [] }));
    listed = { ...listed, tests: [changed, ...listed.tests.slice(1)] };
    expect(body.writtenBy).toBe('builtin');
    return { test: changed };
  });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Your shop’s pages changed: 2 of 3 answers need a look' })).toBeTruthy();
  const article = within(screen.getByRole('article', { name: 'Do you ship to Switzerland?' }));
  expect(within(article.getAllByRole('group', { name: 'Before' })[0] as HTMLElement).getByText('Yes, for €14.90.')).toBeTruthy();
  expect(within(article.getAllByRole('group', { name: 'Now' })[0] as HTMLElement).getByText('Yes, for €16.90.')).toBeTruthy();
  await user.click(article.getAllByRole('button', { name: 'Accept this change' })[0] as HTMLElement);
  expect(await article.findByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(requests[0]?.body.difference).toEqual(differences[0]);
});

test('a failing test names the expectation that is not met', async () => {
  open();
  const article = within(await screen.findByRole('article', { name: 'Is there a discount for scouts?' }));
  expect(article.getByText('It should say that it does not know, and gives an answer.')).toBeTruthy();
  expect(article.getByText('Expected: says that it does not know')).toBeTruthy();
  expect(article.getByText('Fails')).toBeTruthy();
});

test('a deleted test can be restored', async () => {
  on(deleteAssistantTest).answer(() => ({ success: true }));
  const restored = on(restoreAssistantTest).answer(() => ({ test: listed.tests[2] as AssistantTest }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for “Can I wash it?”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => restored.length).toBe(1);
});

test('a test is written; a refusal keeps what was typed', async () => {
  on(createAssistantTest).refuse(409, { code: 'too_many_tests', message: 'You have 1000 tests.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Write a test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a test' }));
  await user.click(dialog.getByRole('button', { name: 'Make the test' }));
  expect(dialog.getByText('Write what the visitor says')).toBeTruthy();
  await user.type(dialog.getByLabelText('A visitor says'), 'Do you ship to Norway?');
  await user.type(dialog.getAllByLabelText('The answer must say')[0] as HTMLElement, 'Norway{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Make the test' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('You have 1000 tests.');
  const requests = on(createAssistantTest).answer(() => ({ test: listed.tests[2] as AssistantTest }));
  await user.click(dialog.getByRole('button', { name: 'Make the test' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.body).toMatchObject({
    turns: [{ message: 'Do you ship to Norway?' }],
    expectations: { says: ['Norway'] },
    origin: 'written',
  });
});

test('which rules may stop no sentence is chosen in plain words', async () => {
  const requests = on(createAssistantTest).answer(() => ({ test: listed.tests[2] as AssistantTest }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Write a test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a test' }));
  await user.type(dialog.getByLabelText('A visitor says'), 'Any discount?');
  await user.click(dialog.getByRole('button', { name: 'Sources, products, language, rules' }));
  await user.click(dialog.getAllByLabelText('No sentence may be stopped by')[0] as HTMLElement);
  await user.click(await screen.findByRole('option', { name: /^R7: Discounts are told as your rule says/ }));
  await user.click(dialog.getByRole('button', { name: 'Make the test' }));
  await expect.poll(() => requests[0]?.body.expectations?.rulesNot).toEqual(['R7']);
});

test('rows of a file that cannot be read are listed', async () => {
  on(importAssistantTests).answer(() => ({ made: 1, faults: [{ row: 2, reason: 'It has no message.' }] }));
  const { user } = open();
  await screen.findByRole('button', { name: 'From a CSV file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['message\nHi\n,'], 'tests.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Row 2: It has no message.')).toBeTruthy();
});

test('a failing list can be tried again; runs start with one click', async () => {
  on(listAssistantTests).refuse(500, { message: 'Something broke' });
  const requests = on(startTestRun).answer(() => ({ run: done }));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  const model = { ...result('worse'), outdated: true };
  const tests = listed.tests.map((each, at) => ({ ...each, model: at === 0 ? model : { ...model, outdated: false } }));
  const runs = { builtin: done, model: { ...done, writtenBy: 'model' as const } };
  on(listAssistantTests).answer(() => ({ ...listed, tests, runs, hasModel: true, changedSinceModel: ['model', 'texts'] }));
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Run with the model' }));
  await expect.poll(() => requests[0]?.body).toEqual({ writtenBy: 'model' });
  expect(screen.getByText(/The model and your texts changed since they last ran with the model/)).toBeTruthy();
  // What another model answered is neither good nor bad.
  expect(screen.getAllByText('Out of date')).toHaveLength(1);
});

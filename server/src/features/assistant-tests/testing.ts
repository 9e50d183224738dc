/** Shared by the tests of this feature: a shop whose tests are listed and changed through HTTP. */
import {
  type AssistantTest,
  createAssistantTest,
  generateAssistantTests,
  listAssistantTests,
  startTestRun,
  testExpectations,
  updateTestSettings,
} from '@parley/contract';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { aVisitor, shop, type TestVisitor } from '../assistant/testing.ts';
import { savePages } from '../catalogue/index.ts';

export const paymentPage = {
  url: `${shop}/pay`,
  topic: 'payment' as const,
  title: 'Payment',
  text: 'Payment\n\nYou can pay by card, or by transfer for €1.50.',
};

/** A shop with a profile, products, and a page about payment. */
export async function aShop(t: TestApp): Promise<TestVisitor> {
  const visitor = await aVisitor(t);
  await savePages(t.platform.db, visitor.ownerId, shop, [paymentPage], t.platform.clock.now());
  return visitor;
}

export type Expectations = Parameters<typeof testExpectations.parse>[0];

/** Makes a test that passes as things are. */
export async function passingTest(t: TestApp, { headers }: TestVisitor, message: string, expectations: Expectations): Promise<void> {
  const body = { turns: [{ message }], expectations: testExpectations.parse(expectations) };
  const { test } = await t.ask(createAssistantTest, { headers, body });
  expect(test.builtin, JSON.stringify(test.builtin)).toMatchObject({ status: 'same', failures: [] });
}

/** Holds back while tests fail, or no more. */
export const holdBack = (t: TestApp, { headers }: TestVisitor, held = true) =>
  t.ask(updateTestSettings, { headers, body: { holdBack: held } });

/** What the list of tests gives. */
export const listed = (
  t: TestApp,
  { headers }: TestVisitor,
  query: { status?: AssistantTest['builtin']['status']; search?: string } = {},
) => t.ask(listAssistantTests, { headers, query: { limit: 100, ...query } });

/** Runs all tests, and gives what is listed afterwards. */
export async function rerun(t: TestApp, visitor: TestVisitor) {
  await t.ask(startTestRun, { headers: visitor.headers, body: {} });
  await t.jobsDone();
  return listed(t, visitor);
}

/** Makes the tests of everything that the shop says, and runs them. */
export async function generate(t: TestApp, visitor: TestVisitor) {
  const { made } = await t.ask(generateAssistantTests, { headers: visitor.headers, body: {} });
  await t.jobsDone();
  return made;
}

/** The lines of all differences, as text. */
export const changesOf = ({ builtin }: AssistantTest) =>
  builtin.differences.map(({ before, after }) => [before.map(({ text }) => text), after.map(({ text }) => text)]);

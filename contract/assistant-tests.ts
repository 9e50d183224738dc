/** Tests of the owner's assistant: conversations with what is expected of the answer, run again whenever the assistant's knowledge changes. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { companyProfile } from './company.ts';
import { done, id, instant, line, page, prose, textId } from './fields.ts';
import * as paths from './paths.ts';

/** The languages in which the assistant answers. */
export const replyLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'tr', 'ar', 'ja'] as const;

/** One message of a visitor, with the answers of the questionnaire that were chosen until then. */
export const testTurn = z.object({
  message: prose(4000).min(1, 'This is required'),
  answers: z
    .array(z.object({ answerId: id, customTextInput: line(500).default('') }))
    .max(50)
    .default([]),
  /** The question that the widget shows next; null when the questionnaire has ended or was not used. */
  nextQuestionId: id.nullable().default(null),
});
export type TestTurn = z.output<typeof testTurn>;

/** A product by its id, which imports keep, or by its title alone. */
export const expectedProduct = z.object({ id: id.nullable().default(null), title: line(300).min(1, 'This is required') });

/** The rules that may keep a model's sentence from being said as it was written (server/src/features/assistant/claims/SPEC.md). */
export const guardRules = ['R1', 'R2', 'R3', 'R5', 'R6', 'R7', 'R8', 'R9', 'R11', 'R12', 'R14'] as const;
export type GuardRule = (typeof guardRules)[number];

/** What is expected of the last answer of a conversation. Nothing here needs a person or a model to judge it. */
export const testExpectations = z.object({
  /** Whether the assistant must know the answer; `any`: no matter. `no`: it must say that it does not know. */
  answered: z.enum(['any', 'yes', 'no']).default('any'),
  /** Each must be among the sources of the answer: the address of a page, or words of a heading. */
  cites: z.array(line(500).min(1)).max(5, 'At most 5').default([]),
  /** Each must be in the answer; case, accents and spaces do not matter, and '5' is not in '15'. */
  says: z.array(line(300).min(1)).max(10, 'At most 10').default([]),
  saysNot: z.array(line(300).min(1)).max(10, 'At most 10').default([]),
  /** Each must be among the first `first` products that are shown. */
  products: z.array(expectedProduct).max(6, 'At most 6').default([]),
  /** None of them may be among the first `first` products that are shown. */
  productsNot: z.array(expectedProduct).max(6, 'At most 6').default([]),
  first: z.int('Must be a whole number').min(1, 'At least 1').max(6, 'At most 6').default(3),
  /** In minor units: no product that is shown may cost more. null: no matter. */
  maxPrice: z.int('Must be a whole number').min(0, 'Must not be negative').max(1_000_000_000_000, 'Too large').nullable().default(null),
  /** null: no matter. */
  language: z.enum(replyLanguages).nullable().default(null),
  /** No sentence of a model may be left out or replaced by any of these rules; a tag that is rendered is as the model was asked to write. */
  rulesNot: z.array(z.enum(guardRules)).max(guardRules.length, `At most ${guardRules.length}`).default([]),
});
export type TestExpectations = z.output<typeof testExpectations>;

/** Where a test comes from. `knowledge`: made from a passage of the texts and pages; `product`: from a product's price. */
export const testOrigins = ['written', 'conversation', 'unanswered', 'csv', 'knowledge', 'product'] as const;

/** One line of a recorded answer: a sentence, a source that it rests on, a product shown, that nothing is known, the language, a question asked. */
export const answerLine = z.object({ kind: z.enum(['says', 'source', 'product', 'unanswered', 'language', 'asks']), text: z.string() });
export type AnswerLine = z.output<typeof answerLine>;

/** Lines of an answer that changed: `turn` counts the messages of the test from 0. Empty `before`: new lines; empty `after`: lines that are gone. */
export const answerDifference = z.object({ turn: z.int(), before: z.array(answerLine), after: z.array(answerLine) });
export type AnswerDifference = z.output<typeof answerDifference>;

/** `new`: not run yet. `same`: as accepted. `differs`: lines changed. `worse`: something expected is not met. `broken`: it could not be run. */
export const testStatuses = ['new', 'same', 'differs', 'worse', 'broken'] as const;
export type TestStatus = (typeof testStatuses)[number];

/** Which assistant gave the answers: the built-in one, or the one that answers visitors, which may use a model. */
export const testWriters = ['builtin', 'model'] as const;
export type TestWriter = (typeof testWriters)[number];

const testResult = z.object({
  status: z.enum(testStatuses),
  /** What was expected and is not met, as sentences for the owner. */
  failures: z.array(z.string()),
  /** The changes from the accepted answers to the latest. */
  differences: z.array(answerDifference),
  /** The latest answers, message by message. */
  answers: z.array(z.array(answerLine)),
  acceptedAt: instant.nullable(),
  at: instant.nullable(),
});

const testContent = z.object({
  /** The recommender that answers, with its websites and products; null: none in particular. */
  popupId: id.nullable().default(null),
  turns: z.array(testTurn).min(1, 'At least one message').max(12, 'At most 12 messages'),
  expectations: testExpectations,
});

export const assistantTest = testContent.extend({
  id: z.int(),
  origin: z.enum(testOrigins),
  createdAt: instant,
  /** Answers of the built-in assistant. */
  builtin: testResult,
  /**
   * Answers of the model, if the test was ever run with it. `outdated`: they came from another model, or from before something else changed that
   * the answers depend on.
   */
  model: testResult.extend({ outdated: z.boolean() }).nullable(),
});
export type AssistantTest = z.output<typeof assistantTest>;

/** The event that started a run. */
export const runCauses = ['owner', 'profile', 'pages', 'texts', 'catalogue', 'model', 'prompt'] as const;

export const testRun = z.object({
  id: z.int(),
  writtenBy: z.enum(testWriters),
  causes: z.array(z.enum(runCauses)),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  total: z.int(),
  done: z.int(),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  /** How long it took; null while it goes on. */
  ms: z.int().nullable(),
});
export type TestRun = z.output<typeof testRun>;

const params = z.object({ id: textId });
const oneTest = z.object({ test: assistantTest });

export const listAssistantTests = defineCall({
  method: 'GET',
  path: paths.assistantTests,
  summary: 'The owner’s tests with their results, those that need a look first, and the latest run of each kind.',
  auth: 'owner',
  query: z.object({
    status: z.enum(testStatuses).optional(),
    /** Words of the messages. */
    search: line(200).default(''),
    ...page(100, 50),
  }),
  answer: z.object({
    tests: z.array(assistantTest),
    total: z.int(),
    /** Of all tests, by the built-in assistant. */
    counts: z.record(z.enum(testStatuses), z.int()),
    runs: z.object({ builtin: testRun.nullable(), model: testRun.nullable() }),
    /** Recommenders cannot be switched on, and knowledge cannot be saved, while tests fail. */
    holdBack: z.boolean(),
    /** The owner has a model, so the tests can be run with it. */
    hasModel: z.boolean(),
    /** What changed since the latest run with the model, which only the owner starts, because it costs tokens. Empty without a model or such a run. */
    changedSinceModel: z.array(z.enum(runCauses)),
  }),
});

export const createAssistantTest = defineCall({
  method: 'POST',
  path: paths.assistantTests,
  summary: 'Makes a test and runs it once with the built-in assistant; its answers are the accepted ones. 409 beyond 1,000 tests.',
  auth: 'owner',
  body: testContent.extend({ origin: z.enum(['written', 'unanswered']).default('written') }),
  answer: oneTest,
  status: 201,
});

export const createTestFromConversation = defineCall({
  method: 'POST',
  path: paths.assistantTestFromConversation,
  summary:
    'Makes a test from a conversation of the history up to a chat entry: the messages and chosen answers, with the sources, products and language of that answer as expectations. Contact details are replaced. 404 for an unknown conversation or entry.',
  auth: 'owner',
  body: z.object({ engagementId: z.uuid('Must be a UUID'), chatId: id }),
  answer: oneTest,
  status: 201,
});

export const updateAssistantTest = defineCall({
  method: 'PUT',
  path: paths.assistantTest,
  summary: 'Changes a test and runs it again; new messages make the new answers the accepted ones. 404 for an unknown test.',
  auth: 'owner',
  params,
  body: testContent,
  answer: oneTest,
});

export const deleteAssistantTest = defineCall({
  method: 'DELETE',
  path: paths.assistantTest,
  summary: 'Deletes a test. For a day it can be restored. 404 for an unknown test.',
  auth: 'owner',
  params,
  answer: done,
});

export const restoreAssistantTest = defineCall({
  method: 'POST',
  path: paths.assistantTestRestored,
  summary: 'Restores a test that was deleted less than a day ago. 404 for an unknown one.',
  auth: 'owner',
  params,
  answer: oneTest,
});

export const acceptAnswer = defineCall({
  method: 'POST',
  path: paths.assistantTestAccepted,
  summary:
    'Accepts a difference between the accepted and the latest answer, or without `difference` all of them. 409 `stale` when the answers have changed in the meantime.',
  auth: 'owner',
  params,
  body: z.object({ writtenBy: z.enum(testWriters).default('builtin'), difference: answerDifference.optional() }),
  answer: oneTest,
});

export const importAssistantTests = defineCall({
  method: 'POST',
  path: paths.assistantTestsFile,
  summary:
    'Makes tests from a CSV file, UTF-8, at most 1 MB, with a header: `message` (several messages separated by line breaks), and any of `answered` (yes, no), `cites`, `says`, `says_not`, `products`, `products_not` (several separated by `|`), `first`, `max_price` (like 19.90), `language`, `rules_not` (like `R3|R5`). Rows that cannot be read are reported, the others become tests.',
  auth: 'owner',
  files: ['file'],
  body: z.object({}),
  answer: z.object({ made: z.int(), faults: z.array(z.object({ row: z.int(), reason: z.string() })) }),
  status: 201,
});

export const generateAssistantTests = defineCall({
  method: 'POST',
  path: paths.assistantTestsGenerated,
  summary:
    'Makes a test for each passage of the profile, texts and pages, and for the prices of at most 200 products. Those made before are kept. Starts a run.',
  auth: 'owner',
  body: z.object({}),
  answer: z.object({ made: z.int(), run: testRun.nullable() }),
  status: 201,
});

export const startTestRun = defineCall({
  method: 'POST',
  path: paths.assistantTestRuns,
  summary: 'Runs all tests. With the built-in assistant it costs nothing; with the model it uses tokens of the daily limit.',
  auth: 'owner',
  body: z.object({ writtenBy: z.enum(testWriters).default('builtin') }),
  answer: z.object({ run: testRun }),
  status: 202,
});

export const updateTestSettings = defineCall({
  method: 'PUT',
  path: paths.assistantTestSettings,
  summary: 'Sets whether recommenders can be switched on and knowledge can be saved while tests fail.',
  auth: 'owner',
  body: z.object({ holdBack: z.boolean() }),
  answer: z.object({ holdBack: z.boolean() }),
});

export const rehearseProfile = defineCall({
  method: 'POST',
  path: paths.assistantTestRehearsal,
  summary:
    'Runs the tests as if a company profile was saved, and gives those whose result would change. Nothing is saved. After 25 seconds it ends: `run` of `total` tests were looked at, first those that cite or ask about what changes, then those that fail.',
  auth: 'owner',
  body: companyProfile,
  answer: z.object({ run: z.int(), total: z.int(), changed: z.array(assistantTest) }),
});

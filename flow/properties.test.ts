import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canSubmit,
  changeable,
  currentQuestion,
  type FlowDefinition,
  type FlowEvent,
  type FlowState,
  progressOf,
  restore,
  start,
  step,
  viewOf,
} from './index.ts';
import { aDefinition, anAnswer, aQuestion, growthOf, quadratic } from './testing.ts';

// Ids are from a small range, so that flows have dangling pointers, circles and duplicates, and events refer to them.
const id = fc.integer({ min: -1, max: 8 });
const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('', ' ', 'a', '\u0000', '\ud800', 'x'.repeat(5000)));
const url = fc.oneof(fc.webUrl(), fc.constantFrom('', 'javascript:alert(1)', ' JAVASCRIPT:x', 'data:,x', '//x.example', 'ftp://x'), words);
const time = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.double());

const answer = fc
  .record({
    id,
    text: words,
    next_question: fc.option(id),
    answerHasInputField: fc.boolean(),
    answerHasCallToAction: fc.boolean(),
    answerCallToActionURL: url,
  })
  .map(({ id, ...more }) => anAnswer(id, more));
const question = fc.tuple(id, fc.array(answer, { maxLength: 6 })).map(([id, answers]) => aQuestion(id, ...answers));
// Mostly with ids of their own; some are those of the definition.
const followUp = fc.oneof(
  question,
  fc
    .tuple(fc.integer({ min: 20, max: 24 }), fc.uniqueArray(fc.integer({ min: 30, max: 45 }), { minLength: 1, maxLength: 4 }))
    .map(([id, answers]) => aQuestion(id, ...answers.map((answerId) => anAnswer(answerId)))),
);
const definition: fc.Arbitrary<FlowDefinition> = fc
  .record({
    questions: fc.array(question, { maxLength: 8 }),
    firstQuestionId: fc.option(id),
    startMessage: words,
    wordForAnd: words,
    suggestions: fc.array(fc.record({ popupAdditionalId: id, popupAdditionalText: words, popupAdditionalChatText: words }), {
      maxLength: 3,
    }),
    alwaysDisplay: fc.boolean(),
  })
  .map(({ questions, ...more }) => aDefinition(questions, more));

const requestId = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.uuid());
const product = fc.record({
  id: fc.integer(),
  productTitle: words,
  productImage: words,
  productLink: words,
  price: fc.option(fc.nat()),
  currency: fc.option(words),
  reasons: fc.array(words, { maxLength: 2 }),
});
const event: fc.Arbitrary<FlowEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('answerClicked' as const),
      answerId: fc.oneof(id, fc.integer({ min: 30, max: 45 })),
      at: time,
      requestId,
    }),
  },
  fc.record({ type: fc.constant('inputChanged' as const), answerId: id, text: words }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('submitted' as const), at: time, requestId }) },
  fc.record({ type: fc.constant('messageSent' as const), text: words, at: time, requestId }),
  fc.record({ type: fc.constant('suggestionClicked' as const), popupAdditionalId: id, at: time, requestId }),
  fc.record({ type: fc.constant('replyStreamed' as const), requestId, text: words }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('replied' as const),
      requestId,
      text: words,
      products: fc.array(product, { maxLength: 2 }),
      followUp: fc.option(followUp, { nil: undefined }),
      person: fc.option(fc.record({ text: words, language: fc.constantFrom('en', 'de') })),
      at: time,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('changed' as const), requestId, at: time }) },
  fc.record({ type: fc.constant('replyFailed' as const), requestId, text: words }),
  fc.record({ type: fc.constant('retried' as const), requestId }),
  fc.record({ type: fc.constant('told' as const), text: words }),
  fc.record({ type: fc.constant('restarted' as const), at: time }),
  fc.record({ type: fc.constant('resumed' as const), at: time }),
  fc.record({ type: fc.constant('closed' as const) }),
  fc.record({ type: fc.constant('reopened' as const), at: time }),
  fc.record({ type: fc.constant('unknown' as never) }),
);

const ids = (list: readonly { answerId: number }[]) => list.map(({ answerId }) => answerId);

function checkInvariants(definition: FlowDefinition, state: FlowState) {
  const sentIds = state.history.flatMap((entry) => (entry.kind === 'visitor' ? [entry.requestId] : []));
  const answeredIds = state.history.flatMap((entry) => (entry.kind === 'failure' || entry.kind === 'reply' ? [entry.requestId] : []));
  const existing = new Set([...definition.questions, ...state.followUps].flatMap(({ answers }) => answers.map(({ id }) => id)));
  const currentAnswers = new Set(currentQuestion(definition, state)?.answers.map(({ id }) => id));
  expect(new Set(sentIds).size).toBe(sentIds.length);
  expect(new Set(answeredIds).size).toBe(answeredIds.length);
  expect(new Set(state.awaiting).size).toBe(state.awaiting.length);
  for (const awaited of state.awaiting) expect(sentIds).toContain(awaited);
  for (const answered of answeredIds) expect(sentIds).toContain(answered);
  for (const selected of ids(state.selectedAnswers)) expect(existing).toContain(selected);
  for (const picked of ids(state.pending)) expect(currentAnswers).toContain(picked);
  expect(new Set(ids(state.pending)).size).toBe(state.pending.length);
  expect(state.pending.length).toBeLessThanOrEqual(4);
  expect(state.history.length).toBeLessThanOrEqual(100);
  expect(state.currentQuestionId === null).toBe(currentQuestion(definition, state) === null);
  // One submission for each question, and no follow-up question that hides one of the definition's (F12, F30).
  for (const key of ['questionId', 'requestId'] as const)
    expect(new Set(state.submissions.map((each) => each[key])).size).toBe(state.submissions.length);
  for (const { id } of state.followUps) expect(definition.questions.some((own) => own.id === id)).toBe(false);
  if (state.changing) expect(state.submissions.map(({ questionId }) => questionId)).toContain(state.currentQuestionId);
  const progress = progressOf(definition, state);
  if (progress?.of) expect(progress.step).toBeLessThanOrEqual(progress.of);
  expect(canSubmit(state)).toBe(state.pending.length > 0);
  if (definition.alwaysDisplay) expect(state.hidden).toBe(false);
  if (sentIds.length > 0) expect(viewOf(state)).toBe('chat');
  // Leaving the page ends a change in progress.
  const kept = state.changing && { currentQuestionId: state.changing.questionId, pending: state.changing.pending, changing: null };
  expect(restore(definition, JSON.parse(JSON.stringify(state)))).toEqual({ ...state, ...kept });
}

// The server accepts only such text; anything else would lose the visitor's turn.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that the server refuses
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;
function sendable(text: string, max: number) {
  expect(text).toBe(text.trim());
  expect(text.length).toBeLessThanOrEqual(max);
  expect(text).not.toMatch(refused);
}

it('F25 no flow and no sequence of events breaks the conversation', () => {
  fc.assert(
    fc.property(definition, time, fc.array(event, { maxLength: 60 }), (flow, at, events) => {
      let state = start(flow, at);
      checkInvariants(flow, state);
      for (const event of events) {
        const frozen = JSON.stringify(state);
        const next = step(flow, state, event);
        expect(JSON.stringify(state)).toBe(frozen);
        state = next.state;
        checkInvariants(flow, state);
        const [first, second] = next.effects.map(({ type }) => type);
        if (first === 'recordAnswer') expect(second).toBe('sendChat');
        for (const effect of next.effects) {
          if (effect.type === 'openLink') expect(URL.parse(effect.url)?.protocol ?? 'http:').toMatch(/^https?:$/);
          else expect(state.awaiting).toContain(effect.requestId);
          if (effect.type === 'sendChat') {
            expect(effect.input).not.toBe('');
            sendable(effect.input, 4000);
            expect(effect.selectedAnswers.length).toBeLessThanOrEqual(200);
          }
          if (effect.type !== 'recordAnswer') continue;
          expect(effect.answers.length).toBeGreaterThan(0);
          expect(effect.answers.length).toBeLessThanOrEqual(4);
          for (const { customTextInput } of effect.answers) sendable(customTextInput, 2000);
          expect(effect.answerTime).toBeGreaterThanOrEqual(0);
          expect(effect.answerTime).toBeLessThanOrEqual(86_400);
        }
      }
    }),
    { numRuns: 400 },
  );
});

/** The answers of a turn given again: each with an input field is picked with its text, then the one without, or the submit button. */
function giveAgain(flow: FlowDefinition, state: FlowState, requestId: string): FlowState {
  const earlierAnswers = changeable(flow, state, requestId)?.answers ?? [];
  let next = step(flow, state, { type: 'changed', requestId, at: 1 }).state;
  const button = currentQuestion(flow, next)?.answers.find(
    ({ id, answerHasInputField }) => !answerHasInputField && earlierAnswers.some(({ answerId }) => answerId === id),
  );
  const last = { at: 1, requestId: 'again' };
  next = step(flow, next, button ? { type: 'answerClicked', answerId: button.id, ...last } : { type: 'submitted', ...last }).state;
  return next;
}

it('F31 F32 going back and answering the same gives the same state', () => {
  fc.assert(
    fc.property(definition, fc.array(event, { maxLength: 40 }), (flow, events) => {
      let state = start(flow, 0);
      for (const event of events) state = step(flow, state, event).state;
      const clockless = (of: FlowState) => ({ ...of, questionShownAt: 0, lastClick: null });
      for (const { requestId, questionId } of state.submissions) {
        if (!changeable(flow, state, requestId) || state.changing) continue;
        const kept = step(flow, step(flow, state, { type: 'changed', requestId, at: 1 }).state, { type: 'changed', requestId, at: 1 });
        expect(clockless(kept.state)).toEqual(clockless(state));
        // Several answers with one id are the first of them (F3).
        const ids = flow.questions.find(({ id }) => id === questionId)?.answers.map(({ id }) => id) ?? [];
        if (new Set(ids).size === ids.length) expect(clockless(giveAgain(flow, state, requestId))).toEqual(clockless(state));
      }
    }),
    { numRuns: 400 },
  );
});

it('F27 restore accepts any input, and `step` accepts what it returns', () => {
  const almost = fc.tuple(
    definition,
    fc.array(event, { maxLength: 20 }),
    definition,
    fc.dictionary(
      fc.constantFrom('history', 'pending', 'awaiting', 'selectedAnswers', 'lastClick', 'currentQuestionId', 'recommended'),
      fc.anything(),
    ),
  );
  fc.assert(
    fc.property(almost, fc.array(event, { maxLength: 10 }), ([before, past, after, damage], events) => {
      let state = start(before, 0);
      for (const event of past) state = step(before, state, event).state;
      // The owner has changed the questionnaire in the meantime.
      let moved = restore(after, JSON.parse(JSON.stringify(state)));
      if (moved) checkInvariants(after, moved);
      for (const event of events) if (moved) moved = step(after, moved, event).state;
      if (moved) checkInvariants(after, moved);
      let damaged = restore(after, { ...state, ...damage });
      for (const event of events) if (damaged) damaged = step(after, damaged, event).state;
    }),
    { numRuns: 400 },
  );
  fc.assert(fc.property(definition, fc.anything({ withNullPrototype: true }), (flow, value) => restore(flow, value) === null));
});

it('F25 F26 the cost of a step does not grow with the conversation, in a circle of 10,000 questions', () => {
  const size = 10_000;
  const flow = aDefinition(
    Array.from({ length: size }, (_, n) => aQuestion(n + 1, anAnswer(n + 1, { next_question: ((n + 1) % size) + 1 }))),
  );
  const walk = (steps: number) => {
    let state = start(flow, 0);
    for (let n = 0; n < steps; n++) {
      const answerId = state.currentQuestionId ?? 0;
      state = step(flow, state, { type: 'answerClicked', answerId, at: n * 1000, requestId: `r${n}` }).state;
    }
    return state;
  };
  expect(growthOf(300, (steps) => () => walk(steps))).toBeLessThan(quadratic);
  const state = walk(1000);
  expect(state.currentQuestionId).toBe(1001);
  expect(state.selectedAnswers).toHaveLength(200);
});

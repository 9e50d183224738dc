import { describe, expect, it } from 'vitest';
import {
  canClose,
  canSubmit,
  currentQuestion,
  type FlowDefinition,
  type FlowEvent,
  type FlowState,
  pendingText,
  restore,
  start,
  step,
  viewOf,
} from './index.ts';
import { aDefinition, anAnswer, aQuestion } from './testing.ts';

const product = {
  id: 7,
  productTitle: 'Mug',
  productImage: '',
  productLink: 'https://shop.example/mug',
  price: 900,
  currency: 'EUR',
  reasons: [],
};

const withInput = { answerHasInputField: true };
const funnel = aDefinition(
  [
    aQuestion(
      1,
      anAnswer(11, { next_question: 2 }),
      anAnswer(12, { ...withInput, next_question: 2 }),
      anAnswer(13, { ...withInput, next_question: 3 }),
      anAnswer(14),
    ),
    aQuestion(2, anAnswer(21, { next_question: 1 }), anAnswer(22, { next_question: 2 }), anAnswer(23, { next_question: 99 })),
    aQuestion(3),
  ],
  {
    suggestions: [
      { popupAdditionalId: 1, popupAdditionalText: 'Delivery', popupAdditionalChatText: 'How long is delivery?' },
      { popupAdditionalId: 2, popupAdditionalText: 'Returns', popupAdditionalChatText: ' ' },
    ],
  },
);

/** Applies the events in order and returns the last step. */
function run(events: FlowEvent[], definition: FlowDefinition = funnel, from: FlowState = start(definition, 1000)) {
  let now = { state: from, effects: [] } as ReturnType<typeof step>;
  for (const event of events) now = step(definition, now.state, event);
  return now;
}
const clicked = (answerId: number, at = 5000, requestId = `r${answerId}`): FlowEvent => ({
  type: 'answerClicked',
  answerId,
  at,
  requestId,
});
const typed = (answerId: number, text: string): FlowEvent => ({ type: 'inputChanged', answerId, text });
const submitted = (at = 9000, requestId = 'rs'): FlowEvent => ({ type: 'submitted', at, requestId });
const sent = (text: string, requestId = 'rm'): FlowEvent => ({ type: 'messageSent', text, at: 5000, requestId });
const kinds = (state: FlowState) => state.history.map(({ kind }) => kind);
const texts = (state: FlowState) => state.history.map(({ text }) => text);

describe('beginning', () => {
  it('F1 starts with the start message and the first question', () => {
    const state = start(funnel, 1000);
    expect(texts(state)).toEqual(['Hello!', 'Question 1?']);
    expect(state.currentQuestionId).toBe(1);
    expect(currentQuestion(funnel, state)?.answers).toHaveLength(4);
    expect(start(aDefinition([], { startMessage: '' }), 0).history).toEqual([]);
  });

  it('F2 shows the intro until the visitor has sent something', () => {
    expect(viewOf(start(funnel, 0))).toBe('intro');
    expect(viewOf(run([clicked(12)]).state)).toBe('intro');
    for (const event of [clicked(11), sent('Hi'), { type: 'suggestionClicked', popupAdditionalId: 1, at: 0, requestId: 'r' } as const])
      expect(viewOf(run([event]).state)).toBe('chat');
  });

  it('F3 treats a first question that does not exist as none', () => {
    const state = start({ ...funnel, firstQuestionId: 99 }, 0);
    expect(state.currentQuestionId).toBeNull();
    expect(kinds(state)).toEqual(['message']);
  });
});

describe('answering', () => {
  it('F4 ignores answers of other questions', () => {
    expect(run([clicked(21)])).toEqual(run([]));
  });

  it('F5 F6 records the answer, adds it to the history, moves on and asks the assistant', () => {
    const { state, effects } = run([clicked(11, 4500)]);
    expect(effects).toEqual([
      {
        type: 'recordAnswer',
        questionId: 1,
        answers: [{ answerId: 11, customTextInput: '' }],
        answerTime: 3.5,
        requestId: 'r11',
        replaces: [],
      },
      {
        type: 'sendChat',
        input: 'Answer 11',
        nextQuestionId: 2,
        selectedAnswers: [{ answerId: 11, customTextInput: '' }],
        requestId: 'r11',
      },
    ]);
    expect(kinds(state)).toEqual(['message', 'question', 'visitor', 'question']);
    expect(state).toMatchObject({ currentQuestionId: 2, questionShownAt: 4500, awaiting: ['r11'] });
  });

  it('F5 submits the picked answers with the clicked one, in the order picked', () => {
    const { effects } = run([clicked(13), clicked(12), typed(13, ' red '), clicked(14)]);
    expect(effects[0]).toMatchObject({
      answers: [
        { answerId: 13, customTextInput: 'red' },
        { answerId: 12, customTextInput: '' },
        { answerId: 14, customTextInput: '' },
      ],
    });
    expect(effects[1]).toMatchObject({ input: 'Answer 13: red, Answer 12 and Answer 14', nextQuestionId: 2 });
  });

  it('F7 follows the last answer whose next question exists', () => {
    expect(run([clicked(12), clicked(13), submitted()]).state.currentQuestionId).toBe(3);
    expect(run([clicked(13), clicked(12), submitted()]).state.currentQuestionId).toBe(2);
    expect(run([clicked(14)]).state.currentQuestionId).toBeNull();
    expect(run([clicked(11), clicked(23)]).state.currentQuestionId).toBeNull();
  });

  it('F8 counts a double click once, also on a question that leads to itself', () => {
    const once = run([clicked(11), clicked(22, 6000)]);
    const twice = run([clicked(11), clicked(22, 6000), clicked(22, 6200, 'again')]);
    expect(twice.state).toEqual(once.state);
    expect(run([clicked(11), clicked(22, 6000), clicked(22, 6500, 'again')]).effects).toHaveLength(2);
    expect(run([clicked(12, 6000), clicked(12, 6100)]).state.pending).toHaveLength(1);
    expect(run([clicked(11), clicked(21, 7000, 'r11')]).effects).toEqual([]);
  });

  it('F9 collects answers with an input field until they are submitted', () => {
    const picked = run([clicked(12), clicked(13), typed(12, 'blue')]).state;
    expect(canSubmit(picked)).toBe(true);
    expect([pendingText(picked, 12), pendingText(picked, 13), pendingText(picked, 14)]).toEqual(['blue', '', null]);
    const unpicked = run([clicked(12, 8000)], funnel, picked).state;
    expect(unpicked.pending).toEqual([{ answerId: 13, customTextInput: '' }]);
    const { state, effects } = run([submitted()], funnel, picked);
    expect(effects[1]).toMatchObject({ input: 'Answer 12: blue and Answer 13', requestId: 'rs' });
    expect(canSubmit(state)).toBe(false);
    expect(run([submitted(9100, 'rs2')], funnel, state)).toEqual({ state, effects: [] });
  });

  it('F9 submits at most four answers, the newest', () => {
    const five = aDefinition([aQuestion(1, ...[1, 2, 3, 4].map((id) => anAnswer(id, withInput)), anAnswer(5))]);
    const { effects } = run([clicked(1), clicked(2), clicked(3), clicked(4), clicked(5)], five);
    expect(effects[0]).toMatchObject({ answers: [{ answerId: 2 }, { answerId: 3 }, { answerId: 4 }, { answerId: 5 }] });
    const fields = aDefinition([aQuestion(1, ...[1, 2, 3, 4, 5].map((id) => anAnswer(id, withInput)))]);
    expect(
      run(
        [1, 2, 3, 4, 5].map((id) => clicked(id)),
        fields,
      ).state.pending.map(({ answerId }) => answerId),
    ).toEqual([2, 3, 4, 5]);
  });

  it('F10 limits typed text to what the server accepts', () => {
    const long = run([clicked(12), typed(12, 'x'.repeat(5000))]).state;
    expect(pendingText(long, 12)).toHaveLength(2000);
    expect(pendingText(run([clicked(12), typed(12, 'a\u0000b\ud800c😀\n')]).state, 12)).toBe('abc😀\n');
  });

  it('F11 joins words with the owner’s word for and', () => {
    const other = { ...funnel, wordForAnd: '' };
    expect(run([clicked(12), clicked(13), clicked(14)], other).effects[1]).toMatchObject({ input: 'Answer 12, Answer 13, Answer 14' });
    const wordless = aDefinition([aQuestion(1, anAnswer(1, { text: '' }), anAnswer(2, { text: '', ...withInput }))]);
    expect(run([clicked(1)], wordless).effects[1]).toMatchObject({ input: '…' });
    expect(run([clicked(2), typed(2, 'green'), submitted()], wordless).effects[1]).toMatchObject({ input: 'green' });
  });

  it('F12 replaces the earlier answers when a circle leads back', () => {
    const { state } = run([clicked(11, 1000), clicked(21, 2000), clicked(14, 3000)]);
    expect(state.selectedAnswers.map(({ answerId }) => answerId)).toEqual([21, 14]);
  });

  it('F13 records a call to action and opens it if it is a web address', () => {
    const action = (id: number, url: string, on = true) =>
      anAnswer(id, { answerHasCallToAction: on, answerCallToActionURL: url, answerHasInputField: id > 10 });
    const urls = ['https://shop.example/sale', 'javascript:alert(1)', ' data:text/html,x', 'https://', 'HTTP://shop.example'];
    const links = urls.map((url) => run([clicked(1)], aDefinition([aQuestion(1, action(1, url))])).effects[2]);
    expect(links).toEqual([
      { type: 'openLink', url: urls[0], answerId: 1 },
      undefined,
      undefined,
      undefined,
      { type: 'openLink', url: urls[4], answerId: 1 },
    ]);
    expect(run([clicked(1)], aDefinition([aQuestion(1, action(1, 'https://a.example', false))])).effects).toHaveLength(2);
    const two = aDefinition([aQuestion(1, action(11, 'https://a.example'), action(12, 'https://b.example'))]);
    expect(run([clicked(11), clicked(12), submitted()], two).effects.slice(2)).toEqual([
      { type: 'openLink', url: 'https://b.example', answerId: 12 },
    ]);
  });
});

describe('chatting', () => {
  it('F14 sends non-empty messages, cut at 4,000 characters', () => {
    expect(run([sent(' \n ')])).toEqual(run([]));
    expect(run([sent(` Hi \u0007${'x'.repeat(9000)}`)]).effects).toMatchObject([
      { type: 'sendChat', input: expect.stringMatching(/^Hi x{3995}$/) },
    ]);
  });

  it('F15 does not move the funnel', () => {
    const before = run([clicked(12)]).state;
    const { state, effects } = run([sent('Do you ship?')], funnel, before);
    expect(effects).toEqual([{ type: 'sendChat', input: 'Do you ship?', nextQuestionId: 1, selectedAnswers: [], requestId: 'rm' }]);
    expect(state).toMatchObject({ currentQuestionId: 1, pending: before.pending, questionShownAt: 1000 });
  });

  it('F16 sends the chat text of a suggestion, or its label', () => {
    const suggest = (popupAdditionalId: number) =>
      run([{ type: 'suggestionClicked', popupAdditionalId, at: 0, requestId: 'r' }]).effects.map(
        (effect) => 'input' in effect && effect.input,
      );
    expect([suggest(1), suggest(2), suggest(3)]).toEqual([['How long is delivery?'], ['Returns'], []]);
  });

  it('F17 F18 places a reply after the words it answers, while it streams and when it is complete', () => {
    const streaming = run([clicked(11), { type: 'replyStreamed', requestId: 'r11', text: 'Good' }]).state;
    expect(kinds(streaming)).toEqual(['message', 'question', 'visitor', 'reply', 'question']);
    expect(streaming.awaiting).toEqual(['r11']);
    const { state } = run([{ type: 'replied', requestId: 'r11', text: 'Good choice.', products: [product], at: 6000 }], funnel, streaming);
    expect(state.history[3]).toEqual({
      kind: 'reply',
      text: 'Good choice.',
      requestId: 'r11',
      streaming: false,
      products: [product],
    });
    expect(state).toMatchObject({ awaiting: [], recommended: [product] });
    const later = run([sent('Thanks'), { type: 'replied', requestId: 'rm', text: 'Welcome', products: [], at: 6000 }], funnel, state).state;
    expect(later.recommended).toEqual([product]);
  });

  it('F19 ignores replies to turns that are not in progress', () => {
    const done = run([sent('Hi'), { type: 'replied', requestId: 'rm', text: 'Hello', products: [], at: 6000 }]).state;
    const late: FlowEvent[] = [
      { type: 'replied', requestId: 'rm', text: 'Again', products: [], at: 6000 },
      { type: 'replyStreamed', requestId: 'rm', text: 'Ag' },
      { type: 'replyFailed', requestId: 'rm', text: 'Oh' },
      { type: 'replied', requestId: 'unknown', text: 'Again', products: [], at: 6000 },
      { type: 'retried', requestId: 'rm' },
    ];
    expect(run(late, funnel, done)).toEqual({ state: done, effects: [] });
  });
});

describe('failing', () => {
  const failure = { type: 'replyFailed', requestId: 'r11', text: 'Something went wrong, try again later' } as const;

  it('F20 keeps the visitor’s words and the current question', () => {
    const { state } = run([clicked(11), { type: 'replyStreamed', requestId: 'r11', text: 'Go' }, failure]);
    expect(texts(state)).toEqual(['Hello!', 'Question 1?', 'Answer 11', 'Something went wrong, try again later', 'Question 2?']);
    expect(state).toMatchObject({ currentQuestionId: 2, awaiting: [], selectedAnswers: [{ answerId: 11 }] });
  });

  it('F21 retries once with the same words and requestId', () => {
    const { state, effects } = run([clicked(11), failure, { type: 'retried', requestId: 'r11' }]);
    expect(effects).toMatchObject([{ type: 'sendChat', input: 'Answer 11', nextQuestionId: 2, requestId: 'r11' }]);
    expect(kinds(state)).toEqual(['message', 'question', 'visitor', 'question']);
    expect(state.awaiting).toEqual(['r11']);
    expect(run([{ type: 'retried', requestId: 'r11' }], funnel, state).effects).toEqual([]);
  });

  it('F22 sends the turns again that were in progress when the page was left', () => {
    const before = run([clicked(11), sent('Hi'), { type: 'replyStreamed', requestId: 'rm', text: 'Hel' }]).state;
    const { state, effects } = run([{ type: 'resumed', at: 60_000 }], funnel, before);
    expect(effects.map((effect) => effect.type === 'sendChat' && effect.requestId)).toEqual(['r11', 'rm']);
    expect(kinds(state)).not.toContain('reply');
    expect(state).toMatchObject({ awaiting: ['r11', 'rm'], questionShownAt: 60_000 });
  });
});

describe('time, closing, storage', () => {
  const timeOf = (at: number, from = 1000) =>
    run([clicked(11, at)], funnel, start(funnel, from)).effects.map((effect) => 'answerTime' in effect && effect.answerTime)[0];

  it('F23 measures seconds since the question was shown', () => {
    expect([timeOf(4250), timeOf(500), timeOf(Number.NaN), timeOf(1e12), timeOf(Number.POSITIVE_INFINITY)]).toEqual([
      3.25, 0, 0, 86_400, 0,
    ]);
    const reopened = run([{ type: 'closed' }, { type: 'reopened', at: 9000 }, clicked(11, 9500)]);
    expect(reopened.effects[0]).toMatchObject({ answerTime: 0.5 });
  });

  it('F24 closes and reopens, unless it is always displayed', () => {
    const closed = run([clicked(12), { type: 'closed' }]).state;
    expect(closed).toEqual({ ...run([clicked(12)]).state, hidden: true });
    expect(run([{ type: 'reopened', at: 2000 }], funnel, closed).state.hidden).toBe(false);
    const always = { ...funnel, alwaysDisplay: true };
    expect([canClose(funnel), canClose(always)]).toEqual([true, false]);
    expect(run([{ type: 'closed' }], always).state.hidden).toBe(false);
  });

  it('F26 keeps the newest 100 entries', () => {
    const events = Array.from({ length: 200 }, (_, n): FlowEvent[] => [
      sent(`Message ${n}`, `m${n}`),
      { type: 'replied', requestId: `m${n}`, text: `Reply ${n}`, products: [], at: 6000 },
    ]).flat();
    const { state } = run([sent('Never answered', 'first'), ...events]);
    expect(state.history.length).toBeLessThanOrEqual(100);
    expect(state.history[0]?.kind).toBe('visitor');
    expect(state.history.at(-1)?.text).toBe('Reply 199');
    expect(state.awaiting).toEqual([]);
    // One more entry drops words whose reply is still among the newest hundred.
    const later = run([sent('One more')], funnel, state).state;
    expect(later.history).toHaveLength(99);
    expect(later.history[0]?.kind).toBe('visitor');
  });
});

describe('a result', () => {
  const replied = (more: object): FlowEvent => ({
    type: 'replied',
    requestId: 'rm',
    text: 'These fit',
    products: [product],
    at: 6000,
    ...more,
  });
  const entryOf = (more: object) => run([sent('Hi'), replied(more)]).state.history.find(({ kind }) => kind === 'reply');

  it('F39 is a reply with products of which at most three match everything, also when stored', () => {
    expect(entryOf({ productsLeft: 1 })).toHaveProperty('isResult', true);
    expect(entryOf({ productsLeft: 3 })).toHaveProperty('isResult', true);
    for (const productsLeft of [4, 0, null, undefined]) expect(entryOf({ productsLeft })).not.toHaveProperty('isResult');
    expect(entryOf({ productsLeft: 2, products: [] })).not.toHaveProperty('isResult');
    const { state } = run([sent('Hi'), replied({ productsLeft: 2 })]);
    expect(restore(funnel, JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(restore(funnel, JSON.parse(JSON.stringify(state).replace('"isResult":true', '"isResult":"yes"')))).toBeNull();
  });
});

describe('talking to a person', () => {
  const person = { text: 'Talk to someone', language: 'en' };
  const replied = (more: object = {}): FlowEvent => ({
    type: 'replied',
    requestId: 'rm',
    text: 'No idea',
    products: [],
    at: 6000,
    ...more,
  });

  it('F36 keeps the offer of a reply with its entry, also when stored, and brings none while it streams', () => {
    const streaming = run([sent('Hi'), { type: 'replyStreamed', requestId: 'rm', text: 'No' }]).state;
    expect(streaming.history.at(-2)).not.toHaveProperty('person');
    const { state } = run([replied({ person })], funnel, streaming);
    expect(state.history.find(({ kind }) => kind === 'reply')).toMatchObject({ person });
    expect(restore(funnel, JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(run([sent('Hi'), replied({ person: null })]).state.history.find(({ kind }) => kind === 'reply')).not.toHaveProperty('person');
    const broken = JSON.parse(JSON.stringify(state).replace('"Talk to someone"', '{}'));
    expect(restore(funnel, broken)).toBeNull();
  });

  it('F37 adds words that answer no turn before the open question, and changes nothing else', () => {
    const before = run([clicked(12), typed(12, 'x'), sent('Hi')]).state;
    const { state, effects } = run([{ type: 'told', text: 'The shop answers' }], funnel, run([clicked(11, 9000)], funnel, before).state);
    expect(effects).toEqual([]);
    expect(kinds(state).slice(-2)).toEqual(['message', 'question']);
    expect(state.currentQuestionId).toBe(2);
    const afterMessage = run([{ type: 'told', text: 'y'.repeat(30_000) }], funnel, before).state;
    expect({ ...afterMessage, history: [] }).toEqual({ ...before, history: [] });
    expect(afterMessage.history.at(-1)).toEqual({ kind: 'message', text: 'y'.repeat(20_000) });
    expect(viewOf(run([{ type: 'told', text: 'Hello' }]).state)).toBe('intro');
  });
});

describe('F27 restoring', () => {
  const stored = run([clicked(11), sent('Hi')]).state;
  const gone = (ids: number[]) => ({ ...funnel, questions: funnel.questions.filter(({ id }) => !ids.includes(id)) });

  it('returns the stored state', () => {
    expect(restore(funnel, JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it('rejects anything that is not a state', () => {
    const broken = [
      'history',
      'currentQuestionId',
      'questionShownAt',
      'lastClick',
      'pending',
      'selectedAnswers',
      'recommended',
      'awaiting',
      'hidden',
    ];
    for (const key of broken) expect(restore(funnel, { ...stored, [key]: undefined }), key).toBeNull();
    for (const value of [null, 1, 'x', [], {}]) expect(restore(funnel, value)).toBeNull();
    for (const entry of [
      null,
      {},
      { kind: 'reply', text: 'x', requestId: 'r', streaming: false, products: [{ id: 1 }] },
      { kind: 'toString', text: '' },
    ])
      expect(restore(funnel, { ...stored, history: [entry] })).toBeNull();
  });

  it('continues as a chat when the current question was deleted', () => {
    const state = restore(gone([2]), { ...stored, pending: [{ answerId: 21, customTextInput: '' }] });
    expect(state).toMatchObject({ currentQuestionId: null, pending: [], history: stored.history, selectedAnswers: [{ answerId: 11 }] });
    expect(restore(gone([1]), stored)).toMatchObject({ currentQuestionId: 2, selectedAnswers: [] });
  });

  it('starts again when the visitor sent nothing and the first question changed', () => {
    const fresh = start(funnel, 0);
    expect(restore(funnel, fresh)).toEqual(fresh);
    expect(restore({ ...funnel, firstQuestionId: 2 }, fresh)).toBeNull();
    expect(restore(gone([1]), fresh)).toBeNull();
  });

  it('drops awaited turns that are repeated or not in the history', () => {
    expect(restore(funnel, { ...stored, awaiting: ['r11', 'r11', 'unknown'] })?.awaiting).toEqual(['r11']);
  });

  it('shows a conversation that is now always displayed', () => {
    expect(restore({ ...funnel, alwaysDisplay: true }, { ...stored, hidden: true })?.hidden).toBe(false);
  });
});

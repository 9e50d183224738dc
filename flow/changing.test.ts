import { describe, expect, it } from 'vitest';
import { changeable, currentQuestion, type FlowEvent, type FlowState, pendingText, progressOf, restore, start, step } from './index.ts';
import { aDefinition, anAnswer, aQuestion } from './testing.ts';

const product = { id: 7, productTitle: 'Mug', productImage: '', productLink: '', price: 900, currency: 'EUR', reasons: [] };

/** 11 and 12 lead to question 2, 13 ends the funnel; 2 leads to 3 and 4, and 3 to 4. */
const funnel = aDefinition([
  aQuestion(1, anAnswer(11, { next_question: 2 }), anAnswer(12, { next_question: 2 }), anAnswer(13)),
  aQuestion(2, anAnswer(21, { next_question: 3 }), anAnswer(22, { next_question: 4, answerHasInputField: true })),
  aQuestion(3, anAnswer(31, { next_question: 4 })),
  aQuestion(4, anAnswer(41), anAnswer(42)),
]);
const followUp = aQuestion(500, anAnswer(501), anAnswer(502));

function run(events: FlowEvent[], definition = funnel, from: FlowState = start(definition, 1000)) {
  let now = { state: from, effects: [] } as ReturnType<typeof step>;
  for (const event of events) now = step(definition, now.state, event);
  return now;
}
const clicked = (answerId: number, requestId = `r${answerId}`, at = 5000): FlowEvent => ({
  type: 'answerClicked',
  answerId,
  at,
  requestId,
});
const changed = (requestId: string): FlowEvent => ({ type: 'changed', requestId, at: 9000 });
const replied = (requestId: string, more: object = {}): FlowEvent => ({
  type: 'replied',
  requestId,
  text: `Reply to ${requestId}`,
  products: [product],
  at: 6000,
  ...more,
});
const sent = (text: string, requestId = 'rm'): FlowEvent => ({ type: 'messageSent', text, at: 5000, requestId });
const texts = (state: FlowState) => state.history.map(({ text }) => text);
const selected = (state: FlowState) => state.selectedAnswers.map(({ answerId }) => answerId);

describe('follow-up questions', () => {
  const ended = run([clicked(13)]).state;

  it('F28 a reply’s question becomes the current one, and is answered like any other', () => {
    const { state } = run([replied('r13', { followUp })], funnel, ended);
    expect(texts(state)).toEqual(['Hello!', 'Question 1?', 'Answer 13', 'Reply to r13', 'Question 500?']);
    expect(currentQuestion(funnel, state)).toEqual(followUp);
    const { state: after, effects } = run([clicked(502, 'rf', 8000)], funnel, state);
    expect(effects).toEqual([
      {
        type: 'recordAnswer',
        questionId: 500,
        answers: [{ answerId: 502, customTextInput: '' }],
        answerTime: 2,
        requestId: 'rf',
        replaces: [],
      },
      { type: 'sendChat', input: 'Answer 502', nextQuestionId: null, selectedAnswers: after.selectedAnswers, requestId: 'rf' },
    ]);
    expect(selected(after)).toEqual([13, 502]);
    const next = aQuestion(600, anAnswer(601));
    expect(run([replied('rf', { followUp: next })], funnel, after).state.currentQuestionId).toBe(600);
  });

  it('F28 is stored and restored', () => {
    const { state } = run([replied('r13', { followUp }), clicked(501)], funnel, ended);
    expect(restore(funnel, JSON.parse(JSON.stringify(state)))).toEqual(state);
    const open = run([replied('r13', { followUp })], funnel, ended).state;
    expect(restore(funnel, JSON.parse(JSON.stringify(open)))).toEqual(open);
  });

  it('F29 is ignored when the visitor has moved on', () => {
    const twice = run([replied('r13', { followUp }), replied('r13', { followUp: aQuestion(600, anAnswer(601)) })], funnel, ended).state;
    expect(twice.currentQuestionId).toBe(500);
    expect(run([clicked(11), replied('r11', { followUp })]).state.currentQuestionId).toBe(2);
    expect(run([replied('r13', { followUp: aQuestion(600) })], funnel, ended).state.currentQuestionId).toBeNull();
    expect(run([{ type: 'replyStreamed', requestId: 'r13', text: 'Re' }], funnel, ended).state.currentQuestionId).toBeNull();
    // The reply to a message that was sent before the answer.
    const late = run([sent('Hm', 'rm'), replied('r13', { followUp }), clicked(501), replied('rm', { followUp })], funnel, ended).state;
    expect(late.currentQuestionId).toBeNull();
    // Answered already.
    expect(run([replied('r501', { followUp })], funnel, late).state.currentQuestionId).toBeNull();
  });

  it('F30 never hides a question of the definition', () => {
    const asks = (question: object) => run([replied('r13', { followUp: question })], funnel, ended).state;
    const own = asks({ ...aQuestion(4, anAnswer(999)), text: 'Other' });
    expect([own.currentQuestionId, own.followUps, currentQuestion(funnel, own)?.text]).toEqual([4, [], 'Question 4?']);
    expect(asks(aQuestion(700, anAnswer(41))).currentQuestionId).toBeNull();
  });
});

describe('changing an answer', () => {
  const whole = run([clicked(11), replied('r11'), clicked(21), replied('r21'), clicked(31), replied('r31')]).state;

  it('F31 asks the question again, and a second click keeps the answer', () => {
    const { state, effects } = run([changed('r21')], funnel, whole);
    expect(effects).toEqual([]);
    expect(state).toEqual({
      ...whole,
      currentQuestionId: 2,
      questionShownAt: 9000,
      lastClick: null,
      changing: { questionId: 4, pending: [] },
    });
    expect(run([changed('r21')], funnel, state).state).toEqual({ ...whole, questionShownAt: 9000, lastClick: null });
    const other = run([changed('r11')], funnel, state).state;
    expect([other.currentQuestionId, other.changing]).toEqual([1, { questionId: 4, pending: [] }]);
    expect(run([changed('r99')], funnel, whole).state).toEqual(whole);
    expect(changeable(funnel, whole, 'r99')).toBeNull();
  });

  it('F31 keeps typed texts for editing, and what was picked at the open question', () => {
    const typed: FlowEvent[] = [
      clicked(11),
      clicked(22),
      { type: 'inputChanged', answerId: 22, text: 'blue' },
      { type: 'submitted', at: 7000, requestId: 'rs' },
    ];
    const { state } = run([...typed, changed('rs')]);
    expect(pendingText(state, 22)).toBe('blue');
    const edited = run(
      [
        { type: 'inputChanged', answerId: 22, text: 'red' },
        { type: 'submitted', at: 9500, requestId: 'rt' },
      ],
      funnel,
      state,
    );
    expect(edited.effects[0]).toMatchObject({ type: 'recordAnswer', questionId: 2, answerTime: 0.5, requestId: 'rt', replaces: ['rs'] });
    expect(texts(edited.state).slice(-2)).toEqual(['Answer 22: red', 'Question 4?']);
    const back = run([clicked(11), clicked(22), changed('r11'), changed('r11')]).state;
    expect(pendingText(back, 22)).toBe('');
  });

  it('F32 the same answer changes nothing, and is neither recorded nor sent', () => {
    const { state, effects } = run([changed('r11'), clicked(11, 'again')], funnel, whole);
    expect(effects).toEqual([]);
    expect({ ...state, questionShownAt: 0, lastClick: null }).toEqual({ ...whole, questionShownAt: 0, lastClick: null });
  });

  it('F33 keeps the later answers that the path still leads to', () => {
    const { state, effects } = run([sent('How long is delivery?'), replied('rm'), changed('r11'), clicked(12)], funnel, whole);
    expect(texts(state)).toEqual([
      'Hello!',
      'Question 2?',
      'Answer 21',
      'Question 3?',
      'Answer 31',
      'How long is delivery?',
      'Reply to rm',
      'Question 1?',
      'Answer 12',
      'Question 4?',
    ]);
    expect(selected(state)).toEqual([21, 31, 12]);
    expect(state).toMatchObject({ currentQuestionId: 4, recommended: [], changing: null, awaiting: ['r12'] });
    expect(effects).toEqual([
      {
        type: 'recordAnswer',
        questionId: 1,
        answers: [{ answerId: 12, customTextInput: '' }],
        answerTime: 0,
        requestId: 'r12',
        replaces: ['r11'],
      },
      { type: 'sendChat', input: 'Answer 12', nextQuestionId: 4, selectedAnswers: state.selectedAnswers, requestId: 'r12' },
    ]);
    expect(state.submissions.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
  });

  it('F33 drops the later answers that the path does not lead to, and late replies to them', () => {
    const { state: sentAgain, effects } = run(
      [clicked(41), changed('r21'), clicked(22), { type: 'submitted', at: 9500, requestId: 'rs' }],
      funnel,
      whole,
    );
    const { state } = run([replied('r31')], funnel, sentAgain);
    expect(selected(state)).toEqual([11, 41, 22]);
    expect(texts(state)).toEqual([
      'Hello!',
      'Question 1?',
      'Answer 11',
      'Reply to r11',
      'Question 4?',
      'Answer 41',
      'Question 2?',
      'Answer 22',
    ]);
    expect(state).toMatchObject({ currentQuestionId: null, awaiting: ['rs'] });
    expect(effects[0]).toMatchObject({ requestId: 'rs', replaces: ['r21', 'r31'] });
    expect(changeable(funnel, state, 'r31')).toBeNull();
    const ended = run([changed('r11'), clicked(13), replied('r12')], funnel, whole).state;
    expect(selected(ended)).toEqual([13]);
    expect(texts(ended)).toEqual(['Hello!', 'Question 1?', 'Answer 13']);
  });

  it('F33 drops follow-up questions after the changed answer, which may be asked again', () => {
    const asked = run([changed('r21'), clicked(21, 'again'), clicked(41), replied('r41', { followUp }), clicked(501)], funnel, whole).state;
    expect(selected(asked)).toEqual([11, 21, 31, 41, 501]);
    const { state } = run([changed('r41'), clicked(42), replied('r501'), replied('r42', { followUp })], funnel, asked);
    expect(selected(state)).toEqual([11, 21, 31, 42]);
    expect(state.currentQuestionId).toBe(500);
    expect(run([clicked(502)], funnel, state).effects[0]).toMatchObject({ replaces: [] });
  });

  it('F34 an answer that is given again after a circle replaces the earlier record', () => {
    const circle = aDefinition([aQuestion(1, anAnswer(11, { next_question: 2 })), aQuestion(2, anAnswer(21, { next_question: 1 }))]);
    const { effects, state } = run([clicked(11, 'a'), clicked(21, 'b'), clicked(11, 'c')], circle);
    expect(effects[0]).toMatchObject({ type: 'recordAnswer', requestId: 'c', replaces: ['a'] });
    expect(changeable(circle, state, 'a')).toBeNull();
  });

  it('F35 tells the step, and the number of questions where it is certain', () => {
    expect(progressOf(funnel, start(funnel, 0))).toEqual({ step: 1, of: null });
    expect(progressOf(funnel, run([clicked(11)]).state)).toEqual({ step: 2, of: null });
    expect(progressOf(funnel, run([clicked(11), clicked(21)]).state)).toEqual({ step: 3, of: 4 });
    expect(progressOf({ ...funnel, asksOn: true }, run([clicked(11), clicked(21)]).state)).toEqual({ step: 3, of: null });
    expect(progressOf(funnel, whole)).toEqual({ step: 4, of: 4 });
    expect(progressOf(funnel, run([changed('r31')], funnel, whole).state)).toEqual({ step: 3, of: 4 });
    const ended = run([clicked(13), replied('r13', { followUp })]).state;
    expect(progressOf(funnel, ended)).toEqual({ step: 2, of: null });
    expect(progressOf(funnel, run([clicked(501)], funnel, ended).state)).toBeNull();
    const circle = aDefinition([aQuestion(1, anAnswer(11, { next_question: 1 }))]);
    expect(progressOf(circle, start(circle, 0))).toEqual({ step: 1, of: null });
  });
});

describe('a new start', () => {
  const restarted: FlowEvent = { type: 'restarted', at: 9000 };
  const answered = run([clicked(11), replied('r11', { products: [] }), clicked(21), sent('Do you deliver?'), replied('rm')]).state;

  it('F38 asks the first question again and keeps the conversation', () => {
    const { state, effects } = run([restarted], funnel, answered);
    expect(effects).toEqual([]);
    expect(texts(state)).toEqual([
      'Hello!',
      'Question 1?',
      'Answer 11',
      'Question 2?',
      'Answer 21',
      'Do you deliver?',
      'Reply to rm',
      'Question 1?',
    ]);
    expect(currentQuestion(funnel, state)?.id).toBe(1);
    expect(state).toMatchObject({
      submissions: [],
      selectedAnswers: [],
      recommended: [],
      pending: [],
      changing: null,
      questionShownAt: 9000,
    });
    expect(progressOf(funnel, state)?.step).toBe(1);
  });

  it('F38 keeps the reply to the last answer where it was the recommendation', () => {
    const ended = run([
      clicked(11),
      replied('r11'),
      clicked(22),
      { type: 'submitted', at: 6000, requestId: 'r22' },
      clicked(41),
      replied('r41'),
    ]).state;
    const { state } = run([restarted], funnel, ended);
    expect(texts(state)).toContain('Reply to r41');
    expect(texts(state)).not.toContain('Reply to r11');
  });

  it('F38 the next record replaces what was taken back, once', () => {
    const first = run([restarted, clicked(12, 'again')], funnel, answered);
    expect(first.effects[0]).toMatchObject({ type: 'recordAnswer', requestId: 'again', replaces: ['r11', 'r21'] });
    expect(selected(first.state)).toEqual([12]);
    expect(run([clicked(21, 'later')], funnel, first.state).effects[0]).toMatchObject({ replaces: [] });
  });

  it('F38 what was taken back is stored, and a second start adds to it', () => {
    const again = run([restarted, clicked(12, 'again'), restarted], funnel, answered).state;
    expect(again.dropped).toEqual(['again']);
    const both = run([restarted], funnel, run([restarted, { type: 'changed', requestId: 'r11', at: 1 }], funnel, answered).state).state;
    expect(both.dropped).toEqual(['r11', 'r21']);
    expect(restore(funnel, structuredClone(both))).toEqual(both);
    expect(restore(funnel, { ...structuredClone(both), dropped: undefined })).toBeNull();
  });

  it('F38 does nothing before an answer, and ends a change', () => {
    const fresh = start(funnel, 1000);
    expect(run([restarted], funnel, fresh).state).toBe(fresh);
    const changing = run([changed('r11'), restarted], funnel, answered).state;
    expect(changing).toMatchObject({ changing: null, currentQuestionId: 1 });
    expect(texts(changing).filter((text) => text === 'Question 4?')).toEqual([]);
  });
});

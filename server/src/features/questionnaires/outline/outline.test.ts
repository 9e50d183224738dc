/** Saving a questionnaire as a whole, its versions, and the order that answers follow. */
import {
  type AnswerOf,
  createQuestion,
  deleteAnswer,
  deleteQuestion,
  editAnswer,
  getOutline,
  getOutlineVersion,
  listOutlineVersions,
  type SendInput,
  saveOutline,
  updateQuestions,
} from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { answerFacts } from '../reading.ts';
import { newAnswer, newQuestion, newQuestionnaire, type Owner } from '../testing.ts';

let test: TestApp;
let owner: Owner;
beforeAll(async () => {
  test = await testApp();
  owner = await test.newOwner();
});
afterAll(() => test.close());

type Body = SendInput<typeof saveOutline>['body'];
const at = (id: number) => ({ params: { id: String(id) }, headers: owner.headers });
const read = (id: number) => test.ask(getOutline, at(id));
const save = (id: number, body: Body) => test.ask(saveOutline, { ...at(id), body });
const refusal = async (id: number, body: Body) => {
  const response = await test.send(saveOutline, { ...at(id), body });
  return [response.statusCode, ...Object.keys(response.json().error.fields ?? {})];
};
/** 'A: x>B' of each question. */
const summaryOf = ({ questions }: Pick<AnswerOf<typeof getOutline>, 'questions'>) =>
  questions.map(
    ({ text, answers }) =>
      `${text}: ${answers.map((answer) => `${answer.text}>${questions.find(({ id }) => id === answer.next_question)?.text ?? 'end'}`).join(', ')}`,
  );
const answer = (id: number, text: string, next: number | null, more = {}) => ({ id, text, next_question: next, ...more });
const inOrder = (id: number, text: string) => answer(id, text, null, { next_in_order: true });

/** A → B → C, each with one answer that follows the order. */
async function threeQuestions() {
  const id = await newQuestionnaire(test, owner);
  const questions = ['A', 'B', 'C'].map((text, place) => ({ id: -1 - place, text, answers: [inOrder(-1 - place, text.toLowerCase())] }));
  return { id, saved: await save(id, { revision: 1, first_question: -1, questions }) };
}
const bare = (saved: AnswerOf<typeof getOutline>) => saved.questions.map(({ id, text }) => ({ id, text }));

describe('saving an outline', () => {
  it('creates what is new, names its ids, and resolves the order', async () => {
    const { id, saved } = await threeQuestions();
    expect(summaryOf(saved)).toEqual(['A: a>B', 'B: b>C', 'C: c>end']);
    expect(saved.first_question).toBe(saved.questions[0]?.id);
    expect(saved.newQuestions.map(({ given }) => given)).toEqual([-1, -2, -3]);
    expect(saved.newQuestions.map((pair) => pair.id)).toEqual(saved.questions.map((question) => question.id));
    expect(saved.newAnswers.map((pair) => pair.id)).toEqual(saved.questions.flatMap(({ answers }) => answers.map((answer) => answer.id)));
    const { newQuestions, newAnswers, ...outline } = saved;
    expect(await read(id)).toEqual(outline);
  });

  it('keeps ids, moves answers between questions, deletes what is missing, and leaves answers that are not sent', async () => {
    const { id, saved } = await threeQuestions();
    const [a, b, c] = saved.questions as [(typeof saved.questions)[0], (typeof saved.questions)[0], (typeof saved.questions)[0]];
    const moved = await save(id, {
      revision: saved.revision,
      first_question: c.id,
      questions: [
        { id: c.id, text: 'C' },
        { id: a.id, text: 'A!', answers: [inOrder(a.answers[0]?.id ?? 0, 'a'), answer(b.answers[0]?.id ?? 0, 'b', c.id)] },
      ],
    });
    expect(summaryOf(moved)).toEqual(['C: c>A!', 'A!: a>end, b>C']);
    expect(moved.questions[1]?.answers.map((answer) => answer.id)).toEqual([a.answers[0]?.id, b.answers[0]?.id]);
  });

  it('brings back what was deleted, with its ids', async () => {
    const { id, saved } = await threeQuestions();
    const less = await save(id, { revision: saved.revision, first_question: null, questions: bare(saved).slice(0, 1) });
    expect(summaryOf(less)).toEqual(['A: a>end']);
    const questions = saved.questions.map((question) => ({
      ...question,
      answers: question.answers.map(({ question: _, ...answer }) => answer),
    }));
    const back = await save(id, { revision: less.revision, first_question: saved.first_question, questions });
    expect(back.questions).toEqual(saved.questions);
  });

  it('lets answers that are not sent follow the order where their question is gone', async () => {
    const { id, saved } = await threeQuestions();
    const [a, b, c] = bare(saved) as [{ id: number; text: string }, { id: number; text: string }, { id: number; text: string }];
    const answers = [answer(saved.questions[0]?.answers[0]?.id ?? 0, 'a', c.id)];
    const jumping = await save(id, { revision: saved.revision, first_question: a.id, questions: [{ ...a, answers }, b, c] });
    expect(summaryOf(jumping)[0]).toBe('A: a>C');
    const less = await save(id, { revision: jumping.revision, first_question: a.id, questions: [a, b] });
    expect(summaryOf(less)).toEqual(['A: a>B', 'B: b>end']);
  });

  it('refuses an older revision, ids that are unknown or come twice, and changes nothing then', async () => {
    const { id, saved } = await threeQuestions();
    const other = await threeQuestions();
    const { revision, first_question } = saved;
    const questions = bare(saved);
    const [first] = questions as [{ id: number; text: string }];
    const stranger = other.saved.questions[0];
    const body = (more: Partial<Body>): Body => ({ revision, first_question, questions, ...more });
    const withAnswers = (...answers: object[]) => body({ questions: [{ ...first, answers: answers as never }, ...questions.slice(1)] });
    expect(await refusal(id, body({ revision: revision - 1 }))).toEqual([409, 'revision']);
    expect(await refusal(id, body({ questions: [first, first] }))).toEqual([400, 'questions.1.id']);
    expect(await refusal(id, body({ questions: [{ id: stranger?.id ?? 0, text: 'Theirs' }] }))).toEqual([404, 'first_question']);
    expect(await refusal(id, body({ first_question: null, questions: [{ id: stranger?.id ?? 0, text: 'Theirs' }] }))).toEqual([
      404,
      'questions.0.id',
    ]);
    expect(await refusal(id, body({ first_question: -9 }))).toEqual([404, 'first_question']);
    const theirs = stranger?.answers[0]?.id ?? 0;
    expect(await refusal(id, withAnswers(answer(theirs, 'x', null)))).toEqual([404, 'questions.0.answers.0.id']);
    expect(await refusal(id, withAnswers(answer(-1, 'x', -7)))).toEqual([404, 'questions.0.answers.0.next_question']);
    const elsewhere = saved.questions[1]?.answers[0]?.id ?? 0;
    expect(await refusal(id, withAnswers(answer(elsewhere, 'x', null)))).toEqual([400, 'questions.1.answers.0.id']);
    const image = '/uploads/00000000-0000-4000-8000-000000000000.webp';
    expect(await refusal(id, withAnswers(answer(-1, 'x', null, { image })))).toEqual([404, 'questions.0.answers.0.image']);
    const rule = { field: 'product', ids: [2_000_000_000], effect: 'prefer', weight: 1 };
    expect(await refusal(id, withAnswers(answer(-1, 'x', null, { product_rules: [rule] })))).toEqual([
      404,
      'questions.0.answers.0.product_rules.0.ids.0',
    ]);
    expect(await refusal(id, withAnswers(...[1, 2, 3, 4, 5].map((n) => answer(-n, 'x', null))))).toEqual([400, 'questions.0.answers']);
    expect((await read(id)).questions).toEqual(saved.questions);
    expect((await read(id)).revision).toBe(revision);
  });

  it('saves once when two save the same revision', async () => {
    const { id, saved } = await threeQuestions();
    const texts = ['One', 'Two'].map((text) => ({
      revision: saved.revision,
      first_question: null,
      questions: [{ id: -1, text }],
    }));
    const codes = await Promise.all(texts.map(async (body) => (await test.send(saveOutline, { ...at(id), body })).statusCode));
    expect(codes.sort()).toEqual([200, 409]);
  });
});

describe('versions', () => {
  it('are what a questionnaire was before each save and each deletion, newest first', async () => {
    const { id, saved } = await threeQuestions();
    await test.ask(deleteAnswer, { params: { answerId: String(saved.questions[0]?.answers[0]?.id) }, headers: owner.headers });
    await test.ask(deleteQuestion, { params: { id: String(saved.questions[2]?.id) }, headers: owner.headers });
    const { versions } = await test.ask(listOutlineVersions, at(id));
    expect(versions.map(({ questions, answers }) => [questions, answers])).toEqual([
      [3, 2],
      [3, 3],
    ]);
    const params = { id: String(id), versionId: String(versions[1]?.id) };
    expect((await test.ask(getOutlineVersion, { params, headers: owner.headers })).questions).toEqual(saved.questions);
    const stranger = await test.newOwner();
    expect((await test.send(getOutlineVersion, { params, headers: stranger.headers })).statusCode).toBe(404);
  });
});

describe('answers that follow the order', () => {
  it('keep following it, also by the calls for single questions', async () => {
    const { id, saved } = await threeQuestions();
    const params = { questionnaire_id: String(id) };
    await test.ask(createQuestion, { params, body: { text: 'D' }, headers: owner.headers });
    expect(summaryOf(await read(id))).toEqual(['A: a>B', 'B: b>C', 'C: c>D', 'D: ']);
    await test.ask(deleteQuestion, { params: { id: String(saved.questions[1]?.id) }, headers: owner.headers });
    expect(summaryOf(await read(id))).toEqual(['A: a>C', 'C: c>D', 'D: ']);
    const questions = bare(await read(id)).toReversed();
    await test.ask(updateQuestions, { params, body: { questions }, headers: owner.headers });
    expect(summaryOf(await read(id))).toEqual(['D: ', 'C: c>A', 'A: a>end']);
  });

  it('stop following it once their next question is chosen', async () => {
    const { id, saved } = await threeQuestions();
    const [first, , third] = saved.questions;
    const answerId = first?.answers[0]?.id ?? 0;
    await test.ask(editAnswer, { params: { answerId: String(answerId) }, headers: owner.headers, body: { next_question: third?.id ?? 0 } });
    expect(summaryOf(await read(id))[0]).toBe('A: a>C');
    expect((await read(id)).questions[0]?.answers[0]?.next_in_order).toBe(false);
  });
});

it('tells the assistant the question and the answer when a description is empty', async () => {
  const id = await newQuestionnaire(test, owner);
  const question = await newQuestion(test, owner, id, 'What for?');
  const described = await newAnswer(test, owner, question);
  const { revision, questions } = await read(id);
  const answers = [...(questions[0]?.answers ?? []).map(({ question: _, ...answer }) => answer), answer(-1, 'Hiking', null)];
  const saved = await save(id, { revision, first_question: question, questions: [{ id: question, text: 'What for?', answers }] });
  const fresh = saved.newAnswers[0]?.id ?? 0;
  const facts = await answerFacts(test.platform.db, owner.ownerId, [described, fresh]);
  expect([facts.get(described)?.textForChat, facts.get(fresh)?.textForChat]).toEqual(['Shoes for running', 'What for? Hiking']);
});

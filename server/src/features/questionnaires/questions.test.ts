import {
  createQuestion,
  deleteQuestion,
  getQuestionnaire,
  listAnswers,
  listQuestionnaires,
  listQuestions,
  updateQuestions,
} from '@parley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createQuestionnaireWith } from './definition.ts';
import { newAnswer, newQuestion, newQuestionnaire, type Owner } from './testing.ts';

let test: TestApp;
let owner: Owner;
let stranger: Owner;
beforeAll(async () => {
  test = await testApp();
  owner = await test.newOwner();
  stranger = await test.newOwner();
});
afterAll(() => test.close());

const inside = (id: number) => ({ params: { questionnaire_id: String(id) }, headers: owner.headers });
const at = (id: number) => ({ params: { id: String(id) }, headers: owner.headers });
const textsOf = async (id: number) => (await test.ask(listQuestions, inside(id))).questions.map(({ text }) => text);

describe('questions', () => {
  it('are added at the end, and the first one becomes the first question', async () => {
    const id = await newQuestionnaire(test, owner);
    const first = await newQuestion(test, owner, id, 'What for?\nRoad or trail?');
    await newQuestion(test, owner, id, 'Which size?');
    expect(await textsOf(id)).toEqual(['What for?\nRoad or trail?', 'Which size?']);
    expect((await test.ask(getQuestionnaire, at(id))).questionnaire.first_question).toBe(first);
  });

  it('do not set the first question again after it was removed', async () => {
    const id = await newQuestionnaire(test, owner);
    const first = await newQuestion(test, owner, id);
    const second = await newQuestion(test, owner, id);
    await test.ask(deleteQuestion, at(first));
    await newQuestion(test, owner, id);
    expect((await test.ask(getQuestionnaire, at(id))).questionnaire.first_question).toBeNull();
    await test.ask(deleteQuestion, at(second));
  });

  it('change their texts, and their order when all are sent', async () => {
    const id = await newQuestionnaire(test, owner);
    const [a, b, c] = [
      await newQuestion(test, owner, id, 'a'),
      await newQuestion(test, owner, id, 'b'),
      await newQuestion(test, owner, id, 'c'),
    ];
    const { updated_questions } = await test.ask(updateQuestions, { ...inside(id), body: { questions: [{ id: b, text: 'B "{,}\\' }] } });
    expect(updated_questions).toEqual([{ id: b, text: 'B "{,}\\' }]);
    expect(await textsOf(id)).toEqual(['a', 'B "{,}\\', 'c']);
    const questions = [
      { id: c, text: 'third' },
      { id: String(a), text: 'first' },
      { id: b, text: 'second' },
    ];
    await test.ask(updateQuestions, { ...inside(id), body: { questions } });
    expect(await textsOf(id)).toEqual(['third', 'first', 'second']);
  });

  it('change all or none', async () => {
    const id = await newQuestionnaire(test, owner);
    const mine = await newQuestion(test, owner, id, 'before');
    const elsewhere = await newQuestion(test, owner, await newQuestionnaire(test, owner));
    const theirs = await newQuestion(test, stranger, await newQuestionnaire(test, stranger));
    for (const [other, status] of [
      [elsewhere, 404],
      [theirs, 404],
      [2_147_483_647, 404],
      [mine, 400],
      [0, 400],
      [-1, 400],
      ['abc', 400],
    ] as const) {
      const questions = [
        { id: mine, text: 'after' },
        { id: other, text: 'after' },
      ];
      const response = await test.send(updateQuestions, { ...inside(id), body: { questions } });
      expect([other, response.statusCode]).toEqual([other, status]);
      expect(Object.keys(response.json().error.fields)).toEqual(['questions.1.id']);
    }
    expect(await textsOf(id)).toEqual(['before']);
  });

  it('are refused as an empty list, as too many, and as null', async () => {
    const id = await newQuestionnaire(test, owner);
    const many = Array.from({ length: 10_000 }, (_, i) => ({ id: i + 1, text: 'x' }));
    for (const questions of [[], many, null, 'x', [null], [{}]]) {
      const response = await test.app.inject({
        method: 'PUT',
        url: `/api/update_questions/${id}/`,
        headers: owner.headers,
        payload: { questions },
      });
      expect(response.statusCode).toBe(400);
    }
  });

  it('are at most 500 per questionnaire, also under parallel requests', async () => {
    const questions = Array.from({ length: 498 }, (_, i) => ({ text: `${i}`, answers: [] }));
    const { questionnaireId } = await createQuestionnaireWith(test.platform.db, owner.ownerId, { name: 'Long', questions });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => test.send(createQuestion, { ...inside(questionnaireId), body: { text: `more ${i}` } })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().error.code).toBe('too_many_questions');
    const all = (await test.ask(listQuestions, inside(questionnaireId))).questions.toReversed();
    const long = all.map(({ id }) => ({ id, text: '靴'.repeat(1000) }));
    await test.ask(updateQuestions, { ...inside(questionnaireId), body: { questions: long } });
    expect((await test.ask(listQuestions, inside(questionnaireId))).questions).toEqual(long);
  });

  it('are refused in an unknown questionnaire', async () => {
    for (const id of [2_147_483_647, await newQuestionnaire(test, stranger)])
      expect((await test.send(createQuestion, { ...inside(id), body: { text: 'x' } })).statusCode).toBe(404);
  });

  it('report what pointed at them when they are deleted, and leave no dangling pointer', async () => {
    const id = await newQuestionnaire(test, owner);
    const [first, second] = [await newQuestion(test, owner, id), await newQuestion(test, owner, id)];
    const forward = await newAnswer(test, owner, first, second);
    const toItself = await newAnswer(test, owner, second, second);
    const back = await newAnswer(test, owner, second, first);
    expect((await test.ask(deleteQuestion, at(second))).changed).toEqual({ answers: [forward], first_question_of: null });
    const { answers } = await test.ask(listAnswers, { params: { questionId: String(first) }, headers: owner.headers });
    expect(answers.map((answer) => answer.next_question)).toEqual([null]);
    expect([toItself, back]).not.toContain(forward);
    expect((await test.ask(deleteQuestion, at(first))).changed).toEqual({ answers: [], first_question_of: id });
    expect((await test.send(deleteQuestion, at(first))).statusCode).toBe(404);
    expect(
      (await test.send(deleteQuestion, at(await newQuestion(test, stranger, await newQuestionnaire(test, stranger))))).statusCode,
    ).toBe(404);
  });

  it('are deleted once when two requests delete them at once', async () => {
    const id = await newQuestionnaire(test, owner);
    const question = await newQuestion(test, owner, id);
    const statuses = (await Promise.all([1, 2, 3].map(() => test.send(deleteQuestion, at(question))))).map((answer) => answer.statusCode);
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });
});

describe('a questionnaire of any shape', () => {
  const shapes = fc
    .integer({ min: 1, max: 6 })
    .chain((size) =>
      fc.array(fc.array(fc.option(fc.nat(size - 1), { nil: null }), { maxLength: 4 }), { minLength: size, maxLength: size }),
    );

  it('can be built and taken apart in any order without a dangling pointer', async () => {
    const mine = await test.newOwner();
    await fc.assert(
      fc.asyncProperty(shapes, fc.infiniteStream(fc.nat()), async (shape, order) => {
        const made = await createQuestionnaireWith(test.platform.db, mine.ownerId, {
          name: 'Any',
          questions: shape.map((nexts, i) => ({
            text: `${i}`,
            answers: nexts.map((next) => ({ text: 'a', textForChat: 'a', next })),
          })),
        });
        const left = [...made.questionIds];
        while (left.length > 0) {
          const [gone = 0] = left.splice((order.next().value ?? 0) % left.length, 1);
          await test.ask(deleteQuestion, { params: { id: String(gone) }, headers: mine.headers });
          for (const question of left) {
            const { answers } = await test.ask(listAnswers, { params: { questionId: String(question) }, headers: mine.headers });
            for (const { next_question } of answers) expect([null, ...left]).toContain(next_question);
          }
        }
        const { questionnaires } = await test.ask(listQuestionnaires, { headers: mine.headers });
        expect(questionnaires.find(({ id }) => id === made.questionnaireId)).toMatchObject({ first_question: null, total_answers: 0 });
      }),
      { numRuns: 15 },
    );
  });
});

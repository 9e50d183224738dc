import {
  type BodyOf,
  createAnswer,
  createQuestionnaire,
  deleteQuestionnaire,
  duplicateQuestionnaire,
  getQuestionnaire,
  getQuestionnaireUsage,
  listAnswers,
  listQuestionnaires,
  listQuestions,
  updatePopup,
  updateQuestionnaire,
} from '@parley/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { raise } from '../counters/index.ts';
import { createRecommender, shownBy } from '../recommenders/index.ts';
import { purgeQuestionnaires } from './bin.ts';
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

const at = (id: number | string) => ({ params: { id: String(id) }, headers: owner.headers });

describe('questionnaires', () => {
  it('are created empty, listed newest first, read and deleted', async () => {
    const { headers } = await test.newOwner();
    const first = await test.ask(createQuestionnaire, { body: { name: '  Shoes  ' }, headers });
    expect(first.questionnaire).toEqual({
      id: expect.any(Number),
      name: 'Shoes',
      first_question: null,
      total_questions: 0,
      total_answers: 0,
      total_engagements: 0,
      total_responses: 0,
      average_response_time: null,
    });
    const second = await test.ask(createQuestionnaire, { body: { name: 'Hats' }, headers });
    const { questionnaires } = await test.ask(listQuestionnaires, { headers });
    expect(questionnaires.map(({ id }) => id)).toEqual([second.questionnaire.id, first.questionnaire.id]);
    const params = { id: String(first.questionnaire.id) };
    expect((await test.ask(getQuestionnaire, { params, headers })).questionnaire).toEqual(first.questionnaire);
    expect(await test.ask(deleteQuestionnaire, { params, headers })).toEqual({ success: true, changed: { recommenders: [] } });
    expect((await test.send(getQuestionnaire, { params, headers })).statusCode).toBe(404);
    expect((await test.send(deleteQuestionnaire, { params, headers })).statusCode).toBe(404);
  });

  it('show their counts over all time', async () => {
    const mine = await test.newOwner();
    const id = await newQuestionnaire(test, mine);
    const question = await newQuestion(test, mine, id);
    await newQuestion(test, mine, id);
    await newAnswer(test, mine, question);
    await newAnswer(test, mine, question);
    const counted = { ownerId: mine.ownerId, questionnaireId: id };
    await raise(test.platform.db, {
      questionnaires: [
        { ...counted, day: '2026-01-01', displayed: 5, responses: 2, timeMs: 3000 },
        { ...counted, day: '2026-01-02', displayed: 1, responses: 2, timeMs: 2000 },
      ],
    });
    const { questionnaire } = await test.ask(getQuestionnaire, { params: { id: String(id) }, headers: mine.headers });
    expect(questionnaire).toMatchObject({
      first_question: question,
      total_questions: 2,
      total_answers: 2,
      total_engagements: 6,
      total_responses: 4,
      average_response_time: 1.25,
    });
    expect((await test.ask(listQuestionnaires, { headers: mine.headers })).questionnaires).toEqual([questionnaire]);
  });

  it('accept only an own question as the first question, as JSON, as a form and as multipart', async () => {
    const id = await newQuestionnaire(test, owner);
    const [first, second] = [await newQuestion(test, owner, id), await newQuestion(test, owner, id)];
    const elsewhere = await newQuestion(test, owner, await newQuestionnaire(test, owner));
    const theirs = await newQuestion(test, stranger, await newQuestionnaire(test, stranger));

    expect((await test.ask(updateQuestionnaire, { ...at(id), body: { first_question: second } })).questionnaire.first_question).toBe(
      second,
    );
    const form = await test.app.inject({
      method: 'PUT',
      url: `/api/questionnaires/update/${id}/`,
      headers: { ...owner.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `first_question=${first}`,
    });
    expect(form.json().questionnaire.first_question).toBe(first);
    const multipart = await test.send(updateQuestionnaire, { ...at(id), body: { first_question: String(second) }, files: {} });
    expect(multipart.json().questionnaire.first_question).toBe(second);

    for (const wrong of [elsewhere, theirs, 2_147_483_647]) {
      const refused = await test.send(updateQuestionnaire, { ...at(id), body: { first_question: wrong } });
      expect(refused.statusCode).toBe(404);
      expect(refused.json().error.fields).toHaveProperty('first_question');
    }
    expect((await test.ask(getQuestionnaire, at(id))).questionnaire.first_question).toBe(second);
    const none = await test.ask(updateQuestionnaire, { ...at(id), body: { first_question: '', name: 'Boots' } });
    expect(none.questionnaire).toMatchObject({ first_question: null, name: 'Boots' });
  });

  it('name the recommenders that showed them when they are deleted', async () => {
    const id = await newQuestionnaire(test, owner);
    const recommender = await createRecommender(test.platform.db, owner.ownerId, { name: 'A', questionnaireId: id });
    await createRecommender(test.platform.db, owner.ownerId, { name: 'B' });
    expect((await test.ask(deleteQuestionnaire, at(id))).changed).toEqual({ recommenders: [recommender] });
    const params = { popupId: String(recommender) };
    const { popup } = await test.ask(updatePopup, { params, body: {}, headers: owner.headers });
    expect(popup.questionnaireId).toBeNull();
  });
});

describe('refusals', () => {
  it.each(['0', '-1', '01', 'abc', '9007199254740992', '99999999999999999999', '1.5', 'null', '%00', '１'])(
    'the id %s is 400 and named',
    async (id) => {
      for (const [method, path] of [
        ['GET', 'questionnaire'],
        ['DELETE', 'delete_questionnaire'],
        ['PUT', 'questionnaires/update'],
      ] as const) {
        const payload = method === 'PUT' ? { name: 'x' } : undefined;
        const response = await test.app.inject({ method, url: `/api/${path}/${id}/`, headers: owner.headers, ...(payload && { payload }) });
        expect([response.statusCode, Object.keys(response.json().error.fields ?? {})]).toEqual([400, ['id']]);
      }
    },
  );

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['too long', 'x'.repeat(201)],
    ['with a control character', 'a\u0000b'],
    ['with half a character', 'a\ud800'],
    ['a number', 5],
    ['null', null],
    ['a list', []],
  ])('a name that is %s', async (_what, name) => {
    for (const request of [
      { method: 'POST', url: '/api/questionnaires/create/' },
      { method: 'PUT', url: `/api/questionnaires/update/${await newQuestionnaire(test, owner)}/` },
    ] as const) {
      const response = await test.app.inject({ ...request, headers: owner.headers, payload: { name } });
      expect(response.statusCode).toBe(400);
      expect(response.json().error.fields).toHaveProperty('name');
    }
  });

  it.each(['Schuhe für Läufer', 'أحذية', '靴を選ぶ', 'Обувь', 'जूते', '👟🏽‍♀️ & <b>"quotes"</b> \\ %s'])(
    'not a name in any script: %s',
    async (name) => {
      expect((await test.ask(createQuestionnaire, { body: { name }, headers: owner.headers })).questionnaire.name).toBe(name);
    },
  );

  it('another owner’s questionnaire, everywhere', async () => {
    const id = await newQuestionnaire(test, stranger);
    for (const request of [
      { method: 'GET', url: `/api/questionnaire/${id}/` },
      { method: 'DELETE', url: `/api/delete_questionnaire/${id}/` },
      { method: 'PUT', url: `/api/questionnaires/update/${id}/`, payload: { name: 'mine now' } },
      { method: 'GET', url: `/api/get_questions/${id}/` },
      { method: 'POST', url: `/api/create_question/${id}/`, payload: { text: 'x' } },
      { method: 'PUT', url: `/api/update_questions/${id}/`, payload: { questions: [{ id: 1, text: 'x' }] } },
    ] as const) {
      const response = await test.app.inject({ ...request, headers: owner.headers });
      expect([request.url, response.statusCode]).toEqual([request.url, 404]);
    }
    const still = await test.ask(getQuestionnaire, { params: { id: String(id) }, headers: stranger.headers });
    expect(still.questionnaire.name).toBe('Shoes');
  });

  it('a change without any field', async () => {
    const id = await newQuestionnaire(test, owner);
    expect((await test.send(updateQuestionnaire, { ...at(id), body: {} })).statusCode).toBe(400);
  });
});

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
    .then((bytes) => new File([new Uint8Array(bytes)], 'red.png', { type: 'image/png' }));

describe('copies', () => {
  it('contain everything and share nothing', async () => {
    const { headers, ...mine } = await test.newOwner();
    const id = await newQuestionnaire(test, { headers, ...mine }, 'Shoes');
    const [first, second] = [
      await newQuestion(test, { headers, ...mine }, id, 'Where?'),
      await newQuestion(test, { headers, ...mine }, id, 'When?'),
    ];
    await test.ask(updateQuestionnaire, { params: { id: String(id) }, body: { first_question: second }, headers });
    const body = {
      text: 'Road',
      text_for_chatgpt: 'Runs on roads',
      next_question: first,
      answerHasInputField: true,
      answerInputTextField: 'Size',
      answerHasCallToAction: true,
      answerCallToActionURL: 'https://shop.test/sale',
      next_in_order: false,
      style: { textColor: '#112233' },
      product_rules: [{ field: 'category' as const, values: ['Road'], effect: 'require' as const, weight: 1 }],
    } satisfies Required<BodyOf<typeof createAnswer>>;
    const multipart = {
      ...body,
      next_question: String(first),
      style: JSON.stringify(body.style),
      product_rules: JSON.stringify(body.product_rules),
    };
    const made = await test.ask(createAnswer, {
      params: { questionId: String(second) },
      body: multipart as never,
      files: { image: await picture() },
      headers,
    });
    await newAnswer(test, { headers, ...mine }, second, second);
    await newAnswer(test, { headers, ...mine }, first);

    const { questionnaire } = await test.ask(duplicateQuestionnaire, { params: { id: String(id) }, body: {}, headers });
    expect(questionnaire).toMatchObject({ name: 'Shoes (copy)', total_questions: 2, total_answers: 3, total_responses: 0 });
    const { questions } = await test.ask(listQuestions, { params: { questionnaire_id: String(questionnaire.id) }, headers });
    expect(questions.map(({ text }) => text)).toEqual(['Where?', 'When?']);
    const [where, when] = questions.map((question) => question.id) as [number, number];
    expect([where, when]).not.toContain(first);
    expect(questionnaire.first_question).toBe(when);
    const { answers } = await test.ask(listAnswers, { params: { questionId: String(when) }, headers });
    expect(answers[0]).toMatchObject({ ...body, next_question: where, question: when });
    expect(answers[1]?.next_question).toBe(when);

    const copied = answers[0]?.image ?? '';
    expect(copied).toMatch(/^\/uploads\//);
    expect(copied).not.toBe(made.newAnswer.image);
    await test.ask(deleteQuestionnaire, { params: { id: String(id) }, headers });
    test.clock.advance(2 * 86_400_000);
    await purgeQuestionnaires(test.platform, shownBy, new Date(test.clock.now().getTime() - 1.5 * 86_400_000));
    test.clock.advance(-2 * 86_400_000);
    expect((await test.app.inject({ url: made.newAnswer.image })).statusCode).toBe(404);
    expect((await test.app.inject({ url: copied })).statusCode).toBe(200);
  });

  it('take a name, shorten long ones, and work only for the owner', async () => {
    const id = await newQuestionnaire(test, owner, 'ü'.repeat(200));
    const { questionnaire } = await test.ask(duplicateQuestionnaire, { ...at(id), body: {} });
    expect(questionnaire.name).toBe(`${'ü'.repeat(193)} (copy)`);
    expect((await test.ask(duplicateQuestionnaire, { ...at(id), body: { name: 'Mine' } })).questionnaire.name).toBe('Mine');
    const theirs = await newQuestionnaire(test, stranger);
    expect((await test.send(duplicateQuestionnaire, { ...at(theirs), body: {} })).statusCode).toBe(404);
  });
});

describe('the usage of a questionnaire', () => {
  it('is shown before it is deleted', async () => {
    const id = await newQuestionnaire(test, owner);
    expect(await test.ask(getQuestionnaireUsage, at(id))).toEqual({ recommenders: [] });
    const popup = await createRecommender(test.platform.db, owner.ownerId, { name: 'Front page', active: true, questionnaireId: id });
    expect(await test.ask(getQuestionnaireUsage, at(id))).toEqual({
      recommenders: [{ popup_id: popup, popup_name: 'Front page', status: true }],
    });
    const theirs = await newQuestionnaire(test, stranger);
    expect((await test.send(getQuestionnaireUsage, at(theirs))).statusCode).toBe(404);
  });
});

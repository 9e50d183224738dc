import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createAnswer,
  deleteAnswer,
  deleteQuestion,
  deleteQuestionnaire,
  editAnswer,
  listAllAnswers,
  listAnswers,
  type SendInput,
} from '@parley/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDuplicate } from '../../../platform/db/index.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { shownBy } from '../../recommenders/index.ts';
import { purgeQuestionnaires } from '../bin.ts';
import { newAnswer, newQuestion, newQuestionnaire, type Owner } from '../testing.ts';
import { insertAnswers } from './answer-store.ts';

let test: TestApp;
let owner: Owner;
let stranger: Owner;
beforeAll(async () => {
  test = await testApp();
  owner = await test.newOwner();
  stranger = await test.newOwner();
});
afterAll(() => test.close());

const fields = { text: 'Running', text_for_chatgpt: 'Shoes for running', next_question: 'none' };
const of = (questionId: number) => ({ params: { questionId: String(questionId) }, headers: owner.headers });
const at = (answerId: number) => ({ params: { answerId: String(answerId) }, headers: owner.headers });
const uploads = () => {
  try {
    return readdirSync(join(test.platform.config.dataDir, 'uploads')).sort();
  } catch {
    return [];
  }
};
const picture = async (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png', width = 40) =>
  new Blob([
    await sharp({ create: { width, height: 20, channels: 3, background: '#6d28d9' } })
      [format]()
      .toBuffer(),
  ]);
const question = async () => newQuestion(test, owner, await newQuestionnaire(test, owner));

describe('answers', () => {
  it('store every field, from a form and from JSON alike', async () => {
    const questionnaire = await newQuestionnaire(test, owner);
    const [first, second] = [await newQuestion(test, owner, questionnaire), await newQuestion(test, owner, questionnaire)];
    const body = {
      text: 'Something else',
      text_for_chatgpt: 'Says for themselves',
      next_question: second,
      answerHasInputField: true,
      answerInputTextField: 'Tell us',
      answerHasCallToAction: true,
      answerCallToActionURL: 'https://shop.example/sale',
      next_in_order: false,
      style: { backgroundColor: '#00ff00', fontSize: 18 },
      product_rules: [{ field: 'tag' as const, values: ['running'] }],
      // Every field of the contract: a new field is only tested for storing, editing and presenting if it is listed here.
    } satisfies Required<SendInput<typeof createAnswer>['body']>;
    const expected = {
      ...body,
      id: expect.any(Number),
      question: first,
      image: '',
      product_rules: [{ field: 'tag', values: ['running'], effect: 'prefer', weight: 1 }],
    };
    expect((await test.ask(createAnswer, { ...of(first), body })).newAnswer).toEqual(expected);
    const asForm = { ...body, answerHasInputField: 'true' as const, answerHasCallToAction: 'true' as const, next_question: String(second) };
    expect((await test.ask(createAnswer, { ...of(first), body: asForm, files: {} })).newAnswer).toEqual(expected);
    const plain = await newAnswer(test, owner, first);
    expect((await test.ask(editAnswer, { ...at(plain), body })).answers.at(-1)).toEqual(expected);
  });

  it('are in order, and can be moved', async () => {
    const id = await question();
    const [a, b, c] = [await newAnswer(test, owner, id), await newAnswer(test, owner, id), await newAnswer(test, owner, id)];
    const order = async (position: number, answer: number) =>
      (await test.ask(editAnswer, { ...at(answer), body: { position } })).answers.map((answer) => answer.id);
    expect(await order(0, c)).toEqual([c, a, b]);
    expect(await order(3, c)).toEqual([a, b, c]);
    expect(await order(1, a)).toEqual([b, a, c]);
    await test.ask(deleteAnswer, at(a));
    const d = await newAnswer(test, owner, id);
    expect((await test.ask(listAnswers, of(id))).answers.map((answer) => answer.id)).toEqual([b, c, d]);
  });

  it('change only in the given fields', async () => {
    const id = await question();
    const answer = await newAnswer(test, owner, id, id, { answerHasInputField: true, style: { fontSize: 12 } });
    const before = (await test.ask(listAnswers, of(id))).answers[0];
    const { answers } = await test.ask(editAnswer, { ...at(answer), body: { text: 'Hiking', next_question: '' }, files: {} });
    expect(answers).toEqual([{ ...before, text: 'Hiking', next_question: null }]);
    expect((await test.ask(editAnswer, { ...at(answer), body: {} })).answers).toEqual(answers);
  });

  it('are at most four, also when five are created at once', async () => {
    const id = await question();
    const responses = await Promise.all(
      Array.from({ length: 9 }, (_, i) => test.send(createAnswer, { ...of(id), body: { ...fields, text: `${i}` } })),
    );
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409, 409]);
    expect(responses.find((response) => response.statusCode === 409)?.json().error.code).toBe('too_many_answers');
    const { answers } = await test.ask(listAnswers, of(id));
    expect(answers).toHaveLength(4);
    const [firstAnswer] = answers;
    await test.ask(deleteAnswer, at(firstAnswer?.id ?? 0));
    await newAnswer(test, owner, id);
  });

  it('are limited to four by the database itself', async () => {
    const id = await question();
    const row = { ownerId: owner.ownerId, questionId: id, position: 0, text: 'x', textForChat: 'x' };
    await insertAnswers(
      test.platform.db,
      [0, 1, 2, 3].map((slot) => ({ ...row, slot })),
    );
    await expect(insertAnswers(test.platform.db, [{ ...row, slot: 4 }])).rejects.toMatchObject({ cause: { code: '23514' } });
    const again = await insertAnswers(test.platform.db, [{ ...row, slot: 3 }]).catch((error: unknown) => error);
    // Of the slot: the id is new. A cluster does not name the key.
    expect(isDuplicate(again)).toBe(true);
  });

  it('lead only to questions of their own questionnaire', async () => {
    const id = await question();
    const answer = await newAnswer(test, owner, id);
    const theirs = await newQuestion(test, stranger, await newQuestionnaire(test, stranger));
    for (const next_question of [await question(), theirs, 2_147_483_647]) {
      for (const response of [
        await test.send(createAnswer, { ...of(id), body: { ...fields, next_question } }),
        await test.send(editAnswer, { ...at(answer), body: { next_question } }),
      ]) {
        expect(response.statusCode).toBe(404);
        expect(Object.keys(response.json().error.fields)).toEqual(['next_question']);
      }
    }
    for (const next_question of [0, -1, 9_007_199_254_740_992, 'abc', '0', true, {}, []]) {
      const response = await test.send(createAnswer, { ...of(id), body: { ...fields, next_question: next_question as never } });
      expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['next_question']]);
    }
    expect((await test.ask(listAnswers, of(id))).answers).toHaveLength(1);
  });

  it('stay consistent while questions are deleted and answers moved to them at once', async () => {
    const questionnaire = await newQuestionnaire(test, owner);
    const [a, b, c] = [
      await newQuestion(test, owner, questionnaire),
      await newQuestion(test, owner, questionnaire),
      await newQuestion(test, owner, questionnaire),
    ];
    const answers = [await newAnswer(test, owner, a, b), await newAnswer(test, owner, a, c), await newAnswer(test, owner, c, b)];
    const statuses = await Promise.all([
      ...answers.map((answer) => test.send(editAnswer, { ...at(answer), body: { next_question: b } })),
      test.send(deleteQuestion, { params: { id: String(b) }, headers: owner.headers }),
      ...answers.map((answer) => test.send(editAnswer, { ...at(answer), body: { next_question: c } })),
      test.send(createAnswer, { ...of(b), body: fields }),
      test.send(deleteQuestion, { params: { id: String(c) }, headers: owner.headers }),
      test.send(createAnswer, { ...of(a), body: { ...fields, next_question: c } }),
    ]);
    for (const { statusCode, body } of statuses) expect([200, 201, 404], body).toContain(statusCode);
    for (const { next_question } of (await test.ask(listAnswers, of(a))).answers) expect(next_question).toBeNull();
  });

  it.each([
    ['text', ''],
    ['text', '   '],
    ['text', 'x'.repeat(301)],
    ['text', 'a\nb'],
    ['text', null],
    ['text_for_chatgpt', ''],
    ['text_for_chatgpt', 'a\u0007'],
    ['answerCallToActionURL', 'javascript:alert(1)'],
    ['answerCallToActionURL', 'shop'],
    ['answerHasInputField', 'perhaps'],
    ['style', '{'],
    ['style', '{"backgroundColor":"red;}"}'],
    ['product_rules', '[{"field":"price"}]'],
    ['product_rules', 'null'],
  ])('are refused with %s %j, and the field is named', async (name, value) => {
    const id = await question();
    const response = await test.send(createAnswer, { ...of(id), body: { ...fields, [name]: value } as never });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields).every((field) => field.startsWith(name))).toBe(true);
  });

  it('need all three required fields', async () => {
    const response = await test.send(createAnswer, { ...of(await question()), body: {} as never });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields).sort()).toEqual(['next_question', 'text', 'text_for_chatgpt']);
  });

  it('of another owner are not found', async () => {
    const theirs = await newQuestion(test, stranger, await newQuestionnaire(test, stranger));
    const answer = await newAnswer(test, stranger, theirs);
    const files = { image: await picture() };
    expect((await test.send(listAnswers, of(theirs))).statusCode).toBe(404);
    expect((await test.send(createAnswer, { ...of(theirs), body: fields, files })).statusCode).toBe(404);
    expect((await test.send(editAnswer, { ...at(answer), body: { text: 'mine' }, files })).statusCode).toBe(404);
    expect((await test.send(deleteAnswer, at(answer))).statusCode).toBe(404);
    for (const id of ['0', '-1', 'abc', '9007199254740992'])
      expect((await test.send(deleteAnswer, { params: { answerId: id }, headers: owner.headers })).statusCode).toBe(400);
  });
});

describe('pictures', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('of type %s are stored as WebP and cached for ever', async (format) => {
    const { newAnswer: made } = await test.ask(createAnswer, {
      ...of(await question()),
      body: fields,
      files: { image: await picture(format) },
    });
    expect(made.image).toMatch(/^\/uploads\/[0-9a-f-]{36}\.webp$/);
    const served = await test.app.inject({ url: made.image, headers: { origin: 'https://shop.example' } });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
  });

  it('stay for 30 days after they are replaced, removed, or deleted with their answer, question or questionnaire', async () => {
    const before = uploads();
    const questionnaire = await newQuestionnaire(test, owner);
    const id = await newQuestion(test, owner, questionnaire);
    const withPicture = async () =>
      (await test.ask(createAnswer, { ...of(id), body: fields, files: { image: await picture() } })).newAnswer.id;
    const own = () => uploads().filter((name) => !before.includes(name));

    const answer = await withPicture();
    const [first] = own();
    await test.ask(editAnswer, { ...at(answer), body: {}, files: { image: await picture('jpeg') } });
    const emptied = await test.ask(editAnswer, { ...at(answer), body: { image: '' }, files: {} });
    expect(emptied.answers[0]?.image).toBe('');
    await test.ask(deleteAnswer, at(await withPicture()));
    await withPicture();
    await test.ask(deleteQuestion, { params: { id: String(id) }, headers: owner.headers });
    const other = await newQuestion(test, owner, questionnaire);
    await test.ask(createAnswer, { ...of(other), body: fields, files: { image: await picture() } });
    await test.ask(deleteQuestionnaire, { params: { id: String(questionnaire) }, headers: owner.headers });
    expect(own()).toHaveLength(5);
    expect((await test.app.inject(`/uploads/${first}`)).statusCode).toBe(200);

    const daysMs = 31 * 86_400_000;
    await purgeQuestionnaires(test.platform, shownBy, new Date(test.clock.now().getTime() - daysMs));
    expect(own()).toHaveLength(5);
    test.clock.advance(daysMs);
    await purgeQuestionnaires(test.platform, shownBy, new Date(test.clock.now().getTime() - 30 * 86_400_000));
    test.clock.advance(-daysMs);
    expect(own()).toEqual([]);
    expect((await test.app.inject(`/uploads/${first}`)).statusCode).toBe(404);
  });

  it('stay when an edit does not mention them', async () => {
    const { newAnswer: made } = await test.ask(createAnswer, { ...of(await question()), body: fields, files: { image: await picture() } });
    const empty = new File([], '');
    const { answers } = await test.ask(editAnswer, { ...at(made.id), body: { text: 'Other' }, files: { image: empty } });
    expect(answers[0]?.image).toBe(made.image);
    expect((await test.app.inject(made.image)).statusCode).toBe(200);
  });

  it('leave no file behind when the change is refused', async () => {
    const id = await question();
    for (let i = 0; i < 3; i++) await newAnswer(test, owner, id);
    const answer = await newAnswer(test, owner, await question());
    const before = uploads();
    const files = { image: await picture() };
    const parallel = await Promise.all(
      [1, 2, 3, 4].map((n) => test.send(createAnswer, { ...of(id), body: { ...fields, text: `${n}` }, files })),
    );
    expect(parallel.map((response) => response.statusCode).sort()).toEqual([201, 409, 409, 409]);
    await test.send(createAnswer, { ...of(id), body: { ...fields, next_question: '2147483647' }, files });
    await test.send(editAnswer, { ...at(answer), body: { next_question: '2147483647' }, files });
    await test.send(createAnswer, { ...of(await question()), body: { ...fields, text: '' }, files });
    expect(uploads()).toHaveLength(before.length + 1);
  });

  it('fail the save when they cannot be stored, but not when the old one cannot be removed', async () => {
    const id = await question();
    const body = { ...of(id), body: fields, files: { image: await picture() } };
    const put = vi.spyOn(test.platform.storage, 'put').mockRejectedValueOnce(new Error('disk full'));
    expect((await test.send(createAnswer, body)).statusCode).toBe(500);
    put.mockRestore();
    expect((await test.ask(listAnswers, of(id))).answers).toEqual([]);
    const { newAnswer: made } = await test.ask(createAnswer, body);
    const remove = vi.spyOn(test.platform.storage, 'remove').mockRejectedValueOnce(new Error('disk gone'));
    expect((await test.send(deleteAnswer, at(made.id))).statusCode).toBe(200);
    remove.mockRestore();
  });

  it.each([
    ['text', new Blob(['not a picture']), 415],
    ['markup', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>']), 415],
    ['nothing', new File([], 'empty.png'), 415],
    ['more bytes than are taken', new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]), 413],
  ])('are refused when they are %s', async (_what, image, status) => {
    const id = await question();
    const response = await test.send(createAnswer, { ...of(id), body: fields, files: { image } });
    expect(response.statusCode).toBe(status);
    expect((await test.ask(listAnswers, of(id))).answers).toEqual([]);
  });

  it('are refused with too many pixels, whatever their size in bytes', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const response = await test.send(createAnswer, { ...of(await question()), body: fields, files: { image: new Blob([bomb]) } });
    expect([response.statusCode, response.json().error.code]).toEqual([413, 'too_many_pixels']);
  });

  it('are refused under another field name', async () => {
    const response = await test.send(createAnswer, { ...of(await question()), body: fields, files: { evil: await picture() } as never });
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['evil']]);
  });

  it.each(['../secret', '..%2fsecret', '%2e%2e/secret', 'a/b.webp', 'x.html', '', '00000000-0000-0000-0000-000000000000.webp', '%00.webp'])(
    'nothing else is given out: %s',
    async (name) => {
      expect((await test.app.inject(`/uploads/${name}`)).statusCode).toBe(404);
    },
  );
});

it('all answers of a questionnaire are returned at once, by question and in order', async () => {
  const id = await newQuestionnaire(test, owner);
  const [first, second] = [await newQuestion(test, owner, id), await newQuestion(test, owner, id)];
  const late = await newAnswer(test, owner, second);
  const [firstAnswer, two] = [await newAnswer(test, owner, first), await newAnswer(test, owner, first, second)];
  const at = (questionnaire: number) => ({ params: { questionnaire_id: String(questionnaire) }, headers: owner.headers });
  const { answers } = await test.ask(listAllAnswers, at(id));
  expect(answers.map((answer) => [answer.question, answer.id])).toEqual([
    [first, firstAnswer],
    [first, two],
    [second, late],
  ]);
  const alone = await test.ask(listAnswers, { params: { questionId: String(first) }, headers: owner.headers });
  expect(answers.slice(0, 2)).toEqual(alone.answers);
  expect((await test.send(listAllAnswers, at(await newQuestionnaire(test, stranger)))).statusCode).toBe(404);
});

import {
  createAnswer,
  createPopup,
  createQuestion,
  createQuestionnaire,
  listPopups,
  listQuestionnaires,
  listQuestions,
} from '@parley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { forgetKeptAnswers } from './once.ts';

let test: TestApp;
let headers: { authorization: string };
let ownerId: number;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ headers, ownerId } = await test.newOwner());
});

const withKey = (key: string) => ({ ...headers, 'idempotency-key': key });
const create = (name: string, key?: string) =>
  test.send(createPopup, { body: { name }, headers: key === undefined ? headers : withKey(key) });
const names = async () => (await test.ask(listPopups, { headers })).map((popup) => popup.popup_name);

describe('a request that creates something', () => {
  it('creates it once when it is sent twice in a row with one key', async () => {
    const [first, second] = [await create('Tee', 'form-1'), await create('Tee', 'form-1')];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await names()).toEqual(['Tee']);
  });
  it('creates it once when it is sent ten times at the same moment, with or without a key', async () => {
    for (const key of ['form-1', undefined]) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => create(`Tee ${key}`, key)));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
    expect((await names()).sort()).toEqual(['Tee form-1', 'Tee undefined']);
  });
  it('creates questionnaires, questions and answers once, too', async () => {
    const twice = async (send: () => ReturnType<typeof create>) => (await Promise.all([send(), send()])).map((response) => response.json());
    const [created] = await twice(() => test.send(createQuestionnaire, { body: { name: 'Shoes' }, headers: withKey('a') }));
    const params = { questionnaire_id: String(created.questionnaire.id) };
    const [added] = await twice(() => test.send(createQuestion, { params, body: { text: 'Which?' }, headers: withKey('b') }));
    const answer = {
      params: { questionId: String(added.new_question.id) },
      body: { text: 'This', text_for_chatgpt: 'This one', next_question: null },
      headers: withKey('c'),
    };
    const [first, second] = await twice(() => test.send(createAnswer, answer as never));
    expect(second).toEqual(first);
    expect((await test.ask(listQuestionnaires, { headers })).questionnaires).toMatchObject([{ total_questions: 1, total_answers: 1 }]);
    expect((await test.ask(listQuestions, { params, headers })).questions).toHaveLength(1);
  });
  it('creates a second one without a key once the first request is done: both may be intended', async () => {
    await create('Tee');
    await create('Tee');
    expect(await names()).toHaveLength(2);
  });
  it('is refused when its key was used for another request', async () => {
    await create('Tee', 'form-1');
    const other = await create('Hat', 'form-1');
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'key_reused']);
    expect(await names()).toEqual(['Tee']);
  });
  it('may be sent again with the same key after a refusal', async () => {
    expect((await create('', 'form-1')).statusCode).toBe(400);
    const params = { questionnaire_id: '2147483647' };
    const ask = () => test.send(createQuestion, { params, body: { text: 'Which?' }, headers: withKey('form-1') });
    expect((await ask()).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(404);
    expect((await create('Tee', 'form-1')).statusCode).toBe(201);
  });
  it('shares no keys with another owner', async () => {
    await create('Tee', 'form-1');
    const other = await test.newOwner();
    const answer = await test.send(createPopup, { body: { name: 'Hat' }, headers: { ...other.headers, 'idempotency-key': 'form-1' } });
    expect(answer.json().clientId).toBe(other.ownerId);
  });
  it.each(['', ' ', 'ä'.repeat(3), 'x'.repeat(256)])('is refused with the malformed key %j', async (key) => {
    const answer = await create('Tee', key);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['Idempotency-Key']]);
    expect(await names()).toEqual([]);
  });
});

describe('a key that is claimed but has no answer yet', () => {
  const claim = (ageMs: number) =>
    test.platform.database.pool.query(
      `insert into kept_answers (owner_id, key, digest, claimed_at)
       select owner_id, 'copy', digest, $2 from kept_answers where owner_id = $1`,
      [ownerId, new Date(test.clock.now().getTime() - ageMs)],
    );

  it('means that another process is at work: the request gets a 409', async () => {
    await create('Tee', 'form-1');
    await claim(1000);
    const answer = await create('Tee', 'copy');
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'still_running']);
  });
  it('counts as abandoned after a minute: the request is handled again', async () => {
    await create('Tee', 'form-1');
    await claim(61_000);
    expect((await create('Tee', 'copy')).statusCode).toBe(201);
    expect(await names()).toHaveLength(2);
  });
});

it('deletes keys older than a day', async () => {
  const { pool } = test.platform.database;
  await create('Tee', 'old');
  await create('Tee', 'new');
  await pool.query(`update kept_answers set claimed_at = now() - interval '25 hours' where owner_id = $1 and key = 'old'`, [ownerId]);
  await forgetKeptAnswers(test.platform.db);
  const { rows } = await pool.query('select key from kept_answers where owner_id = $1', [ownerId]);
  expect(rows).toEqual([{ key: 'new' }]);
});

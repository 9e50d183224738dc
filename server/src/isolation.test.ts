import { type Call, calls } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { inNewShops, inOrder } from './testing/order.ts';
import { aWorld, type Input, inputsFor, type World } from './testing/world.ts';

const ownerCalls = Object.entries(calls).filter(([, { call }]) => call.auth === 'owner');

/** They need a code of the moment; second-step.test.ts makes valid ones. */
const ofTheMoment = ['confirmSecondStep', 'renewRecoveryCodes', 'endSecondStep'];

/** Keys that are non-empty even for an owner without any data. */
const commonKeys = ['day', 'from', 'to', 'username', 'installation', 'limit', 'endsAt', 'address', 'secret'];

describe('owners', () => {
  let test: TestApp;
  let mine: World;
  let theirs: World;
  beforeAll(async () => {
    test = await testApp();
    [mine, theirs] = [await aWorld(test), await aWorld(test)];
  });
  afterAll(() => test.close());

  const send = (call: Call, input: Input, { headers }: World) => test.send(call, { ...input, headers } as never);

  /** Every row that belongs to an owner. */
  async function rowsOf({ ownerId }: World): Promise<string[]> {
    const { pool } = test.platform.database;
    const tables = await pool.query(
      `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'owner_id' order by 1`,
    );
    const rows: string[] = [];
    for (const { table_name: table } of tables.rows) {
      const found = await pool.query(`select to_jsonb(t)::text as row from "${table}" t where owner_id = $1 order by 1`, [ownerId]);
      rows.push(...found.rows.map(({ row }) => `${table} ${row}`));
    }
    return rows;
  }

  it('reach their own data: every input of this test is valid', async () => {
    const refused: unknown[] = [];
    const shop = await aWorld(test);
    for (const { name, call } of inOrder(Object.fromEntries(ownerCalls))) {
      if (ofTheMoment.includes(name)) continue;
      const world = inNewShops.includes(call) ? await aWorld(test) : shop;
      const response = await send(call, inputsFor(world)[name] ?? {}, world);
      if (response.statusCode >= 300) refused.push([name, response.statusCode, response.body]);
    }
    expect(refused).toEqual([]);
  });

  it('get 404 when the URL names data of another owner, and change nothing', async () => {
    const before = await rowsOf(theirs);
    const inputs = inputsFor(theirs);
    const reached: unknown[] = [];
    // A draft has no owner yet: it belongs to whoever has its key.
    for (const [name, { call }] of ownerCalls.filter(([name, { call }]) => call.params && name !== 'adoptGeneration')) {
      const response = await send(call, inputs[name] ?? {}, mine);
      if (response.statusCode !== 404 || response.json().error.code !== 'not_found')
        reached.push([name, response.statusCode, response.body]);
    }
    expect(reached).toEqual([]);
    expect(await rowsOf(theirs)).toEqual(before);
  });

  it('get 404 when the body names data of another owner, and change nothing', async () => {
    const before = [await rowsOf(mine), await rowsOf(theirs)];
    const own = inputsFor(mine);
    const { ids } = theirs;
    const theirRules = [{ field: 'product', ids: [mine.ids.product, ids.product] }];
    const foreign: [string, Record<string, unknown>][] = [
      ['createPopupPage', { popupPagesId: ids.popup }],
      ['updatePopup', { questionnaireId: ids.questionnaire }],
      ['updatePopup', { pinnedProducts: [mine.ids.product, ids.product] }],
      ['updateQuestionnaire', { first_question: ids.question }],
      [
        'updateQuestions',
        {
          questions: [
            { id: mine.ids.question, text: 'Mine' },
            { id: ids.question, text: 'Not mine' },
          ],
        },
      ],
      ['createAnswer', { next_question: ids.question }],
      ['editAnswer', { next_question: ids.question }],
      ['createAnswer', { product_rules: theirRules }],
      ['editAnswer', { product_rules: theirRules }],
      ['updatePopup', { product_rules: theirRules }],
      ['changeProducts', { ids: [mine.ids.product, ids.product] }],
      ['startImport', { source: ids.source }],
      ['createExperiment', { popupId: ids.popup }],
      ['createExperiment', { question: 'better', variants: [ids.popup] }],
      ['createAssistantTest', { popupId: ids.popup }],
      ['askAssistant', { popupId: ids.popup }],
      ['createTestFromConversation', { engagementId: theirs.engagement.split('.')[0], chatId: ids.chat }],
      ['createTestFromConversation', { chatId: ids.chat }],
    ];
    const reached: unknown[] = [];
    for (const [name, change] of foreign) {
      const call = calls[name]?.call as Call;
      const response = await send(call, { ...own[name], body: { ...own[name]?.body, ...change } }, mine);
      if (response.statusCode !== 404) reached.push([name, response.statusCode, response.body]);
    }
    expect(reached).toEqual([]);
    expect([await rowsOf(mine), await rowsOf(theirs)]).toEqual(before);
  });

  it('see no data of another owner in any list', async () => {
    const stranger = await test.newOwner();
    const ownSession = test.app.jwt.decode<{ sid: string }>(stranger.headers.authorization.slice('Bearer '.length))?.sid;
    const isOwnSession = (value: unknown) => (value as { id?: string } | null)?.id === ownSession;
    const seen: unknown[] = [];
    for (const [name, { call }] of ownerCalls.filter(([, { call }]) => call.method === 'GET' && !call.params)) {
      const response = await test.send(call, { headers: stranger.headers } as never);
      // An owner without data gets empty lists, zeros and nulls; days, their own address and sign-in, and installation-wide values are ignored.
      const withoutCommon = (key: string, value: unknown) => (commonKeys.includes(key) || isOwnSession(value) ? undefined : value);
      const text = call.download ? response.body : JSON.stringify(response.json(), withoutCommon);
      if (/[1-9]/.test(text)) seen.push([name, text]);
    }
    expect(seen).toEqual([]);
  });

  it('share no URLs: ids of two owners cannot be combined', async () => {
    const mixed = { popupId: String(theirs.ids.popup), userId: String(mine.ownerId) };
    for (const name of ['bootstrap', 'placement']) {
      const response = await send(calls[name]?.call as Call, { params: mixed }, mine);
      expect([name, response.statusCode]).toEqual([name, 404]);
    }
    for (const name of ['postChat', 'recordEvents', 'askPerson', 'getPersonAnswers']) {
      const { body } = inputsFor(theirs)[name] ?? {};
      const params = { ...mixed, engagementId: theirs.engagement };
      const response = await send(calls[name]?.call as Call, { params, ...(body && { body }) }, mine);
      expect([403, 404]).toContain(response.statusCode);
    }
  });
});

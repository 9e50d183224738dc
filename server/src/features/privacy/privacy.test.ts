import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  acceptInvite,
  answerHandover,
  bootstrap,
  contactForm,
  createAnswer,
  deleteAccount,
  forgotPassword,
  getAccount,
  getRetention,
  login,
  postChat,
  recordAnswer,
  recordEvents,
  refreshToken,
  setRetention,
  signUp,
  startExport,
  updateAssistant,
  uploadProductPicture,
} from '@parley/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aWorld, inputsFor, testPassword, type World } from '../../testing/world.ts';
import { eraseOld, sweepAfterGone } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const query = async <Row>(text: string, values: unknown[] = []) => (await t.platform.database.pool.query(text, values)).rows as Row[];
const ownerTables = async () =>
  (
    await query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'owner_id' order by 1`,
    )
  ).map(({ name }) => name);
const rowsOf = async (table: string, ownerId: number) =>
  (await query<{ count: number }>(`select count(*)::int as count from "${table}" where owner_id = $1`, [ownerId]))[0]?.count ?? 0;

const ownerKey = 'sk-owner-key-98765';

/** A shop with data of every kind: visits, answers, chats, an uploaded picture, a key. */
async function aLivedInWorld(): Promise<World & { tables: Map<string, number>; picture: string }> {
  const world = await aWorld(t);
  const { headers } = world;
  const inputs = inputsFor(world);
  const image = new File(
    [
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ],
    'red.png',
  );
  const answerCall = { ...(inputs.createAnswer as object), files: { image }, headers };
  const made = await t.ask(createAnswer, answerCall as never);
  const picture = JSON.stringify(made).match(/\/uploads\/[\w-]+\.webp/)?.[0] ?? '';
  for (const [call, name] of [
    [recordEvents, 'recordEvents'],
    [recordAnswer, 'recordAnswer'],
    [postChat, 'postChat'],
  ] as const)
    await t.ask(call, inputs[name] as never);
  await t.ask(answerHandover, { ...(inputs.answerHandover as object), headers } as never);
  await t.ask(setRetention, { body: { keepDays: 90 }, headers });
  await t.ask(updateAssistant, { body: { provider: 'openai', baseUrl: '', model: 'm', key: ownerKey, dailyTokens: 5 }, headers });
  // What cannot be stored is theirs, too; all else in the inbox is moved before anybody reads.
  await query(`insert into visitor_inbox (owner_id, write_count, writes, fault) values ($1, 1, '[]', 'no')`, [world.ownerId]);
  await fillTheRest(world.ownerId);
  const tables = new Map<string, number>();
  for (const table of await ownerTables()) tables.set(table, await rowsOf(table, world.ownerId));
  return { ...world, tables, picture };
}

/** Adds a row to the tables that the calls above leave empty, with a valid value for each column. */
async function fillTheRest(ownerId: number): Promise<void> {
  for (const table of await ownerTables()) {
    if ((await rowsOf(table, ownerId)) > 0) continue;
    const columns = await query<{ name: string; type: string; target: string | null }>(
      `select column_name as name, data_type as type,
         (select c.confrelid::regclass::text from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
          where c.contype = 'f' and c.conrelid = table_name::regclass and a.attname = column_name limit 1) as target
       from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'
         and column_name <> 'owner_id'`,
      [table],
    );
    const value = async ({ type, target }: { type: string; target: string | null }) => {
      if (target) return String((await query<{ id: number }>(`select id from ${target} where owner_id = $1`, [ownerId]))[0]?.id);
      if (type === 'uuid') return randomUUID();
      if (/int|numeric|real|double/.test(type)) return '1';
      if (/timestamp|date/.test(type)) return '2026-01-01';
      if (/json/.test(type)) return '{}';
      if (type === 'ARRAY') return '{}';
      return type === 'boolean' ? 'true' : randomUUID();
    };
    const names = ['owner_id', ...columns.map(({ name }) => name)].map((name) => `"${name}"`);
    const values = [String(ownerId), ...(await Promise.all(columns.map(value)))];
    await query(`insert into "${table}" (${names}) values (${values.map((_, at) => `$${at + 1}`)})`, values);
  }
}

describe('the export', () => {
  const download = async (headers: { authorization: string }) => {
    const { path } = await t.ask(startExport, { headers });
    return t.app.inject({ method: 'GET', url: path });
  };

  it('holds what the owner wrote to us, once the address is proven', async () => {
    const form = inputsFor(await aWorld(t)).signUp as { body: { username: string; password: string } };
    const { username, password } = form.body;
    await t.ask(contactForm, { body: { email: username, message: 'A message of mine' } });
    await t.ask(contactForm, { body: { email: `other-${username}`, message: 'A message of another' } });
    await t.ask(signUp, form as never);
    await t.jobsDone();
    const token = /invite\/([\w-]+)$/m.exec(t.mails.findLast(({ to }) => to === username)?.text ?? '')?.[1] ?? '';
    await t.ask(acceptInvite, { body: { token } });
    const session = await t.ask(login, { body: { username, password } });
    const { leads } = (await download({ authorization: `Bearer ${session.access_token}` })).json();
    expect(leads).toMatchObject([
      { kind: 'contact', email: username, message: 'A message of mine' },
      { kind: 'early_adopter', email: username },
    ]);
    // An account whose address was never confirmed does not get what that address wrote.
    const world = await aWorld(t);
    await t.ask(contactForm, { body: { email: world.username, message: 'A message of whoever has the address' } });
    expect((await download(world.headers)).json().leads).toEqual([]);
  });

  it('contains every row of every table with the owner’s id, and no secret', async () => {
    const world = await aLivedInWorld();
    expect([...world.tables].filter(([, rows]) => rows === 0)).toEqual([]);
    const response = await download(world.headers);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="parley-\d{4}-\d\d-\d\d\.json"$/);
    const { about, owners, leads: _, ...tables } = response.json() as Record<string, { [key: string]: unknown }[]>;
    expect(about).toMatchObject({ from: 'http://parley.test' });
    expect(owners).toMatchObject([{ id: world.ownerId, username: world.username }]);
    // Asking for the export is an activity too.
    const expected = [...world.tables].map(([name, rows]) => [name, name === 'account_activity' ? rows + 1 : rows]);
    expect(Object.entries(tables).map(([name, rows]) => [name, rows.length])).toEqual(expected);
    expect(response.body).toContain(`http://parley.test${world.picture}`);

    const [owner] = await query<{ password_hash: string }>('select password_hash from owners where id = $1', [world.ownerId]);
    const tokens = await query<{ token_hash: string }>('select token_hash from refresh_tokens where owner_id = $1', [world.ownerId]);
    const [settings] = await query<{ sealed_key: string }>('select sealed_key from assistant_settings where owner_id = $1', [
      world.ownerId,
    ]);
    const secrets = [owner?.password_hash, settings?.sealed_key, ...tokens.map((row) => row.token_hash), ownerKey, world.session.refresh];
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      expect(response.body).not.toContain(secret);
    }
  });

  it('contains nothing of another owner', async () => {
    const theirs = await aLivedInWorld();
    const { headers, ownerId } = await t.newOwner();
    const { about: _, owners, sessions, account_activity: activity, ...tables } = (await download(headers)).json();
    expect([owners, sessions]).toMatchObject([[{ id: ownerId }], [{ owner_id: ownerId }]]);
    expect(activity).toMatchObject([{ owner_id: ownerId, deed: 'startExport' }]);
    expect(Object.values(tables).flat()).toEqual([]);
    expect(theirs.tables.size).toBeGreaterThan(10);
  });

  it('continues from page to page', async () => {
    const { ownerId, headers } = await t.newOwner();
    await query(`insert into questionnaires (owner_id, name) select $1, 'Q' || n from generate_series(1, 1234) n`, [ownerId]);
    await query(
      `insert into recommender_days (owner_id, recommender_id, day, chats)
       select $1, r, date '2026-01-01' + d, r from generate_series(1, 40) r, generate_series(1, 30) d`,
      [ownerId],
    );
    const { questionnaires, recommender_days: days } = (await download(headers)).json();
    expect(new Set(questionnaires.map(({ name }: { name: string }) => name)).size).toBe(1234);
    expect(new Set(days.map((row: { recommender_id: number; day: string }) => `${row.recommender_id} ${row.day}`)).size).toBe(1200);
  });

  it('is refused for a link that expired, was changed or is invalid', async () => {
    const { headers } = await t.newOwner();
    const { path } = await t.ask(startExport, { headers });
    expect((await t.app.inject({ url: path.replace(/-\d/, '-9') })).statusCode).toBe(404);
    t.clock.advance(121_000);
    try {
      expect((await t.app.inject({ url: path })).statusCode).toBe(404);
    } finally {
      t.clock.advance(-121_000);
    }
    expect((await t.app.inject({ url: path })).statusCode).toBe(200);
  });
});

describe('deleting an account', () => {
  const leave = (world: World, changes: object = {}) =>
    t.send(deleteAccount, { body: { username: world.username, password: testPassword, ...changes }, headers: world.headers });
  const files = () => readdirSync(join(t.platform.config.dataDir, 'uploads'), { recursive: true }).map(String);

  it('removes all its rows, pictures and files, and nothing of other owners', async () => {
    const [world, other] = [await aLivedInWorld(), await aLivedInWorld()];
    await query(`update catalogue_imports set file = 'imports/left.csv' where owner_id = $1`, [world.ownerId]);
    await t.platform.storage.put('imports/left.csv', Buffer.from('x'), 'text/csv');
    await query(`insert into leads (kind, email) values ('early_adopter', $1)`, [world.username]);
    const product = await t.ask(uploadProductPicture, {
      ...(inputsFor(world).uploadProductPicture as object),
      headers: world.headers,
    } as never);
    const productPicture = product.productImage.split('/').at(-1) ?? '';
    const before = files();
    expect((await leave(world)).statusCode).toBe(200);

    for (const table of await ownerTables()) {
      expect([table, await rowsOf(table, world.ownerId)]).toEqual([table, 0]);
      expect([table, await rowsOf(table, other.ownerId)]).toEqual([table, other.tables.get(table)]);
    }
    expect(await query('select 1 from owners where id = $1', [world.ownerId])).toEqual([]);
    expect(await query('select 1 from leads where email = $1', [world.username])).toEqual([]);
    const gone = before.filter((file) => !files().includes(file));
    expect(gone.sort()).toEqual([world.picture.replace('/uploads/', ''), productPicture, 'imports/left.csv'].sort());
  });

  it('removes the address from jobs and mails', async () => {
    const world = await aWorld(t);
    await t.ask(forgotPassword, { body: { username: world.username } });
    await t.ask(contactForm, { body: { email: world.username, message: 'Hello' } });
    await t.jobsDone();
    const mailsWith = () => t.mails.filter((mail) => JSON.stringify(mail).includes(world.username));
    // The invite or link, the lead, and the request to talk to a person.
    expect(mailsWith()).toHaveLength(3);
    const forgotten: object[] = [];
    const { forget } = t.platform.queue;
    t.platform.queue.forget = async (person) => void forgotten.push(person);
    await leave(world);
    t.platform.queue.forget = forget;
    expect(mailsWith()).toEqual([]);
    expect(forgotten).toEqual([{ ownerId: world.ownerId, username: world.username }]);
  });

  it('invalidates every token at once, and the widget finds nothing', async () => {
    const world = await aLivedInWorld();
    const visitor = { userId: String(world.ownerId), popupId: String(world.ids.popup) };
    const show = () => t.send(bootstrap, { params: visitor, headers: { origin: 'https://shop.example' } });
    expect((await show()).statusCode).toBe(200);
    await leave(world);
    expect((await t.send(getAccount, { headers: world.headers })).statusCode).toBe(401);
    expect((await t.send(startExport, { headers: world.headers })).statusCode).toBe(401);
    expect((await t.send(refreshToken, { body: { refresh: world.session.refresh } })).statusCode).toBe(401);
    expect((await t.send(login, { body: { username: world.username, password: testPassword } })).statusCode).toBe(401);
    expect((await show()).statusCode).toBe(404);
    expect((await t.send(postChat, inputsFor(world).postChat as never)).statusCode).toBe(404);
  });

  it('needs the password and the address', async () => {
    const world = await aWorld(t);
    const wrong = await leave(world, { password: 'another password' });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { password: 'This is not your password' }]);
    const misspelt = await leave(world, { username: 'someone@else.test' });
    expect([misspelt.statusCode, misspelt.json().error.fields]).toEqual([422, { username: 'This is not the address of your account' }]);
    expect((await leave(world, { username: world.username.toUpperCase() })).statusCode).toBe(200);
  });

  it('is not possible for the demo', async () => {
    await query(
      `insert into owners (id, username, password_hash, status) values (1, 'demo@parley.invalid', 'none', 'active') on conflict do nothing`,
    );
    const headers = await t.signIn(1);
    const response = await t.send(deleteAccount, { body: { username: 'demo@parley.invalid', password: testPassword }, headers });
    expect(response.statusCode).toBe(403);
  });

  it('also removes rows that running requests wrote afterwards', async () => {
    const world = await aWorld(t);
    await leave(world);
    const late = () =>
      query(`insert into recommender_days (owner_id, recommender_id, day) values ($1, 1, '2026-01-01') on conflict do nothing`, [
        world.ownerId,
      ]);
    await late();
    await sweepAfterGone(t.platform);
    expect(await rowsOf('recommender_days', world.ownerId)).toBe(0);
    t.clock.advance(3 * 3_600_000);
    try {
      await sweepAfterGone(t.platform);
      expect(await query('select 1 from owners_gone where number = $1', [world.ownerId])).toEqual([]);
    } finally {
      t.clock.advance(-3 * 3_600_000);
    }
  });
});

describe('retention', () => {
  const dayMs = 86_400_000;
  const engagement = async (ownerId: number, daysAgo: number, lastDaysAgo = daysAgo) => {
    const at = (days: number) => new Date(t.clock.now().getTime() - days * dayMs).toISOString();
    const id = randomUUID();
    await query(`insert into engagements (owner_id, id, recommender_id, started_at, ended_at) values ($1, $2, 1, $3, $4)`, [
      ownerId,
      id,
      at(daysAgo),
      at(lastDaysAgo),
    ]);
    return id;
  };
  const left = async (ownerId: number) =>
    (await query<{ id: string }>('select id from engagements where owner_id = $1', [ownerId])).map(({ id }) => id);
  const signal = new AbortController().signal;

  it('erases visits that are older, only for owners with a period', async () => {
    const [forgetful, keeper] = [await t.newOwner(), await t.newOwner()];
    expect(await t.ask(getRetention, { headers: forgetful.headers })).toEqual({ keepDays: null });
    await t.ask(setRetention, { body: { keepDays: 30 }, headers: forgetful.headers });
    const old = await engagement(keeper.ownerId, 400);
    for (let i = 0; i < 7; i++) await engagement(forgetful.ownerId, 31);
    const young = await engagement(forgetful.ownerId, 29);
    const longOne = await engagement(forgetful.ownerId, 40, 10);
    await eraseOld(t.platform, signal);
    expect((await left(forgetful.ownerId)).sort()).toEqual([young, longOne].sort());
    expect(await left(keeper.ownerId)).toEqual([old]);
  });

  /** The owners whose visits were erased, turn by turn. */
  function turnsOfErasing(visits: Map<string, number>) {
    const turns: (number | undefined)[] = [];
    const { mailer } = t.platform;
    const platform = {
      ...t.platform,
      mailer: { ...mailer, forget: async (ids: readonly string[]) => void (ids[0] && turns.push(visits.get(ids[0]))) },
    };
    return { platform, turns };
  }

  it('erases all of an owner with more visits than one turn takes, and others in between', async () => {
    const [large, small] = [await t.newOwner(), await t.newOwner()];
    const visits = new Map<string, number>();
    for (const [{ ownerId, headers }, count] of [
      [large, 8],
      [small, 4],
    ] as const) {
      await t.ask(setRetention, { body: { keepDays: 30 }, headers });
      for (let i = 0; i < count; i++) visits.set(await engagement(ownerId, 31), ownerId);
      await engagement(ownerId, 29);
    }
    const { platform, turns } = turnsOfErasing(visits);
    await eraseOld(platform, signal, { ofOwner: 3, atOnce: 2 });
    expect([(await left(large.ownerId)).length, (await left(small.ownerId)).length]).toEqual([1, 1]);
    // Whose turn is first is left to the database.
    const others = turns[0] === large.ownerId ? [small, large, small, large] : [large, small, large, large];
    expect(turns.slice(1)).toEqual(others.map(({ ownerId }) => ownerId));
  });

  it('stops between two transactions when the process ends, and goes on the next time', async () => {
    const { ownerId, headers } = await t.newOwner();
    await t.ask(setRetention, { body: { keepDays: 30 }, headers });
    for (let i = 0; i < 6; i++) await engagement(ownerId, 31);
    const stopping = new AbortController();
    const forget = () => {
      stopping.abort(new Error('the process stops'));
      return Promise.resolve();
    };
    const platform = { ...t.platform, mailer: { ...t.platform.mailer, forget } };
    await expect(eraseOld(platform, stopping.signal, { ofOwner: 2, atOnce: 2 })).rejects.toThrow('the process stops');
    expect((await left(ownerId)).length).toBeGreaterThan(0);
    await eraseOld(t.platform, signal, { ofOwner: 2, atOnce: 2 });
    expect(await left(ownerId)).toEqual([]);
  });

  it('erases visits also when the bin cannot be emptied', async () => {
    const { ownerId, headers } = await t.newOwner();
    await t.ask(setRetention, { body: { keepDays: 30 }, headers });
    await engagement(ownerId, 31);
    const [old] = await query<{ id: number }>(
      `insert into questionnaires (owner_id, name, deleted_at) values ($1, 'Old', '2020-01-01') returning id`,
      [ownerId],
    );
    await query(`alter table answer_pictures add constraint kept check (owner_id <> ${ownerId}) not valid`, []);
    await query(`insert into questions (owner_id, questionnaire_id, text, position) values ($1, $2, 'Q', 0)`, [ownerId, old?.id]);
    await query(
      `insert into answers (owner_id, question_id, slot, position, text, text_for_chat, image) select owner_id, id, 0, 0, 'A', 'A', '/uploads/a.webp' from questions where owner_id = $1`,
      [ownerId],
    );
    await expect(eraseOld(t.platform, signal)).rejects.toThrow();
    expect(await left(ownerId)).toEqual([]);
    await query('alter table answer_pictures drop constraint kept', []);
    await eraseOld(t.platform, signal);
  });

  it('stops when the owner removes the period', async () => {
    const { ownerId, headers } = await t.newOwner();
    await t.ask(setRetention, { body: { keepDays: 30 }, headers });
    await t.ask(setRetention, { body: { keepDays: null }, headers });
    const old = await engagement(ownerId, 400);
    await eraseOld(t.platform, signal);
    expect(await left(ownerId)).toEqual([old]);
  });

  it('refuses other periods', async () => {
    const { headers } = await t.newOwner();
    const response = await t.send(setRetention, { body: { keepDays: 7 as never }, headers });
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['keepDays']]);
  });
});

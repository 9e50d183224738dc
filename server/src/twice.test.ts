import { isDeepStrictEqual } from 'node:util';
import { type Call, calls, deleteAccount, errorBody, login, logout, refreshToken } from '@parley/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDoneOnce, makesSomething } from './platform/http/once.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { aWorld, type Input, inputsFor, type World } from './testing/world.ts';

/** Each sign-in is a device of its own. */
const eachItsOwn: Call[] = [login];
const writes = Object.entries(calls).flatMap(([name, { call }]) =>
  call.method === 'GET' || eachItsOwn.includes(call) ? [] : [{ name, call }],
);
/** A call of both forms is sent in both. */
const formsOf = ({ files, filesOptional }: Call) => (!files ? ['json'] : filesOptional ? ['json', 'multipart'] : ['multipart']);

/** What is kept of a request itself, and whoever reads a shop at this moment. */
const passing = ['kept_answers', 'shop_visits'];

type Growth = Record<string, number>;

describe('a request that comes twice', () => {
  let test: TestApp;
  /** One that is sent each request once, one twice, and one twice and later once more, by one key: apart from that they go the same way. */
  let shops: { once: World; twice: World; keyed: World };
  const threeShops = async () => ({ once: await aWorld(test), twice: await aWorld(test), keyed: await aWorld(test) });
  beforeAll(async () => {
    test = await testApp();
    shops = await threeShops();
  });
  afterAll(() => test.close());

  /** Rows of the shops of this test and of whoever comes after; other tests share the database, and their ends may still be under way. */
  async function rowCounts(): Promise<Growth> {
    const { pool } = test.platform.database;
    const tables = await pool.query(`
      select table_name as name, bool_or(column_name = 'owner_id') as bound from information_schema.columns
      where table_schema = 'public' group by 1`);
    const counts = tables.rows
      .filter(({ name }) => !passing.includes(name))
      .map(({ name, bound }) => {
        const owner = bound ? 'owner_id' : name === 'owners' ? 'id' : 'null';
        return `select '${name}' as name, count(*)::int as count from "${name}" where coalesce(${owner}, $1) >= $1`;
      });
    const { rows } = await pool.query(counts.join(' union all '), [shops.once.ownerId]);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  }

  /** How many rows `work` adds to each table, and what it gives. */
  async function growthBy<T>(work: () => Promise<T>): Promise<{ grown: Growth; given: T }> {
    await test.jobsDone();
    const before = await rowCounts();
    const given = await work();
    await test.jobsDone();
    const after = await rowCounts();
    const grown = Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)] as const);
    return { given, grown: Object.fromEntries(grown.filter(([, count]) => count !== 0)) };
  }

  /** Sends one and the same request as often as it is called. */
  function sender(name: string, call: Call, world: World, form: string, key?: string): () => Promise<LightMyRequestResponse> {
    const { files, ...rest }: Input = inputsFor(world)[name] ?? {};
    const input = {
      ...rest,
      ...((call === logout || call === refreshToken) && { body: { refresh: world.session.refresh } }),
      ...(form === 'multipart' && { files: files ?? {} }),
    };
    const headers = { ...(call.auth === 'owner' && world.headers), ...(key && { 'idempotency-key': key }) };
    return () => test.send(call, { ...input, headers } as never);
  }
  const isSound = ({ statusCode, ...response }: LightMyRequestResponse) =>
    statusCode < 400 || (statusCode < 500 && errorBody.safeParse(response.json()).success);
  const together = (send: () => Promise<LightMyRequestResponse>) => Promise.all([send(), send()]);

  it('gets a clear refusal or the same result, and is done once', { timeout: 240_000 }, async () => {
    const faults: unknown[] = [];
    for (const { name, call } of writes)
      for (const form of formsOf(call)) {
        const { once, twice, keyed } = call.method === 'DELETE' || call === deleteAccount ? await threeShops() : shops;
        const single = await growthBy(sender(name, call, once, form));
        const check = (how: string, { grown, given }: { grown: Growth; given: LightMyRequestResponse[] }) => {
          const [answer, ...others] = given.map((response) => response.json());
          const same = !makesSomething(call) || others.every((other) => isDeepStrictEqual(other, answer));
          const statuses = given.map(({ statusCode }) => statusCode);
          if (JSON.stringify(grown) !== JSON.stringify(single.grown) || !given.every(isSound) || !same)
            faults.push([
              name,
              form,
              how,
              { statuses, grown, once: single.grown, answers: same ? 'the same' : given.map(({ body }) => body) },
            ]);
        };
        check('at the same moment', await growthBy(() => together(sender(name, call, twice, form))));
        const send = sender(name, call, keyed, form, `${name}-${form}`);
        if (!isDoneOnce(call)) await send();
        else check('by one key', await growthBy(async () => [...(await together(send)), await send()]));
      }
    expect(faults).toEqual([]);
  });

  it('is a visitor’s, and stored once also later, and without a requestId', { timeout: 60_000 }, async () => {
    const faults: unknown[] = [];
    for (const name of ['recordAnswer', 'postChat', 'recordEvents'])
      for (const nameless of name === 'recordEvents' ? [false] : [false, true]) {
        const { call } = calls[name] as { call: Call };
        const world = await aWorld(test);
        const { body, ...rest } = inputsFor(world)[name] ?? {};
        const input = { ...rest, body: { ...body, ...(nameless && { requestId: undefined }) } };
        const send = () => test.send(call, input as never);
        const first = await growthBy(() => together(send));
        // A visitor may say the same words again.
        const second = await growthBy(name === 'postChat' && nameless ? async () => first.given[0] : send);
        const stored = { recordAnswer: 'responses', postChat: 'chat_entries', recordEvents: 'visitor_events' }[name] as string;
        const statuses = [...first.given, second.given].map((response) => response?.statusCode);
        if (statuses.some((status) => status !== 200)) faults.push([name, nameless, statuses]);
        if (first.grown[stored] !== 1 || second.grown[stored]) faults.push([name, nameless, first.grown, second.grown]);
      }
    expect(faults).toEqual([]);
  });
});

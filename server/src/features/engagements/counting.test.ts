import { createHash, randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { whyUnavailable } from '../../platform/db/connections/unavailable.ts';
import { findHomes } from '../../platform/db/homes/index.ts';
import type { HttpError } from '../../platform/http/errors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { recommenderTotals } from '../counters/index.ts';
import { eraseEngagements } from './erasure.ts';
import { aVisit, chat, event, noon, response } from './testing/writes.ts';
import { createVisitorWrites, type VisitorWrites } from './writing/commit.ts';
import type { Visit, VisitorWrite } from './writing/writes.ts';

describe('counting what visitors do', () => {
  let test: TestApp;
  let visitorWrites: VisitorWrites & { metrics: Registry };
  beforeAll(async () => {
    test = await testApp();
    visitorWrites = newWrites();
  });
  afterAll(async () => {
    await visitorWrites.stop();
    await test.close();
  });
  /** Those of a process of its own, with metrics of its own. */
  const newWrites = () => {
    const metrics = new Registry();
    const process = createVisitorWrites({
      ...test.platform,
      metrics,
      log: { error: (...line: unknown[]) => void logged.push(line) } as never,
    });
    return Object.assign(process, { metrics });
  };
  const logged: unknown[] = [];
  const add = (process: VisitorWrites, each: VisitorWrite) => (each.kind === 'chat' ? process.addChat(each) : process.add(each));

  /** Adds a write; one that is refused because the machine is slow comes again, as visitors' do. */
  const added = async (each: VisitorWrite): Promise<Awaited<ReturnType<typeof add>>> => {
    try {
      return await add(visitorWrites, each);
    } catch (error) {
      if ((error as HttpError).code !== 'busy') throw error;
      await visitorWrites.catchUp(each.ownerId);
      return added(each);
    }
  };
  /** Writes all of it and lets it be counted. */
  const write = async (...all: VisitorWrite[]) => {
    const results = await Promise.all(all.map(added));
    for (const ownerId of new Set(all.map((each) => each.ownerId))) await visitorWrites.catchUp(ownerId);
    return results;
  };
  const rows = async (text: string, ownerId: number) => (await test.platform.database.pool.query(text, [ownerId])).rows;
  const engagementOf = async ({ ownerId }: Visit) => (await rows('select * from engagements where owner_id = $1', ownerId))[0];

  it('counts an engagement as displayed once and engaged once, whichever write comes first', async () => {
    const [seen, acted] = [aVisit(), aVisit()];
    await write(event(seen, 'shown'), event(seen, 'shown'), event(seen, 'closed'));
    expect((await recommenderTotals(test.platform.db, seen.ownerId)).get(1)).toMatchObject({ displayed: 1, engaged: 0, closed: 1 });
    await write(chat(acted), event(acted, 'opened'), response(acted, [1, 2]));
    await write(event(acted, 'shown'), event(acted, 'clicked'), chat(acted));
    expect((await recommenderTotals(test.platform.db, acted.ownerId)).get(1)).toEqual({
      displayed: 1,
      engaged: 1,
      opened: 1,
      closed: 0,
      clicked: 1,
      addedToCart: 0,
      responses: 1,
      conversations: 1,
      chats: 2,
      tokens: 14,
    });
  });

  it('stores 200 parallel copies of each write once', async () => {
    const visit = aVisit();
    const originals = [event(visit, 'opened'), response(visit, [1]), chat(visit)];
    const results = await write(...originals.flatMap((original) => Array.from({ length: 200 }, () => ({ ...original }))));
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({
      displayed: 1,
      opened: 1,
      responses: 1,
      chats: 1,
      tokens: 7,
    });
    const chats = results.flatMap((result) => result ?? []);
    expect(chats).toHaveLength(200);
    expect(new Set(chats.map(({ id }) => id)).size).toBe(1);
    await write(...originals);
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({
      displayed: 1,
      opened: 1,
      responses: 1,
      chats: 1,
    });
  });

  it('counts a changed answer once, as its last value, also when the first one arrives late', async () => {
    const late = randomUUID();
    for (const order of ['in order', 'in one batch', 'late'] as const) {
      const visit = aVisit();
      const first = response(visit, [1, 2], { requestId: order === 'late' ? late : randomUUID(), nextQuestionId: 51 });
      const second = response(visit, [2, 3], { replaces: [first.requestId], timeMs: 500 });
      if (order === 'in one batch') await write(first, second);
      else for (const each of order === 'late' ? [second, first] : [first, second]) await write(each);
      await write(second, first);
      expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ displayed: 1, engaged: 1, responses: 1 });
      const answers = await rows(
        'select answer_id, responses, time_ms, chosen from answer_days where owner_id = $1 order by 1',
        visit.ownerId,
      );
      expect(answers.filter((row) => row.responses || row.chosen)).toEqual(
        [2, 3].map((answer_id) => ({ answer_id, responses: 1, time_ms: 500, chosen: 1 })),
      );
      const questions = await rows('select responses, answered from question_days where owner_id = $1 and question_id = 50', visit.ownerId);
      expect(questions).toEqual([{ responses: 1, answered: 1 }]);
    }
  });

  it('replaces no response of another engagement', async () => {
    const visit = aVisit();
    const first = response(visit, [1]);
    await write(first, response({ ...visit, engagementId: randomUUID() }, [2], { replaces: [first.requestId] }));
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ responses: 2 });
  });

  it('stores and counts a write once when it reaches several processes at the same time', async () => {
    const visits = Array.from({ length: 20 }, () => ({ ...aVisit(), ownerId: 1_999_999_999 - randomInt(1000) }));
    const writes = visits.flatMap((visit) => [event(visit, 'shown'), response(visit, [1, 2]), chat(visit), event(visit, 'closed')]);
    // Each has its own group commit, as separate processes do.
    const processes = Array.from({ length: 4 }, newWrites);
    const shuffled = processes.flatMap((process, i) =>
      writes.toSorted((a, b) => (hash(a, i) < hash(b, i) ? -1 : 1)).map((each) => add(process, { ...each })),
    );
    await Promise.all(shuffled);
    const ownerIds = [...new Set(visits.map(({ ownerId }) => ownerId))];
    await Promise.all(processes.flatMap((process) => ownerIds.map(process.catchUp)));
    await Promise.all(processes.map((process) => process.stop()));
    const totals = await Promise.all(ownerIds.map(async (ownerId) => (await recommenderTotals(test.platform.db, ownerId)).get(1)));
    const sum = (of: 'displayed' | 'engaged' | 'responses' | 'conversations' | 'chats' | 'closed') =>
      totals.reduce((total, counts) => total + (counts?.[of] ?? 0), 0);
    expect([sum('displayed'), sum('engaged'), sum('responses'), sum('conversations'), sum('chats'), sum('closed')]).toEqual(
      Array(6).fill(20),
    );
  });
  const hash = ({ requestId }: VisitorWrite, salt: number) => createHash('sha1').update(`${salt}${requestId}`).digest('hex');

  const setAside = async (ownerId: number) =>
    rows('select fault, writes from visitor_inbox where owner_id = $1 and fault is not null order by id', ownerId);

  it('puts aside only the bad write of a batch, says so, and holds nobody up', async () => {
    const visit = aVisit();
    const good = Array.from({ length: 5 }, () => event(visit, 'clicked'));
    const bad = event(visit, 'clicked', { requestId: 'no uuid' });
    await write(...good.slice(0, 3), bad, ...good.slice(3));
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ displayed: 1, engaged: 1, clicked: 5 });
    expect(await setAside(visit.ownerId)).toMatchObject([{ fault: expect.stringContaining('uuid'), writes: [{ requestId: 'no uuid' }] }]);
    expect(logged.at(-1)).toMatchObject([{ ownerId: visit.ownerId, requestId: 'no uuid' }, expect.any(String)]);
    expect(await visitorWrites.metrics.metrics()).toMatch(/parley_visitor_writes_set_aside_total [1-9]/);
    await write(event(visit, 'clicked'));
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ clicked: 6 });
    await test.platform.db.transaction((tx) => eraseEngagements(tx, visit.ownerId, [visit.engagementId]));
    expect(await setAside(visit.ownerId)).toEqual([]);
  });

  it('stores nothing when counting fails, and everything when the next process starts', async () => {
    const visit = aVisit();
    const writes = [event(visit, 'opened'), response(visit, [1])];
    const query = (text: string) => test.platform.database.pool.query(text);
    await query(`alter table recommender_days add constraint no_counting check (owner_id <> ${visit.ownerId})`);
    try {
      await write(...writes);
      await expect(write(chat(visit))).rejects.toThrow();
    } finally {
      await query('alter table recommender_days drop constraint no_counting');
    }
    for (const table of ['engagements', 'responses', 'visitor_events', 'chat_entries'])
      expect([table, await rows(`select 1 from ${table} where owner_id = $1`, visit.ownerId)]).toEqual([table, []]);
    expect(await setAside(visit.ownerId)).toHaveLength(2);
    const next = newWrites();
    await next.start();
    await next.catchUp(visit.ownerId);
    await next.stop();
    await write(chat(visit), ...writes);
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({
      displayed: 1,
      opened: 1,
      responses: 1,
      chats: 1,
    });
  });

  it('acknowledges before it counts, and counts what a process that ended left behind', async () => {
    const visit = aVisit();
    const ended = newWrites();
    await ended.add(response(visit, [1]));
    await ended.stop();
    expect(await rows('select write_count from visitor_inbox where owner_id = $1', visit.ownerId)).toEqual([{ write_count: 1 }]);
    expect(await ended.metrics.metrics()).toMatch(/parley_visitor_writes_waiting [1-9]/);
    await visitorWrites.catchUpAll();
    expect(await rows('select 1 from visitor_inbox where owner_id = $1', visit.ownerId)).toEqual([]);
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ responses: 1 });
  });

  it('lets a reader wait for a batch that another process moves at that moment, and moves no write twice', async () => {
    const visit = aVisit();
    const { pool } = test.platform.database.homes.of(visit.ownerId).machine;
    const holding = await pool.connect();
    await holding.query(`begin; select pg_advisory_xact_lock(hashtextextended('visitor-inbox', ${visit.ownerId}))`);
    await Promise.all(Array.from({ length: 30 }, () => visitorWrites.add(event(visit, 'clicked'))));
    let isCaughtUp = false;
    const reading = visitorWrites.catchUp(visit.ownerId).then(() => {
      isCaughtUp = true;
    });
    const waits = `select 1 from pg_locks where locktype = 'advisory' and not granted
      and (classid::bigint << 32) | objid::bigint = hashtextextended('visitor-inbox', ${visit.ownerId})`;
    while ((await pool.query(waits)).rows.length === 0);
    expect(isCaughtUp).toBe(false);
    await holding.query('commit');
    holding.release();
    await reading;
    await Promise.all(Array.from({ length: 3 }, () => newWrites()).map((process) => process.catchUp(visit.ownerId)));
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ clicked: 30 });
  });

  describe.runIf(inject('machines').length > 0)('on a cluster', { timeout: 60_000 }, () => {
    /** Moves the rows of an owner, with those of all owners of the shard, to another machine. */
    const moveShardOf = async (ownerId: number) => {
      const { pool } = test.platform.database;
      const { rows: places } = await pool.query(
        `select shardid, p.nodename, p.nodeport, n.nodename as other, n.nodeport as others
         from pg_dist_shard_placement p, pg_dist_node n
         where shardid = get_shard_id_for_distribution_column('visitor_inbox', $1::bigint) and n.shouldhaveshards and n.nodeport <> p.nodeport limit 1`,
        [ownerId],
      );
      await pool.query("select citus_move_shard_placement($1, $2, $3, $4, $5, 'block_writes')", Object.values(places[0] as object));
    };

    it('goes to the machine of the owner, past the coordinator', async () => {
      const visit = aVisit();
      const { machine, shard } = test.platform.database.homes.of(visit.ownerId);
      expect([machine.isPart, test.platform.database.homes.machines().length]).toEqual([true, inject('machines').length - 1]);
      await visitorWrites.add(event(visit, 'clicked'));
      const there = `select write_count from ${shard.named('visitor_inbox')} where owner_id = $1`;
      expect((await machine.pool.query(there, [visit.ownerId])).rows).toEqual([{ write_count: 1 }]);
      await visitorWrites.catchUp(visit.ownerId);
      expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ clicked: 1 });
    });

    it('loses nothing and counts nothing twice while its shard is moved', async () => {
      const visit = aVisit();
      const before = test.platform.database.homes.of(visit.ownerId).machine;
      const processes = [visitorWrites, newWrites()];
      let isMoving = true;
      let count = 0;
      const writing = processes.map(async (process) => {
        while (isMoving) {
          const each = event(visit, 'clicked');
          // As visitors' writes do, it comes again until it is acknowledged.
          for (let isThere = false; !isThere; )
            isThere = await process.add(each).then(
              () => true,
              (error: unknown) => {
                if (!whyUnavailable(error) && (error as HttpError).code !== 'busy') throw error;
                return false;
              },
            );
          count++;
        }
      });
      await moveShardOf(visit.ownerId);
      isMoving = false;
      await Promise.all(writing);
      await Promise.all(processes.map((process) => process.catchUp(visit.ownerId)));
      expect(test.platform.database.homes.of(visit.ownerId).machine.name).not.toBe(before.name);
      expect(count).toBeGreaterThan(2);
      expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ clicked: count });
    });

    it('is found by readers when its shard was moved without anybody noticing', async () => {
      const visit = aVisit();
      await visitorWrites.add(event(visit, 'clicked'));
      await moveShardOf(visit.ownerId);
      await visitorWrites.catchUp(visit.ownerId);
      await visitorWrites.add(event(visit, 'clicked'));
      await visitorWrites.catchUpAll();
      expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ clicked: 2 });
    });

    it('goes through the coordinator where the machines cannot be reached', async () => {
      const { database } = test.platform;
      const nowhere = { query: () => Promise.reject(new Error('nobody is there')) } as unknown as pg.Pool;
      const homes = findHomes(database.pool, () => nowhere);
      await homes.lookAgain();
      const process = createVisitorWrites({ ...test.platform, metrics: new Registry(), database: { ...database, homes } });
      const visit = aVisit();
      expect(homes.of(visit.ownerId).machine.isPart).toBe(false);
      await process.add(response(visit, [1]));
      await process.catchUp(visit.ownerId);
      await process.add(event(visit, 'clicked'));
      await process.catchUpAll();
      await process.stop();
      expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ responses: 1, clicked: 1 });
    });

    it('keeps no owner of another shard waiting while a shard is moved', async () => {
      const { homes } = test.platform.database;
      const visit = aVisit();
      const { machine, shard } = homes.of(visit.ownerId);
      const visits = Array.from({ length: 200 }, aVisit);
      const other = visits.find(({ ownerId }) => homes.of(ownerId).machine === machine && homes.of(ownerId).shard !== shard) as Visit;
      const moving = await machine.pool.connect();
      try {
        await moving.query(`begin; select lock_shard_metadata(7, array[${shard.id}::bigint])`);
        const [blocked, stored] = await Promise.allSettled([visit, other].map((each) => visitorWrites.add(event(each, 'clicked'))));
        expect(blocked?.status === 'rejected' && whyUnavailable(blocked.reason)).toBe('database');
        expect(stored?.status).toBe('fulfilled');
      } finally {
        await moving.query('rollback');
        moving.release();
      }
      await write(event(visit, 'clicked'));
      expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ clicked: 1 });
    });
  });

  it('ends an engagement when it is closed, reopens it with any later write, and ends it again', async () => {
    const visit = aVisit();
    await write(event(visit, 'shown', { page: 'https://shop.example/a', trigger: 'exit', device: 'phone' }));
    await write(event(visit, 'closed', { at: new Date(noon + 1000) }));
    expect(await engagementOf(visit)).toMatchObject({
      started_at: new Date(noon),
      ended_at: new Date(noon + 1000),
      engaged_at: null,
      page: 'https://shop.example/a',
      trigger: 'exit',
      device: 'phone',
    });
    await write(event(visit, 'opened', { at: new Date(noon + 2000), page: 'https://shop.example/b' }));
    expect(await engagementOf(visit)).toMatchObject({ ended_at: null, engaged_at: new Date(noon + 2000), page: 'https://shop.example/a' });
    // One after the other: two that come at once are in no order, and a chat entry takes longer to arrive.
    await write(chat(visit, { at: new Date(noon + 3000) }));
    await write(event(visit, 'closed', { at: new Date(noon + 4000) }));
    expect(await engagementOf(visit)).toMatchObject({ ended_at: new Date(noon + 4000), chats: 1, last_chat_at: new Date(noon + 3000) });
    await write(event(visit, 'closed', { at: new Date(noon + 5000) }));
    expect(await engagementOf(visit)).toMatchObject({ ended_at: new Date(noon + 5000) });
  });

  it('takes the page, trigger and device from a late "shown"', async () => {
    const visit = aVisit();
    await write(response(visit, [1]));
    await write(event(visit, 'shown', { page: 'https://shop.example/', trigger: 'scroll', device: 'desktop' }));
    expect(await engagementOf(visit)).toMatchObject({ page: 'https://shop.example/', trigger: 'scroll', device: 'desktop' });
  });

  it('counts at most 200 pages of an owner and day separately, and the others together', async () => {
    const visit = aVisit();
    const seen = (path: string) =>
      write(event({ ...visit, engagementId: randomUUID() }, 'shown', { page: `https://shop.example${path}`, device: 'phone' }));
    await Promise.all(Array.from({ length: 205 }, (_, i) => seen(`/p/${i}`)));
    await seen('/p/1');
    await seen('/p/new');
    const pages = await rows(
      `select value, displayed from segment_days where owner_id = $1 and kind = 'page' order by displayed desc, value`,
      visit.ownerId,
    );
    expect(pages).toHaveLength(201);
    expect(pages.slice(0, 2)).toEqual([
      { value: '(other pages)', displayed: 6 },
      { value: '/p/1', displayed: 2 },
    ]);
  });
});

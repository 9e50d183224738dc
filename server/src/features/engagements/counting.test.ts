import { createHash, randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpError } from '../../platform/http/errors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { recommenderTotals } from '../counters/index.ts';
import { eraseEngagements } from './erasure.ts';
import { rebuildCounters } from './rebuild.ts';
import { createVisitorWrites, type VisitorWrites } from './writing/commit.ts';
import type { ChatWrite, EventWrite, ResponseWrite, Visit, VisitorWrite } from './writing/writes.ts';

const counters = ['recommender_days', 'questionnaire_days', 'question_days', 'answer_days', 'segment_days', 'product_days'];
const noon = Date.parse('2026-01-31T12:00:00Z');

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

  const aVisit = (): Visit => ({
    ownerId: randomInt(1_000_000, 2_000_000_000),
    recommenderId: 1,
    engagementId: randomUUID(),
    questionnaireId: 5,
  });
  const event = (visit: Visit, type: EventWrite['type'], more: Partial<EventWrite> = {}): EventWrite => ({
    kind: 'event',
    ...visit,
    type,
    requestId: randomUUID(),
    at: new Date(noon),
    productId: null,
    page: '',
    path: '',
    trigger: '',
    device: '',
    ...more,
  });
  const response = (visit: Visit, answerIds: number[], more: Partial<ResponseWrite> = {}): ResponseWrite => ({
    kind: 'response',
    ...visit,
    requestId: randomUUID(),
    at: new Date(noon),
    questionnaireId: 5,
    questionId: 50,
    answers: answerIds.map((answerId) => ({ answerId, text: '' })),
    nextQuestionId: null,
    timeMs: 1500,
    ...more,
  });
  const chat = (visit: Visit, more: Partial<ChatWrite> = {}): ChatWrite => ({
    kind: 'chat',
    followUp: null,
    productsLeft: null,
    ...visit,
    requestId: randomUUID(),
    at: new Date(noon),
    input: 'Hi',
    output: 'Hello',
    products: [],
    inputTokens: 3,
    outputTokens: 4,
    unansweredAs: null,
    ...more,
  });
  const card = (id: number) =>
    ({ id, productTitle: 'Shoe', productImage: '', productLink: 'https://shop.example/shoe' }) as ChatWrite['products'][0];
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
  /** The counters of an owner. A changed answer can leave a row of zeros, which a recount does not make: it counts nothing, so it is left out. */
  const counted = async (ownerId: number) => {
    const all: Record<string, unknown[]> = {};
    for (const table of counters)
      all[table] = (await rows(`select to_jsonb(c)::text as row from ${table} c where owner_id = $1 order by 1`, ownerId))
        .map(({ row }) => String(row))
        .filter((row) =>
          Object.entries(JSON.parse(row)).some(([name, value]) => !name.endsWith('_id') && typeof value === 'number' && value !== 0),
        );
    return all;
  };
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
    const holding = await test.platform.database.pool.connect();
    await holding.query(`begin; select pg_advisory_xact_lock(hashtextextended('visitor-inbox', ${visit.ownerId}))`);
    await Promise.all(Array.from({ length: 30 }, () => visitorWrites.add(event(visit, 'clicked'))));
    let isCaughtUp = false;
    const reading = visitorWrites.catchUp(visit.ownerId).then(() => {
      isCaughtUp = true;
    });
    const waits = `select 1 from pg_locks where locktype = 'advisory' and not granted
      and (classid::bigint << 32) | objid::bigint = hashtextextended('visitor-inbox', ${visit.ownerId})`;
    while ((await test.platform.database.pool.query(waits)).rows.length === 0);
    expect(isCaughtUp).toBe(false);
    await holding.query('commit');
    holding.release();
    await reading;
    await Promise.all(Array.from({ length: 3 }, () => newWrites()).map((process) => process.catchUp(visit.ownerId)));
    expect((await recommenderTotals(test.platform.db, visit.ownerId)).get(1)).toMatchObject({ clicked: 30 });
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

  it('counts any sequence of batches the same as a recount from the stored rows', async () => {
    const act = fc.record({
      kind: fc.constantFrom('shown', 'opened', 'closed', 'clicked', 'addedToCart', 'response', 'chat'),
      engagement: fc.nat(3),
      recommender: fc.nat(1),
      hours: fc.nat(60),
      answers: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
      timeMs: fc.nat(100_000),
      question: fc.integer({ min: 50, max: 52 }),
      next: fc.constantFrom(null, 50, 51, 52),
      page: fc.constantFrom('', 'https://shop.example/', 'https://shop.example/shoes'),
      trigger: fc.constantFrom('', 'exit', 'scroll'),
      device: fc.constantFrom('', 'phone'),
      product: fc.constantFrom(null, 7, 8),
      // Some requests are repeated, in the same batch or a later one.
      request: fc.nat(30),
      // Some responses replace others, that came before or are still to come.
      replaces: fc.array(fc.nat(30), { maxLength: 2 }),
    });
    type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 8 }), { maxLength: 6 }), async (batches) => {
        const { ownerId } = aVisit();
        const ids = Array.from({ length: 8 }, () => randomUUID());
        const requests = Array.from({ length: 31 }, () => randomUUID());
        const visitOf = ({ engagement, recommender }: Act): Visit => ({
          ownerId,
          recommenderId: recommender + 1,
          engagementId: ids[engagement * 2 + recommender] as string,
          questionnaireId: recommender ? 5 : null,
          firstQuestionId: recommender ? 50 : null,
        });
        const writeOf = (act: Act): VisitorWrite => {
          const { kind, timeMs, product, page, trigger, device } = act;
          const more = { at: new Date(noon + act.hours * 3_600_000), requestId: requests[act.request] as string };
          if (kind === 'chat') return chat(visitOf(act), { ...more, outputTokens: timeMs, products: product ? [card(product)] : [] });
          if (kind !== 'response') return event(visitOf(act), kind, { ...more, page, trigger, device, productId: product });
          const replaces = act.replaces.map((n) => requests[n] as string);
          return response(visitOf(act), act.answers, { ...more, timeMs, questionId: act.question, nextQuestionId: act.next, replaces });
        };
        for (const batch of batches) await write(...batch.map(writeOf));
        const raised = await counted(ownerId);
        await rebuildCounters(test.platform.db, ownerId);
        expect(raised).toEqual(await counted(ownerId));
      }),
      { numRuns: 30 },
    );
  });

  it('keeps the counters when engagements are erased, also after a recount', async () => {
    const visited = fc.record({ hours: fc.nat(60), chats: fc.nat(3), erased: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(visited, { minLength: 1, maxLength: 8 }), async (list) => {
        const { ownerId } = aVisit();
        const visits = list.map((each) => ({ ...each, visit: { ...aVisit(), ownerId } }));
        for (const { visit, hours, chats } of visits) {
          const at = new Date(noon + hours * 3_600_000);
          const later = { at: new Date(at.getTime() + 13 * 3_600_000) };
          await write(event(visit, 'shown', { at }), response(visit, [1, 2], { at }), event(visit, 'clicked', later));
          await write(...Array.from({ length: chats }, () => chat(visit, later)));
        }
        const before = await counted(ownerId);
        const ids = visits.filter(({ erased }) => erased).map(({ visit }) => visit.engagementId);
        const other = { ...aVisit(), ownerId: ownerId + 1 };
        await write(chat(other));
        const erased = await test.platform.db.transaction((tx) => eraseEngagements(tx, ownerId, [...ids, other.engagementId]));
        expect(erased).toBe(ids.length);
        for (const table of ['responses', 'visitor_events', 'chat_entries'])
          expect(await rows(`select 1 from ${table} where owner_id = $1 and engagement_id = any('{${ids}}')`, ownerId)).toEqual([]);
        expect(await rows(`select 1 from engagements where owner_id = $1 and id = any('{${ids}}')`, ownerId)).toEqual([]);
        expect(await rows('select 1 from chat_entries where owner_id = $1', other.ownerId)).toHaveLength(1);
        expect(await counted(ownerId)).toEqual(before);
        await rebuildCounters(test.platform.db, ownerId);
        expect(await counted(ownerId)).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  it('continues counting on a day with erased engagements', async () => {
    const [gone, stays] = [aVisit(), aVisit()];
    const later = { ...stays, ownerId: gone.ownerId };
    await write(chat(gone));
    await test.platform.db.transaction((tx) => eraseEngagements(tx, gone.ownerId, [gone.engagementId]));
    await write(chat(later));
    await rebuildCounters(test.platform.db, gone.ownerId);
    expect((await recommenderTotals(test.platform.db, gone.ownerId)).get(1)).toMatchObject({ displayed: 2, chats: 2, tokens: 14 });
  });
});

/** Holds the counting of what visitors do to a recount from the stored rows, and both to what is counted by hand. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpError } from '../../platform/http/errors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { recommenderTotals } from '../counters/index.ts';
import { eraseEngagements } from './erasure.ts';
import { rebuildCounters } from './rebuild.ts';
import { type Counts, countedByHand, countName } from './testing/by-hand.ts';
import { aVisit, card, chat, event, noon, response } from './testing/writes.ts';
import { createVisitorWrites, type VisitorWrites } from './writing/commit.ts';
import type { ChatWrite, Visit, VisitorWrite } from './writing/writes.ts';

const counters = ['recommender_days', 'questionnaire_days', 'question_days', 'answer_days', 'segment_days', 'product_days'];

describe('a recount', () => {
  let test: TestApp;
  let visitorWrites: VisitorWrites;
  beforeAll(async () => {
    test = await testApp();
    visitorWrites = createVisitorWrites({ ...test.platform, metrics: new Registry() });
  });
  afterAll(async () => {
    await visitorWrites.stop();
    await test.close();
  });
  /** Adds a write; one that is refused because the machine is slow comes again, as visitors' do. */
  const add = async (each: VisitorWrite): Promise<unknown> => {
    try {
      return await (each.kind === 'chat' ? visitorWrites.addChat(each) : visitorWrites.add(each));
    } catch (error) {
      if ((error as HttpError).code !== 'busy') throw error;
      await visitorWrites.catchUp(each.ownerId);
      return add(each);
    }
  };
  /** Writes all of it at once and lets it be counted. */
  const write = async (...all: VisitorWrite[]) => {
    await Promise.all(all.map(add));
    for (const ownerId of new Set(all.map((each) => each.ownerId))) await visitorWrites.catchUp(ownerId);
  };
  const rows = async (text: string, ownerId: number) => (await test.platform.database.pool.query(text, [ownerId])).rows;
  /** The counters of an owner. A changed answer can leave a row of zeros, which a recount does not make: it counts nothing, so counts of 0 are left out. */
  const counted = async (ownerId: number): Promise<Counts> => {
    const counts: Counts = new Map();
    for (const table of counters)
      for (const { row } of await rows(`select to_jsonb(c) - 'owner_id' as row from ${table} c where owner_id = $1`, ownerId)) {
        const isKey = ([name]: [string, unknown]) => name.endsWith('_id') || ['day', 'kind', 'value'].includes(name);
        const entries = Object.entries(row as Record<string, number>);
        const key = Object.fromEntries(entries.filter(isKey));
        for (const [column, count] of entries) if (!(column in key) && count !== 0) counts.set(countName(table, key, column), count);
      }
    return counts;
  };
  const sorted = (counts: Counts) => [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));

  const act = fc.record({
    kind: fc.constantFrom('shown', 'opened', 'closed', 'clicked', 'addedToCart', 'response', 'chat'),
    engagement: fc.nat(2),
    recommender: fc.nat(2),
    hours: fc.nat(60),
    answers: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
    timeMs: fc.nat(100_000),
    question: fc.integer({ min: 50, max: 52 }),
    next: fc.constantFrom(null, 50, 51, 52),
    followUp: fc.constantFrom(null, 52, 53),
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
  const everyBatch = fc.array(fc.array(act, { minLength: 1, maxLength: 8 }), { maxLength: 6 });

  /** Makes an owner's writes of acts. The first recommender has no questionnaire, and the last one's first question is not known. */
  const writesOfOwner = () => {
    const { ownerId } = aVisit();
    const ids = Array.from({ length: 9 }, () => randomUUID());
    const requests = Array.from({ length: 31 }, () => randomUUID());
    const visitOf = ({ engagement, recommender }: Act): Visit => ({
      ownerId,
      recommenderId: recommender + 1,
      engagementId: ids[engagement * 3 + recommender] as string,
      questionnaireId: [null, 5, 6][recommender] ?? null,
      firstQuestionId: recommender === 1 ? 50 : null,
    });
    const writeOf = (act: Act): VisitorWrite => {
      const { kind, timeMs, product, page, trigger, device } = act;
      const visit = visitOf(act);
      const more = { at: new Date(noon + act.hours * 3_600_000), requestId: requests[act.request] as string };
      if (kind === 'chat' || (kind === 'response' && visit.questionnaireId === null)) {
        const followUp = act.followUp === null ? null : { id: act.followUp, text: '', answers: [] };
        return chat(visit, { ...more, followUp, outputTokens: timeMs, products: product ? [card(product)] : [] });
      }
      if (kind !== 'response') return event(visit, kind, { ...more, page, trigger, device, productId: product });
      const replaces = act.replaces.map((n) => requests[n] as string);
      const questionnaireId = visit.questionnaireId as number;
      return response(visit, act.answers, {
        ...more,
        questionnaireId,
        timeMs,
        questionId: act.question,
        nextQuestionId: act.next,
        replaces,
      });
    };
    return { ownerId, writeOf };
  };

  it('of any sequence of batches gives what was counted', async () => {
    await fc.assert(
      fc.asyncProperty(everyBatch, async (batches) => {
        const { ownerId, writeOf } = writesOfOwner();
        for (const batch of batches) await write(...batch.map(writeOf));
        const raised = await counted(ownerId);
        await rebuildCounters(test.platform.db, ownerId);
        expect(sorted(await counted(ownerId))).toEqual(sorted(raised));
      }),
      { numRuns: 30 },
    );
  });

  /** Acts of which each request is of one of three visits, because what is replaced in another visit stays; few, so that answers are often given again. */
  const ofOneVisit = (act: Act): Act => ({
    ...act,
    engagement: 0,
    recommender: act.request % 3,
    question: Math.min(act.question, 51),
    replaces: act.replaces.map((other) => other - (other % 3) + (act.request % 3)).filter((other) => other <= 30),
  });
  const isChat = (write: VisitorWrite): write is ChatWrite => write.kind === 'chat';

  it('and what was counted are what is counted by hand', async () => {
    await fc.assert(
      fc.asyncProperty(everyBatch, async (drawn) => {
        const { ownerId, writeOf } = writesOfOwner();
        // Chats pass what waits in the inbox, so that they are in an order with the others only after one another.
        const batches = drawn.flatMap((acts) => {
          const writes = acts.map((each) => writeOf(ofOneVisit(each)));
          return [writes.filter((each) => !isChat(each)), ...writes.filter(isChat).map((each) => [each])];
        });
        for (const batch of batches) await write(...batch);
        const byHand = sorted(countedByHand(batches));
        expect(sorted(await counted(ownerId))).toEqual(byHand);
        await rebuildCounters(test.platform.db, ownerId);
        expect(sorted(await counted(ownerId))).toEqual(byHand);
      }),
      { numRuns: 60 },
    );
  });

  it('counts more engagements than are counted together', async () => {
    const { ownerId } = aVisit();
    const visits = Array.from({ length: 4_100 }, (_, i): Visit => ({ ...aVisit(), ownerId, recommenderId: 1 + (i % 2) }));
    for (let at = 0; at < visits.length; at += 500)
      await write(...visits.slice(at, at + 500).flatMap((visit) => [event(visit, 'shown', { device: 'phone' }), response(visit, [1, 2])]));
    const raised = sorted(await counted(ownerId));
    await rebuildCounters(test.platform.db, ownerId);
    expect(sorted(await counted(ownerId))).toEqual(raised);
    expect((await recommenderTotals(test.platform.db, ownerId)).get(1)).toMatchObject({ displayed: 2_050, responses: 2_050 });
  });

  it('and an erasure of engagements keep the counters', async () => {
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
        const before = sorted(await counted(ownerId));
        const ids = visits.filter(({ erased }) => erased).map(({ visit }) => visit.engagementId);
        const other = { ...aVisit(), ownerId: ownerId + 1 };
        await write(chat(other));
        const erased = await test.platform.db.transaction((tx) => eraseEngagements(tx, ownerId, [...ids, other.engagementId]));
        expect(erased).toBe(ids.length);
        for (const table of ['responses', 'visitor_events', 'chat_entries'])
          expect(await rows(`select 1 from ${table} where owner_id = $1 and engagement_id = any('{${ids}}')`, ownerId)).toEqual([]);
        expect(await rows(`select 1 from engagements where owner_id = $1 and id = any('{${ids}}')`, ownerId)).toEqual([]);
        expect(await rows('select 1 from chat_entries where owner_id = $1', other.ownerId)).toHaveLength(1);
        expect(sorted(await counted(ownerId))).toEqual(before);
        await rebuildCounters(test.platform.db, ownerId);
        expect(sorted(await counted(ownerId))).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  it('lets counting continue on a day with erased engagements', async () => {
    const [gone, stays] = [aVisit(), aVisit()];
    const later = { ...stays, ownerId: gone.ownerId };
    await write(chat(gone));
    await test.platform.db.transaction((tx) => eraseEngagements(tx, gone.ownerId, [gone.engagementId]));
    await write(chat(later));
    await rebuildCounters(test.platform.db, gone.ownerId);
    expect((await recommenderTotals(test.platform.db, gone.ownerId)).get(1)).toMatchObject({ displayed: 2, chats: 2, tokens: 14 });
  });
});

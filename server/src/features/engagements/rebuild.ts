/** Counters counted anew from what is stored: the proof that raising them step by step went right, and the repair if it ever did not. */
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Executor } from '../../platform/db/index.ts';
import { clear, except, raise, settledDaysOf } from '../counters/index.ts';
import { Tally } from './counting.ts';
import { holdErasure } from './erasure.ts';
import { answering, type Step, segmentFields } from './steps.ts';
import { chatEntries, engagements, responses, visitorEvents } from './tables.ts';

const page = 5000;

/**
 * Counts everything of an owner anew, in one transaction; visitors' writes wait for it. Takes time in proportion to what happened.
 * Days of which something was erased stay as they were counted: nothing else says any more what happened on them (decision 012).
 */
export function rebuildCounters(db: Db, ownerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await holdErasure(tx, ownerId);
    const settled = await settledDaysOf(tx, ownerId);
    await clear(tx, ownerId, settled);
    const of = { tx, ownerId, settled };
    await countEngagements(of);
    await countResponses(of);
    await countEvents(of);
    await countChats(of);
  });
}

interface Of {
  tx: Executor;
  ownerId: number;
  settled: ReadonlySet<string>;
}

/** Reads pages in the order of a unique column, and raises what each page tallies. */
async function count<Row, Id extends string | number>(
  { tx, settled }: Of,
  read: (after: Id | null) => Promise<Row[]>,
  idOf: (row: Row) => Id,
  tallyRow: (tally: Tally, row: Row) => void,
): Promise<void> {
  let after: Id | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    const tally = new Tally();
    for (const row of rows) tallyRow(tally, row);
    await raise(tx, except(tally, settled));
    after = idOf(last);
  }
}

const of = (owner: PgColumn, ownerId: number, id: PgColumn, after: string | number | null) =>
  and(eq(owner, ownerId), after === null ? undefined : gt(id, after));

const countEngagements = (whose: Of) =>
  count(
    whose,
    async (after: string | null) =>
      withWhatTheyDid(
        whose,
        await whose.tx
          .select()
          .from(engagements)
          .where(of(engagements.ownerId, whose.ownerId, engagements.id, after))
          .orderBy(engagements.id)
          .limit(page),
      ),
    (row) => row.id,
    (tally, row) => {
      tally.displayed(row);
      if (row.engagedAt) tally.engaged(row, row.engagedAt);
      if (row.firstChatAt) tally.conversation(row, row.firstChatAt);
      tally.steps(row, row.took, row.took, true);
    },
  );

type EngagementRow = typeof engagements.$inferSelect;

/** What their visitors did, each thing once, read from what they wrote and not from the marks that are to be proved right. */
async function withWhatTheyDid({ tx, ownerId }: Of, rows: EngagementRow[]): Promise<(EngagementRow & { took: Step[] })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answered = await tx
    .select()
    .from(responses)
    .where(and(eq(responses.ownerId, ownerId), inArray(responses.engagementId, ids)));
  const clicked = await tx
    .selectDistinct({ id: visitorEvents.engagementId })
    .from(visitorEvents)
    .where(and(eq(visitorEvents.ownerId, ownerId), inArray(visitorEvents.engagementId, ids), eq(visitorEvents.type, 'clicked')));
  const answeredBy = Map.groupBy(answered, ({ engagementId }) => engagementId);
  const clickedBy = new Set(clicked.map(({ id }) => id));
  return rows.map((row) => {
    const given = answeredBy.get(row.id) ?? [];
    const took: [Step, boolean][] = [
      ['engaged', row.engagedAt !== null],
      ['answered', given.length > 0],
      ['chatted', row.firstChatAt !== null],
      ['clicked', clickedBy.has(row.id)],
      ...segmentFields.map((name): [Step, boolean] => [name, (name === 'page' ? row.path : row[name]) !== '']),
    ];
    const steps = took.flatMap(([step, is]) => (is ? [step] : []));
    return { ...row, took: [...new Set([...steps, ...given.flatMap(answering)])] };
  });
}

const countResponses = (whose: Of) =>
  count(
    whose,
    (after: string | null) =>
      whose.tx
        .select()
        .from(responses)
        .where(of(responses.ownerId, whose.ownerId, responses.requestId, after))
        .orderBy(responses.requestId)
        .limit(page),
    (row) => row.requestId,
    (tally, row) => tally.response(row),
  );

const countEvents = (whose: Of) =>
  count(
    whose,
    (after: string | null) =>
      whose.tx
        .select()
        .from(visitorEvents)
        .where(of(visitorEvents.ownerId, whose.ownerId, visitorEvents.requestId, after))
        .orderBy(visitorEvents.requestId)
        .limit(page),
    (row) => row.requestId,
    (tally, row) => tally.event(row),
  );

const countChats = (whose: Of) =>
  count(
    whose,
    (after: number | null) =>
      whose.tx
        .select()
        .from(chatEntries)
        .where(of(chatEntries.ownerId, whose.ownerId, chatEntries.id, after))
        .orderBy(chatEntries.id)
        .limit(page),
    (row) => row.id,
    (tally, row) => tally.chat(row),
  );

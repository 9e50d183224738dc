/** Recounts the counters from the stored rows: verifies the incremental counting, and repairs it should it ever be wrong. */
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Executor } from '../../platform/db/index.ts';
import { clear, except, raise, settledDaysOf } from '../counters/index.ts';
import { Tally } from './counting.ts';
import { holdErasure } from './erasure.ts';
import { chatEntries, engagements, responses, visitorEvents } from './tables.ts';
import { followUpSteps, funnelStepsOf, type Step, segmentFields } from './writing/steps.ts';

/** Rows read at once. */
const pageSize = 5000;

/**
 * Recounts everything of an owner in one transaction, which blocks visitor writes. Takes time in proportion to the number of stored rows.
 * Days with erased engagements keep their counters, because the rows behind them no longer exist (decision 012).
 */
export function rebuildCounters(db: Db, ownerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await holdErasure(tx, ownerId);
    const settled = await settledDaysOf(tx, ownerId);
    await clear(tx, ownerId, settled);
    const recount = { tx, ownerId, settled };
    await countEngagements(recount);
    await countResponses(recount);
    await countEvents(recount);
    await countChats(recount);
  });
}

interface Recount {
  tx: Executor;
  ownerId: number;
  settled: ReadonlySet<string>;
}

/** Reads rows page by page in the order of a unique column, and raises the counters after each page. */
async function count<Row, Id extends string | number>(
  { tx, settled }: Recount,
  read: (after: Id | null) => Promise<Row[]>,
  idOf: (row: Row) => Id,
  tallyRow: (tally: Tally, row: Row) => unknown,
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

const rowsAfter = (owner: PgColumn, ownerId: number, id: PgColumn, after: string | number | null) =>
  and(eq(owner, ownerId), after === null ? undefined : gt(id, after));

const countEngagements = (recount: Recount) =>
  count(
    recount,
    async (after: string | null) =>
      withSteps(
        recount,
        await recount.tx
          .select()
          .from(engagements)
          .where(rowsAfter(engagements.ownerId, recount.ownerId, engagements.id, after))
          .orderBy(engagements.id)
          .limit(pageSize),
      ),
    (row) => row.id,
    (tally, row) => {
      tally.displayed(row);
      if (row.engagedAt) tally.engaged(row);
      if (row.firstChatAt) tally.conversation(row);
      tally.steps(row, row.taken, row.taken, true);
    },
  );

type EngagementRow = typeof engagements.$inferSelect;

/** Adds the steps of each engagement, derived from the stored writes: the `steps` column is what is being verified. */
async function withSteps({ tx, ownerId }: Recount, rows: EngagementRow[]): Promise<(EngagementRow & { taken: Step[] })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answered = await tx
    .select()
    .from(responses)
    .where(and(eq(responses.ownerId, ownerId), inArray(responses.engagementId, ids)));
  const asked = await tx
    .select({ engagementId: chatEntries.engagementId, followUp: chatEntries.followUp })
    .from(chatEntries)
    .where(and(eq(chatEntries.ownerId, ownerId), inArray(chatEntries.engagementId, ids), isNotNull(chatEntries.followUp)));
  const wanted = await tx
    .selectDistinct({ id: visitorEvents.engagementId, type: visitorEvents.type })
    .from(visitorEvents)
    .where(and(eq(visitorEvents.ownerId, ownerId), inArray(visitorEvents.engagementId, ids)));
  const answeredBy = Map.groupBy(answered, ({ engagementId }) => engagementId);
  const askedBy = Map.groupBy(asked, ({ engagementId }) => engagementId);
  const did = new Set(wanted.map(({ id, type }) => `${type} ${id}`));
  return rows.map((row) => {
    const given = (answeredBy.get(row.id) ?? []).filter(({ answers }) => answers.length > 0);
    const taken: [Step, boolean][] = [
      ['engaged', row.engagedAt !== null],
      ['answered', given.length > 0],
      ['chatted', row.firstChatAt !== null],
      ['clicked', did.has(`clicked ${row.id}`)],
      ['addedToCart', did.has(`addedToCart ${row.id}`)],
      ...segmentFields.map((name): [Step, boolean] => [name, (name === 'page' ? row.path : row[name]) !== '']),
    ];
    const steps = taken.flatMap(([step, happened]) => (happened ? [step] : []));
    const followUps = (askedBy.get(row.id) ?? []).flatMap(({ followUp }) =>
      followUpSteps({ questionnaireId: row.questionnaireId, followUp }),
    );
    const funnel = given.flatMap((response) => funnelStepsOf(response.replaced ? { ...response, answers: [] } : response));
    return { ...row, taken: [...new Set([...steps, ...funnel, ...followUps])] };
  });
}

const countResponses = (recount: Recount) =>
  count(
    recount,
    (after: string | null) =>
      recount.tx
        .select()
        .from(responses)
        .where(rowsAfter(responses.ownerId, recount.ownerId, responses.requestId, after))
        .orderBy(responses.requestId)
        .limit(pageSize),
    (row) => row.requestId,
    (tally, row) => row.replaced || tally.response(row),
  );

const countEvents = (recount: Recount) =>
  count(
    recount,
    (after: string | null) =>
      recount.tx
        .select()
        .from(visitorEvents)
        .where(rowsAfter(visitorEvents.ownerId, recount.ownerId, visitorEvents.requestId, after))
        .orderBy(visitorEvents.requestId)
        .limit(pageSize),
    (row) => row.requestId,
    (tally, row) => tally.event(row),
  );

const countChats = (recount: Recount) =>
  count(
    recount,
    (after: number | null) =>
      recount.tx
        .select()
        .from(chatEntries)
        .where(rowsAfter(chatEntries.ownerId, recount.ownerId, chatEntries.id, after))
        .orderBy(chatEntries.id)
        .limit(pageSize),
    (row) => row.id,
    (tally, row) => tally.chat(row),
  );

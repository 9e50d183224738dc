/**
 * Recounts the counters from the stored rows: verifies the counting, and repairs it should it ever be wrong. The stored rows are turned back into
 * writes, and the code that counts new writes counts them from zero, so that there is one definition of what counts.
 */
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Executor } from '../../platform/db/index.ts';
import { clear, except, type Increments, raise, settledDaysOf, together } from '../counters/index.ts';
import { Tally } from './counting.ts';
import { holdErasure } from './erasure.ts';
import { chatEntries, engagements, responses, visitorEvents } from './tables.ts';
import { changesOf } from './writing/changes.ts';
import { withdrawnSteps } from './writing/steps.ts';
import type { CountedWrite } from './writing/writes.ts';

/** Engagements that are counted together, each with all of its writes. */
const pageSize = 2000;

/**
 * Recounts everything of an owner in one transaction, which blocks visitor writes. Takes time in proportion to the number of stored rows.
 * Days with erased engagements keep their counters, because the rows behind them no longer exist (decision 012).
 */
export function rebuildCounters(db: Db, ownerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await holdErasure(tx, ownerId);
    const settled = await settledDaysOf(tx, ownerId);
    await clear(tx, ownerId, settled);
    let counted: Increments = {};
    let after: string | null = null;
    do {
      const page: Page = await pageAfter(tx, ownerId, after);
      counted = together(counted, except(tallyOf(await replayed(tx, page), page), settled));
      after = page.until;
    } while (after !== null);
    // Once: a row that is changed again and again in one transaction keeps all of its versions until the end.
    await raise(tx, counted);
  });
}

type Engagement = typeof engagements.$inferSelect;
type Response = typeof responses.$inferSelect;

/** Engagements with the ids after one and up to another. */
interface Page {
  ownerId: number;
  byId: ReadonlyMap<string, Engagement>;
  after: string | null;
  /** null on the last page, which has everything that is left. */
  until: string | null;
}

async function pageAfter(tx: Executor, ownerId: number, after: string | null): Promise<Page> {
  const rows = await tx
    .select()
    .from(engagements)
    .where(within(engagements.ownerId, engagements.id, { ownerId, after, until: null }))
    .orderBy(engagements.id)
    .limit(pageSize);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ownerId, byId, after, until: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null) };
}

const within = (owner: PgColumn, id: PgColumn, { ownerId, after, until }: Pick<Page, 'ownerId' | 'after' | 'until'>): SQL | undefined =>
  and(eq(owner, ownerId), after === null ? undefined : gt(id, after), until === null ? undefined : lte(id, until));

interface Replayed {
  writes: CountedWrite[];
  responses: Response[];
}

/** The stored rows of a page's engagements, turned back into writes. */
async function replayed(tx: Executor, page: Page): Promise<Replayed> {
  const visitOf = ({ engagementId, recommenderId }: { engagementId: string; recommenderId: number }) => ({
    ownerId: page.ownerId,
    engagementId,
    recommenderId,
    questionnaireId: page.byId.get(engagementId)?.questionnaireId ?? null,
    firstQuestionId: page.byId.get(engagementId)?.firstQuestionId ?? null,
  });
  const answered = await tx
    .select()
    .from(responses)
    .where(within(responses.ownerId, responses.engagementId, page));
  // A row without answers only keeps the place of a response that arrives after its replacement, and never counted.
  const given = answered.filter(({ replaced, answers }) => !replaced || answers.length > 0);
  const happened = await tx
    .select()
    .from(visitorEvents)
    .where(within(visitorEvents.ownerId, visitorEvents.engagementId, page))
    .orderBy(visitorEvents.engagementId, visitorEvents.at);
  const entries = await tx
    .select({
      engagementId: chatEntries.engagementId,
      recommenderId: chatEntries.recommenderId,
      at: chatEntries.at,
      inputTokens: chatEntries.inputTokens,
      outputTokens: chatEntries.outputTokens,
      followUpId: sql<number | null>`(${chatEntries.followUp} ->> 'id')::bigint`,
      productIds: sql<number[]>`jsonb_path_query_array(${chatEntries.products}, '$[*].id')`,
    })
    .from(chatEntries)
    .where(within(chatEntries.ownerId, chatEntries.engagementId, page));
  const writes: CountedWrite[] = [
    ...given.map((row) => ({ ...row, ...visitOf(row), kind: 'response' as const, questionnaireId: row.questionnaireId })),
    ...happened.map((row, i) => ({ ...row, ...visitOf(row), ...toldBy(row, happened[i - 1], page), kind: 'event' as const })),
    ...entries.map(({ followUpId, productIds, ...row }) => ({
      ...row,
      ...visitOf(row),
      kind: 'chat' as const,
      followUp: followUpId === null ? null : { id: Number(followUpId) },
      products: productIds.map((id) => ({ id })),
    })),
  ];
  return { writes, responses: given };
}

const nothing = { page: '', path: '', trigger: '', device: '' };

/** The page, the trigger and the device of an event: the engagement stores them for all its events, so they are attributed to the first one. */
function toldBy({ engagementId }: { engagementId: string }, before: { engagementId: string } | undefined, { byId }: Page): typeof nothing {
  const { page, path, trigger, device } = (before?.engagementId !== engagementId && byId.get(engagementId)) || nothing;
  return { page, path, trigger, device };
}

/** Counts writes from zero: each write, and the changes of their engagements. */
function tallyOf({ writes, responses: given }: Replayed, { byId }: Page): Tally {
  const tally = new Tally();
  for (const write of writes) tally.write(write);
  for (const { engagementId, steps } of changesOf(writes)) {
    const engagement = byId.get(engagementId);
    if (engagement) tally.engagement({ ...engagement, began: true, steps, fresh: steps });
  }
  const replaced = given.filter((response) => response.replaced);
  for (const response of replaced) tally.replaced(response);
  const counting = given.filter((response) => !response.replaced);
  for (const [id, steps] of withdrawnSteps(replaced, counting)) {
    const engagement = byId.get(id);
    if (engagement) tally.withdrawn({ ...engagement, steps });
  }
  return tally;
}

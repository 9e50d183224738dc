/** The SQL of visitor writes. Each statement writes many rows in key order, so that parallel batches cannot deadlock. */
import type { Receipt } from '@parley/contract';
import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { overRows, unnest } from '../../platform/db/sql/unnest.ts';
import { receiptOfToday } from './reading/older-receipts.ts';
import { type ChosenAnswer, chatEntries, engagements, responses, visitorEvents } from './tables.ts';
import type { EngagementChange } from './writing/changes.ts';
import { type Step, withdrawnSteps } from './writing/steps.ts';
import type { ChatWrite, EventWrite, ResponseWrite } from './writing/writes.ts';

interface Key {
  ownerId: number;
  requestId: string;
}
/** A chat entry without its receipt, which is for the owner alone: what visitors get is made from this (`receiptsOf` reads receipts). */
export type StoredChat = Omit<typeof chatEntries.$inferSelect, 'receipt'>;
const { receipt: _receipt, ...storedChat } = getTableColumns(chatEntries);

/** A sortable key that is unique among writes of one kind. */
export const writeKey = ({ ownerId, requestId }: Key): string => `${String(ownerId).padStart(10, '0')}/${requestId}`;

const inOrder = <Write extends Key>(writes: readonly Write[]): Write[] =>
  writes.toSorted((a, b) => a.ownerId - b.ownerId || (a.requestId < b.requestId ? -1 : 1));

const keysOf = ({ rows }: { rows: Record<string, unknown>[] }): Set<string> =>
  new Set(rows.map((row) => writeKey({ ownerId: Number(row.owner_id), requestId: String(row.request_id) })));

/** Stores responses. Returns the keys of those that were not stored before. */
export async function insertResponses(tx: Executor, writes: readonly ResponseWrite[]): Promise<Set<string>> {
  return writes.length === 0 ? new Set() : keysOf(await tx.execute(insertingResponses(inOrder(writes))));
}

const insertingResponses = overRows<ResponseWrite>(
  'written',
  {
    ownerId: 'bigint',
    requestId: 'uuid',
    engagementId: 'uuid',
    recommenderId: 'bigint',
    questionnaireId: 'bigint',
    questionId: 'bigint',
    answers: 'jsonb',
    nextQuestionId: 'bigint',
    timeMs: 'int',
    at: 'timestamptz',
  },
  (rows, table) => sql`
    insert into ${table} (owner_id, request_id, engagement_id, recommender_id, questionnaire_id, question_id, answers, next_question_id, time_ms, at)
    select * from ${rows} on conflict do nothing returning owner_id, request_id`,
  responses,
);

/** A stored response that does not count any more. */
export interface ReplacedResponse {
  ownerId: number;
  engagementId: string;
  recommenderId: number;
  questionnaireId: number;
  questionId: number;
  answers: ChosenAnswer[];
  timeMs: number;
  at: Date;
}

/**
 * Marks the responses that these writes replace. Returns those that counted until now. For a response that has not arrived yet, a row
 * without answers takes its place, so that it does not count when it arrives.
 */
export async function replaceResponses(tx: Executor, writes: readonly ResponseWrite[]): Promise<ReplacedResponse[]> {
  const byKey = new Map(
    writes.flatMap((write) =>
      (write.replaces ?? [])
        .filter((requestId) => requestId !== write.requestId)
        .map((requestId) => [writeKey({ ...write, requestId }), { ...write, requestId, answers: [] as ChosenAnswer[] }] as const),
    ),
  );
  if (byKey.size === 0) return [];
  const { rows: replaced } = await tx.execute(replacing(inOrder([...byKey.values()])));
  return replaced.map(presentReplaced).filter(({ answers }) => answers.length > 0);
}

const replacing = overRows<ResponseWrite>(
  'written',
  {
    ownerId: 'bigint',
    requestId: 'uuid',
    engagementId: 'uuid',
    recommenderId: 'bigint',
    questionnaireId: 'bigint',
    questionId: 'bigint',
    answers: 'jsonb',
    timeMs: 'int',
    at: 'timestamptz',
  },
  (rows, table) => sql`
    insert into ${table} as r (owner_id, request_id, engagement_id, recommender_id, questionnaire_id, question_id, answers, time_ms, at, replaced)
    select *, true from ${rows}
    on conflict (owner_id, request_id) do update set replaced = true where not r.replaced and r.engagement_id = excluded.engagement_id
    returning r.owner_id, r.engagement_id, r.recommender_id, r.questionnaire_id, r.question_id, r.answers, r.time_ms, r.at`,
  responses,
);

const presentReplaced = (row: Record<string, unknown>): ReplacedResponse => ({
  ownerId: Number(row.owner_id),
  engagementId: String(row.engagement_id),
  recommenderId: Number(row.recommender_id),
  questionnaireId: Number(row.questionnaire_id),
  questionId: Number(row.question_id),
  answers: row.answers as ChosenAnswer[],
  timeMs: Number(row.time_ms),
  at: new Date(row.at as string | Date),
});

/**
 * Takes steps from engagements because the responses behind them do not count any more. Returns the steps that were taken away. The engagements must be
 * locked.
 */
export async function withdrawChoices(
  tx: Executor,
  replaced: readonly ReplacedResponse[],
): Promise<{ ownerId: number; startedAt: Date; steps: Step[] }[]> {
  const withdrawn = [];
  for (const [ownerId, ofOwner] of Map.groupBy(replaced, (response) => response.ownerId)) {
    const ids = [...new Set(ofOwner.map(({ engagementId }) => engagementId))];
    const counting = await tx
      .select({
        engagementId: responses.engagementId,
        questionnaireId: responses.questionnaireId,
        questionId: responses.questionId,
        answers: responses.answers,
      })
      .from(responses)
      .where(
        and(
          eq(responses.ownerId, ownerId),
          sql`${responses.engagementId} = any(${sql.param(ids)}::uuid[])`,
          sql`not ${responses.replaced}`,
        ),
      );
    const gone = [...withdrawnSteps(ofOwner, counting)].flatMap(([engagementId, steps]) => steps.map((step) => ({ engagementId, step })));
    const { rows: changed } = await tx.execute(sql`
      with withdrawn as (
        select gone."engagementId" as id, array_agg(gone.step) as steps
        from ${unnest('gone', gone, { engagementId: 'uuid', step: 'text' })} group by 1)
      update engagements as e set steps = array(select step from unnest(e.steps) with ordinality as taken(step, n) where step <> all (w.steps) order by n)
      from withdrawn as w, engagements as before
      where e.owner_id = ${ownerId} and e.id = w.id and before.owner_id = e.owner_id and before.id = e.id and before.steps && w.steps
      returning e.started_at, array(select step from unnest(before.steps) as step where step = any (w.steps)) as steps`);
    for (const { started_at, steps } of changed)
      withdrawn.push({ ownerId, startedAt: new Date(started_at as string | Date), steps: steps as Step[] });
  }
  return withdrawn;
}

/** Stores events. Returns the keys of those that were not stored before. */
export async function insertEvents(tx: Executor, writes: readonly EventWrite[]): Promise<Set<string>> {
  return writes.length === 0 ? new Set() : keysOf(await tx.execute(insertingEvents(inOrder(writes))));
}

const insertingEvents = overRows<EventWrite>(
  'written',
  {
    ownerId: 'bigint',
    requestId: 'uuid',
    engagementId: 'uuid',
    recommenderId: 'bigint',
    type: 'text',
    productId: 'bigint',
    at: 'timestamptz',
  },
  (rows, table) => sql`
    insert into ${table} (owner_id, request_id, engagement_id, recommender_id, type, product_id, at)
    select * from ${rows} on conflict do nothing returning owner_id, request_id`,
  visitorEvents,
);

/** Stores chat entries. Returns the keys of those that were not stored before. */
export async function insertChats(tx: Executor, writes: readonly ChatWrite[]): Promise<Set<string>> {
  if (writes.length === 0) return new Set();
  const rows = unnest('written', inOrder(writes), {
    ownerId: 'bigint',
    requestId: 'uuid',
    engagementId: 'uuid',
    recommenderId: 'bigint',
    input: 'text',
    output: 'text',
    products: 'jsonb',
    followUp: 'jsonb',
    productsLeft: 'int',
    inputTokens: 'int',
    outputTokens: 'int',
    unansweredAs: 'text',
    at: 'timestamptz',
    receipt: 'jsonb',
    personIn: 'text',
  });
  return keysOf(
    await tx.execute(sql`
      insert into chat_entries
        (owner_id, request_id, engagement_id, recommender_id, input, output, products, follow_up, products_left, input_tokens, output_tokens, unanswered_as, at,
         receipt, person_in)
      select * from ${rows} on conflict do nothing returning owner_id, request_id`),
  );
}

/** An engagement after a batch changed it. */
export interface ChangedEngagement {
  ownerId: number;
  engagementId: string;
  recommenderId: number;
  questionnaireId: number | null;
  firstQuestionId: number | null;
  startedAt: Date;
  path: string;
  trigger: string;
  device: string;
  chats: number;
  began: boolean;
  steps: Step[];
  /** The steps that this batch added. */
  fresh: Step[];
}

/**
 * Inserts new engagements and updates the others; all of them stay locked until the transaction ends. Returns those that were inserted or
 * changed. Only the statement that holds the row lock can tell which steps are new, so it stores how many there were before.
 */
export async function applyChanges(tx: Executor, changes: readonly EngagementChange[]): Promise<ChangedEngagement[]> {
  const result = await tx.execute(changingEngagements(changes.map((change) => ({ ...change, steps: change.steps.join(' ') }))));
  return result.rows.map(presentChanged);
}

// A visitor who closed the widget while an answer was still being written has left: a chat counts from when it was asked.
// xmax = 0 marks a row that this statement inserted. Unchanged rows are locked but not rewritten.
const changingEngagements = overRows<Omit<EngagementChange, 'steps'> & { steps: string }>(
  'changed',
  {
    ownerId: 'bigint',
    engagementId: 'uuid',
    recommenderId: 'bigint',
    questionnaireId: 'bigint',
    firstQuestionId: 'bigint',
    startedAt: 'timestamptz',
    engagedAt: 'timestamptz',
    endedAt: 'timestamptz',
    page: 'text',
    path: 'text',
    trigger: 'text',
    device: 'text',
    chats: 'int',
    firstChatAt: 'timestamptz',
    lastChatAt: 'timestamptz',
    steps: 'text',
  },
  (rows, table) => sql`
    insert into ${table} as e
      (owner_id, id, recommender_id, questionnaire_id, first_question_id, started_at, engaged_at, ended_at, page, path, trigger, device,
       chats, first_chat_at, last_chat_at, steps)
    select "ownerId", "engagementId", "recommenderId", "questionnaireId", "firstQuestionId", "startedAt", "engagedAt", "endedAt", page,
      path, trigger, device, chats, "firstChatAt", "lastChatAt", string_to_array(steps, ' ')
    from ${rows}
    on conflict (owner_id, id) do update set
      engaged_at = coalesce(e.engaged_at, excluded.engaged_at),
      ended_at = case when excluded.chats > 0 and excluded.last_chat_at < e.ended_at then e.ended_at else excluded.ended_at end,
      page = case when e.page = '' then excluded.page else e.page end,
      path = case when e.path = '' then excluded.path else e.path end,
      trigger = case when e.trigger = '' then excluded.trigger else e.trigger end,
      device = case when e.device = '' then excluded.device else e.device end,
      chats = e.chats + excluded.chats,
      first_chat_at = coalesce(e.first_chat_at, excluded.first_chat_at),
      last_chat_at = greatest(e.last_chat_at, excluded.last_chat_at),
      steps = e.steps || array(select step from unnest(excluded.steps) as step where step <> all (e.steps)),
      steps_before = cardinality(e.steps)
    where e.ended_at is distinct from excluded.ended_at or excluded.chats > 0 or not excluded.steps <@ e.steps
      or (e.page = '' and excluded.page <> '')
    returning e.owner_id, e.id, e.recommender_id, e.questionnaire_id, e.first_question_id, e.started_at, e.path, e.trigger, e.device,
      e.chats, e.xmax = 0 as began, array_to_string(e.steps, ' ') as steps, e.steps_before`,
  engagements,
);

const numberOrNull = (value: unknown) => (value === null ? null : Number(value));

function presentChanged(row: Record<string, unknown>): ChangedEngagement {
  const steps = String(row.steps).split(' ').filter(Boolean) as Step[];
  return {
    ownerId: Number(row.owner_id),
    engagementId: String(row.id),
    recommenderId: Number(row.recommender_id),
    questionnaireId: numberOrNull(row.questionnaire_id),
    firstQuestionId: numberOrNull(row.first_question_id),
    startedAt: new Date(row.started_at as string | Date),
    path: String(row.path),
    trigger: String(row.trigger),
    device: String(row.device),
    chats: Number(row.chats),
    began: row.began === true,
    steps,
    fresh: steps.slice(Number(row.steps_before)),
  };
}

/** Whether an engagement is stored. */
export async function engagementExists(db: Executor, ownerId: number, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: engagements.id })
    .from(engagements)
    .where(and(eq(engagements.ownerId, ownerId), eq(engagements.id, id)));
  return rows.length > 0;
}

/** The stored chat entries with these owner and request ids. */
export function chatsByRequest(db: Executor, keys: readonly Key[]): Promise<StoredChat[]> {
  const wanted = sql`(select "ownerId", "requestId" from ${unnest('wanted', keys, { ownerId: 'bigint', requestId: 'uuid' })})`;
  return db.select(storedChat).from(chatEntries).where(sql`(${chatEntries.ownerId}, ${chatEntries.requestId}) in ${wanted}`);
}

/** The newest `limit` chat entries of an engagement, oldest first. */
export async function newestChats(db: Executor, ownerId: number, engagementId: string, limit: number): Promise<StoredChat[]> {
  const newest = await db
    .select(storedChat)
    .from(chatEntries)
    .where(and(eq(chatEntries.ownerId, ownerId), eq(chatEntries.engagementId, engagementId)))
    .orderBy(desc(chatEntries.at), desc(chatEntries.id))
    .limit(limit);
  return newest.reverse();
}

/** The newest responses of an engagement that no later one replaced, at most 200, oldest first. */
export async function responsesOf(db: Executor, ownerId: number, engagementId: string) {
  const newest = await db
    .select({ questionnaireId: responses.questionnaireId, questionId: responses.questionId, answers: responses.answers })
    .from(responses)
    .where(and(eq(responses.ownerId, ownerId), eq(responses.engagementId, engagementId), eq(responses.replaced, false)))
    .orderBy(desc(responses.at), desc(responses.requestId))
    .limit(200);
  return newest.reverse();
}

/** The ids of the follow-up questions that an engagement's chat entries asked. */
export async function followUpsAskedIn(db: Executor, ownerId: number, engagementId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: sql<number>`(${chatEntries.followUp}->>'id')::bigint` })
    .from(chatEntries)
    .where(and(eq(chatEntries.ownerId, ownerId), eq(chatEntries.engagementId, engagementId), isNotNull(chatEntries.followUp)));
  return rows.map(({ id }) => id);
}

/** The page on which an engagement began; '' when it is not known. */
export async function firstPageOf(db: Executor, ownerId: number, engagementId: string): Promise<string> {
  const [row] = await db
    .select({ page: engagements.page })
    .from(engagements)
    .where(and(eq(engagements.ownerId, ownerId), eq(engagements.id, engagementId)));
  return row?.page ?? '';
}

/** All chat entries of these engagements, oldest first. */
export async function chatsOfEngagements(db: Executor, ownerId: number, engagementIds: readonly string[]): Promise<StoredChat[]> {
  if (engagementIds.length === 0) return [];
  return db
    .select(storedChat)
    .from(chatEntries)
    .where(and(eq(chatEntries.ownerId, ownerId), inArray(chatEntries.engagementId, [...engagementIds])))
    .orderBy(chatEntries.at, chatEntries.id);
}

/** The receipts of an engagement's chat entries by entry, of those that have one. */
export async function receiptsOf(db: Executor, ownerId: number, engagementId: string): Promise<Map<number, Receipt>> {
  const rows = await db
    .select({ id: chatEntries.id, receipt: chatEntries.receipt })
    .from(chatEntries)
    .where(and(eq(chatEntries.ownerId, ownerId), eq(chatEntries.engagementId, engagementId), isNotNull(chatEntries.receipt)));
  return new Map(rows.flatMap(({ id, receipt }) => (receipt ? [[id, receiptOfToday(receipt)] as const] : [])));
}

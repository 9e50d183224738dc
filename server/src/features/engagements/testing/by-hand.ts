/**
 * Counts visitors' writes by the documented meaning of the counters (counters/tables.ts, contract/figures.ts), without the code that counts: for
 * the test that both give the same figures.
 */
import { dayOf } from '../../../platform/clock.ts';
import type { ChatWrite, EventWrite, ResponseWrite, VisitorWrite } from '../writing/writes.ts';

/** Counts by 'table {key} column'; those of 0 are left out. */
export type Counts = Map<string, number>;

type Key = Record<string, number | string>;

/** The name of a count. */
export const countName = (table: string, key: Key, column: string): string =>
  `${table} ${JSON.stringify(Object.fromEntries(Object.entries(key).sort()))} ${column}`;

interface StoredResponse {
  write: ResponseWrite;
  counts: boolean;
}

interface Stored {
  responses: Map<string, StoredResponse>;
  /** Ids of responses that were replaced before they came. */
  comeTooLate: Set<string>;
  events: Map<string, EventWrite>;
  chats: Map<string, ChatWrite>;
  /** The writes that were stored, in order. */
  inOrder: VisitorWrite[];
}

/** The counts after these batches of one owner's writes, each of which is stored before the next. */
export function countedByHand(batches: readonly (readonly VisitorWrite[])[]): Counts {
  const stored: Stored = { responses: new Map(), comeTooLate: new Set(), events: new Map(), chats: new Map(), inOrder: [] };
  for (const batch of batches) store(stored, batch);
  const counts: Counts = new Map();
  const add = (table: string, key: Key, column: string, by = 1) => {
    const name = countName(table, key, column);
    counts.set(name, (counts.get(name) ?? 0) + by);
  };
  for (const { write, counts: isCounted } of stored.responses.values()) if (isCounted) countResponse(add, write);
  for (const write of stored.events.values()) countEvent(add, write);
  for (const write of stored.chats.values()) countChat(add, write);
  for (const writes of Map.groupBy(stored.inOrder, ({ engagementId }) => engagementId).values())
    countVisit(
      add,
      writes,
      writes.filter((write) => write.kind === 'response' && stored.responses.get(write.requestId)?.counts) as ResponseWrite[],
    );
  return new Map([...counts].filter(([, count]) => count !== 0));
}

/** Keeps the first write of each id, and lets responses be replaced. */
function store(stored: Stored, batch: readonly VisitorWrite[]): void {
  const replacing: ResponseWrite[] = [];
  for (const write of batch) {
    if (write.kind === 'response') {
      if (stored.responses.has(write.requestId) || stored.comeTooLate.has(write.requestId)) continue;
      stored.responses.set(write.requestId, { write, counts: true });
      replacing.push(write);
    } else {
      const kept: Map<string, VisitorWrite> = write.kind === 'event' ? stored.events : stored.chats;
      if (kept.has(write.requestId)) continue;
      kept.set(write.requestId, write);
    }
    stored.inOrder.push(write);
  }
  for (const write of replacing)
    for (const id of write.replaces ?? []) {
      if (id === write.requestId) continue;
      const replaced = stored.responses.get(id);
      if (replaced) replaced.counts = false;
      else stored.comeTooLate.add(id);
    }
}

type Add = (table: string, key: Key, column: string, by?: number) => void;

function countResponse(add: Add, { recommenderId, questionnaireId, questionId, answers, timeMs, at }: ResponseWrite): void {
  const day = dayOf(at);
  add('recommender_days', { recommender_id: recommenderId, day }, 'responses');
  const of = { questionnaire_id: questionnaireId, day };
  const keys: [string, Key][] = [
    ['questionnaire_days', of],
    ['question_days', { ...of, question_id: questionId }],
    ...answers.map(({ answerId }): [string, Key] => ['answer_days', { ...of, question_id: questionId, answer_id: answerId }]),
  ];
  for (const [table, key] of keys) {
    add(table, key, 'responses');
    add(table, key, 'time_ms', timeMs);
  }
}

const columnOf = { opened: 'opened', closed: 'closed', clicked: 'clicked', addedToCart: 'added_to_cart' } as const;

function countEvent(add: Add, { recommenderId, type, productId, at }: EventWrite): void {
  if (type === 'shown') return;
  const day = dayOf(at);
  add('recommender_days', { recommender_id: recommenderId, day }, columnOf[type]);
  if (productId !== null && (type === 'clicked' || type === 'addedToCart'))
    add('product_days', { product_id: productId, day }, columnOf[type]);
}

function countChat(add: Add, { recommenderId, products, inputTokens, outputTokens, at }: ChatWrite): void {
  const day = dayOf(at);
  add('recommender_days', { recommender_id: recommenderId, day }, 'chats');
  add('recommender_days', { recommender_id: recommenderId, day }, 'tokens', inputTokens + outputTokens);
  for (const productId of new Set(products.map(({ id }) => id))) add('product_days', { product_id: productId, day }, 'recommended');
}

/** Counts what a visit counts once, on the day on which it began. `counting` are its responses that count. */
function countVisit(add: Add, writes: readonly VisitorWrite[], counting: readonly ResponseWrite[]): void {
  const [first] = writes;
  if (!first) return;
  const day = dayOf(first.at);
  const did = {
    engaged: writes.some((write) => write.kind !== 'event' || !['shown', 'closed'].includes(write.type)),
    answered: writes.some(({ kind }) => kind === 'response'),
    chatted: writes.some(({ kind }) => kind === 'chat'),
    clicked: writes.some((write) => write.kind === 'event' && write.type === 'clicked'),
    added_to_cart: writes.some((write) => write.kind === 'event' && write.type === 'addedToCart'),
  };
  const recommender = { recommender_id: first.recommenderId, day };
  add('recommender_days', recommender, 'displayed');
  if (did.engaged) add('recommender_days', recommender, 'engaged');
  if (did.chatted) add('recommender_days', recommender, 'conversations');
  if (first.questionnaireId !== null) add('questionnaire_days', { questionnaire_id: first.questionnaireId, day }, 'displayed');
  for (const [kind, value] of [['recommender', String(first.recommenderId)], ...attributesOf(writes)] as [string, string][]) {
    add('segment_days', { kind, value, day }, 'displayed');
    for (const [column, happened] of Object.entries(did)) if (happened) add('segment_days', { kind, value, day }, column);
  }
  countFunnel(add, day, writes, counting);
}

/** The page, the trigger and the device that the visit's events named first. */
function attributesOf(writes: readonly VisitorWrite[]): [string, string][] {
  const events = writes.filter((write) => write.kind === 'event');
  const page = events.find((event) => event.page)?.page;
  const all: [string, string | undefined][] = [
    ['page', page && new URL(page).pathname],
    ['trigger', events.find((event) => event.trigger)?.trigger],
    ['device', events.find((event) => event.device)?.device],
  ];
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function countFunnel(add: Add, day: string, writes: readonly VisitorWrite[], counting: readonly ResponseWrite[]): void {
  const reached = new Map<string, Key>();
  const reach = (questionnaireId: number | null, questionId: number | null | undefined) => {
    if (questionnaireId === null || questionId === null || questionId === undefined) return;
    reached.set(`${questionnaireId} ${questionId}`, { questionnaire_id: questionnaireId, question_id: questionId, day });
  };
  const answered = new Map<string, Key>();
  // The question that the widget shows first was reached, whatever happened.
  if (writes[0]) reach(writes[0].questionnaireId, writes[0].firstQuestionId);
  for (const write of writes) {
    if (write.kind === 'chat') reach(write.questionnaireId, write.followUp?.id);
    if (write.kind !== 'response') continue;
    reach(write.questionnaireId, write.questionId);
    reach(write.questionnaireId, write.nextQuestionId);
    const key = { questionnaire_id: write.questionnaireId, question_id: write.questionId, day };
    answered.set(JSON.stringify(key), key);
  }
  for (const key of reached.values()) add('question_days', key, 'shown');
  for (const key of answered.values()) add('question_days', key, 'answered');
  const chosen = new Map(
    counting.flatMap(({ questionnaireId, questionId, answers }) =>
      answers.map(({ answerId }) => {
        const key = { questionnaire_id: questionnaireId, question_id: questionId, answer_id: answerId, day };
        return [JSON.stringify(key), key] as const;
      }),
    ),
  );
  for (const key of chosen.values()) add('answer_days', key, 'chosen');
}

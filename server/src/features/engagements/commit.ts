/**
 * How visitors' writes reach the database (design: writing and counting): those that come while one batch commits are the next batch,
 * a few statements each, acknowledged when committed. A request id is stored once; what was stored already counts nothing again.
 */

import type { SQL } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/db/index.ts';
import { inFewTrips } from '../../platform/db/trips.ts';
import { createGroupCommit, type GroupCommit } from '../../platform/group-commit.ts';
import { raising } from '../counters/index.ts';
import { changesOf, type EngagementChange, engagementKey } from './changes.ts';
import { notingContacts } from './contacts.ts';
import { Tally } from './counting.ts';
import { createPages, type Pages } from './pages.ts';
import * as store from './store.ts';
import type { VisitorWrite } from './writes.ts';

/** Gives the stored chat entry for a chat, undefined for other writes. */
export type VisitorWrites = GroupCommit<VisitorWrite, store.StoredChat | undefined>;

/** Creates the group commit; a process has one. */
export function createVisitorWrites({ pool }: Pick<Database, 'pool'>): VisitorWrites {
  const pages = createPages();
  return createGroupCommit((batch) => inFewTrips(pool, async (tx) => commit(tx, await withPaths(tx, pages, batch))));
}

/** The batch with what the pages of its events count as. */
async function withPaths(tx: Executor, pages: Pages, batch: VisitorWrite[]): Promise<VisitorWrite[]> {
  const named: VisitorWrite[] = [];
  for (const write of batch)
    named.push(
      write.kind === 'event' && write.page ? { ...write, path: await pages.countsAs(tx, write.ownerId, write.page, write.at) } : write,
    );
  return named;
}

/** Stores a batch in the transaction it is given; gives what is to be said of it, and what raises its counters. */
async function commit(tx: Executor, batch: VisitorWrite[]): Promise<{ result: (store.StoredChat | undefined)[]; last: SQL[] }> {
  const responses = batch.filter((write) => write.kind === 'response');
  const events = batch.filter((write) => write.kind === 'event');
  const chats = batch.filter((write) => write.kind === 'chat');
  const tally = new Tally();
  const fresh = new Set<VisitorWrite>();
  // What does not wait for each other is sent together: most of a batch's time is the way to the database and back.
  const [storedResponses, storedEvents, newChats] = await Promise.all([
    store.insertResponses(tx, responses),
    store.insertEvents(tx, events),
    store.insertChats(tx, chats),
  ]);
  for (const write of firstOfEach(responses, storedResponses)) {
    fresh.add(write);
    tally.response(write);
  }
  for (const write of firstOfEach(events, storedEvents)) {
    fresh.add(write);
    tally.event(write);
  }
  for (const write of firstOfEach(chats, newChats)) {
    fresh.add(write);
    tally.chat(write);
  }
  const [result] = await Promise.all([
    storedChats(tx, batch),
    changeEngagements(tx, changesOf(batch.filter((write) => fresh.has(write))), tally),
  ]);
  return { result, last: [...notingContacts([...fresh]), ...raising(tally)] };
}

/** Of writes that share a key, which was stored just now, the first one is the one that was. */
function firstOfEach<Write extends VisitorWrite>(writes: Write[], stored: Set<string>): Write[] {
  return writes.filter((write) => stored.delete(store.writeKey(write)));
}

async function changeEngagements(tx: Executor, changes: EngagementChange[], tally: Tally): Promise<void> {
  if (changes.length === 0) return;
  const byKey = new Map(changes.map((change) => [engagementKey(change.ownerId, change.engagementId), change]));
  for (const one of await store.applyChanges(tx, changes)) {
    const change = byKey.get(engagementKey(one.ownerId, one.engagementId));
    if (!change) continue;
    if (one.began) tally.displayed(one);
    if (change.engagedAt && one.fresh.includes('engaged')) tally.engaged(one, change.engagedAt);
    if (change.firstChatAt && one.fresh.includes('chatted')) tally.conversation(one, change.firstChatAt);
    tally.steps(one, one.steps, one.fresh, one.began);
  }
}

/** For each chat of the batch what is stored under its request id, in the order of the batch. */
async function storedChats(tx: Executor, batch: VisitorWrite[]): Promise<(store.StoredChat | undefined)[]> {
  const chats = batch.filter((write) => write.kind === 'chat');
  if (chats.length === 0) return batch.map(() => undefined);
  const byKey = new Map((await store.chatsByRequest(tx, chats)).map((row) => [store.writeKey(row), row]));
  return batch.map((write) => (write.kind === 'chat' ? byKey.get(store.writeKey(write)) : undefined));
}

/**
 * Stores and counts visitor writes in batches (design: writing and counting). Answers and events are acknowledged when they are in the inbox, and moved from there;
 * chats, which need an answer at once, are stored at once. Each request id is stored and counted once.
 */
import type { SQL } from 'drizzle-orm';
import { createGroupCommit } from '../../../platform/background/group-commit.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { inFewTrips } from '../../../platform/db/sql/trips.ts';
import type { Platform } from '../../../platform/index.ts';
import { raising } from '../../counters/index.ts';
import { Tally } from '../counting.ts';
import { createInbox, type InboxPlatform } from '../inbox/index.ts';
import { createPages, type Pages } from '../pages.ts';
import { notingContacts } from '../reading/contacts.ts';
import * as store from '../store.ts';
import { changesOf, type EngagementChange } from './changes.ts';
import type { ChatWrite, VisitorWrite } from './writes.ts';

/** The way of visitors' writes into the tables. */
export interface VisitorWrites {
  /** Resolves when a write is stored for good. Readers see it after `catchUp`. */
  add(write: VisitorWrite): Promise<void>;
  /** Stores a chat with all that follows from it, after what its owner's visitors did before. Resolves to the entry stored under its request id. */
  addChat(write: ChatWrite): Promise<store.StoredChat | undefined>;
  /** Resolves when all that an owner's visitors did before can be read. */
  catchUp(ownerId: number): Promise<void>;
  /** The same for all owners. */
  catchUpAll(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates them, once per process. */
export function createVisitorWrites(platform: InboxPlatform & Pick<Platform, 'database'>): VisitorWrites {
  const { pool } = platform.database;
  const pages = createPages();
  const apply = async (tx: Executor, batch: VisitorWrite[]) => commit(tx, await withPaths(tx, pages, batch));
  const inbox = createInbox(platform, apply);
  const chats = createGroupCommit<ChatWrite, store.StoredChat | undefined>((batch) => inFewTrips(pool, (tx) => apply(tx, batch)), {
    keepsContext: true,
  });
  return {
    add: inbox.add,
    async addChat(write) {
      await inbox.catchUp(write.ownerId);
      return chats.add(write);
    },
    catchUp: inbox.catchUp,
    catchUpAll: inbox.catchUpAll,
    start: inbox.start,
    stop: async () => void (await Promise.all([inbox.stop(), chats.drain()])),
  };
}

/** Sets the `path` of each event: the value that its page is counted under. */
async function withPaths(tx: Executor, pages: Pages, batch: VisitorWrite[]): Promise<VisitorWrite[]> {
  const withPath: VisitorWrite[] = [];
  for (const write of batch)
    withPath.push(
      write.kind === 'event' && write.page ? { ...write, path: await pages.countedPath(tx, write.ownerId, write.page, write.at) } : write,
    );
  return withPath;
}

/** Stores a batch in the given transaction. Returns the result of each write, and the statements to run last, which raise the counters. */
async function commit(tx: Executor, batch: VisitorWrite[]): Promise<{ result: (store.StoredChat | undefined)[]; last: SQL[] }> {
  const responses = batch.filter((write) => write.kind === 'response');
  const events = batch.filter((write) => write.kind === 'event');
  const chats = batch.filter((write) => write.kind === 'chat');
  const tally = new Tally();
  const fresh = new Set<VisitorWrite>();
  // Independent statements are sent together, because most of a batch's time is spent on round trips to the database.
  const [storedResponses, storedEvents, newChats] = await Promise.all([
    store.insertResponses(tx, responses),
    store.insertEvents(tx, events),
    store.insertChats(tx, chats),
  ]);
  const stored = [firstOfEach(responses, storedResponses), firstOfEach(events, storedEvents), firstOfEach(chats, newChats)];
  for (const write of stored.flat()) {
    fresh.add(write);
    tally.write(write);
  }
  const replaced = await store.replaceResponses(
    tx,
    responses.filter((write) => fresh.has(write)),
  );
  for (const response of replaced) tally.replaced(response);
  const [result] = await Promise.all([
    storedChats(tx, batch),
    changeEngagements(tx, changesOf(batch.filter((write) => fresh.has(write))), tally),
  ]);
  // The engagements are locked now, and hold the steps of this batch.
  for (const withdrawn of await store.withdrawChoices(tx, replaced)) tally.withdrawn(withdrawn);
  return { result, last: [...notingContacts([...fresh]), ...raising(tally)] };
}

/** The writes that were newly stored. When several in the batch share a key, the first of them is the stored one. */
function firstOfEach<Write extends VisitorWrite>(writes: Write[], stored: Set<string>): Write[] {
  return writes.filter((write) => stored.delete(store.writeKey(write)));
}

async function changeEngagements(tx: Executor, changes: EngagementChange[], tally: Tally): Promise<void> {
  if (changes.length === 0) return;
  for (const changed of await store.applyChanges(tx, changes)) tally.engagement(changed);
}

/** For each write of the batch, in order: the entry stored under its request id for a chat, undefined for other writes. */
async function storedChats(tx: Executor, batch: VisitorWrite[]): Promise<(store.StoredChat | undefined)[]> {
  const chats = batch.filter((write) => write.kind === 'chat');
  if (chats.length === 0) return batch.map(() => undefined);
  const byKey = new Map((await store.chatsByRequest(tx, chats)).map((row) => [store.writeKey(row), row]));
  return batch.map((write) => (write.kind === 'chat' ? byKey.get(store.writeKey(write)) : undefined));
}

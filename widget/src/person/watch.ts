/** Asks the server for the shop's answers: only while a message waits for one, the page is visible and the panel is open. */
import { addressOf, visitorPerson } from '@parley/contract/paths';
import type { Conversation } from '../panel/conversation/conversation.ts';
import type { Place } from '../panel/conversation/transport.ts';

/** A message that waits for an answer, as it is kept in the session. */
export interface PersonRecord {
  /** Stands before an answer. */
  from: string;
  /** The newest answer that was shown. */
  after: number;
  /** When the message was sent. */
  since: number;
}

const quick = 10_000;
const slow = 30_000;
/** For how long it asks quickly, and at all. After that an answer comes by mail. */
const quickFor = 300_000;
const longest = 7_200_000;

/** A record from storage, which is not trusted; undefined when it is none. */
export function readRecord(past: unknown): PersonRecord | undefined {
  const { from, after, since } = (past ?? {}) as Partial<PersonRecord>;
  return typeof from === 'string' && Number.isSafeInteger(after) && Number.isFinite(since) ? (past as PersonRecord) : undefined;
}

/** Creates the watch; `begin` starts it with a record, or ends it without one. */
export function watch(conversation: Conversation, place: Place): { begin(record: PersonRecord | undefined): void } {
  let record: PersonRecord | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  const isShown = () => !document.hidden && !conversation.view().state.hidden;
  function keep(next: PersonRecord | undefined): void {
    record = next;
    conversation.person = next;
    conversation.save();
  }
  function later(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  }
  async function look(): Promise<void> {
    timer = undefined;
    if (!record || busy || !isShown()) return;
    const age = Date.now() - record.since;
    if (age > longest) return keep(undefined);
    busy = true;
    let pause = age < quickFor ? quick : slow;
    try {
      const answer = await fetch(`${place.base + addressOf(visitorPerson, place)}${record.after ? `?after=${record.after}` : ''}`);
      if (answer.ok) pause = show(await answer.json()) ?? pause;
      // The visit was erased, or the recommender deleted.
      else if (answer.status < 429) keep(undefined);
      else pause = slow;
    } catch {
      pause = slow;
    }
    busy = false;
    if (record) later(pause);
  }
  /** Shows new answers; gives the pause if it is not the usual one. */
  function show({ open, answers }: { open: boolean; answers: { id: number; text: string }[] }): number | undefined {
    if (!record) return;
    const { from, after } = record;
    const fresh = answers.filter(({ id }) => id > after);
    for (const { id, text } of fresh) {
      conversation.tell(`${from}\n${text}`);
      record.after = Math.max(record.after, id);
    }
    keep(open || fresh.length > 0 ? record : undefined);
    // Confirms at once what was shown, so that it is not mailed, too.
    return fresh.length > 0 ? 0 : undefined;
  }
  /** The page or the panel may be visible again. */
  const wake = () => {
    if (record && !busy && timer === undefined && isShown()) look();
  };
  document.addEventListener('visibilitychange', wake);
  conversation.subscribe(wake);
  return {
    begin(next) {
      if (next) keep({ ...next, after: Math.max(next.after, record?.after ?? 0) });
      else record = undefined;
      later(0);
    },
  };
}

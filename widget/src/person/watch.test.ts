import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Conversation } from '../panel/conversation/conversation.ts';
import { readRecord, watch } from './watch.ts';

const place = { base: 'http://parley.test', userId: '1', popupId: '13', engagementId: 'e' };
const record = { from: 'Beans answers:', after: 0, since: 0 };

let news: { open: boolean; answers: { id: number; text: string }[] } | number;
let asked: string[];
let hidden: boolean;
let passedOn: string[];
let listeners: (() => void)[];
let conversation: Conversation;
const page = { hidden: false, addEventListener: (_name: string, listener: () => void) => listeners.push(listener) };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [news, asked, hidden, passedOn, listeners] = [{ open: true, answers: [] }, [], false, [], []];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.slice(url.indexOf('?') + 1));
    if (typeof news === 'number') {
      if (news === 0) throw new TypeError('no network');
      return new Response('{}', { status: news });
    }
    return Response.json(news);
  });
  conversation = {
    view: () => ({ state: { hidden } }),
    tell: (text: string) => passedOn.push(text),
    subscribe: (listener: () => void) => listeners.push(listener),
    save() {},
  } as unknown as Conversation;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('the watch for answers', () => {
  it('sends nothing without a message', async () => {
    watch(conversation, place).begin(undefined);
    await pass(3600);
    expect(asked).toEqual([]);
  });

  it('asks every 10 seconds, after five minutes every 30, and ends after two hours', async () => {
    watch(conversation, place).begin(record);
    await pass(60);
    expect(asked).toHaveLength(7);
    await pass(240);
    const quick = asked.length;
    await pass(300);
    expect(asked.length - quick).toBe(10);
    await pass(7200);
    const all = asked.length;
    await pass(7200);
    expect([asked.length - all, conversation.person]).toEqual([0, undefined]);
  });

  it('passes an answer on once, confirms it at once, and ends when nothing is open', async () => {
    watch(conversation, place).begin(record);
    await pass(1);
    news = { open: false, answers: [{ id: 4, text: 'Hello' }] };
    await pass(10);
    expect(passedOn).toEqual(['Beans answers:\nHello']);
    news = { open: false, answers: [] };
    await pass(1);
    expect(asked.at(-1)).toBe('after=4');
    const all = asked.length;
    await pass(3600);
    expect([asked.length, conversation.person]).toEqual([all, undefined]);
  });

  it('sends nothing while the page or the panel is hidden, and asks at once when both are visible', async () => {
    watch(conversation, place).begin(record);
    await pass(1);
    for (const hide of [
      (value: boolean) => {
        hidden = value;
      },
      (value: boolean) => {
        page.hidden = value;
      },
    ]) {
      hide(true);
      await pass(10);
      const before = asked.length;
      await pass(3000);
      expect(asked).toHaveLength(before);
      hide(false);
      for (const listener of listeners) listener();
      await pass(0);
      expect(asked).toHaveLength(before + 1);
    }
  });

  it('goes on after failures of the network or the server, and ends where the visit is gone', async () => {
    watch(conversation, place).begin(record);
    for (const failure of [0, 503, 429]) {
      news = failure;
      const before = asked.length;
      await pass(35);
      expect(asked.length).toBeGreaterThan(before);
    }
    news = 404;
    await pass(35);
    const all = asked.length;
    await pass(3600);
    expect([asked.length, conversation.person]).toEqual([all, undefined]);
  });

  it('reads only what it stored', () => {
    expect(readRecord(record)).toEqual(record);
    for (const other of [
      null,
      undefined,
      1,
      'x',
      [],
      {},
      { ...record, after: 'x' },
      { ...record, from: 1 },
      { ...record, since: Number.NaN },
    ])
      expect(readRecord(other)).toBeUndefined();
  });
});

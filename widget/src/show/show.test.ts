/** Whether the code that decides first lets a recommender show: it never answers where nothing may. */
import type { Placement } from '@parley/contract';
import { noTriggers } from '@parley/contract/triggers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from './index.ts';

const embed = { base: 'https://parley.example', userId: '1', popupId: '13' };
const key = 'parley:1/13';
const storage = () => {
  const kept = new Map<string, string>();
  return { kept, getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) };
};
const page = { href: '' };
let session: ReturnType<typeof storage>;
let local: ReturnType<typeof storage>;
let reported: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  session = storage();
  local = storage();
  page.href = 'https://shop.example/products/boots';
  reported = [];
  vi.stubGlobal('navigator', { sendBeacon: (address: string) => reported.push(address) });
  vi.stubGlobal('location', page);
  vi.stubGlobal('innerWidth', 1200);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => 'bootstrap' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The placement, and what `ask` gives after some seconds; undefined while it waits. */
async function after(seconds: number, showing: Placement['showing']) {
  const placement = { ...noTriggers, exit: true, showing } as Placement;
  const asked: { load?: () => Promise<unknown> } = {};
  void ask(placement, embed).then((load) => Object.assign(asked, { load }));
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return { placement, asked };
}

test('S1: it waits on other pages, and shows when the page becomes another', async () => {
  const { asked } = await after(5, { showOnPages: ['/sale'] });
  expect(asked.load).toBeUndefined();
  expect(reported).toEqual(['https://parley.example/unseen/13/1/pages']);
  page.href = 'https://shop.example/sale';
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked.load?.()).toBe('bootstrap');
});

test('S2: it waits on other devices', async () => {
  expect((await after(5, { showOnDevices: ['phone'] })).asked.load).toBeUndefined();
  vi.stubGlobal('innerWidth', 390);
  expect((await after(0, { showOnDevices: ['phone'] })).asked.load).toBeDefined();
});

test('S3: it begins when its hour has come', async () => {
  const { asked } = await after(5, { showFromTime: '12:01' });
  expect(asked.load).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.load).toBeDefined();
});

test('S4: it opens by itself once a day, and can be opened again by its launcher', async () => {
  const first = await after(0, { openAtMost: 'day' });
  expect(first.placement.exit).toBe(true);
  await first.asked.load?.();
  const second = await after(0, { openAtMost: 'day' });
  expect(second.placement).toMatchObject(noTriggers);
  expect(await second.asked.load?.()).toBe('bootstrap');
  await vi.advanceTimersByTimeAsync(25 * 3_600_000);
  expect((await after(0, { openAtMost: 'day' })).placement.exit).toBe(true);
});

test('nothing is remembered before it opens, nor without a limit', async () => {
  await after(0, { openAtMost: 'week' });
  await (await after(0, { showOnPages: ['*'] })).asked.load?.();
  expect([local.kept.size, session.kept.size, reported]).toEqual([0, 0, []]);
});

test('S5: an open conversation goes on at once, but not on pages where it may not show', async () => {
  session.kept.set(key, JSON.stringify({ open: true }));
  expect((await after(0, { showAfterSeconds: 30, showFromTime: '13:00' })).asked.load).toBeDefined();
  expect((await after(5, { hideOnPages: ['/products/*'] })).asked.load).toBeUndefined();
});

test('S6: it waits for its seconds', async () => {
  const { asked } = await after(29, { showAfterSeconds: 30 });
  expect(asked.load).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.load).toBeDefined();
});

test('a page that forbids storage shows it all the same', async () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  const { asked } = await after(0, { openAtMost: 'day' });
  expect(await asked.load?.()).toBe('bootstrap');
});

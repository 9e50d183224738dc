// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open } from './index.ts';

const embed = { base: 'https://parley.test', userId: '7', popupId: '13' };
const order = { id: 'A-1', total: 59.9, currency: 'EUR', items: [{ id: 'shoe' }] };

/** What the page sent, and the answers to it, in order; afterwards every answer is a success. */
let sent: { address: string; body: Record<string, unknown> }[];
let answers: (number | 'away')[];
const pauses: number[] = [];
const soon = (run: () => void, milliseconds: number) => {
  pauses.push(milliseconds);
  queueMicrotask(run);
};

beforeEach(() => {
  sent = [];
  answers = [];
  pauses.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push({ address, body: JSON.parse(body) });
    const status = answers.shift() ?? 200;
    if (status === 'away') throw new TypeError('offline');
    return new Response(JSON.stringify({ error: { code: 'order_refused' } }), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an order goes to its owner, with the engagements that the widget keeps for this owner', async () => {
  sessionStorage.setItem('parley:7/13', JSON.stringify({ engagement: 'one.7.13.signed', open: true }));
  sessionStorage.setItem('parley:7/14', JSON.stringify({ engagement: 'two.7.14.signed' }));
  localStorage.setItem('parley:7/14', JSON.stringify({ engagement: 'two.7.14.signed', until: Date.now() + 60_000 }));
  localStorage.setItem('parley:7/17', JSON.stringify({ engagement: 'three.7.17.signed', until: Date.now() + 60_000 }));
  localStorage.setItem('parley:7/18', JSON.stringify({ engagement: 'past.7.18.signed', until: Date.now() - 1 }));
  sessionStorage.setItem('parley:8/15', JSON.stringify({ engagement: 'other.8.15.signed' }));
  sessionStorage.setItem('parley:7/16', 'null');
  await open(embed, order, soon, new Set());
  expect(sent).toEqual([
    {
      address: 'https://parley.test/popup/order/7/',
      body: {
        ...order,
        page: location.origin + location.pathname,
        engagements: ['one.7.13.signed', 'two.7.14.signed', 'three.7.17.signed'],
      },
    },
  ]);
});

test('a page that reports an order a thousand times sends it once', async () => {
  const seenIds = new Set<string>();
  await Promise.all(Array.from({ length: 1000 }, () => open(embed, order, soon, seenIds)));
  await open(embed, { ...order, id: 'A-2' }, soon, seenIds);
  expect(sent.map(({ body }) => body.id)).toEqual(['A-1', 'A-2']);
});

test('a failure that passes is tried again with growing pauses; the page may report it anew afterwards', async () => {
  answers = ['away', 503, 429, 500];
  const seenIds = new Set<string>();
  await open(embed, order, soon, seenIds);
  expect([sent.length, pauses]).toEqual([4, [1000, 5000, 20_000]]);
  await open(embed, order, soon, seenIds);
  expect(sent).toHaveLength(5);
});

test('a refusal is not tried again, and broken storage does not keep an order back', async () => {
  answers = [422];
  sessionStorage.setItem('parley:7/13', '{broken');
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  await open(embed, order, soon, new Set());
  expect([sent.length, debug.mock.calls[0]]).toEqual([1, ['Parley', { code: 'order_refused' }]]);
});

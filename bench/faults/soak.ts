/** Ordinary traffic for hours, with attacks if wanted, and the memory printed every minute: what grows without end is a leak. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type HostileShops, openHostileShops } from '../../server/src/features/catalogue/testing/hostile-shops.ts';
import { type Attacks, startAttacks } from './attacks.ts';
import { createParley } from './support/parley.ts';
import { refusalsOf, send, startVisitors } from './support/visitors.ts';

const everyMs = 60_000;
const checkedWrites = 100_000;
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** The seconds of '2h', '30m' or '90s'. @throws Error for anything else */
export function secondsOf(text: string): number {
  const [, number, unit] = /^(\d+)([hms])$/.exec(text) ?? [];
  if (!number) throw new Error('say how long: --soak 2h, 30m or 90s');
  return Number(number) * { h: 3600, m: 60, s: 1 }[unit as 'h' | 'm' | 's'];
}

const withoutAttacks: Attacks = { kinds: [], done: Promise.resolve(), stop: async () => {} };

/** Prints resident memory and heap of a Parley under load; with `attacks`, hostile requests and hostile shops come besides the visitors. */
export async function soak(seconds: number, { attacks: isAttacked = false } = {}): Promise<void> {
  const shops: HostileShops = isAttacked ? await openHostileShops() : { hosts: [], close() {} };
  const parley = await createParley({ CRAWL_ALLOW_HOSTS: shops.hosts.join(',') });
  await parley.start();
  const until = performance.now() + seconds * 1000;
  const visitors = await startVisitors(parley, 8, { pauseMs: 50 });
  const attacks = isAttacked ? startAttacks(parley, shops) : withoutAttacks;
  const sight = async () => {
    while (performance.now() < until) {
      for (const path of ['/offlinePopup/13/1', '/', '/placement/13/1', '/docs/json']) await send(parley.url + path).catch(() => {});
      await sleep(50);
    }
  };
  const looking = sight();
  console.log('minute  resident MB  heap MB  outside MB  attacks  writes');
  const minute = Math.min(everyMs, (seconds * 1000) / 10);
  for (let at = 1; performance.now() < until; at++) {
    await sleep(minute);
    const { body } = await send(`${parley.url}/metrics`);
    const value = (name: string) => mb(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body)?.[1] ?? 0));
    const row = [
      at,
      parley.rss(),
      value('nodejs_heap_size_used_bytes'),
      value('nodejs_external_memory_bytes'),
      attacks.kinds.reduce((sum, { attempts }) => sum + attempts, 0),
      visitors.acknowledged.length,
    ];
    console.log(row.map((cell, i) => String(cell).padStart([6, 12, 8, 11, 8, 7][i] ?? 7)).join(' '));
    visitors.durations.length = 0;
  }
  await Promise.all([looking, attacks.stop(), visitors.stop()]);
  const lost = await parley.missing(visitors.acknowledged.slice(-checkedWrites));
  console.log(`${refusalsOf(visitors)}; of the last ${checkedWrites} writes ${lost} lost; miscounted by ${await parley.miscounted()}`);
  for (const { kind, attempts, failed, faults } of attacks.kinds)
    console.log(`${kind}: ${attempts} tried, ${attempts - failed} held${failed > 0 ? `; ${[...faults].join('; ')}` : ''}`);
  await parley.remove();
  shops.close();
}

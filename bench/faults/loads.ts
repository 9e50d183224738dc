/** More than the machine can do: what is refused says when to come again, what is accepted is quick, and others are unharmed. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Extent, type Trial, Tries } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { openShop } from './support/shops.ts';
import { quantile, refusalsOf, send, startChats, startVisitors, type Visitors } from './support/visitors.ts';

const acceptedP99Ms = 1_000;
/** For a whole answer of the built-in assistant, which is written sentence by sentence. */
const chatP99Ms = 3_000;
const recoveryMs = 30_000;
const stormAddresses = 100_000;

/** How many visitors without a pause keep the machine busy, with answers and with chats; overload is ten times as many. */
const usualVisitors = 64;
const usualChats = 8;

const summaryOf = (visitors: Visitors) =>
  `${visitors.acknowledged.length} accepted, p99 ${quantile(visitors.durations, 0.99)} ms; ${refusalsOf(visitors)}`;

/** Whether every refusal was a 429 or 503 that says when to come again. */
const isPolite = ({ refused, withoutRetryAfter }: Visitors) =>
  withoutRetryAfter === 0 && [...refused.keys()].every((reason) => reason === '429' || reason === '503');

/** Overload, one shop's storm, and clients that are slow. */
export async function loads({ seconds }: Extent): Promise<Trial[]> {
  return [await overload(seconds), await storm(seconds), await stormOnShop(seconds), await slowClients(seconds)];
}

async function onParley(environment: Record<string, string>, work: (parley: Parley) => Promise<Trial>): Promise<Trial> {
  const parley = await createParley(environment);
  try {
    await parley.start();
    return await work(parley);
  } finally {
    await parley.remove();
  }
}

const warmMs = 3_000;

/** Lets a few visitors write and chat: storms come to processes that have been running, and the first chats load much. */
async function warmUp(parley: Parley): Promise<void> {
  const visitors = [await startVisitors(parley, 2), startChats(parley, 2)];
  await sleep(warmMs);
  for (const each of visitors) await each.stop();
}

const overload = (seconds: number) =>
  onParley({}, async (parley) => {
    const tries = new Tries();
    await warmUp(parley);
    const visitors = await startVisitors(parley, usualVisitors * 10, { pauseMs: 0 });
    const chats = startChats(parley, usualChats * 10, { pauseMs: 0 });
    await sleep(seconds * 1000);
    const healthy = (await send(`${parley.url}/healthz`)).status === 200;
    await Promise.all([visitors.stop(), chats.stop()]);
    const since = performance.now();
    const after = await startVisitors(parley, 1);
    const serves = await after.served(recoveryMs);
    const recovered = performance.now() - since;
    await after.stop();
    const isQuick = quantile(visitors.durations, 0.99) <= acceptedP99Ms && quantile(chats.durations, 0.99) <= chatP99Ms;
    const arePolite = isPolite(visitors) && isPolite(chats);
    tries.count(healthy && arePolite && isQuick && serves, isQuick ? 'refused without Retry-After' : 'the accepted ones were slow');
    const detail = [
      summaryOf(visitors),
      `chats: ${summaryOf(chats)}`,
      `quiet again after ${(recovered / 1000).toFixed(1)} s`,
      `${parley.rss()} MB`,
      ...tries.notes,
    ].join('; ');
    const lost = await parley.missing([...visitors.acknowledged, ...chats.acknowledged]);
    return { name: `overload for ${seconds} s`, attempts: 1, survived: tries.survived, lost, detail };
  });

/** One address sends far too much, with the usual limits; visitors from elsewhere must not notice. */
const storm = (seconds: number) =>
  onParley({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }, async (parley) => {
    const tries = new Tries();
    const from = (address: string) => ({ headers: () => ({ 'x-forwarded-for': address }) });
    const alone = await startVisitors(parley, 2, { pauseMs: 300, ...from('203.0.113.9') });
    await sleep((seconds * 1000) / 2);
    await alone.stop();
    const stormy = await startVisitors(parley, usualVisitors, { pauseMs: 0, ...from('198.51.100.7') });
    const others = await startVisitors(parley, 2, { pauseMs: 300, ...from('203.0.113.10') });
    await sleep(seconds * 1000);
    await Promise.all([stormy.stop(), others.stop()]);
    const [before, during] = [quantile(alone.durations, 0.99), quantile(others.durations, 0.99)];
    tries.count(isPolite(stormy) && others.refused.size === 0 && during <= acceptedP99Ms, `others: ${refusalsOf(others)}`);
    const detail = [`the storm: ${summaryOf(stormy)}`, `others' p99 ${during} ms, ${before} ms without it`, ...tries.notes].join('; ');
    const lost = await parley.missing([...stormy.acknowledged, ...others.acknowledged]);
    return { name: 'a storm from one address', attempts: 1, survived: tries.survived, lost, detail };
  });

/** Addresses of 10.0.0.0/8 in turn, so many that none of them comes near its own limit. */
function manyAddresses(): () => string {
  let next = 0;
  return () => {
    const at = next++ % stormAddresses;
    return `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  };
}

/** Two who chat with this pause stay below what one address may (60 a minute), however quickly they are answered. */
const chattersPauseMs = 3_000;

/** One shop's recommender is written to from everywhere, with the usual limits; visitors of another shop must not notice. */
const stormOnShop = (seconds: number) =>
  onParley({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }, async (parley) => {
    const tries = new Tries();
    const { recommender } = await openShop(parley);
    await warmUp(parley);
    const address = manyAddresses();
    const another = (host: number) => ({ pauseMs: 300, recommender, headers: () => ({ 'x-forwarded-for': `203.0.113.${host}` }) });
    const alone = await startVisitors(parley, 2, another(9));
    await sleep((seconds * 1000) / 2);
    await alone.stop();
    const everywhere = { pauseMs: 0, headers: () => ({ 'x-forwarded-for': address() }) };
    const stormy = await startVisitors(parley, usualVisitors, everywhere);
    const stormyChats = startChats(parley, usualChats * 10, everywhere);
    const others = await startVisitors(parley, 2, another(10));
    const othersChats = startChats(parley, 2, { ...another(11), pauseMs: chattersPauseMs });
    await sleep(seconds * 1000);
    const all = [stormy, stormyChats, others, othersChats];
    await Promise.all(all.map((visitors) => visitors.stop()));
    const [before, during] = [quantile(alone.durations, 0.99), quantile(others.durations, 0.99)];
    const areServed = others.refused.size === 0 && othersChats.refused.size === 0;
    const isQuick = during <= acceptedP99Ms && quantile(othersChats.durations, 0.99) <= chatP99Ms;
    tries.count(
      isPolite(stormy) && isPolite(stormyChats) && areServed && isQuick,
      areServed ? 'too slow for others' : 'others were refused',
    );
    const theirs = `the other shop: ${summaryOf(others)}, ${before} ms without it; chats: ${summaryOf(othersChats)}`;
    const lost = await parley.missing(all.flatMap(({ acknowledged }) => acknowledged));
    const detail = [`the storm: ${summaryOf(stormy)}; chats: ${summaryOf(stormyChats)}`, theirs, ...tries.notes].join('; ');
    return { name: 'a storm on one shop from everywhere', attempts: 1, survived: tries.survived, lost, detail };
  });

const slowSockets = 500;

/** Connections that send a byte a second, and others that never read; visitors must not notice. */
const slowClients = (seconds: number) =>
  onParley({}, async (parley) => {
    const tries = new Tries();
    const { port } = new URL(parley.url);
    const { panel } = JSON.parse((await send(`${parley.url}/placement/13/1`)).body);
    const sockets: Socket[] = Array.from({ length: slowSockets }, (_, i) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      // Half of them ask for a file of 50 kB again and again, and read nothing.
      if (i % 2 === 0) socket.pause().write(`GET ${panel} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(10));
      else socket.write('POST /answer/1/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{');
      return socket;
    });
    const drip = setInterval(() => {
      for (const [i, socket] of sockets.entries()) if (i % 2 === 1 && socket.writable) socket.write(' ');
    }, 1000);
    const before = parley.rss();
    const visitors = await startVisitors(parley, 4, { pauseMs: 100 });
    await sleep(seconds * 1000);
    await visitors.stop();
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    tries.count(visitors.refused.size === 0 && quantile(visitors.durations, 0.99) <= acceptedP99Ms);
    const detail = `${slowSockets} slow connections; visitors: ${summaryOf(visitors)}; memory ${before} → ${parley.rss()} MB`;
    return {
      name: 'slow readers and writers',
      attempts: 1,
      survived: tries.survived,
      lost: await parley.missing(visitors.acknowledged),
      detail,
    };
  });

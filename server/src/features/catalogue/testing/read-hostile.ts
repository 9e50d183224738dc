/**
 * A process that reads the shops at the hosts in its arguments, some at once, again and again, and prints before the first and after each round what it
 * holds when all garbage is collected, in bytes. A process of its own, because others' memory would be counted with it.
 */
import { createGuardedFetch } from '../../../platform/fetch/index.ts';
import { openShop } from '../readers/index.ts';

/** Garbage may be held by what is collected with it. */
const collections = 3;
const atOnce = 4;
/** Some of them never end. */
const patienceMs = 700;

const [rounds, ...hosts] = process.argv.slice(2);
const client = createGuardedFetch({ allowHosts: hosts, userAgent: 'ParleyBot/1.0' });

async function readWhole(host: string): Promise<void> {
  try {
    const shop = await openShop(client, `http://${host}/`, { limits: { totalMs: patienceMs } });
    try {
      for (let step = await shop.reading.next(); !step.done; ) step = await shop.reading.next();
    } finally {
      shop.end();
    }
  } catch {
    // That a hostile shop cannot be read is no fault.
  }
}

async function held(): Promise<{ held: number; resident: number }> {
  for (let i = 0; i < collections; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc?.();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

const results = [await held()];
for (let round = 0; round < Number(rounds); round++) {
  const waiting = [...hosts];
  const worker = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift()) await readWhole(host);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  results.push(await held());
}
console.log(JSON.stringify(results));
await client.close();

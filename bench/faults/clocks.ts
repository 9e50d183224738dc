/** The clock by a day ahead and back: between two starts on the same data, and while Parley runs. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Trial, Tries } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { openShop, ownersRead, renew, type Session, signIn } from './support/shops.ts';
import { refusalsOf, startVisitors } from './support/visitors.ts';

const servesMs = 60_000;
const dayMs = 86_400_000;
/** Below the limit of an address, which is 600 writes a minute: eight a second. */
const slowVisitors = { count: 2, pauseMs: 240 };
/** After a step forward, and after one back: more than the limit, so that a count that waits until the old time comes again shows. */
const writesAfter = { forward: 50, back: 700 };

interface Clock {
  /** Options for Node and variables of a Parley that keeps this clock. */
  nodeOptions: string[];
  environment: Record<string, string>;
  /** Sets it, before a start or while Parley runs. */
  set(days: number, parley?: Parley): Promise<void>;
  remove(): void;
}

function createClock(): Clock {
  const folder = mkdtempSync(join(tmpdir(), 'parley-clock-'));
  const file = join(folder, 'clock');
  const module = pathToFileURL(join(import.meta.dirname, 'support/moving-clock.ts')).href;
  return {
    nodeOptions: ['--import', module],
    environment: { PARLEY_CLOCK: file, DATA_DIR: join(folder, 'data') },
    async set(days, parley) {
      writeFileSync(file, String(days * dayMs));
      if (!parley) return;
      parley.child().kill('SIGUSR2');
      const taken = () => existsSync(`${file}.taken`) && Number(readFileSync(`${file}.taken`, 'utf8')) === days * dayMs;
      while (!taken()) await sleep(10);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Both. */
export async function clocks(): Promise<Trial[]> {
  return [await betweenStarts(), await whileRunning()];
}

/** A day ahead, then a day back, on the same data. */
async function betweenStarts(): Promise<Trial> {
  const tries = new Tries();
  const clock = createClock();
  let lost = 0;
  for (const days of [0, 1, -1, 0]) {
    await clock.set(days);
    const parley = await createParley(clock.environment, clock.nodeOptions);
    await parley.start();
    const visitors = await startVisitors(parley, 2);
    const serves = await visitors.served(servesMs);
    await visitors.stop();
    lost += await parley.missing(visitors.acknowledged);
    const code = await parley.end('SIGTERM');
    tries.count(serves && code === 0 && visitors.refused.size === 0, `${days} days: exit ${code}, ${refusalsOf(visitors)}`);
  }
  clock.remove();
  return tries.trial('the clock a day ahead and back, at a start', { lost });
}

/** An owner as the web keeps one signed in: a refused access token is renewed once. False when the owner has to sign in again. */
function keepSignedIn(parley: Parley, first: Session): { read(): Promise<boolean>; renewals(): number } {
  let session = first;
  let renewals = 0;
  return {
    async read() {
      if ((await ownersRead(parley, session)) === 200) return true;
      const next = await renew(parley, session);
      if (!next) return false;
      renewals++;
      session = next;
      return (await ownersRead(parley, session)) === 200;
    },
    renewals: () => renewals,
  };
}

/** A day ahead, back, a day back and forward again while visitors write and owners are signed in, with the usual limits. */
async function whileRunning(): Promise<Trial> {
  const tries = new Tries();
  const clock = createClock();
  await clock.set(0);
  const parley = await createParley({ ...clock.environment, RATE_LIMIT_SCALE: '1' }, clock.nodeOptions);
  try {
    await parley.start();
    const { owner, recommender } = await openShop(parley);
    const busy = keepSignedIn(parley, await signIn(parley, owner));
    const idle = keepSignedIn(parley, await signIn(parley, owner));
    const visitors = await startVisitors(parley, slowVisitors.count, { pauseMs: slowVisitors.pauseMs, recommender });
    const sent = () => visitors.acknowledged.length + [...visitors.refused.values()].reduce((sum, times) => sum + times, 0);
    let now = 0;
    for (const days of [1, 0, -1, 0]) {
      const until = sent() + (days < now ? writesAfter.back : writesAfter.forward);
      now = days;
      const before = refusalsOf(visitors);
      await clock.set(days, parley);
      const isSignedIn = await busy.read();
      while (sent() < until) await sleep(100);
      const serves = await visitors.served(servesMs);
      const ends = (await busy.read()) && isSignedIn;
      const { exitCode } = parley.child();
      const refused = refusalsOf(visitors);
      const what = `to ${days} days: serves ${serves}, signed in ${ends}, refused ${refused}`;
      tries.count(serves && ends && exitCode === null && refused === before, what);
    }
    tries.count(await idle.read(), 'a session that rested meanwhile had ended');
    await visitors.stop();
    const lost = await parley.missing(visitors.acknowledged);
    const details = [`${visitors.acknowledged.length} writes, ${busy.renewals()} renewals of the session`];
    return tries.trial('the clock a day ahead and back, while running', { lost, details });
  } finally {
    await parley.remove();
    clock.remove();
  }
}

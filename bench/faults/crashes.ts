/** Kills and restarts: nothing that was acknowledged is lost, and Parley serves again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Extent, type Trial, Tries } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { refusalsOf, startVisitors, type Visitors, wrongAnswersOf } from './support/visitors.ts';

const servesAgainMs = 60_000;
/** Kills come at different moments of a batch. */
const someMs = () => 200 + Math.random() * 600;

async function underLoad(
  name: string,
  times: number,
  strike: (parley: Parley, visitors: Visitors, tries: Tries) => Promise<void>,
): Promise<Trial> {
  const parley = await createParley();
  const tries = new Tries();
  try {
    await parley.start();
    const before = await parley.miscounted();
    const visitors = await startVisitors(parley, 8);
    for (let i = 0; i < times; i++) {
      await sleep(someMs());
      await strike(parley, visitors, tries);
    }
    await visitors.stop();
    const lost = await parley.missing(visitors.acknowledged);
    const miscounted = (await parley.miscounted()) - before;
    if (miscounted !== 0) tries.count(false, `${miscounted} more stored than counted`);
    const wrong = wrongAnswersOf(visitors);
    if (wrong.length > 0) tries.count(false, `answered ${wrong.join(', ')}`);
    return tries.trial(name, { lost, details: [`${visitors.acknowledged.length} writes acknowledged`, refusalsOf(visitors)] });
  } finally {
    await parley.remove();
  }
}

const servesAgain = async (visitors: Visitors, tries: Tries) => tries.count(await visitors.served(servesAgainMs), 'did not serve again');

/** Kills the database; one that was killed before and is not there again yet is waited for. @throws when none comes */
async function killDatabase(parley: Parley): Promise<void> {
  const until = performance.now() + servesAgainMs;
  for (;;)
    try {
      process.kill(parley.databasePid(), 'SIGKILL');
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(lookMs);
    }
}
const lookMs = 50;

/** `kill -9` of Parley, of its database, and of both. */
export async function crashes({ times }: Extent): Promise<Trial[]> {
  return [
    await underLoad('kill -9 of Parley', times, async (parley, visitors, tries) => {
      await parley.end('SIGKILL');
      await parley.start();
      await servesAgain(visitors, tries);
    }),
    await underLoad('kill -9 of the database', times, async (parley, visitors, tries) => {
      await killDatabase(parley);
      await servesAgain(visitors, tries);
    }),
    await underLoad('kill -9 of both', times, async (parley, visitors, tries) => {
      await killDatabase(parley);
      await parley.end('SIGKILL');
      await parley.start();
      await servesAgain(visitors, tries);
    }),
  ];
}

/** SIGTERM while visitors write: it exits with 0, and answers what it took. */
export async function restarts({ times }: Extent): Promise<Trial[]> {
  return [
    await underLoad('SIGTERM under load', Math.ceil(times / 2), async (parley, visitors, tries) => {
      const before = visitors.refused.get('ECONNRESET') ?? 0;
      const since = performance.now();
      const code = await parley.end('SIGTERM');
      const seconds = (performance.now() - since) / 1000;
      await parley.start();
      const serves = await visitors.served(servesAgainMs);
      const cut = (visitors.refused.get('ECONNRESET') ?? 0) - before;
      tries.count(code === 0 && serves && seconds < 15, `exit ${code} after ${seconds.toFixed(1)} s`);
      if (cut > 0) tries.notes.push(`${cut} connections were closed as a request was sent`);
    }),
  ];
}

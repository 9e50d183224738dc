/** PostgreSQL servers of an operator at DATABASE_URL, the newest and the oldest version: restarted, crashed, and away for seconds, under visitors' writes. */
import { type Extent, notTried, type Trial } from './support/fault.ts';
import { type Outage, underOutage } from './support/outage.ts';
import { createParley } from './support/parley.ts';
import { type OperatedServer, startOperated, startWitness, versions } from './support/postgres.ts';

const secret = 'a secret for faults, 7c1f0e5a93b24d68 and more';
const awaySeconds = 10;

/** What each outage must have shown to somebody who is connected, so that it is known to have been one. */
interface Case extends Outage {
  shows: readonly string[];
}

const casesOn = (server: OperatedServer, name: string, times: number): Case[] => [
  {
    name: `${name} restarts (fast)`,
    times: Math.ceil(times / 2),
    lastsMs: 0,
    // Shut down by an administrator (57P01), and nobody there.
    shows: ['57P01', 'ECONNREFUSED'],
    async strike() {
      await server.stop('fast');
      const starting = server.start();
      return () => starting;
    },
  },
  {
    name: `${name} crashes and recovers`,
    times: Math.ceil(times / 2),
    lastsMs: 0,
    // Connected to while it recovers (57P03, 'the database system is starting up').
    shows: ['57P03', 'ECONNREFUSED'],
    async strike() {
      await server.stop('immediate');
      const starting = server.start();
      return () => starting;
    },
  },
  {
    name: `${name} away for ${awaySeconds} s`,
    times: Math.ceil(times / 4),
    lastsMs: awaySeconds * 1000,
    shows: ['57P01', 'ECONNREFUSED'],
    async strike() {
      await server.stop('fast');
      return () => server.start();
    },
  },
];

/** Tries each on each version that is installed. */
export async function servers({ times }: Extent): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const { name, binaries } of versions()) {
    if (!binaries) {
      trials.push(notTried(`${name} restarts`, 'it is not installed'));
      continue;
    }
    const server = await startOperated(binaries);
    const parley = await createParley({ DATABASE_URL: server.url, SECRET: secret });
    try {
      await parley.start();
      for (const faultCase of casesOn(server, name, times))
        trials.push(await witnessed(server, faultCase, (outage) => underOutage(parley, outage)));
    } finally {
      await parley.remove();
      await server.remove();
    }
  }
  return trials;
}

/** A trial counts only if the outage was seen from a connection of our own, too. */
async function witnessed(server: OperatedServer, faultCase: Case, run: (outage: Outage) => Promise<Trial>): Promise<Trial> {
  const witness = startWitness(server.url);
  const trial = await run(faultCase);
  await witness.stop();
  const codes = [...witness.seen].map(([code, times]) => `${code} × ${times}`).join(', ');
  const unseen = faultCase.shows.filter((code) => !witness.seen.has(code));
  const detail = [trial.detail, `a connection beside saw ${codes}`, ...(unseen.length > 0 ? [`never ${unseen.join(', ')}`] : [])].join(
    '; ',
  );
  return { ...trial, survived: unseen.length > 0 ? 0 : trial.survived, detail };
}

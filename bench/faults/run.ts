/**
 * `npm run test:faults`: what happens when processes are killed, databases fail, disks fill up, too many come at once and attackers come. Prints a table of what was
 * tried, survived and lost, and fails when something was not survived. What this machine lacks a program for is named as not tried. Takes about half an hour; `--short` tries each a few times.
 * `npm run test:faults -- crashes` runs one group, `npm run test:faults -- --soak 2h` ordinary traffic with the memory printed,
 * and with `--attacks` hostile traffic besides.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { project } from '../lib/processes.ts';
import { attacks } from './attacks.ts';
import { clocks } from './clocks.ts';
import { cluster, failover } from './cluster.ts';
import { crashes, restarts } from './crashes.ts';
import { databases } from './databases.ts';
import { image } from './image.ts';
import { loads } from './loads.ts';
import { pointInTime } from './point-in-time.ts';
import { replies } from './replies.ts';
import { servers } from './servers.ts';
import { buckets, mailServers } from './services.ts';
import { secondsOf, soak } from './soak.ts';
import type { Extent, Fault, Trial } from './support/fault.ts';
import { lineOf, verdictOf } from './support/table.ts';
import { disks, migrations, providers } from './surroundings.ts';

const groups: Record<string, Fault> = {
  crashes,
  restarts,
  databases,
  servers,
  'point-in-time': pointInTime,
  cluster,
  failover,
  loads,
  attacks,
  clocks,
  disks,
  migrations,
  providers,
  replies,
  mail: mailServers,
  buckets,
  image,
};
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, soak: { type: 'string' }, attacks: { type: 'boolean' } },
  allowPositionals: true,
});

const build = "import('./tools/setup.mjs').then((setup) => setup.ensureServer())";
execFileSync(process.execPath, ['-e', build], { cwd: project, stdio: 'inherit' });

if (values.soak) {
  await soak(secondsOf(values.soak), { attacks: values.attacks ?? false });
} else {
  const extent: Extent = values.short ? { times: 3, seconds: 6 } : { times: 20, seconds: 60 };
  const unknown = positionals.filter((name) => !(name in groups));
  if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(', ')}; the groups are ${Object.keys(groups).join(', ')}`);
  const chosen = Object.entries(groups).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  const trials: Trial[] = [];
  for (const [, fault] of chosen) {
    for (const trial of await fault(extent)) {
      trials.push(trial);
      console.log(lineOf(trial));
    }
  }
  const { failed, lines } = verdictOf(trials);
  for (const line of lines) console.log(line);
  if (failed) process.exitCode = 1;
}

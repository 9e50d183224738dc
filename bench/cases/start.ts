/** How long `npm start` takes on a machine that is set up and has data, and how much memory Parley and its database have at rest. */
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startParleyAgain } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';
import { median, round } from '../lib/stats.ts';

const mostSeconds = 2;
const mostMegabytes = 250;
const restMs = 10_000;
const runs = 5;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** A process and everything that it started. */
function treeOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1] ?? 0)]),
  );
  const below = (parent: number): number[] => [
    parent,
    ...[...parents].filter(([, of]) => of === parent).flatMap(([child]) => below(child)),
  ];
  return below(pid);
}

/** The memory of a process tree in megabytes: PSS counts what processes share once. */
const memoryOf = (pid: number): number =>
  treeOf(pid).reduce((sum, processId) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${processId}/smaps_rollup`))?.[1] ?? 0) / 1024, 0);

const listOf = (values: readonly number[]) => values.map((value) => round(value)).join(' ');

async function timed<T>(work: () => Promise<T>): Promise<[T, seconds: number]> {
  const begun = performance.now();
  const result = await work();
  return [result, (performance.now() - begun) / 1000];
}

/** Measures both; only on Linux, because other systems have no /proc. */
export async function start(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  const byNpm: number[] = [];
  const alone: number[] = [];
  const loads: number[] = [];
  const megabytes: number[] = [];
  const again = await startParleyAgain();
  try {
    // What it does once after an installation is not measured.
    await (await again.npmStart()).stop();
    for (let run = 0; run < runs; run++) {
      loads.push(loadavg()[0] ?? 0);
      const [started, seconds] = await timed(again.npmStart);
      byNpm.push(seconds);
      await started.stop();
      // The server alone, whose memory is measured: npm, which waits beside it, is the user's.
      const [parley, ofThese] = await timed(again.start);
      alone.push(ofThese);
      await sleep(restMs);
      megabytes.push(memoryOf(parley.pid));
      await parley.stop();
    }
  } finally {
    again.remove();
  }
  return [
    {
      name: 'npm start on existing data, until ready',
      value: round(median(byNpm)),
      unit: 's',
      target: `≤ ${mostSeconds}`,
      met: median(byNpm) <= mostSeconds,
      detail: `${listOf(byNpm)}; of it ${listOf(alone)} for the server itself; the machine's load before each ${listOf(loads)}. A time, no ratio: read it with the load`,
    },
    {
      name: 'memory at rest, with the database',
      value: Math.round(median(megabytes)),
      unit: 'MB',
      target: `≤ ${mostMegabytes}`,
      met: median(megabytes) <= mostMegabytes,
      detail: 'PSS of all processes',
    },
  ];
}

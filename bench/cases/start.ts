/** How long a start on existing data takes, and how much memory Parley and its database have at rest. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startParleyAgain } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';
import { median, round } from '../lib/stats.ts';

const mostSeconds = 2;
const mostMegabytes = 250;
const restMs = 10_000;
const runs = 3;

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
  treeOf(pid).reduce((sum, one) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0) / 1024, 0);

/** Measures both; only on Linux, because other systems have no /proc. */
export async function start(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  const seconds: number[] = [];
  const megabytes: number[] = [];
  const again = await startParleyAgain();
  try {
    for (let run = 0; run < runs; run++) {
      const begun = performance.now();
      const parley = await again.start();
      seconds.push((performance.now() - begun) / 1000);
      await sleep(restMs);
      megabytes.push(memoryOf(parley.pid));
      await parley.stop();
    }
  } finally {
    again.remove();
  }
  return [
    {
      name: 'start on existing data, until ready',
      value: round(median(seconds)),
      unit: 's',
      target: `≤ ${mostSeconds}`,
      met: median(seconds) <= mostSeconds,
      detail: 'a time, no ratio: read it with the load of the machine',
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

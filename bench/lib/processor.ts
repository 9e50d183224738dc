/** The processor time of a process and of the database that is its child: steadier than requests a second, because whatever else runs on the machine does not count. */
import { readdirSync, readFileSync } from 'node:fs';

/** In microseconds since they were started; null where there is no /proc to read it from. */
export interface ProcessorTime {
  process: number;
  children: number;
}

/** Linux counts in hundredths of a second in what it shows of processes. */
const tick = 10_000;

/** The parent, and the time with that of children that have ended. */
function statOf(pid: number): { parent: number; used: number; ended: number } | null {
  try {
    // The name in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map((at) => fields[at]);
    return { parent, used: (user + system) * tick, ended: (endedUser + endedSystem) * tick };
  } catch {
    return null;
  }
}

/** Reads it for a process and all that it started. */
export function processorTime(pid: number): ProcessorTime | null {
  const own = statOf(pid);
  if (!own) return null;
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name))] as const),
  );
  const isBelow = (parent: number): boolean => parent === pid || (parent > 1 && isBelow(stats.get(parent)?.parent ?? 0));
  let children = own.ended;
  for (const stat of stats.values()) if (stat && isBelow(stat.parent)) children += stat.used + stat.ended;
  return { process: own.used, children };
}

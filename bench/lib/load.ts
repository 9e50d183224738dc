/** Measures two servers in turn under the load of 64 connections: requests a second, and the processor time that one takes. */
import { loadavg } from 'node:os';
import { type NextRequest, sendFor } from './connections.ts';
import { type ProcessorTime, processorTime } from './processor.ts';
import { median } from './stats.ts';

export const connectionCount = 64;
/** Until the code that is measured is compiled. */
const warmUpSeconds = 5;
const secondsPerRound = 2;
const roundCount = 7;

/** A server and what to ask it. */
export interface Load {
  url: string;
  /** Its process, to measure its processor time and that of the database that is its child. */
  pid?: number;
  /** Its databases that are not its child processes. */
  databases?: readonly number[];
  next: NextRequest;
}

/** One round, in requests a second and microseconds a request; work that follows from the requests and is done after them counts. */
interface Round<After> {
  perSecond: number;
  process: number;
  database: number;
  after: After;
}

async function round<After>({ url, pid, databases = [], next }: Load, seconds: number, after: () => Promise<After>): Promise<Round<After>> {
  const used = () => (pid ? withDatabases(pid, databases) : null);
  const before = used();
  const begun = performance.now();
  const count = await sendFor(url, next, { seconds, connections: connectionCount });
  const perSecond = count / ((performance.now() - begun) / 1000);
  const left = await after();
  const now = used();
  const each = (used?: number, usedBefore?: number) =>
    used === undefined || usedBefore === undefined ? Number.NaN : (used - usedBefore) / count;
  return { perSecond, process: each(now?.process, before?.process), database: each(now?.children, before?.children), after: left };
}

/** The processor time of a process, and of the databases that it uses. */
function withDatabases(pid: number, databases: readonly number[]): ProcessorTime | null {
  const own = processorTime(pid);
  const theirs = databases.map(processorTime);
  return own && { ...own, children: theirs.reduce((sum, time) => sum + (time ? time.process + time.children : 0), own.children) };
}

/** The medians of some rounds. */
function middle(rounds: readonly Round<unknown>[]) {
  const of = (name: 'perSecond' | 'process' | 'database') => Math.round(median(rounds.map((round) => round[name])));
  return { perSecond: of('perSecond'), process: of('process'), database: of('database') };
}

export interface SideBySide<After> {
  ours: ReturnType<typeof middle>;
  theirs: ReturnType<typeof middle>;
  /** The median of the rounds' ratios. */
  ratio: number;
  after: After[];
  /** The machine's load meanwhile, which says how far to trust the wall clock. */
  machineLoad: number;
}

/**
 * Measures both in turn, several times after a warm-up, with what `afterOurs` gave after each of our rounds; `afterTheirs` is waited for likewise. The machine's speed drifts, so only measurements taken side
 * by side are comparable.
 */
export async function sideBySide<After = void>(
  ours: Load,
  theirs: Load,
  afterOurs: () => Promise<After> = async () => undefined as After,
  afterTheirs: () => Promise<unknown> = async () => {},
): Promise<SideBySide<After>> {
  await round(ours, warmUpSeconds, afterOurs);
  await round(theirs, warmUpSeconds, afterTheirs);
  const our: Round<After>[] = [];
  const their: Round<unknown>[] = [];
  const loads: number[] = [];
  for (let i = 0; i < roundCount; i++) {
    our.push(await round(ours, secondsPerRound, afterOurs));
    their.push(await round(theirs, secondsPerRound, afterTheirs));
    loads.push(loadavg()[0] ?? 0);
  }
  const ratio = median(our.map(({ perSecond }, i) => perSecond / (their[i]?.perSecond ?? Number.NaN)));
  return { ours: middle(our), theirs: middle(their), ratio, after: our.map(({ after }) => after), machineLoad: median(loads) };
}

/** Both in words: requests a second, and microseconds of the process and of its database for each. */
export function inWords({ ours, theirs, machineLoad }: SideBySide<unknown>): string {
  const described = ({ perSecond, process, database }: SideBySide<unknown>['ours']) =>
    `${perSecond}/s${Number.isNaN(process) ? '' : ` at ${process} + ${database} µs`}`;
  return `${described(ours)} against ${described(theirs)}, load of the machine ${machineLoad.toFixed(1)}`;
}

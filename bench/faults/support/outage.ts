/** A database that fails for a while under visitors' writes, and comes back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Trial, Tries } from './fault.ts';
import type { Parley } from './parley.ts';
import { send, startVisitors } from './visitors.ts';

/** From the end of the fault until visitors are served again. */
const recoveryMs = 30_000;
/** `/readyz` answers within this time, whatever the database does. */
const readyMs = 2_000;
const pauseMs = 300;
const visitorCount = 8;

export interface Outage {
  name: string;
  times: number;
  /** How long it lasts. */
  lastsMs: number;
  /** Begins it. Resolves with what ends it. */
  strike(): Promise<() => Promise<void> | void>;
  /** What must hold while it lasts; resolves with why it does not. */
  meanwhile?(): Promise<string | null>;
}

/**
 * Tries an outage: it is survived when the process lives, health checks are quick, visitors are served again, and who was refused meanwhile got 503 and
 * was told when to come again.
 */
export async function underOutage(parley: Parley, { name, times, lastsMs, strike, meanwhile }: Outage): Promise<Trial> {
  const tries = new Tries();
  const visitors = await startVisitors(parley, visitorCount);
  let slowest = 0;
  for (let i = 0; i < times; i++) {
    await sleep(pauseMs);
    const mend = await strike();
    const { status } = await send(`${parley.url}/healthz`);
    const sentAt = performance.now();
    await send(`${parley.url}/readyz`);
    const answeredMs = performance.now() - sentAt;
    const [fault] = await Promise.all([meanwhile?.() ?? null, sleep(lastsMs)]);
    await mend();
    const mended = performance.now();
    const serves = await visitors.served(recoveryMs);
    slowest = Math.max(slowest, performance.now() - mended);
    const { exitCode, signalCode } = parley.child();
    const isAlive = exitCode === null && signalCode === null;
    tries.count(
      isAlive && serves && status === 200 && answeredMs < readyMs && fault === null,
      fault ?? `alive ${isAlive}, serves ${serves}, /readyz ${Math.round(answeredMs)} ms`,
    );
    if (!isAlive) break;
  }
  await visitors.stop();
  const other = [...visitors.refused].filter(([reason]) => reason !== '503');
  if (other.length > 0) tries.notes.push(`other than 503: ${other.map(([reason, n]) => `${reason} × ${n}`).join(', ')}`);
  if (visitors.withoutRetryAfter > 0) tries.notes.push(`${visitors.withoutRetryAfter} without Retry-After`);
  const lost = await parley.missing(visitors.acknowledged);
  const detail = [
    `${visitors.acknowledged.length} acknowledged, 503 × ${visitors.refused.get('503') ?? 0}`,
    `served again after ${(slowest / 1000).toFixed(1)} s`,
    ...tries.notes,
  ].join('; ');
  const isHonest = other.length === 0 && visitors.withoutRetryAfter === 0;
  return { name, attempts: tries.attempts, survived: isHonest ? tries.survived : 0, lost, detail };
}

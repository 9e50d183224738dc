import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMachines } from './machines.ts';

/** What a worker does: it answers, cannot be reached, hangs until the server ends the statement, hangs beyond that, or the coordinator is away. */
type Doing = 'answers' | 'unreachable' | 'hangs' | 'hangs for good' | 'coordinator away';

describe('the machines of a cluster', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watched = async (isCluster: boolean) => {
    const registry = new Registry();
    const notes: boolean[] = [];
    const cluster = {
      workers: { one: 'answers', two: 'answers' } as Record<string, Doing>,
      isAway: false,
      asked: [] as string[],
      timeouts: new Set(),
    };
    const dialect = new PgDialect();
    const ask = async (worker: string): Promise<{ rows: object[] }> => {
      cluster.asked.push(worker);
      const doing = cluster.workers[worker];
      if (doing === 'coordinator away') throw new Error('terminating connection');
      if (doing === 'hangs for good') return new Promise(() => {});
      if (doing !== 'hangs') return { rows: [{ success: doing === 'answers' }] };
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      throw Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('canceling statement'), { code: '57014' }) });
    };
    const execute = async (query: SQL) => {
      const { sql, params } = dialect.sqlToQuery(query);
      if (sql.includes('pg_extension')) return { rows: [{ cluster: isCluster }] };
      if (cluster.isAway) throw new Error('away');
      if (sql.includes('set_config')) return cluster.timeouts.add(params[0]);
      if (sql.includes('master_run_on_worker')) return ask(String(params[0]));
      return { rows: Object.keys(cluster.workers).map((name) => ({ name, port: 5432 })) };
    };
    const longRunning = { execute, transaction: (work: (tx: unknown) => unknown) => work({ execute }) };
    const note = (part: string, fails: boolean) => part === 'machines' && void notes.push(fails);
    const stop = await watchMachines(registry, { longRunning } as never, { note } as never);
    const later = (ms = 10_000) => vi.advanceTimersByTimeAsync(ms);
    const counted = async () => {
      const text = await registry.metrics();
      return ['lost', 'answering'].map((state) => Number(new RegExp(`parley_database_machines{state="${state}"} (\\d+)`).exec(text)?.[1]));
    };
    return { registry, notes, cluster, stop, later, counted };
  };

  it('are looked at again and again; one that cannot be reached is noted, also as a metric', async () => {
    const { notes, cluster, stop, later, counted } = await watched(true);
    expect(await counted()).toEqual([0, 2]);
    cluster.workers.two = 'unreachable';
    await later();
    expect(await counted()).toEqual([1, 1]);
    cluster.isAway = true;
    await later();
    Object.assign(cluster, { isAway: false });
    cluster.workers.two = 'answers';
    await later();
    expect(notes).toEqual([false, true, false]);
    stop?.();
    const { length } = cluster.asked;
    await later();
    expect(cluster.asked).toHaveLength(length);
  });

  it('are lost when they hang, and the server gives their statement up', async () => {
    const { notes, cluster, later, counted } = await watched(true);
    cluster.workers.two = 'hangs';
    await later(10_000 + 5_000);
    expect([notes.at(-1), await counted()]).toEqual([true, [1, 1]]);
    expect(cluster.timeouts).toEqual(new Set(['5000']));
    cluster.workers.two = 'answers';
    await later();
    expect([notes.at(-1), await counted()]).toEqual([false, [0, 2]]);
  });

  it('are lost while a statement does not come back at all, and are not asked again meanwhile', async () => {
    const { notes, cluster, later, counted } = await watched(true);
    cluster.workers.two = 'hangs for good';
    await later(10_000 + 7_000);
    expect([notes.at(-1), await counted()]).toEqual([true, [1, 1]]);
    await later(60_000);
    expect(cluster.asked.filter((name) => name === 'two')).toHaveLength(2);
    expect(cluster.asked.filter((name) => name === 'one').length).toBeGreaterThan(4);
    expect([notes.at(-1), await counted()]).toEqual([true, [1, 1]]);
  });

  it('are not lost when the coordinator went away', async () => {
    const { notes, cluster, later, counted } = await watched(true);
    cluster.workers.two = 'coordinator away';
    await later();
    expect([notes, await counted()]).toEqual([[false], [0, 2]]);
  });

  it('are not asked for where the server is alone', async () => {
    const { registry, cluster, stop, later } = await watched(false);
    await later();
    expect([stop, cluster.asked, await registry.metrics()]).toEqual([null, [], '\n']);
  });
});

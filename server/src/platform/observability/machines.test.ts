import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMachines } from './machines.ts';

describe('the machines of a cluster', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watched = async (isCluster: boolean) => {
    const registry = new Registry();
    const notes: unknown[] = [];
    const answers = { workers: [true, true], isAway: false, looks: 0 };
    const query = async (text: string) => {
      if (text.includes('pg_extension')) return { rows: [{ cluster: isCluster }] };
      answers.looks++;
      if (answers.isAway) throw new Error('away');
      return { rows: answers.workers.map((success) => ({ success })) };
    };
    const note = (part: string, fails: boolean) => void notes.push([part, fails]);
    const stop = await watchMachines(registry, { longRunning: { $client: { query } } } as never, { note } as never);
    const later = () => vi.advanceTimersByTimeAsync(10_000);
    return { registry, notes, answers, stop, later };
  };

  it('are looked at again and again; one that does not answer is noted, also as a metric', async () => {
    const { registry, notes, answers, stop, later } = await watched(true);
    answers.workers = [true, false];
    await later();
    expect(await registry.metrics()).toMatch(/parley_database_machines{state="lost"} 1\nparley_database_machines{state="answering"} 1/);
    answers.isAway = true;
    await later();
    Object.assign(answers, { isAway: false, workers: [true, true] });
    await later();
    expect(notes).toEqual([false, true, false].map((fails) => ['machines', fails]));
    const { looks } = answers;
    stop?.();
    await later();
    expect(answers.looks).toBe(looks);
  });

  it('are not asked for where the server is alone', async () => {
    const { registry, answers, stop, later } = await watched(false);
    await later();
    expect([stop, answers.looks, await registry.metrics()]).toEqual([null, 0, '\n']);
  });
});

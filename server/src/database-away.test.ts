/** A Parley process whose embedded database dies, and both being stopped from a terminal. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, recordEvents } from '@parley/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { type ParleyProcess, startParley } from './testing/process.ts';

describe('Parley on its embedded database', () => {
  let dataDir: string;
  let url: string;
  let parley: ParleyProcess;
  const pidFile = () => join(dataDir, 'postgresql/postmaster.pid');
  const databasePid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'parley-away-'));
    parley = await startParley({ DATA_DIR: dataDir });
    url = parley.url;
  });
  afterAll(async () => {
    parley.child.kill('SIGKILL');
    await parley.exited;
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function newEngagement(): Promise<string> {
    const path = bootstrap.path.replace(':popupId', '13').replace(':userId', '1');
    return ((await (await fetch(url + path)).json()) as { popupEngagementUniqueIdentifier: string }).popupEngagementUniqueIdentifier;
  }
  function shown(engagement: string, requestId: string): Promise<Response> {
    const path = recordEvents.path.replace(':popupId', '13').replace(':userId', '1').replace(':engagementId', engagement);
    return fetch(url + path, {
      method: recordEvents.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: [{ requestId, type: 'shown' }] }),
    });
  }

  it('answers 503 while the database is down, recovers when it is back, and loses no acknowledged write', async () => {
    const engagement = await newEngagement();
    const acknowledged: string[] = [];
    const refusals: { status: number; retryAfter: string | null; body: unknown }[] = [];
    const write = async () => {
      const requestId = randomUUID();
      const response = await shown(engagement, requestId);
      const body = await response.json();
      if (response.ok) acknowledged.push(requestId);
      else refusals.push({ status: response.status, retryAfter: response.headers.get('retry-after'), body });
      return response.ok;
    };
    const writeUntil = async (done: () => boolean): Promise<void> => {
      await Promise.all(Array.from({ length: 8 }, write));
      if (!done()) await writeUntil(done);
    };
    await writeUntil(() => acknowledged.length >= 40);

    const killed = databasePid();
    process.kill(killed, 'SIGKILL');
    await writeUntil(() => refusals.length > 0);
    const before = acknowledged.length;
    await writeUntil(() => acknowledged.length >= before + 40);

    for (const { status, retryAfter, body } of refusals) {
      expect([status, body]).toEqual([503, { error: { code: 'database', message: 'The database does not answer' } }]);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(parley.child.exitCode).toBeNull();
    expect(databasePid()).not.toBe(killed);
    const client = new pg.Client({ connectionString: `postgres://postgres@localhost/postgres?host=${join(dataDir, 'postgresql')}` });
    await client.connect();
    // They leave the inbox a moment later, also those that were in it when the database went away.
    const stored = async () => (await client.query('select 1 from visitor_events where request_id = any($1)', [acknowledged])).rows.length;
    await expect.poll(stored).toBe(acknowledged.length);
    await client.end();
  });

  it('stops cleanly when Ctrl+C reaches the whole process group, the database last', async () => {
    expect(existsSync(pidFile())).toBe(true);
    process.kill(-(parley.child.pid ?? 0), 'SIGINT');
    expect(await parley.exited).toEqual([0, null]);
    // A server that was killed would leave its pid file behind.
    await eventually(() => expect(existsSync(pidFile())).toBe(false));
  });
});

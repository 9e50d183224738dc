import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFolder } from './embedded/folder.ts';
import { openDatabase } from './index.ts';

const writer = fileURLToPath(new URL('./testing/writer.ts', import.meta.url));

describe('the embedded database', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-durability-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const databasePid = () => Number(readFileSync(join(databaseFolder(folder), 'postmaster.pid'), 'utf8').split('\n')[0]);

  /**
   * Starts the writer and kills it with -9 after the given number of acknowledgements (its database first when `both`). Returns every
   * acknowledged number.
   */
  async function writeAndKill(first: number, after: number, both: boolean): Promise<number[]> {
    const child = spawn(process.execPath, [writer, folder, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged: number[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(Number(line));
      if (acknowledged.length !== after) continue;
      if (both) process.kill(databasePid(), 'SIGKILL');
      child.kill('SIGKILL');
    }
    return acknowledged;
  }

  it('keeps every acknowledged row after kill -9, round after round', async () => {
    const acknowledged: number[] = [];
    const rounds = [
      { after: 40, both: false },
      { after: 700, both: true },
      { after: 1500, both: false },
    ];
    for (const [round, { after, both }] of rounds.entries()) {
      acknowledged.push(...(await writeAndKill(round * 1_000_000, after, both)));
      const database = await openDatabase({ databaseUrl: null, dataDir: folder });
      const { rows } = await database.pool.query('select n from written');
      const there = new Set(rows.map(({ n }) => n));
      expect(acknowledged.filter((n) => !there.has(n))).toEqual([]);
      await database.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(40 + 700 + 1500);
  });

  it('puts a commit on the disk before it is acknowledged', async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    const { rows } = await database.pool.query(
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
    );
    await database.close();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
    });
  });
});

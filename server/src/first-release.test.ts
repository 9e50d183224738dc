/** The current code opens a database of the first release, and the main job continues in it. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { onConnection } from './platform/db/connections/connection.ts';
import { dump, load } from './platform/db/dump.ts';
import { administer, databaseOn } from './testing/databases/postgres.ts';
import { logIn, look, visit } from './testing/first-release/shop.ts';
import { type ParleyProcess, startParley } from './testing/process.ts';

const fixture = join(import.meta.dirname, 'testing/first-release');
const { clientId, popupId, recommended, seen } = JSON.parse(readFileSync(join(fixture, 'facts.json'), 'utf8'));

describe('a database of the first release', () => {
  let dataDir: string;
  let parley: ParleyProcess | null = null;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'parley-first-release-'));
  });
  afterEach(async () => {
    await parley?.stop();
    parley = null;
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function expectToContinue(environment: Record<string, string>): Promise<void> {
    parley = await startParley({ DATA_DIR: dataDir, ...environment });
    const token = await logIn(parley.url);
    expect(await look(parley.url, token)).toEqual(seen);
    expect(await visit(parley.url, { clientId, popupId })).toEqual(recommended);
    expect(await look(parley.url, token)).toEqual({
      ...seen,
      displayed: seen.displayed + 1,
      opened: seen.opened + 1,
      chats: seen.chats + 1,
      responses: seen.responses + seen.responsesByQuestion.length,
      responsesByQuestion: seen.responsesByQuestion.map((count: number) => count + 1),
    });
  }

  async function emptyDatabase(): Promise<string> {
    const name = `${inject('templateDatabase')}_${randomUUID().replaceAll('-', '')}`;
    await administer(inject('postgresUrl'), `CREATE DATABASE ${name} TEMPLATE template0`);
    return databaseOn(inject('postgresUrl'), name);
  }
  const firstDump = join(fixture, 'dump.sql');

  // The folder brings its own engine, whichever server the other tests are on.
  it.skipIf(process.env.TEST_DATABASE)('continues from its data folder', async () => {
    execFileSync('tar', ['-x', '-C', dataDir], { input: zstdDecompressSync(readFileSync(join(fixture, 'folder.tar.zst'))) });
    await expectToContinue({});
  });

  it('continues from a dump on this server', async () => {
    const url = await emptyDatabase();
    await onConnection(url, (client) => load(client, firstDump));
    await expectToContinue({ DATABASE_URL: url });
  });

  it('produces the same dump again, which loads only into an empty database', async () => {
    const url = await emptyDatabase();
    const dumped = () =>
      onConnection(url, async (client) => {
        const pieces: string[] = [];
        await dump(client, (text) => void pieces.push(text));
        return pieces.join('');
      });
    await onConnection(url, (client) => load(client, firstDump));
    expect(await dumped()).toBe(readFileSync(firstDump, 'utf8'));
    await expect(onConnection(url, (client) => load(client, firstDump))).rejects.toThrow(/into an empty database only/);
  });
});

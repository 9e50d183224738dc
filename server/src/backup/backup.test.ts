/** A backup of a running Parley holds everything that was acknowledged before it, and restores row by row. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { onConnection } from '../platform/db/connections/connection.ts';
import { onDatabase } from '../platform/db/connections/reach.ts';
import { dump } from '../platform/db/dump.ts';
import { unfinishedPrefix } from '../platform/files/storage.ts';
import { administer, databaseOn } from '../testing/databases/postgres.ts';
import { type ParleyProcess, startParley } from '../testing/process.ts';
import { backUp, restore } from './backup.ts';

interface Bootstrap {
  popupEngagementUniqueIdentifier: string;
  question: { id: number; answers: { id: number }[] };
}

const run = (task: 'backup' | 'restore', folder: string, environment: Record<string, string>) =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'run.ts'), task, folder], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** A restore without a process of its own, which takes two seconds to load. */
const restoreTo = (folder: string, dataDir: string, databaseUrl: string | null = null) =>
  restore({ dataDir, databaseUrl, s3: null }, folder);

describe('backup and restore', { timeout: 300_000 }, () => {
  let folder: string;
  let source: string;
  let parley: ParleyProcess;
  let backup: string;
  /** The request ids of writes that were acknowledged before the backup began. */
  const acknowledged: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-backup-'));
    source = join(folder, 'source');
    backup = join(folder, 'backup');
    parley = await startParley({ DATA_DIR: source });
    mkdirSync(join(source, 'uploads'), { recursive: true });
    writeFileSync(join(source, 'uploads/picture.webp'), 'bytes of a picture');
    writeFileSync(join(source, 'uploads', `${unfinishedPrefix}1`), 'half a pic');
    const visitor = (await (await fetch(`${parley.url}/offlinePopup/13/1`)).json()) as Bootstrap;
    const write = async () => {
      const requestId = randomUUID();
      const response = await fetch(`${parley.url}/answer/${visitor.question.id}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          answer: [{ answerId: visitor.question.answers[0]?.id, customTextInput: `'"\n\t\\ größer 日本` }],
          popup_engagement: visitor.popupEngagementUniqueIdentifier,
          answerTime: 1,
          requestId,
        }),
      });
      if (response.ok) acknowledged.push(requestId);
    };
    for (let i = 0; i < 20; i++) await write();
    const before = acknowledged.length;
    // Visitors go on writing while the backup runs.
    const going = new AbortController();
    const visitors = (async () => {
      while (!going.signal.aborted) await write();
    })();
    await runWhileServing('backup', backup, { DATA_DIR: source });
    going.abort();
    await visitors;
    acknowledged.length = before;
  }, 300_000);
  afterAll(async () => {
    await parley?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const dumped = async (client: Parameters<typeof dump>[0]) => {
    const pieces: string[] = [];
    await dump(client, (text) => void pieces.push(text));
    return pieces.join('');
  };
  const backedUp = () => readFileSync(join(backup, 'database.sql'), 'utf8');

  it('holds everything that was acknowledged before it', () => {
    expect(acknowledged).toHaveLength(20);
    expect(acknowledged.filter((id) => !backedUp().includes(id))).toEqual([]);
  });

  it('restores into another folder, row by row, with uploads and secret, and Parley goes on there', async () => {
    const target = join(folder, 'target');
    expect(run('restore', backup, { DATA_DIR: target })).toMatch(/^Restored: \d+ rows of \d+ tables and 1 uploads/);
    expect(await onDatabase({ databaseUrl: null, dataDir: target }, dumped)).toBe(backedUp());
    expect(readFileSync(join(target, 'uploads/picture.webp'), 'utf8')).toBe('bytes of a picture');
    expect(readFileSync(join(target, 'secret'), 'utf8')).toBe(readFileSync(join(source, 'secret'), 'utf8'));
    const restored = await startParley({ DATA_DIR: target });
    const answer = await fetch(`${restored.url}/offlinePopup/13/1`);
    await restored.stop();
    expect(answer.status).toBe(200);
  });

  it('can be restored after a failed try, which leaves the database empty', async () => {
    const target = join(folder, 'again');
    const manifest = join(backup, 'manifest.json');
    const whole = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, whole.replace(/"public.responses": \d+/, '"public.responses": 99999'));
    await expect(restoreTo(backup, target)).rejects.toThrow(/responses has \d+ rows instead of 99999; nothing was restored/);
    writeFileSync(manifest, whole);
    await restoreTo(backup, target);
    expect(readFileSync(join(target, 'secret'), 'utf8')).toBe(readFileSync(join(source, 'secret'), 'utf8'));
  });

  it('restores onto a server, row by row', async () => {
    const name = `${inject('templateDatabase')}_${randomUUID().replaceAll('-', '')}`;
    await administer(inject('postgresUrl'), `CREATE DATABASE ${name} TEMPLATE template0`);
    const url = databaseOn(inject('postgresUrl'), name);
    await restoreTo(backup, join(folder, 'beside-server'), url);
    expect(await onConnection(url, dumped)).toBe(backedUp());
    await expect(restoreTo(backup, join(folder, 'beside-server'), url)).rejects.toThrow(/into an empty database only/);
  });

  it('refuses a backup that was changed or not finished, and a folder that exists', async () => {
    appendFileSync(join(backup, 'uploads/picture.webp'), 'x');
    const target = join(folder, 'never');
    await expect(restoreTo(backup, target)).rejects.toThrow(/picture.webp is not what was backed up/);
    rmSync(join(backup, 'uploads/picture.webp'));
    await expect(restoreTo(backup, target)).rejects.toThrow(/picture.webp is missing/);
    const manifest = join(backup, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').slice(0, -10));
    await expect(restoreTo(backup, target)).rejects.toThrow(/manifest.json is damaged/);
    rmSync(manifest);
    expect(() => run('restore', backup, { DATA_DIR: target })).toThrow(/^(?!.*\n\s+at ).*has no manifest.json/s);
    expect(existsSync(join(target, 'postgresql'))).toBe(false);
    const where = { dataDir: source, databaseUrl: null, s3: null };
    await expect(backUp(where, backup)).rejects.toThrow(/exists already/);
    await expect(backUp(where, join(source, 'uploads/backup'))).rejects.toThrow(/is in DATA_DIR/);
  });
});

/** Like `run`, without blocking this process, which sends the visitors' writes. */
async function runWhileServing(task: 'backup', folder: string, environment: Record<string, string>): Promise<void> {
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'run.ts'), task, folder], {
    env: { PATH: process.env.PATH, ...environment },
  });
}

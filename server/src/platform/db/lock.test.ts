import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeFlags, processEnvironment, program } from '../../testing/process.ts';
import { openDatabase } from './index.ts';
import { FolderInUse, lockFolder } from './lock.ts';

const holder = fileURLToPath(new URL('./testing/holder.ts', import.meta.url));

describe('one process per data folder', () => {
  let folder: string;
  let children: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-lock-'));
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    children = [];
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts another process that locks the folder. */
  async function otherProcess(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    return child;
  }

  it('refuses a second process, and names the folder and what to do', async () => {
    await otherProcess();
    await expect(openDatabase({ databaseUrl: null, dataDir: folder })).rejects.toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another Parley process`);
  });

  it('is released when its process ends, in whatever way', async () => {
    const child = await otherProcess();
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    lockFolder(folder).release();
  });

  it('refuses a second time in one process, until it is released', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    lock.release();
    lockFolder(folder).release();
  });

  it('makes the server print one clear line and exit with 1', async () => {
    await otherProcess();
    const environment = { ...processEnvironment(), DATA_DIR: folder, PORT: '0' };
    const server = spawn(process.execPath, [...nodeFlags, program], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    children.push(server);
    let output = '';
    server.stderr.on('data', (chunk) => (output += chunk));
    const [code] = await once(server, 'close');
    expect(code).toBe(1);
    expect(
      output
        .trim()
        .split('\n')
        .filter((line) => !/ExperimentalWarning|--trace-warnings/.test(line)),
    ).toEqual([expect.stringMatching(/^parley: .* is in use by another Parley process/)]);
  });
});

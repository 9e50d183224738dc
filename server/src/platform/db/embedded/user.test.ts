import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handOver } from './user.ts';

const nobody = { uid: 65_534, gid: 65_534 };

describe.skipIf(process.getuid?.() !== 0)('the folders that root hands over to the database’s user', () => {
  let dataDir: string;
  let folder: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'parley-user-'));
    chmodSync(dataDir, 0o700);
    folder = join(dataDir, 'postgresql');
    mkdirSync(join(folder, 'base'), { recursive: true });
    writeFileSync(join(folder, 'base/1'), '');
    writeFileSync(join(dataDir, 'secret'), '', { mode: 0o600 });
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const of = (path: string) => {
    const { uid, gid, mode } = statSync(join(dataDir, path));
    return [uid, gid, (mode & 0o7777).toString(8)];
  };

  it('is its folder with all in it, and the way through DATA_DIR where it may not read anywhere', () => {
    handOver(folder, dataDir, { owner: nobody }, false);
    for (const path of ['postgresql', 'postgresql/base', 'postgresql/base/1']) expect(of(path).slice(0, 2)).toEqual([65_534, 65_534]);
    expect(of('.')).toEqual([0, 65_534, '710']);
    expect(of('secret')).toEqual([0, 0, '600']);
  });

  it('leaves DATA_DIR as it is for a user who reads anywhere, or passes through it already', () => {
    handOver(folder, dataDir, { owner: nobody }, true);
    expect(of('.')).toEqual([0, 0, '700']);
    chmodSync(dataDir, 0o711);
    handOver(folder, dataDir, { owner: nobody }, false);
    expect(of('.')).toEqual([0, 0, '711']);
    expect(of('postgresql/base/1').slice(0, 2)).toEqual([65_534, 65_534]);
  });

  it('leaves a DATA_DIR of somebody else as it is', () => {
    chownSync(dataDir, 1, 1);
    handOver(folder, dataDir, { owner: nobody }, false);
    expect(of('.')).toEqual([1, 1, '700']);
  });

  it('is nothing where the database runs as the user of Parley', () => {
    handOver(folder, dataDir, { owner: null }, false);
    expect(of('postgresql')).toEqual([0, 0, '755']);
    expect(of('.')).toEqual([0, 0, '700']);
  });
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onConnection } from './connections/connection.ts';
import { backUp } from './embedded/backup.ts';
import { startEmbedded } from './embedded/index.ts';
import { openDatabase } from './index.ts';
import { defaultMigrations } from './migrate.ts';

describe('a database that survives upgrades', () => {
  let top: string;
  let dataDir: string;
  /** Our migrations and another one, as a later version would have it. */
  let later: string;
  beforeAll(async () => {
    top = mkdtempSync(join(tmpdir(), 'parley-upgrade-'));
    dataDir = join(top, 'data');
    later = join(top, 'migrations');
    cpSync(defaultMigrations, later, { recursive: true });
    const journalFile = join(later, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
    const newest = journal.entries.at(-1);
    journal.entries.push({ ...newest, idx: newest.idx + 1, when: newest.when + 1, tag: '9999_later' });
    writeFileSync(journalFile, JSON.stringify(journal));
    writeFileSync(join(later, '9999_later.sql'), 'CREATE TABLE "added_later" ("n" integer);');
    await (await openDatabase({ databaseUrl: null, dataDir })).close();
  });
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  it('makes no backup of a database that is up to date', async () => {
    await (await openDatabase({ databaseUrl: null, dataDir })).close();
    expect(readdirSync(dataDir)).not.toContain('backups');
  });

  it('is copied before it is migrated, and the copy opens with the old version', async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir, migrations: later });
    expect((await database.pool.query('select * from added_later')).rows).toEqual([]);
    await database.close();
    const backups = readdirSync(join(dataDir, 'backups'));
    expect(backups).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-before-9999_later$/)]);

    const restored = await openDatabase({ databaseUrl: null, dataDir: join(dataDir, 'backups', backups[0] ?? '') });
    const { rows } = await restored.pool.query("select to_regclass('added_later') as name");
    expect(rows).toEqual([{ name: null }]);
    await restored.close();
  });

  it('is refused by an older Parley in one line', async () => {
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
      /^the database was written by a newer Parley; start that version, or /,
    );
  });

  it('is refused when its migrations differ from ours', async () => {
    const embedded = await startEmbedded(dataDir);
    await onConnection(embedded.url, (client) =>
      client.query(
        "update drizzle.__drizzle_migrations set hash = 'of another' where created_at = (select min(created_at) from drizzle.__drizzle_migrations)",
      ),
    );
    await embedded.stop();
    await expect(openDatabase({ databaseUrl: null, dataDir, migrations: later })).rejects.toThrow(
      /written by a Parley that was never released/,
    );
  });

  it('keeps the newest three copies', async () => {
    for (const day of [1, 2, 3, 4]) await backUp(dataDir, '0001_next', new Date(Date.UTC(2030, 0, day)));
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([2, 3, 4].map((day) => `2030-01-0${day}T00-00-00-before-0001_next`));
  });

  it('is not migrated when it cannot be copied', async () => {
    const full = join(top, 'full');
    await (await openDatabase({ databaseUrl: null, dataDir: full })).close();
    writeFileSync(join(full, 'backups'), 'a file where the folder should be');
    await expect(openDatabase({ databaseUrl: null, dataDir: full, migrations: later })).rejects.toThrow(
      /cannot be backed up to .*backups before it is migrated/,
    );
    await (await openDatabase({ databaseUrl: null, dataDir: full })).close();
  });
});

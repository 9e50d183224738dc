import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

describe('migrations are only added', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-migrations-'));
    cpSync(join(root, 'server/migrations'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the check; returns its output, '' if it found nothing. */
  function check(...args: string[]): string {
    const options = { encoding: 'utf8', env: { ...process.env, MIGRATIONS_FOLDER: folder } } as const;
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/migrations.mjs'), ...args], options);
    expect(status === 0).toBe(stderr === '');
    return stderr;
  }
  const journalFile = () => join(folder, 'meta/_journal.json');
  const journal = () => JSON.parse(readFileSync(journalFile(), 'utf8'));
  const first = () => journal().entries[0].tag;
  function add(tag: string, after: number): void {
    const { entries, ...rest } = journal();
    const last = entries.at(-1);
    writeFileSync(
      journalFile(),
      JSON.stringify({ ...rest, entries: [...entries, { ...last, idx: last.idx + 1, when: last.when + after, tag }] }),
    );
    writeFileSync(join(folder, `${tag}.sql`), 'SELECT 1;');
  }

  it('passes what has landed', () => {
    expect(check()).toBe('');
  });

  it('refuses a change to a migration that has landed', () => {
    writeFileSync(join(folder, `${first()}.sql`), 'SELECT 2;');
    expect(check()).toContain(`${first()} has landed and may not change`);
  });

  it('refuses that one is removed', () => {
    const tag = first();
    rmSync(join(folder, `${tag}.sql`));
    writeFileSync(journalFile(), JSON.stringify({ ...journal(), entries: [] }));
    expect(check()).toContain(`${tag} has landed and may not change, go`);
  });

  it('requires a new one to land, once, and then protects it too', () => {
    add('9999_new', 1);
    expect(check()).toContain('9999_new: when the SQL is final, run node tools/migrations.mjs land');
    expect(check('land')).toBe('');
    expect(check()).toBe('');
    writeFileSync(join(folder, '9999_new.sql'), 'SELECT 2;');
    expect(check('land')).toContain('9999_new has landed and may not change');
  });

  it('refuses one that is dated before those that databases have had', () => {
    add('9999_early', -1);
    expect(check()).toContain('9999_early is dated before the migration that it follows');
  });
});

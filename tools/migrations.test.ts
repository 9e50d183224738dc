import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const migrations = join(root, 'server/migrations');

describe('migrations are only added', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@parley.test', ...args], { cwd: folder, stdio: 'pipe' });
  const commit = (subject: string) => {
    git('add', '--all');
    git('commit', '--quiet', '-m', subject);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-migrations-'));
    cpSync(migrations, folder, { recursive: true });
    git('init', '--quiet', '--initial-branch=main');
    commit('Landed');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the check; returns its complaints, '' if it found nothing. */
  function check(): string {
    const options = { encoding: 'utf8', env: { ...process.env, MIGRATIONS_FOLDER: folder } } as const;
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/migrations.mjs')], options);
    expect(status === 0).toBe(stderr === '');
    return stderr;
  }
  const journalFile = () => join(folder, 'meta/_journal.json');
  const journal = () => JSON.parse(readFileSync(journalFile(), 'utf8'));
  const first = () => journal().entries[0].tag;
  const write = (tag: string, sql: string) => writeFileSync(join(folder, `${tag}.sql`), sql);
  function add(tag: string, after: number): void {
    const { entries, ...rest } = journal();
    const last = entries.at(-1);
    writeFileSync(
      journalFile(),
      JSON.stringify({ ...rest, entries: [...entries, { ...last, idx: last.idx + 1, when: last.when + after, tag }] }),
    );
    write(tag, 'SELECT 1;');
  }

  it('passes what has landed', () => {
    expect(check()).toBe('');
  });

  it('refuses a change to a migration that has landed', () => {
    write(first(), 'SELECT 2;');
    expect(check()).toContain(`${first()} has landed and may not change`);
  });

  it('refuses it also where there is no history to compare with', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(check()).toBe('');
    write(first(), 'SELECT 2;');
    expect(check()).toContain(`${first()} has landed and may not change`);
  });

  it('refuses it also when it is committed, on a branch and on main', () => {
    git('checkout', '--quiet', '-b', 'feature');
    write(first(), 'SELECT 2;');
    commit('Change it');
    expect(check()).toContain(`${first()} has landed and may not change`);
    git('checkout', '--quiet', 'main');
    expect(check()).toBe('');
    git('merge', '--quiet', '--no-ff', '-m', 'Merge it', 'feature');
    expect(check()).toMatch(new RegExp(`${first()} was changed by \\w+ on main after it had landed`));
  });

  it('refuses that one is removed or takes another place', () => {
    const tag = first();
    const { entries, ...rest } = journal();
    writeFileSync(journalFile(), JSON.stringify({ ...rest, entries: entries.slice(1) }));
    expect(check()).toContain(`${tag} has landed and may not change, go`);
    rmSync(join(folder, `${tag}.sql`));
    expect(check()).toContain(`${tag} has landed and may not change, go`);
  });

  it('lets a branch change what it adds, until it is merged', () => {
    git('checkout', '--quiet', '-b', 'feature');
    add('9999_new', 1);
    expect(check()).toBe('');
    commit('Add it');
    write('9999_new', 'SELECT 2;');
    commit('Complete it');
    expect(check()).toBe('');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '-m', 'Merge it', 'feature');
    expect(check()).toBe('');
    write('9999_new', 'SELECT 3;');
    expect(check()).toContain('9999_new has landed and may not change');
  });

  it('goes on when main gets migrations that the branch does not have', () => {
    git('checkout', '--quiet', '-b', 'feature');
    git('checkout', '--quiet', 'main');
    add('9999_theirs', 1);
    commit('Add theirs');
    git('checkout', '--quiet', 'feature');
    expect(check()).toBe('');
  });

  it('refuses one that is dated before those that databases have had, also without git', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    add('9999_early', -1);
    expect(check()).toContain('9999_early is dated before the migration that it follows');
  });
});

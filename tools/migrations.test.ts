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
  function check(...args: string[]): string {
    const options = { encoding: 'utf8', env: { ...process.env, MIGRATIONS_FOLDER: folder } } as const;
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/migrations.mjs'), ...args], options);
    expect(status === 0).toBe(stderr === '');
    return stderr;
  }
  const journalFile = () => join(folder, 'meta/_journal.json');
  const journal = () => JSON.parse(readFileSync(journalFile(), 'utf8'));
  const writeJournal = (changed: object) => writeFileSync(journalFile(), JSON.stringify({ ...journal(), ...changed }));
  const land = () => expect(check('--land')).toBe('');
  const first = () => journal().entries[0].tag;
  const last = () => journal().entries.at(-1).tag;
  const write = (tag: string, sql: string) => writeFileSync(join(folder, `${tag}.sql`), sql);
  function add(tag: string, after: number): void {
    const { entries } = journal();
    const { sha256: _, ...newest } = entries.at(-1);
    writeJournal({ entries: [...entries, { ...newest, idx: newest.idx + 1, when: newest.when + after, tag }] });
    write(tag, 'SELECT 1;');
  }
  /** Writes other SQL, and the digest of it, as somebody would who wants to get past the check. */
  function rewrite(tag: string): void {
    write(tag, 'SELECT 2;');
    writeJournal({
      entries: journal().entries.map((entry: { tag: string }) => (entry.tag === tag ? { ...entry, sha256: undefined } : entry)),
    });
    check('--land');
  }

  it('passes what has landed', () => {
    expect(check()).toBe('');
  });

  it('refuses a change to a migration that has landed, the newest too, also where there is no history to compare with', () => {
    for (const withGit of [true, false]) {
      if (!withGit) rmSync(join(folder, '.git'), { recursive: true });
      for (const tag of [first(), last()]) {
        const landed = readFileSync(join(folder, `${tag}.sql`), 'utf8');
        write(tag, 'SELECT 2;');
        expect(check()).toContain(`${tag} has landed and may not change`);
        write(tag, landed);
        expect(check()).toBe('');
      }
    }
  });

  it('refuses it also when the digest is changed with it, committed or not, and when it is merged', () => {
    git('checkout', '--quiet', '-b', 'feature');
    rewrite(last());
    expect(check()).toMatch(new RegExp(`^migrations: ${last()} differs from what \\w+ recorded`));
    commit('Change it');
    expect(check()).toMatch(new RegExp(`^migrations: ${last()} differs from what \\w+ recorded`));
    git('checkout', '--quiet', 'main');
    expect(check()).toBe('');
    git('merge', '--quiet', '--no-ff', '-m', 'Merge it', 'feature');
    expect(check()).toMatch(new RegExp(`^migrations: ${last()} differs from what \\w+ recorded`));
  });

  it('refuses that one is removed or takes another place', () => {
    const tag = first();
    const { entries } = journal();
    writeJournal({ entries: entries.slice(1) });
    expect(check()).toContain(`${tag} differs from what`);
    rmSync(join(folder, `${tag}.sql`));
    expect(check()).toContain(`${tag} differs from what`);
  });

  it('asks for the digest of a new one', () => {
    add('9999_new', 1);
    expect(check()).toBe('migrations: 9999_new has no digest: complete its SQL, then run npm run db:land\n');
    land();
  });

  it.each(['--ff-only', '--no-ff'])('lets a branch complete what it adds in a second commit, and be merged with %s', (way) => {
    git('checkout', '--quiet', '-b', 'feature');
    add('9999_new', 1);
    commit('Add it');
    write('9999_new', 'SELECT 2;');
    land();
    commit('Complete it');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', way, ...(way === '--no-ff' ? ['-m', 'Merge it'] : []), 'feature');
    expect(check()).toBe('');
    write('9999_new', 'SELECT 3;');
    expect(check()).toContain('9999_new has landed and may not change');
  });

  it('names the commits to squash when a branch has changed a digest of its own', () => {
    git('checkout', '--quiet', '-b', 'feature');
    add('9999_new', 1);
    land();
    commit('Add it');
    rewrite('9999_new');
    commit('Change it');
    expect(check()).toContain('on a branch, squash its commits');
    git('reset', '--quiet', '--soft', 'main');
    commit('Add it complete');
    expect(check()).toBe('');
  });

  it('goes on when main gets migrations that the branch does not have', () => {
    git('checkout', '--quiet', '-b', 'feature');
    git('checkout', '--quiet', 'main');
    add('9999_theirs', 1);
    land();
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

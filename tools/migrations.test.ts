import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is, SQL } from 'drizzle-orm';
import { getTableConfig, type IndexColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
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

interface Snapshot {
  columns: Record<string, { type: string; notNull: boolean; primaryKey: boolean; default?: unknown }>;
  indexes: Record<string, { columns: { expression: string }[]; isUnique: boolean; where?: string }>;
  foreignKeys: Record<string, { tableTo: string; columnsFrom: string[]; columnsTo: string[]; onDelete: string }>;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
  uniqueConstraints: Record<string, { columns: string[] }>;
  checkConstraints: Record<string, { value: string }>;
}

describe('every table of tables.ts', () => {
  const dialect = new PgDialect();
  const text = (value: SQL) => dialect.sqlToQuery(value.inlineParams()).sql;
  const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);
  const plain = (expression: string) => expression.replaceAll('"', '').replace(/\b\w+\.(?=\w)/g, '');

  /** A default as drizzle-kit writes it. */
  function defaultOf(value: unknown, type: string): string | null {
    if (value === undefined) return null;
    if (is(value, SQL)) return text(value);
    if (Array.isArray(value) && type.endsWith('[]')) return `'{${value.join(',')}}'`;
    if (typeof value === 'object') return `'${JSON.stringify(value)}'::jsonb`;
    return typeof value === 'string' ? `'${value}'` : String(value);
  }

  /** A table as the code declares it, with what migrations must know of it. */
  function declared(table: PgTable) {
    const { columns, indexes, foreignKeys, primaryKeys, uniqueConstraints, checks } = getTableConfig(table);
    return {
      columns: Object.fromEntries(
        columns.map((each) => [
          each.name,
          { type: each.getSQLType(), notNull: each.notNull, primaryKey: each.primary, default: defaultOf(each.default, each.getSQLType()) },
        ]),
      ),
      indexes: Object.fromEntries(
        indexes.map(({ config: { name, columns: of, unique, where } }) => [
          name,
          {
            columns: of.map((each) => plain(is(each, SQL) ? text(each) : ((each as IndexColumn).name ?? ''))),
            unique,
            where: where === undefined ? '' : plain(text(where)),
          },
        ]),
      ),
      foreignKeys: foreignKeys
        .map((key) => {
          const { columns: from, foreignColumns, foreignTable } = key.reference();
          return {
            from: names(from),
            to: [getTableConfig(foreignTable).name, ...names(foreignColumns)],
            onDelete: key.onDelete ?? 'no action',
          };
        })
        .toSorted((a, b) => String(a.from).localeCompare(String(b.from))),
      primaryKeys: primaryKeys.map(({ columns: of }) => names(of)),
      unique: uniqueConstraints.map(({ columns: of }) => names(of)),
      checks: Object.fromEntries(checks.map(({ name, value }) => [name, plain(text(value))])),
    };
  }

  const generated = (of: Snapshot) => ({
    columns: Object.fromEntries(
      Object.entries(of.columns).map(([name, { type, notNull, primaryKey, default: value }]) => [
        name,
        { type, notNull, primaryKey, default: value === undefined ? null : String(value) },
      ]),
    ),
    indexes: Object.fromEntries(
      Object.entries(of.indexes).map(([name, { columns, isUnique, where = '' }]) => [
        name,
        { columns: columns.map(({ expression }) => plain(expression)), unique: isUnique, where: plain(where) },
      ]),
    ),
    foreignKeys: Object.values(of.foreignKeys)
      .map(({ columnsFrom, tableTo, columnsTo, onDelete }) => ({ from: columnsFrom, to: [tableTo, ...columnsTo], onDelete }))
      .toSorted((a, b) => String(a.from).localeCompare(String(b.from))),
    primaryKeys: Object.values(of.compositePrimaryKeys).map(({ columns }) => columns),
    unique: Object.values(of.uniqueConstraints).map(({ columns }) => columns),
    checks: Object.fromEntries(Object.entries(of.checkConstraints).map(([name, { value }]) => [name, plain(value)])),
  });

  it('is in the newest snapshot as the code has it, so no migration is missing', async () => {
    const newest = readdirSync(join(migrations, 'meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1) as string;
    const { tables } = JSON.parse(readFileSync(join(migrations, 'meta', newest), 'utf8')) as { tables: Record<string, Snapshot> };
    const sources = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('/tables.ts'),
    );
    const modules: Record<string, unknown>[] = await Promise.all(
      sources.map((path) => import(pathToFileURL(join(root, 'server/src', path)).href)),
    );
    const inCode = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
    expect(inCode.length).toBeGreaterThan(60);
    expect(Object.fromEntries(inCode.map((table) => [`public.${getTableConfig(table).name}`, declared(table)]))).toEqual(
      Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, generated(table)])),
    );
  });
});

/** Compares every `tables.ts` with the newest snapshot of drizzle-kit: where they differ, a migration is missing (`npm run db:generate`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is, SQL } from 'drizzle-orm';
import { getTableConfig, type IndexColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { defaultMigrations as migrations } from './migrate.ts';

const sourceFolder = join(import.meta.dirname, '../..');

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
    const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/tables.ts'));
    const modules: Record<string, unknown>[] = await Promise.all(
      sources.map((path) => import(pathToFileURL(join(sourceFolder, path)).href)),
    );
    const inCode = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
    expect(inCode.length).toBeGreaterThan(60);
    expect(Object.fromEntries(inCode.map((table) => [`public.${getTableConfig(table).name}`, declared(table)]))).toEqual(
      Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, generated(table)])),
    );
  });
});

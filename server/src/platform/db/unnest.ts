/** Passes many rows as one parameter per column, so that the statement's text is the same for any number of rows. */
import { type SQL, sql } from 'drizzle-orm';

type ColumnType = 'int' | 'bigint' | 'text' | 'uuid' | 'date' | 'timestamptz' | 'jsonb' | 'boolean';

/**
 * `unnest($1::int[], $2::text[]) as name(a, b)` of `rows`; column `a` holds each row's `a`, null where it is undefined.
 * Instants go as Dates, jsonb as what `JSON.stringify` takes.
 */
export function unnest<Row extends object>(name: string, rows: readonly Row[], columns: { [Column in keyof Row]?: ColumnType }): SQL {
  const entries = Object.entries(columns) as [keyof Row & string, ColumnType][];
  const arrays = entries.map(([key, type]) => {
    const values = rows.map((row) => forDriver(row[key], type));
    return sql`${sql.param(values)}::${sql.raw(type)}[]`;
  });
  const names = entries.map(([key]) => sql.identifier(key));
  return sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.identifier(name)}(${sql.join(names, sql`, `)})`;
}

function forDriver(value: unknown, type: ColumnType): unknown {
  if (value === undefined || value === null) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  return value instanceof Date ? value.toISOString() : value;
}

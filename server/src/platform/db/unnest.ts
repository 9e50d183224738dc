/** Passes many rows as one parameter per column, so that the statement's text is the same for any number of rows. */
import { type Query, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

type ColumnType = 'int' | 'bigint' | 'text' | 'uuid' | 'date' | 'timestamptz' | 'json' | 'jsonb' | 'boolean';

/**
 * `unnest($1::int[], $2::text[]) as name(a, b)` of `rows`; column `a` holds each row's `a`, null where it is undefined.
 * Instants go as Dates, json and jsonb as what `JSON.stringify` takes.
 */
export function unnest<Row extends object>(name: string, rows: readonly Row[], columns: Columns<Row>): SQL {
  const entries = entriesOf(columns);
  const arrays = entries.map((entry) => sql`${sql.param(valuesOf(rows, entry))}::${sql.raw(entry[1])}[]`);
  const names = entries.map(([key]) => sql.identifier(key));
  return sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.identifier(name)}(${sql.join(names, sql`, `)})`;
}

/** A statement whose text was built before. */
class Prepared extends SQL {
  readonly #query: Query;
  constructor(query: Query) {
    super([]);
    this.#query = query;
  }
  override toQuery() {
    return this.#query;
  }
}

/**
 * Builds a statement over rows once, and returns a function that gives it for any rows: building its text for every batch costs more than passing
 * the values. `build` gets the rows as `unnest` gives them, and must use no other parameters.
 */
export function overRows<Row extends object>(
  name: string,
  columns: Columns<Row>,
  build: (rows: SQL) => SQL,
): (rows: readonly Row[]) => SQL {
  const entries = entriesOf(columns);
  const { sql: text, params } = new PgDialect().sqlToQuery(build(unnest(name, [], columns)));
  if (params.length !== entries.length) throw new Error(`the statement over ${name} has parameters of its own`);
  return (rows) => new Prepared({ sql: text, params: entries.map((entry) => valuesOf(rows, entry)) });
}

type Columns<Row> = { [Column in keyof Row]?: ColumnType };
const entriesOf = <Row>(columns: Columns<Row>) => Object.entries(columns) as [keyof Row & string, ColumnType][];
const valuesOf = <Row>(rows: readonly Row[], [key, type]: [keyof Row & string, ColumnType]) =>
  `{${rows.map((row) => element(row[key], type)).join()}}`;

/** An element of an array as PostgreSQL reads it. The driver would escape every value, which took a fifth of a batch. */
function element(value: unknown, type: ColumnType): string {
  if (value === undefined || value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (type === 'json' || type === 'jsonb') return quoted(JSON.stringify(value));
  const text = String(value);
  return type !== 'text' && plain.test(text) ? text : quoted(text);
}

/** Identifiers, days and the like. */
const plain = /^[\w.:+-]+$/;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Passes many rows as one parameter per column, so that the statement's text is the same for any number of rows. */
import { type Query, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type ArrayType, binaryArray } from './binary-array.ts';

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

type Columns<Row> = { [Column in keyof Row]?: ArrayType };
const entriesOf = <Row>(columns: Columns<Row>) => Object.entries(columns) as [keyof Row & string, ArrayType][];

/** The array of a column: in the binary format, or as text where PostgreSQL has to say what is wrong with a value. */
function valuesOf<Row>(rows: readonly Row[], [key, type]: [keyof Row & string, ArrayType]): Buffer | unknown[] {
  const values = rows.map((row) => row[key]);
  const isJson = type === 'json' || type === 'jsonb';
  return binaryArray(values, type) ?? values.map((value) => (isJson ? JSON.stringify(value) : (value ?? null)));
}

/** Passes many rows as one parameter per column, so that the statement's text is the same for any number of rows. */
import { getTableName, type Query, SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { remembered } from '../../caches/remembered.ts';
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

/** A statement over rows whose text was built before. */
export class OverRows extends SQL {
  readonly #text: string;
  readonly #params: () => unknown[];
  /** The table that it inserts into and alone touches; null where it is not known. */
  readonly #into: Into | null;
  constructor(text: string, params: () => unknown[], into: Into | null) {
    super([]);
    this.#text = text;
    this.#params = params;
    this.#into = into;
  }
  override toQuery(): Query {
    return { sql: this.#text, params: this.#params() };
  }
  /** The same statement over the table that holds the rows, by the name that `named` gives for its own. */
  in(named: (table: string) => string): OverRows {
    return this.#into ? new OverRows(this.#into.text(named(this.#into.table)), this.#params, null) : this;
  }
}

interface Into {
  table: string;
  /** The text of the statement over another table. */
  text(table: string): string;
}

/**
 * Builds a statement over rows once, and returns a function that gives it for any rows: building its text for every batch costs more than passing
 * the values. `build` gets the rows as `unnest` gives them, and must use no other parameters.
 * @param into the table of an INSERT that touches no other one, so that it can insert into the part of it that holds the rows (shards.ts); `build` then gets its name
 * @throws Error when `build` uses parameters of its own
 */
export function overRows<Row extends object>(
  name: string,
  columns: Columns<Row>,
  build: (rows: SQL, table: SQL) => SQL,
  into?: PgTable,
): (rows: readonly Row[]) => SQL {
  const entries = entriesOf(columns);
  const over = (table: string) => statementText(build(unnest(name, [], columns), sql`${sql.identifier(table)}`));
  const table = into ? getTableName(into) : '';
  const { sql: text, params } = over(table);
  if (params.length !== entries.length) throw new Error(`the statement over ${name} has parameters of its own`);
  const elsewhere = into ? { table, text: remembered((other: string) => over(other).sql, { most: mostTexts }) } : null;
  return (rows) => new OverRows(text, () => entries.map((entry) => valuesOf(rows, entry)), elsewhere);
}

/** More than a cluster usually has parts of a table. */
const mostTexts = 500;

const statementText = (statement: SQL) => new PgDialect().sqlToQuery(statement);

type Columns<Row> = { [Column in keyof Row]?: ArrayType };
const entriesOf = <Row>(columns: Columns<Row>) => Object.entries(columns) as [keyof Row & string, ArrayType][];

/** The array of a column: in the binary format, or as text where PostgreSQL has to say what is wrong with a value. */
function valuesOf<Row>(rows: readonly Row[], [key, type]: [keyof Row & string, ArrayType]): Buffer | unknown[] {
  const values = rows.map((row) => row[key]);
  const isJson = type === 'json' || type === 'jsonb';
  return binaryArray(values, type) ?? values.map((value) => (isJson ? JSON.stringify(value) : (value ?? null)));
}

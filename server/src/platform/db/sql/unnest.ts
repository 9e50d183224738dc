/** Passes many rows as one parameter per column, so that the statement's text is the same for any number of rows. */
import { getTableName, type Query, SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { arrayText } from './array-text.ts';
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

/** A statement over rows as it is sent to another machine: its text, in which `{table}` stands for the table, and its arrays as text in one parameter. */
interface Elsewhere {
  table: string;
  text: string;
  args: string[];
}

/** A statement over rows whose text was built before. */
export class OverRows extends SQL {
  readonly #query: () => Query;
  /** For the machine that the rows belong to (at-owner.ts); null where the statement cannot run there. */
  readonly elsewhere: (() => Elsewhere) | null;
  constructor(query: () => Query, elsewhere: (() => Elsewhere) | null) {
    super([]);
    this.#query = query;
    this.elsewhere = elsewhere;
  }
  override toQuery() {
    return this.#query();
  }
}

/**
 * Builds a statement over rows once, and returns a function that gives it for any rows: building its text for every batch costs more than passing
 * the values. `build` gets the rows as `unnest` gives them, and must use no other parameters.
 * @param into the table of an INSERT that touches no other one, so that it can run where the rows belong; `build` then gets its name
 * @throws Error when `build` uses parameters of its own
 */
export function overRows<Row extends object>(
  name: string,
  columns: Columns<Row>,
  build: (rows: SQL, table: SQL) => SQL,
  into?: PgTable,
): (rows: readonly Row[]) => SQL {
  const entries = entriesOf(columns);
  const { sql: text, params } = statementText(build(unnest(name, [], columns), sql`${sql.identifier(into ? getTableName(into) : '')}`));
  if (params.length !== entries.length) throw new Error(`the statement over ${name} has parameters of its own`);
  const elsewhere = into && { table: getTableName(into), text: textElsewhere(name, entries, build) };
  return (rows) =>
    new OverRows(
      () => ({ sql: text, params: entries.map((entry) => valuesOf(rows, entry)) }),
      elsewhere
        ? () => ({
            ...elsewhere,
            args: entries.map(([key, type]) =>
              arrayText(
                rows.map((row) => row[key]),
                type,
              ),
            ),
          })
        : null,
    );
}

const statementText = (statement: SQL) => new PgDialect().sqlToQuery(statement);

/** The statement with its arrays in one parameter, which gives what it returns as one list. */
function textElsewhere(name: string, entries: readonly [string, ArrayType][], build: (rows: SQL, table: SQL) => SQL): string {
  const arrays = entries.map(([, type], at) => `($1)[${at + 1}]::${type}[]`);
  const rows = `unnest(${arrays.join(', ')}) as ${name}(${entries.map(([key]) => `"${key}"`).join(', ')})`;
  const { sql: inserting } = statementText(build(sql.raw(rows), sql.raw('{table}')));
  return `with done as (${inserting}) select ${/\breturning\b/.test(inserting) ? 'json_agg(done) from done' : 'null::json where false'}`;
}

type Columns<Row> = { [Column in keyof Row]?: ArrayType };
const entriesOf = <Row>(columns: Columns<Row>) => Object.entries(columns) as [keyof Row & string, ArrayType][];

/** The array of a column: in the binary format, or as text where PostgreSQL has to say what is wrong with a value. */
function valuesOf<Row>(rows: readonly Row[], [key, type]: [keyof Row & string, ArrayType]): Buffer | unknown[] {
  const values = rows.map((row) => row[key]);
  const isJson = type === 'json' || type === 'jsonb';
  return binaryArray(values, type) ?? values.map((value) => (isJson ? JSON.stringify(value) : (value ?? null)));
}

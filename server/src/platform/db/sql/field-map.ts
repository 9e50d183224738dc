/**
 * Maps the fields of the contract to columns. Creating, changing, copying and presenting a row all use this map, so a field is connected in
 * one line, and a field or a column without such a line does not compile (decision 022).
 */
import type { z } from 'zod';

/** For each field the columns of exactly its type. */
type ColumnsFor<Fields, Row> = {
  readonly [Field in keyof Fields]-?: {
    [Column in keyof Row]: [Row[Column], Fields[Field]] extends [Fields[Field], Row[Column]] ? Column : never;
  }[keyof Row];
};

/** Columns without a field; there must be none. */
type Unmapped<Columns, Row> = Exclude<keyof Row, Columns[keyof Columns]>;

type Given<T> = { [Name in keyof T]?: T[Name] | undefined };

export interface FieldMap<Fields, Row> {
  /** All columns of a new row. */
  toRow(fields: Fields): Row;
  /** The columns of the given fields; fields that are absent or undefined keep their stored value. Other names are ignored. */
  toChange(fields: Given<Fields>): Partial<Row>;
  /** All fields of a row. */
  toFields(row: Row): Fields;
}

/**
 * Creates the map between `Fields`, the names on the wire, and `Row`, the columns.
 * @example fieldMap<{ popup_name: string }, { name: string }>()({ popup_name: 'name' })
 */
export const fieldMap =
  <Fields extends object, Row extends object>() =>
  <const Columns extends ColumnsFor<Fields, Row>>(
    columns: Columns & ([Unmapped<Columns, Row>] extends [never] ? unknown : { columnWithoutField: Unmapped<Columns, Row> }),
  ): FieldMap<Fields, Row> => {
    const pairs = Object.entries(columns) as [keyof Fields, keyof Row][];
    const toChange = (fields: Given<Fields>) =>
      Object.fromEntries(
        pairs.flatMap(([field, column]) => (fields[field] === undefined ? [] : [[column, fields[field]]])),
      ) as Partial<Row>;
    return {
      toRow: (fields) => toChange(fields) as Row,
      toChange,
      toFields: (row) => Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])) as Fields,
    };
  };

/** Picks the fields of a value that a schema has, without validation, because a stored value may be older than a stricter schema. */
export const onlyFieldsOf = <S extends z.ZodObject>(schema: S, value: z.output<S>): z.output<S> =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value[name]])) as z.output<S>;

/** The order of rows in a table. Pure. */

export type SortValue = string | number | boolean;

export interface SortOrder {
  /** The heading of the column. */
  header: string;
  descending: boolean;
}

const texts = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const compare = (a: SortValue, b: SortValue): number =>
  typeof a === 'string' && typeof b === 'string' ? texts.compare(a, b) : Number(a) - Number(b);

/** Sorts `rows` by `value(row)`; equal rows keep their order. */
export const sortRows = <Row>(rows: readonly Row[], value: (row: Row) => SortValue, descending: boolean): Row[] =>
  rows.toSorted((a, b) => (descending ? -1 : 1) * compare(value(a), value(b)));

/** The next order when a heading is pressed: texts ascending, everything else descending; then reversed; then the original order. */
export const nextOrder = (before: SortOrder | null, header: string, sample: SortValue | undefined): SortOrder | null => {
  const first = typeof sample !== 'string';
  if (before?.header !== header) return { header, descending: first };
  return before.descending === first ? { header, descending: !first } : null;
};

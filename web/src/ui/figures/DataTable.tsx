import { NativeSelect, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type Key, type ReactNode, useState } from 'react';
import { t } from '../../words/t.ts';
import classes from './DataTable.module.css';
import { nextOrder, type SortOrder, type SortValue, sortRows } from './sorting.ts';

export interface Column<Row> {
  header: string;
  /** What the column counts, as a tooltip of its heading. The screen also explains it in text, for those who cannot hover. */
  meaning?: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
  /** Makes the column sortable by this value. Only for tables that hold all rows, not one page of them. */
  sortBy?: (row: Row) => SortValue;
}

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Makes rows clickable; the first cell becomes a button. */
  onOpen?: (row: Row) => void;
  /** Has many columns: turns into cards at a larger width. */
  wide?: boolean;
}

/** The element's own role, set explicitly: cards are laid out as blocks, and browsers drop table semantics then. */
const as = (role: string) => ({ role });

const sortIcon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

/** A table that turns into cards on narrow screens, each value with its heading. The first column names the row. */
export function DataTable<Row>({ caption, columns, rows, rowKey, onOpen, wide = false }: DataTableProps<Row>) {
  const [order, setOrder] = useState<SortOrder | null>(null);
  const by = columns.find(({ header }) => header === order?.header)?.sortBy;
  const sorted = order && by ? sortRows(rows, by, order.descending) : rows;

  const content = (column: Column<Row>, row: Row, first: boolean) =>
    first && onOpen ? (
      <UnstyledButton className={classes.open} onClick={() => onOpen(row)}>
        {column.cell(row)}
      </UnstyledButton>
    ) : (
      column.cell(row)
    );

  const heading = (column: Column<Row>) => {
    const { header, meaning, sortBy, align = 'start' } = column;
    const state = order?.header !== header ? 'none' : order.descending ? 'descending' : 'ascending';
    const Icon = sortIcon[state];
    return (
      <th key={header} {...as('columnheader')} scope="col" title={meaning} data-align={align} aria-sort={sortBy ? state : undefined}>
        {sortBy ? (
          <UnstyledButton
            className={classes.sort}
            data-sorted={state !== 'none' || undefined}
            onClick={() => setOrder(nextOrder(order, header, rows[0] && sortBy(rows[0])))}
          >
            {header}
            <Icon size={14} stroke={2} aria-hidden />
          </UnstyledButton>
        ) : (
          header
        )}
      </th>
    );
  };

  return (
    <div className={classes.frame} data-wide={wide || undefined}>
      <NarrowSort columns={columns} rows={rows} order={order} onOrder={setOrder} />
      <table className={classes.table} aria-label={caption} {...as('table')}>
        <thead className={classes.head} {...as('rowgroup')}>
          <tr {...as('row')}>{columns.map(heading)}</tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {sorted.map((row) => (
            <tr key={rowKey(row)} {...as('row')} className={classes.row} data-opens={onOpen ? true : undefined}>
              {columns.map((column, index) => (
                <td
                  key={column.header}
                  {...as(index === 0 ? 'rowheader' : 'cell')}
                  className={index === 0 ? classes.name : classes.cell}
                  data-label={column.header}
                  data-align={column.align}
                >
                  {content(column, row, index === 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NarrowSortProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  order: SortOrder | null;
  onOrder: (order: SortOrder | null) => void;
}

/** Sorting for cards, which have no column headings to press. */
function NarrowSort<Row>({ columns, rows, order, onOrder }: NarrowSortProps<Row>) {
  const sortable = columns.filter(({ sortBy }) => sortBy);
  if (sortable.length === 0 || rows.length < 2) return null;
  const choose = (header: string) => {
    const column = sortable.find((candidate) => candidate.header === header);
    onOrder(column ? nextOrder(null, header, rows[0] && column.sortBy?.(rows[0])) : null);
  };
  return (
    <NativeSelect
      className={classes.narrowSort}
      size="sm"
      aria-label={t('Sort by')}
      data={[
        { value: '', label: t('In the usual order') },
        ...sortable.map(({ header }) => ({ value: header, label: t('By {header}', { header }) })),
      ]}
      value={order?.header ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

import { Table, UnstyledButton } from '@mantine/core';
import type { Key, ReactNode } from 'react';
import classes from './DataTable.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
}

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Makes each row open something; the first cell becomes its button. */
  onOpen?: (row: Row) => void;
}

/** A table that turns into cards, each value with its heading, where the screen is narrow. The first column names the row. */
export function DataTable<Row>({ caption, columns, rows, rowKey, onOpen }: DataTableProps<Row>) {
  const content = (column: Column<Row>, row: Row, first: boolean) =>
    first && onOpen ? (
      <UnstyledButton className={classes.open} onClick={() => onOpen(row)}>
        {column.cell(row)}
      </UnstyledButton>
    ) : (
      column.cell(row)
    );

  // The roles are said again because cards are laid out as blocks, which makes browsers forget that this is a table.
  return (
    <Table className={classes.table} aria-label={caption} role="table" verticalSpacing="sm" horizontalSpacing="md">
      <Table.Thead className={classes.head} role="rowgroup">
        <Table.Tr role="row">
          {columns.map((column) => (
            <Table.Th key={column.header} role="columnheader" scope="col" ta={column.align ?? 'start'}>
              {column.header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={rowKey(row)} role="row" className={classes.row} data-opens={onOpen ? true : undefined}>
            {columns.map((column, index) => (
              <Table.Td
                key={column.header}
                role={index === 0 ? 'rowheader' : 'cell'}
                className={index === 0 ? classes.name : classes.cell}
                data-label={column.header}
                ta={column.align ?? 'start'}
              >
                {content(column, row, index === 0)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

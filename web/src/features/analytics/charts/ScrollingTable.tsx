import { Table } from '@mantine/core';
import { t } from '../../../words/t.ts';
import classes from './ScrollingTable.module.css';

interface ScrollingTableProps {
  caption: string;
  headers: readonly string[];
  /** The first cell is the row's heading; the others are figures. */
  rows: readonly (readonly string[])[];
  shown: boolean;
}

/** The figures of a chart; wide tables scroll inside their frame. */
export const ScrollingTable = ({ caption, headers, rows, shown }: ScrollingTableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div
    className={shown ? classes.frame : undefined}
    tabIndex={shown ? 0 : undefined}
    role="group"
    aria-label={t('{caption}, as a table', { caption })}
  >
    <Table stickyHeader={shown} verticalSpacing={6} className={classes.table} aria-label={caption}>
      <Table.Thead>
        <Table.Tr>
          {headers.map((header, index) => (
            <Table.Th key={header} scope="col" ta={index === 0 ? 'start' : 'end'}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never change their order
          <Table.Tr key={row}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <Table.Th key={headers[index]} scope="row" fw={400} className={classes.name}>
                  {cell}
                </Table.Th>
              ) : (
                <Table.Td key={headers[index]} ta="end">
                  {cell}
                </Table.Td>
              ),
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { type Column, DataTable } from './DataTable.tsx';

interface Shoe {
  id: number;
  name: string;
  sold: number;
}
const shoes: Shoe[] = [
  { id: 1, name: 'Trail', sold: 3 },
  { id: 2, name: 'Road', sold: 12 },
  { id: 3, name: 'Court', sold: 7 },
];
const columns: Column<Shoe>[] = [
  { header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { header: 'Sold', cell: ({ sold }) => sold, sortBy: ({ sold }) => sold, align: 'end' },
  { header: 'Id', cell: ({ id }) => `No. ${id}` },
];
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });

test('a heading sorts texts upwards and numbers downwards, then the other way round, then not at all', async () => {
  const { user } = show(<DataTable caption="Shoes" columns={columns} rows={shoes} rowKey={({ id }) => id} />);
  expect(names()).toEqual(['Trail', 'Road', 'Court']);
  await user.click(within(heading('Name')).getByRole('button'));
  expect(names()).toEqual(['Court', 'Road', 'Trail']);
  expect(heading('Name').getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(heading('Sold')).getByRole('button'));
  expect(names()).toEqual(['Road', 'Court', 'Trail']);
  expect(heading('Sold').getAttribute('aria-sort')).toBe('descending');
  expect(heading('Name').getAttribute('aria-sort')).toBe('none');
  await user.click(within(heading('Sold')).getByRole('button'));
  expect(names()).toEqual(['Trail', 'Court', 'Road']);
  await user.click(within(heading('Sold')).getByRole('button'));
  expect(names()).toEqual(['Trail', 'Road', 'Court']);
});

test('only columns with an order can be sorted; cards sort by a list of the same columns', async () => {
  const { user } = show(<DataTable caption="Shoes" columns={columns} rows={shoes} rowKey={({ id }) => id} />);
  expect(within(heading('Id')).queryByRole('button')).toBeNull();
  const list = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['In the usual order', 'By Name', 'By Sold']);
  await user.selectOptions(list, 'By Sold');
  expect(names()).toEqual(['Road', 'Court', 'Trail']);
  await user.selectOptions(list, 'In the usual order');
  expect(names()).toEqual(['Trail', 'Road', 'Court']);
});

test('each value carries its heading for cards, and the first cell opens the row', async () => {
  const open = vi.fn();
  const { user } = show(<DataTable caption="Shoes" columns={columns} rows={shoes} rowKey={({ id }) => id} onOpen={open} />);
  const [row] = screen.getAllByRole('row').slice(1);
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.dataset.label),
  ).toEqual(['Sold', 'Id']);
  await user.click(screen.getByRole('button', { name: 'Road' }));
  expect(open).toHaveBeenCalledExactlyOnceWith(shoes[1]);
});

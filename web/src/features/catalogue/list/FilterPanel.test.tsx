import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import type { Facets } from '../api/facts/listFacets.ts';
import { FilterPanel, FilterPills } from './FilterPanel.tsx';
import type { Filters } from './filters.ts';

const facets = {
  categories: [
    { value: 'Boots', count: 1200 },
    { value: 'Shoes', count: 3 },
  ],
  tags: [],
  vendors: [],
  attributes: [],
  price: { currency: 'EUR', min: 100, max: 9900 },
} as unknown as Facets;

const Panel = ({ first, onChange }: { first: Filters; onChange: (filters: Filters) => void }) => {
  const [filters, setFilters] = useState(first);
  const props = {
    filters,
    facets,
    sources: [],
    onChange: (next: Filters) => {
      onChange(next);
      // Like the address: a filter that is undefined is removed.
      setFilters(JSON.parse(JSON.stringify(next)));
    },
  };
  return (
    <>
      <FilterPanel {...props} />
      <FilterPills {...props} />
    </>
  );
};
const showPanel = (first: Filters) => {
  const changed = vi.fn();
  return { ...show(<Panel first={first} onChange={changed} />), changed };
};

test('a chosen category filters, is counted on the button, and is a pill that takes it off', async () => {
  const { user, changed } = showPanel({ search: 'warm' });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByLabelText('Category', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Boots (1,200)', hidden: true }));
  expect(changed).toHaveBeenLastCalledWith({ search: 'warm', category: 'Boots' });
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take off Boots' }));
  expect(changed).toHaveBeenLastCalledWith({ search: 'warm', category: undefined });
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('a price is entered in euros and stored in cents', async () => {
  const { user, changed } = showPanel({});
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.type(await screen.findByLabelText('Price from (EUR)'), '12.5');
  expect(changed).toHaveBeenLastCalledWith({ priceFrom: '1250' });
  expect(screen.getByText('From €12.50')).toBeTruthy();
});

test('Clear all keeps the search and the order', async () => {
  const { user, changed } = showPanel({ search: 'warm', sort: 'title', category: 'Boots', stock: 'in' });
  expect(screen.getByText('In stock')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(changed).toHaveBeenLastCalledWith({ search: 'warm', sort: 'title' });
});

test('a value that the catalogue no longer lists can still be seen and chosen', async () => {
  const { user } = showPanel({ category: 'Sandals' });
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const category = await screen.findByLabelText<HTMLInputElement>('Category', { selector: 'input' });
  expect(category.value).toBe('Sandals');
  await user.click(category);
  const options = within(await screen.findByRole('listbox', { name: 'Category', hidden: true })).getAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toContain('Sandals');
});

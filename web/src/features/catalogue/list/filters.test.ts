import { expect, test } from 'vitest';
import { filtersIn, narrowing, pageIn, withFilters } from './filters.ts';

test('filters survive being written into the address and read again', () => {
  const filters = { search: 'boot', category: 'A & B', stock: 'in', priceFrom: '1000', source: 'hand', sort: '-price' } as const;
  const address = withFilters(new URLSearchParams('page=3&other=x'), filters);
  expect(filtersIn(address)).toEqual(filters);
  expect([pageIn(address), address.get('other')]).toEqual([1, 'x']);
  expect(withFilters(address, {}).toString()).toBe('other=x');
});

test('invalid values in an address are left out', () => {
  expect(filtersIn(new URLSearchParams('stock=perhaps&sort=x&priceFrom=-1&source=me&search=&category=Boots'))).toEqual({
    category: 'Boots',
  });
  expect(['0', '-2', '1.5', 'x', '99999999', '7'].map((page) => pageIn(new URLSearchParams({ page })))).toEqual([1, 1, 1, 1, 1, 7]);
});

test('a search and an order do not count as filters', () => {
  expect(narrowing({ search: 'x', sort: 'title', tag: 'new', missing: 'price' })).toEqual(['tag', 'missing']);
});

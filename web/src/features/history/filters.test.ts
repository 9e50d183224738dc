import { expect, test } from 'vitest';
import { filtersIn, isNarrowed, withFilters } from './filters.ts';

test('filters survive being written into the address and read again', () => {
  const filters = { search: 'size 42', popup: '7', from: '2026-01-01', review: 'unreviewed', clicked: 'yes' } as const;
  const address = withFilters(new URLSearchParams('page=3&id=x'), filters);
  expect(filtersIn(address)).toEqual(filters);
  expect([address.get('page'), address.get('id')]).toEqual([null, 'x']);
  expect(withFilters(address, { search: '' }).toString()).toBe('id=x');
});

test('invalid values in an address are left out', () => {
  expect(filtersIn(new URLSearchParams('popup=x&from=soon&review=x&clicked=no&to=2026-02-01'))).toEqual({ to: '2026-02-01' });
  expect([isNarrowed({}), isNarrowed({ search: '' }), isNarrowed({ ongoing: 'yes' })]).toEqual([false, false, true]);
});

import { expect, it } from 'vitest';
import { distinctBy } from './distinct.ts';

it('keeps the first of several with one key, where it stood', () => {
  const items = [
    { id: 1, of: 'first' },
    { id: 2, of: 'first' },
    { id: 1, of: 'second' },
    { id: 3, of: 'second' },
  ];
  expect(distinctBy(items, ({ id }) => id)).toEqual([items[0], items[1], items[3]]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOrder, sortRows } from './sorting.ts';

describe('rows', () => {
  it('are sorted as a person counts', () => {
    const names = ['Shoes 10', 'shoes 9', 'Ärmel', 'Zeh'];
    expect(sortRows(names, (name) => name, false)).toEqual(['Ärmel', 'shoes 9', 'Shoes 10', 'Zeh']);
    expect(sortRows([3, 10, 2], (count) => count, true)).toEqual([10, 3, 2]);
    expect(sortRows([false, true], (on) => on, true)).toEqual([true, false]);
  });
  it('stay all there, equal ones in their order, either way', () => {
    const row = fc.record({ id: fc.nat(), count: fc.nat(3) });
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), fc.boolean(), (rows, descending) => {
        const sorted = sortRows(rows, ({ count }) => count, descending);
        expect(new Set(sorted)).toEqual(new Set(rows));
        for (const [i, row] of sorted.entries()) {
          const next = sorted[i + 1];
          if (!next) continue;
          if (row.count === next.count) expect(rows.indexOf(row)).toBeLessThan(rows.indexOf(next));
          else expect(row.count > next.count).toBe(descending);
        }
      }),
    );
  });
});

describe('a heading that is pressed', () => {
  it('sorts, turns round, and lets go', () => {
    const first = nextOrder(null, 'Name', 'Shoes');
    expect(first).toEqual({ header: 'Name', descending: false });
    const second = nextOrder(first, 'Name', 'Shoes');
    expect(second).toEqual({ header: 'Name', descending: true });
    expect(nextOrder(second, 'Name', 'Shoes')).toBeNull();
    expect(nextOrder(second, 'Displayed', 3)).toEqual({ header: 'Displayed', descending: true });
  });
});

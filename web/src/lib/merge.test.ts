import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf, merged, usualChoice } from './merge.ts';

const before = { title: 'Hello', text: 'Words', on: false, color: '#ffffff', list: [] as { id: number }[] };
type Form = typeof before;
const anyChange: fc.Arbitrary<Partial<Form>> = fc.record(
  {
    title: fc.constantFrom('A', 'B', 'Hello'),
    on: fc.boolean(),
    color: fc.constantFrom('#000000', '#111111'),
    list: fc.constantFrom([], [{ id: 1 }], [{ id: 2 }]),
  },
  { requiredKeys: [] },
);
const changesOf = (from: Form, to: Form) =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name as keyof Form])));

describe('two tabs', () => {
  it('that changed the same field differ there; all other changes are kept', () => {
    const mine = { ...before, title: 'Mine', text: 'Mine too' };
    const theirs = { ...before, title: 'Theirs', on: true };
    const differences = differencesOf(before, mine, theirs);
    expect(differences.map(({ name, both }) => [name, both])).toEqual([
      ['title', true],
      ['on', false],
    ]);
    expect(merged(mine, differences, usualChoice(differences))).toEqual({ ...mine, on: true });
    expect(merged(mine, differences, { title: 'theirs', on: 'mine' })).toEqual({ ...mine, title: 'Theirs' });
  });

  it('that made the same change do not differ', () => {
    const same = { ...before, title: 'Same', list: [{ id: 1 }] };
    expect(differencesOf(before, same, structuredClone(same))).toEqual([]);
  });
});

describe('for all changes', () => {
  it('saving the merged values stores every change of both, this tab’s where both changed', () => {
    fc.assert(
      fc.property(anyChange, anyChange, (here, there) => {
        const [mine, theirs] = [
          { ...before, ...here },
          { ...before, ...there },
        ];
        const differences = differencesOf(before, mine, theirs);
        const result = merged(mine, differences, usualChoice(differences));
        const stored = { ...theirs, ...changesOf(theirs, result) };
        expect(stored).toEqual({ ...before, ...changesOf(before, theirs), ...changesOf(before, mine) });
      }),
    );
  });

  it('all of one side is that side', () => {
    fc.assert(
      fc.property(anyChange, anyChange, (here, there) => {
        const [mine, theirs] = [
          { ...before, ...here },
          { ...before, ...there },
        ];
        const differences = differencesOf(before, mine, theirs);
        const all = (side: 'mine' | 'theirs') => Object.fromEntries(differences.map(({ name }) => [name, side]));
        expect(merged(mine, differences, all('mine'))).toEqual(mine);
        const taken = merged(mine, differences, all('theirs'));
        for (const { name } of differences) expect(taken[name]).toEqual(theirs[name]);
      }),
    );
  });
});

import { placesOf } from '@parley/flow/reach';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allPlaces, countPlaces } from './fact-index.ts';

it('counts the places of a set, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (marks) => {
      expect(countPlaces(placesOf(marks.map(Number)))).toBe(marks.filter(Boolean).length);
      expect(countPlaces(allPlaces(marks.length))).toBe(marks.length);
    }),
  );
});

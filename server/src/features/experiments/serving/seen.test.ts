import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexOf } from '../../../kit/siphash.ts';
import { createSeen } from './seen.ts';

const unitOf = (high: number, low: number) => ({ high, low });
const half = fc.integer({ min: 0, max: 0xffffffff });
/** Few places, so that units push each other out. */
const places = 8;

it('never takes a unit for another one, or one experiment for another', () => {
  const aUnit = fc.tuple(half, half).map(([high, low]) => unitOf(high, low));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(aUnit, fc.constantFrom(unitOf(1, 1), unitOf(1, 9))), fc.integer({ min: 1, max: 3 }))),
      (exposures) => {
        const seen = createSeen(places);
        const before = new Set<string>();
        for (const [unit, experiment] of exposures) {
          // What it does not know is new; what it knows was there.
          if (!seen.add(unit, experiment)) expect(before).toContain(`${experiment} ${hexOf(unit)}`);
          expect(seen.add(unit, experiment)).toBe(false);
          before.add(`${experiment} ${hexOf(unit)}`);
        }
      },
    ),
  );
});

it('forgets what could not be stored, and only that', () => {
  const seen = createSeen();
  const [first, second] = [unitOf(7, 8), unitOf(9, 10)];
  seen.add(first, 1);
  seen.add(second, 1);
  seen.forget(first, 1);
  expect([seen.add(first, 1), seen.add(second, 1), seen.add(first, 1)]).toEqual([true, false, false]);
});

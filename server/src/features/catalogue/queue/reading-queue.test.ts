import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedToStart, placeInQueue, type QueueEntry, readingLimits, turns } from './reading-queue.ts';

const entry = (key: string, who: string, shop: string, more: Partial<QueueEntry> = {}): QueueEntry => ({
  key,
  kind: 'import',
  who,
  shop,
  reading: false,
  ...more,
});
const keys = (line: QueueEntry[]) => turns(line).map(({ key }) => key);

describe('the order of turns', () => {
  test("puts everybody's first entry before anybody's second", () => {
    const line = [entry('a1', 'a', '1'), entry('a2', 'a', '2'), entry('a3', 'a', '3'), entry('b1', 'b', '4')];
    expect(keys(line)).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(placeInQueue(line, 'b1')).toBe(2);
    expect(placeInQueue(line, 'nobody')).toBeNull();
  });

  test('counts a running entry as a turn', () => {
    expect(keys([entry('a1', 'a', '1', { reading: true }), entry('a2', 'a', '2'), entry('b1', 'b', '3')])).toEqual(['b1', 'a2']);
  });

  test('makes entries wait for a shop that is being read, without blocking others', () => {
    const line = [entry('a', 'a', 'one', { reading: true }), entry('b', 'b', 'one'), entry('c', 'c', 'two')];
    expect([...allowedToStart(line)]).toEqual(['c']);
    expect([...allowedToStart([entry('b', 'b', 'one'), entry('c', 'c', 'one')])]).toEqual(['b']);
    expect([...allowedToStart([entry('b', 'b', ''), entry('c', 'c', '')])]).toEqual(['b', 'c']);
  });

  test('reserves capacity for visitors', () => {
    const imports = Array.from({ length: 8 }, (_, at) => entry(`i${at}`, `owner ${at}`, `shop ${at}`));
    const visit = entry('v', 'visitor', 'another', { kind: 'visit' });
    expect([...allowedToStart([...imports, visit])]).toEqual(['i0', 'i1', 'i2', 'i3', 'v']);
  });

  test('for any queue: respects the limits, reads no shop twice at a time, and starts entries while there is capacity', () => {
    const anybody = fc.record({
      kind: fc.constantFrom('import' as const, 'visit' as const),
      who: fc.constantFrom('a', 'b', 'c', 'd'),
      shop: fc.constantFrom('one', 'two', 'three', 'four', 'five', 'six', 'seven'),
    });
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 30 }), (people) => {
        let line: QueueEntry[] = people.map((each, at) => ({ ...each, key: String(at), reading: false }));
        let began = 0;
        while (line.length > 0) {
          const begin = allowedToStart(line);
          line = line.map((each) => (begin.has(each.key) ? { ...each, reading: true } : each));
          began += begin.size;
          const reading = line.filter((each) => each.reading);
          expect(reading.length).toBeGreaterThan(0);
          expect(reading.length).toBeLessThanOrEqual(readingLimits.all);
          expect(reading.filter(({ kind }) => kind === 'import').length).toBeLessThanOrEqual(readingLimits.imports);
          expect(new Set(reading.map(({ shop }) => shop)).size).toBe(reading.length);
          // The first one is done.
          line = line.filter((each) => each.key !== reading[0]?.key);
        }
        expect(began).toBe(people.length);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvents } from './sse.ts';

const eventsOf = (...pieces: string[]) => {
  const events: [string, string][] = [];
  const read = readEvents((name, data) => events.push([name, data]));
  for (const piece of pieces) read(piece);
  return events;
};

describe('readEvents', () => {
  test('reads names and data over several lines, and skips comments and events without data', () => {
    expect(eventsOf('event: delta\ndata: {"text":"a"}\n\n: still here\n\ndata:one\ndata: two\nid: 7\n\nevent: ping\n\n')).toEqual([
      ['delta', '{"text":"a"}'],
      ['message', 'one\ntwo'],
    ]);
  });

  test('an event is incomplete until its empty line', () => {
    expect(eventsOf('data: a\n')).toEqual([]);
    expect(eventsOf('data: a\n', '\n')).toEqual([['message', 'a']]);
  });

  test('Unicode line separators are text, not line ends', () => {
    const data = '"a\u2028b\u2029c\u0085d"';
    expect(eventsOf(`event: delta\ndata: ${data}\n\n`)).toEqual([['delta', data]]);
  });

  test('gives the same events wherever the stream is cut, with either line end', () => {
    const event = fc.record({ name: fc.constantFrom('delta', 'entry', 'error'), text: fc.string({ unit: 'grapheme' }) });
    const cuts = fc.array(fc.nat(200), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(event), cuts, fc.constantFrom('\n', '\r\n'), (events, places, end) => {
        const whole = events.map(({ name, text }) => `event: ${name}${end}data: ${JSON.stringify(text)}${end}${end}`).join('');
        const pieces: string[] = [];
        let from = 0;
        for (const to of [...places].sort((a, b) => a - b)) {
          pieces.push(whole.slice(from, to));
          from = Math.max(from, to);
        }
        pieces.push(whole.slice(from));
        expect(eventsOf(...pieces)).toEqual(events.map(({ name, text }) => [name, JSON.stringify(text)]));
      }),
    );
  });
});

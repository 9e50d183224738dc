import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../period.ts';
import { bucketsOf, unitOf } from './buckets.ts';

const none = { engagements: 0, opened: 0, responses: 0, conversations: 0, chats: 0, clicks: 0, cartAdds: 0, tokens: 0 };

test('nothing is lost and no day is in two bars, however many days there are', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 1500 }), (values) => {
      const days = values.map((displayed, i) => ({ day: dayAfter('2020-02-10', i), displayed, ...none, chats: 1 }));
      const buckets = bucketsOf(days, unitOf(days.length));
      expect(buckets.length).toBeLessThanOrEqual(104);
      expect(buckets.reduce((sum, { displayed }) => sum + displayed, 0)).toBe(values.reduce((sum, value) => sum + value, 0));
      expect(buckets.reduce((sum, { chats }) => sum + chats, 0)).toBe(days.length);
      buckets.forEach(({ from, to }, i) => {
        expect(from <= to).toBe(true);
        const next = buckets[i + 1];
        if (next) expect(next.from).toBe(dayAfter(to, 1));
      });
    }),
  );
});

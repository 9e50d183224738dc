import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLine, plainProse } from './clean.ts';

test.each([
  ['a\u0000b\u202ec', 'abc'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthreefour'],
  ['tab\there', 'tab\there'],
  ['soft\u00adhyphen and \u2067turned\u2069', 'softhyphen and turned'],
  // Joiners belong to emoji and to Persian words.
  ['👩‍🚀 می‌خواهم', '👩‍🚀 می‌خواهم'],
])('prose %j becomes %j', (text, clean) => expect(plainProse(text)).toBe(clean));

test.each([
  ['  two\n\n lines\u2029and\u0085breaks ', 'two lines and breaks'],
  ['a\u200b\u200fb', 'ab'],
  ['\u202e', ''],
])('the line %j becomes %j', (text, clean) => expect(plainLine(text)).toBe(clean));

test('a cleaned text is well-formed, stays the same when cleaned again, and a line is one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [prose, line] = [plainProse(text), plainLine(text)];
      expect(plainProse(prose)).toBe(prose);
      expect(plainLine(line)).toBe(line);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]|^ | $| {2}/u);
      expect(prose.isWellFormed()).toBe(true);
    }),
  );
});

import { expect, it } from 'vitest';
import { oneSpelling } from './spelling.ts';

it.each([
  ['6 – 18 months', '6-18 months'],
  ['120 × 60 cm', '120x60 cm'],
  ['120 cm x 60 cm', '120 cmx60 cm'],
  ['usb 3.0', 'usb 3.0'],
  ['3x', '3x'],
  ['-5 °c', '-5 °c'],
  ['dual – mode', 'dual – mode'],
])('%s is %s', (value, spelling) => {
  expect(oneSpelling(value)).toBe(spelling);
  expect(oneSpelling(spelling)).toBe(spelling);
});

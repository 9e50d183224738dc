/** When in the day, or in which month, a shop is asked to be open. */
import { expect, it } from 'vitest';
import { isTimeOfOpening } from './times-of-day.ts';

it.each([
  ['en', 'afternoon'],
  ['de', 'nachmittags'],
  ['fr', 'soir'],
  ['es', 'agosto'],
  ['it', 'novembre'],
  ['nl', 'ochtend'],
  ['pl', 'wieczorem'],
  ['tr', 'sabah'],
] as const)('%s: %s', (language, word) => {
  expect(isTimeOfOpening(word, language)).toBe(true);
});

it.each([
  ['en', 'bolster'],
  ['de', 'kissen'],
  ['it', 'cuscino'],
] as const)('no time: %s: %s', (language, word) => {
  expect(isTimeOfOpening(word, language)).toBe(false);
});

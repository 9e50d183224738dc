import type { VisitorPopup } from '@parley/contract';
import { expect, test } from 'vitest';
import { goesDark } from './dark.ts';

const light = { darkWithShop: true, popupBackgroundColor: '#ffffff' } as VisitorPopup;

test.each<[string[], boolean]>([
  [['rgb(18, 18, 20)', 'rgba(0, 0, 0, 0)'], true],
  [['rgba(0, 0, 0, 0)', 'rgb(10, 10, 10)'], true],
  [['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'], false],
  [['rgb(250, 250, 245)', 'rgb(0, 0, 0)'], false],
  [['rgba(0, 0, 0, 0.2)', 'rgb(255, 255, 255)'], false],
  [['color(srgb 0.1 0.1 0.1)', ''], false],
  [['', ''], false],
])('a page with the backgrounds %j: %s', (backgrounds, dark) => expect(goesDark(light, backgrounds)).toBe(dark));

test('a design that is dark already, and one whose owner does not want it, stay as they are', () => {
  const page = ['rgb(0, 0, 0)'];
  expect(goesDark({ ...light, popupBackgroundColor: '#101828' }, page)).toBe(false);
  expect(goesDark({ ...light, darkWithShop: false }, page)).toBe(false);
});

import { expect, test } from 'vitest';
import { filesAhead, type ListedRoute } from './screensAhead.ts';

const routes: ListedRoute[] = [
  { path: 'Analytics', module: '/a.js', imports: ['/shared.js', '/react.js'], css: ['/a.css', '/shared.css#'] },
  { path: 'History', module: '/h.js', imports: ['/shared.js'] },
  { path: 'Orders', module: '/o.js' },
  { module: '/frame.js' },
];

test('the files of the wanted screens are fetched once, and none that is there', () => {
  const there = (file: string) => file === '/react.js';
  expect(filesAhead(routes, ['Analytics', 'History', 'Nowhere'], there)).toEqual(['/a.js', '/shared.js', '/a.css', '/shared.css', '/h.js']);
});

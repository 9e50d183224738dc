import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { loader } from './robots.ts';

/** The paths of all routes whose files are in a folder. */
const pathsIn = (folder: string, of: readonly RouteConfigEntry[], above = ''): string[] =>
  of.flatMap(({ file, path, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [...(file.startsWith(folder) && path ? [here] : []), ...pathsIn(folder, children, here)];
  });

test('robots.txt disallows every address of the owner’s area, the API and mailed links, and allows the site', async () => {
  const text = await loader().text();
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));

  const screens = pathsIn('routes/owner/', routes);
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((path) => !isClosed(path))).toEqual([]);
  expect(screens.filter((path) => !isClosed(path.toLowerCase()))).toEqual([]);

  for (const path of ['/api/login/', '/invite/x', '/de/invite/x', '/new-password/x', '/unsubscribe/x', '/de/no-more-mail/x'])
    expect([path, isClosed(path)]).toEqual([path, true]);
  for (const path of ['/', '/de', '/pricing', '/blog/two-kilobytes']) expect([path, isClosed(path)]).toEqual([path, false]);
});

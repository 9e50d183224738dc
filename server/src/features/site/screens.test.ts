import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { clientPage, readPages } from './pages.ts';
import { screenPages } from './screens.ts';

const build = mkdtempSync(join(tmpdir(), 'parley-screens-'));
afterAll(() => rmSync(build, { recursive: true }));
mkdirSync(join(build, 'assets'));
writeFileSync(
  join(build, clientPage.slice(1)),
  '<html><head><link rel="modulepreload" href="/assets/react.js"/><link rel="stylesheet" href="/assets/root.css#"/></head></html>',
);
const route = (id: string, parentId: string | undefined, path: string | undefined, more: object = {}) => ({
  [id]: { id, parentId, path, module: `/assets/${id}.js`, imports: ['/assets/react.js'], css: [], ...more },
});
const routes = {
  ...route('root', undefined, '', { css: ['/assets/root.css#'] }),
  ...route('layout', 'root', undefined, { clientLoaderModule: '/assets/check.js', css: ['/assets/owner.css#'] }),
  ...route('charts', 'layout', 'Analytics', { imports: ['/assets/react.js', '/assets/table.js'] }),
  ...route('trial', 'layout', 'Analytics/:trialId'),
  ...route('newTrial', 'layout', 'Analytics/new'),
  ...route('settings', 'layout', 'Settings'),
  ...route('profile', 'settings', undefined),
};
writeFileSync(join(build, 'assets/manifest-1.js'), `window.__reactRouterManifest=${JSON.stringify({ routes })};`);

const pages = readPages(build, {});
const plain = pages.get(clientPage);
const screen = screenPages(build, () => plain);
const linksOf = (path: string) =>
  [...String(screen(path)?.bytes).matchAll(/<link (.*?) href="(.*?)"\/>/g)].map(([, how, file]) => `${how} ${file}`);
const always = ['rel="modulepreload" /assets/react.js', 'rel="stylesheet" /assets/root.css#', 'rel="preload" as="style" /assets/owner.css'];

describe('the page of a screen', () => {
  it('names the code and styles of the screen and its frames, each once', () => {
    expect(linksOf('/analytics')).toEqual([
      ...always,
      ...['root', 'layout', 'check', 'charts', 'table'].map((name) => `rel="modulepreload" /assets/${name}.js`),
    ]);
  });

  it.each([
    ['/Analytics/7', 'trial'],
    ['/Analytics/new', 'newTrial'],
    ['/settings', 'profile'],
  ])('%s is the screen %s', (path, id) => expect(linksOf(path).at(-1)).toBe(`rel="modulepreload" /assets/${id}.js`));

  it('differs from other screens in its etag, and is compressed as it is', () => {
    expect(screen('/Analytics')?.etag).not.toBe(screen('/Settings')?.etag);
    expect(screen('/Analytics')).toBe(screen('/ANALYTICS'));
    expect(brotliDecompressSync(screen('/Analytics')?.brotli ?? Buffer.alloc(0))).toEqual(screen('/Analytics')?.bytes);
    expect(screen('/Analytics')?.policy).toBe(plain?.policy);
  });

  it('is the plain one for a path without a screen, and without a list of screens', () => {
    expect(screen('/Analytics/7/8')).toBe(plain);
    expect(screenPages(join(build, 'none'), () => plain)('/Analytics')).toBe(plain);
  });
});

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
  '<html lang="en"><head><link rel="modulepreload" href="/assets/react.js"/><link rel="stylesheet" href="/assets/root.css#"/></head></html>',
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
writeFileSync(join(build, 'assets/german-1.js'), '');
writeFileSync(join(build, 'assets/manifest-1.js'), `window.__reactRouterManifest=${JSON.stringify({ routes })};`);

const pages = readPages(build, {});
const plain = pages.get(clientPage);
const screen = screenPages(build, () => plain);
const linksOf = (path: string, language: 'en' | 'de' = 'en') =>
  [...String(screen(path, language)?.bytes).matchAll(/<link (.*?) href="(.*?)"\/>/g)].map(([, how, file]) => `${how} ${file}`);
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

  it('brings the texts of a German owner along', () => {
    expect(linksOf('/Settings', 'de')).toEqual([...linksOf('/Settings'), 'rel="modulepreload" /assets/german-1.js']);
    expect(String(screen('/Settings', 'de')?.bytes)).toContain('<html lang="de">');
    expect(String(screen('/Settings', 'en')?.bytes)).toContain('<html lang="en">');
    expect(screen('/Settings', 'de')?.etag).not.toBe(screen('/Settings', 'en')?.etag);
  });

  it('differs from other screens in its etag, and is compressed as it is', () => {
    expect(screen('/Analytics', 'en')?.etag).not.toBe(screen('/Settings', 'en')?.etag);
    expect(screen('/Analytics', 'en')).toBe(screen('/ANALYTICS', 'en'));
    expect(brotliDecompressSync(screen('/Analytics', 'en')?.brotli ?? Buffer.alloc(0))).toEqual(screen('/Analytics', 'en')?.bytes);
    expect(screen('/Analytics', 'en')?.policy).toBe(plain?.policy);
  });

  it('is the plain one for a path without a screen, and without a list of screens', () => {
    expect(screen('/Analytics/7/8', 'en')).toBe(plain);
    expect(screenPages(join(build, 'none'), () => plain)('/Analytics', 'en')).toBe(plain);
  });
});

/** Every path is written once, in paths.ts; CORS and the clients rely on it. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import * as paths from './paths.ts';

const { addressOf, patternOf, loaderFile, widgetFiles, uploadedFiles } = paths;
const root = fileURLToPath(new URL('../', import.meta.url));
const allPaths: string[] = Object.values(paths).filter((value) => typeof value === 'string');

/** The code of a file without its comments. */
const codeOf = (file: string) =>
  readFileSync(root + file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');

/** Matches a literal with the path, with or without an origin, and with any text in place of its `:name` parts. */
const literalOf = (path: string) =>
  new RegExp(
    `(?:['"\`}]|https?://[^/'"\`]+)${path.replaceAll('.', '\\.').replace(/:\w+/g, '(?:\\$\\{[^}]*\\}|[^/\'"`\\s]+)')}['"\`?#]`,
    'i',
  );

/** Matches a literal with the beginning of a path that has parts, as in `'/placement/' + id`. */
const beginningOf = (path: string) => new RegExp(`['"\`}]${path.split(':')[0]}(?:['"\`]|\\$\\{)`, 'i');

/** Pages of the site that share their address with a call: a mailed link opens the page, which then posts to the call. */
const pages = /^\/(?:unsubscribe|no-more-mail)\//;

const isFile = (path: string) => path === loaderFile || path === uploadedFiles;

/** What repeats each path. `begins` stands in every repeat in whatever case, and is found more quickly than the patterns. */
const repeats = allPaths.map((path) => ({
  path,
  begins: (path.split(':')[0] ?? '').toLowerCase(),
  literal: literalOf(path),
  beginning: path.includes(':') && !pages.test(path) ? beginningOf(path) : undefined,
}));

function repeatsIn(code: string): string[] {
  const lower = code.toLowerCase();
  return repeats
    .filter(({ begins }) => lower.includes(begins))
    .filter(({ path, literal, beginning }) => literal.test(code) || beginning?.test(code) || (isFile(path) && code.includes(path)))
    .map(({ path }) => path);
}

describe('a path', () => {
  test('is written once in paths.ts', () => expect(new Set(allPaths).size).toBe(allPaths.length));

  test('of every call comes from paths.ts', () => {
    const used = new Set<string>(Object.values(calls).map(({ call }) => call.path));
    expect([...used].filter((path) => !allPaths.includes(path))).toEqual([]);
    expect(new Set(allPaths.filter((path) => !used.has(path)))).toEqual(
      new Set([loaderFile, paths.namedLoader, paths.orderFile, paths.traceFile, widgetFiles, uploadedFiles, paths.backdrops]),
    );
  });

  test('is written nowhere else in the product', () => {
    const files = globSync(['{contract,flow}/*.ts', '{server,web,widget}/src/**/*.{ts,tsx}'], { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|\/testing\/|\/testing\.ts$|contract\/paths\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => repeatsIn(codeOf(file)).map((path) => `${file}: ${path}`))).toEqual([]);
  });

  test.each([
    "fetch('/blog_posts/')",
    'fetch(`@{base}/placement/@{popupId}/@{userId}`)',
    "base + '/placement/' + id",
    "const action = '/contact-form/';",
    'outbox.put({ path: `/answer/@{questionId}/`, body })',
    "'https://parley.example/api/popups/create/'",
    '`<script src="@{origin}/embed.js">`',
  ])('that is repeated is found: %s', (code) => expect(repeatsIn(code.replaceAll('@{', '${'))).toHaveLength(1));
});

test('an address has the encoded values in place of the names', () => {
  expect(addressOf(paths.visitorChat, { userId: '1', popupId: 13, engagementId: 'a/b.c?' })).toBe('/popup/postchatgpt/1/13/a%2Fb.c%3F');
  expect(addressOf(paths.visitorAnswer, { questionId: 7 })).toBe('/answer/7/');
});

test('a pattern matches the addresses of its paths and folders, and no others', () => {
  const pattern = patternOf([paths.placement, paths.visitorAnswer, loaderFile], [uploadedFiles]);
  for (const address of ['/placement/13/1', '/PLACEMENT/13/1/?x=1', '/answer/1', '/answer/1/', '/embed.js?v=2', '/uploads/a/b.webp'])
    expect([address, pattern.test(address)]).toEqual([address, true]);
  for (const address of [
    '/placement',
    '/placement/13',
    '/placement/13/1/2',
    '/api/answer/1/',
    '/embed-js',
    '/embed.json',
    '/?/embed.js',
    '/api/?/uploads/x',
  ])
    expect([address, pattern.test(address)]).toEqual([address, false]);
});

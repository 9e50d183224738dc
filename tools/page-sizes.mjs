#!/usr/bin/env node
/**
 * Checks how much script each public page loads at first, compressed as the server sends it, against its budget. The result is exact, so it
 * runs in CI. Exits with 1 when a page is over its budget.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const build = join(import.meta.dirname, '../web/build/client');
const budget = 120_000;
/** Not a public page: the start of everything that is drawn in the browser. */
const fallback = '__spa-fallback.html';

const sizeOf = (path) => {
  const file = join(build, path);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
};

const pages = readdirSync(build, { recursive: true })
  .filter((name) => name.endsWith('.html') && name !== fallback)
  .map((name) => {
    const scripts = new Set(readFileSync(join(build, name), 'utf8').match(/\/assets\/[\w.-]+\.js/g));
    return {
      page: `/${relative('.', name).replace(/\/?index\.html$/, '')}`,
      bytes: [...scripts].reduce((sum, path) => sum + sizeOf(path), 0),
    };
  })
  .sort((a, b) => b.bytes - a.bytes);

for (const { page, bytes } of pages) console.log(`${String(bytes).padStart(8)}  ${page}${bytes > budget ? '  OVER' : ''}`);
const over = pages.filter(({ bytes }) => bytes > budget);
console.log(
  `${pages.length} public pages, at most ${budget} bytes of script each: ${over.length === 0 ? 'all within' : `${over.length} over`}`,
);
process.exit(over.length > 0 ? 1 : 0);

#!/usr/bin/env node
/**
 * Checks how much script each public page loads at first, compressed as the server sends it, against its budget; and of the landing page
 * everything that the build contains of it, so that a visitor who scrolls through it loads less than 200 kB with the drawings, answers and headers of a
 * server (`npm run bench -- landing` measures those too). The result is exact, so it runs in CI. Exits with 1 when a page is over its budget.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const build = join(import.meta.dirname, '../web/build/client');
const budget = 120_000;
/** Drawings, answers and headers are 40 kB more. */
const wholeBudget = 150_000;
/** Not a public page: the start of everything that is drawn in the browser. */
const fallback = '__spa-fallback.html';

const sizeOf = (path) => {
  const file = join(build, path);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
};

const files = readdirSync(build, { recursive: true }).filter((name) => name.endsWith('.html') && name !== fallback);
const pages = files
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

/** Every file that a public page loads, at first or on demand. */
function reachedFrom(page) {
  const named = (text) => [...text.matchAll(/(?:\/assets\/|"assets\/|"\.\/)([\w-]+\.(?:js|css))/g)].map(([, file]) => `assets/${file}`);
  const reached = new Set(named(readFileSync(join(build, page), 'utf8')));
  // The set grows during the iteration. The list of routes names the files of all screens.
  for (const file of reached)
    if (file.endsWith('.js') && !file.includes('/manifest-'))
      for (const next of named(readFileSync(join(build, file), 'utf8'))) reached.add(next);
  return reached;
}

/** The styles of the owner's area, which would change a public page that loads them. */
const isOfOwnersArea = (file) => /\/owner-[\w-]+\.css$/.test(file);
const mixed = files.filter((page) => [...reachedFrom(page)].some(isOfOwnersArea));
if (!readdirSync(join(build, 'assets')).some((file) => isOfOwnersArea(`/${file}`))) throw new Error("the owner's area has no styles");
for (const page of mixed) console.log(`${page} loads the styles of the owner's area`);

/** What follows from a script: the files that it imports, at once or when it is needed. Those for the first click are not loaded by scrolling. */
const shown = /\.\/((?:LiveRecommender|preact|rolldown-runtime)-[\w-]+\.js)/g;

/** Everything of the landing page: itself, its styles, scripts, font, and the larger file of each picture that is shown at first. */
function wholeOf(page) {
  const html = readFileSync(join(build, page), 'utf8');
  const files = new Set([page, ...[...html.matchAll(/(?:href|src)="\/(assets\/[\w.-]+\.(?:css|js|woff2))/g)].map(([, file]) => file)]);
  for (const [, file] of html.matchAll(/(pictures\/[\w-]+-light-1440\.avif) 1440w/g)) files.add(file);
  for (const file of files)
    if (file.endsWith('.js')) for (const [, next] of readFileSync(join(build, file), 'utf8').matchAll(shown)) files.add(`assets/${next}`);
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

const wholes = ['index.html', 'de/index.html'].map((page) => ({ page, bytes: wholeOf(page) }));
for (const { page, bytes } of wholes)
  console.log(`${page}: ${bytes} bytes with everything on it, at most ${wholeBudget}${bytes > wholeBudget ? '  OVER' : ''}`);
process.exit(over.length > 0 || mixed.length > 0 || wholes.some(({ bytes }) => bytes > wholeBudget) ? 1 : 0);

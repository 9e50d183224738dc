#!/usr/bin/env node
/**
 * How much JavaScript the first screen after the login loads: every module of its routes with all they import, and the list of routes, as the browser gets
 * them (brotli). Fails above a budget. Code that is imported on demand is not counted, because it loads after the screen.
 * `--list` names the files, `--routes` gives the same for every screen (docs/screens.md).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { modulesOf, readWebManifest } from '../server/src/features/site/web-manifest.ts';
import { ensureBuilds, root } from './setup.mjs';

const screen = 'routes/owner/dashboard/Dashboard';
const budget = 200_000;

ensureBuilds();
const client = join(root, 'web/build/client');
const { address, entry, withParents, ids } = readWebManifest(client);
const text = (file) => readFileSync(join(client, file), 'utf8');

/** All files that load before the screen is shown. */
function filesOf(id) {
  const routes = withParents(id);
  if (routes.length === 0) throw new Error(`there is no route ${id}`);
  const files = new Set([address, ...[entry, ...routes].flatMap(modulesOf)]);
  // The set grows during the iteration by the imports of its modules.
  for (const file of files)
    for (const [, next] of text(file).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) files.add(`/assets/${next}`);
  return files;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const sizesByFile = new Map();
/** The bytes of a file as the browser gets them. */
function sizeOf(file) {
  if (!sizesByFile.has(file)) sizesByFile.set(file, brotliCompressSync(readFileSync(join(client, file))).length);
  return sizesByFile.get(file);
}
const sizesOf = (id) => [...filesOf(id)].map((file) => [file, sizeOf(file)]);
const sumOf = (sizes) => sizes.reduce((sum, [, size]) => sum + size, 0);

const sizes = sizesOf(screen);
const total = sumOf(sizes);
if (process.argv.includes('--routes')) {
  const first = filesOf(screen);
  for (const id of ids.filter((id) => /^routes\/owner\/(?!frame\/|Logout)/.test(id))) {
    const own = sizesOf(id);
    const more = own.filter(([file]) => !first.has(file));
    console.log(`| ${id.slice('routes/owner/'.length)} | ${kB(sumOf(own))} | ${own.length} | ${kB(sumOf(more))} | ${more.length} |`);
  }
}
if (process.argv.includes('--list'))
  for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(`${String(size).padStart(8)}  ${file}`);
console.log(`The first screen after the login: ${kB(total)} of JavaScript in ${sizes.length} files (brotli), at most ${kB(budget)}`);
if (total > budget) process.exitCode = 1;

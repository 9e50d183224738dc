import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshness } from './freshness.mjs';

let root: string;
const stamp = () => join(root, 'stamps/made');
/** As at a start so many seconds from now: files that were just written are not trusted by how they look. */
const after = (seconds: number) => freshness(root, stamp(), ['source', 'lock.json'], Date.now() + seconds * 1000);
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
/** How the files looked when the stamp was written; empty when that was too soon after a change. */
const remembered = () => readFileSync(stamp(), 'utf8').split('\n')[1];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-freshness-'));
  mkdirSync(join(root, 'source/deep'), { recursive: true });
  mkdirSync(join(root, 'source/node_modules'));
  write('source/a.ts', 'a');
  write('source/deep/b.ts', 'b');
  write('lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('an output is fresh until a file of its inputs changes, comes or goes', () => {
  expect(after(5).isFresh()).toBe(false);
  after(5).done();
  expect(after(5).isFresh()).toBe(true);
  const changes = [
    () => write('source/deep/b.ts', 'c'),
    () => write('source/new.ts', ''),
    () => renameSync(join(root, 'source/new.ts'), join(root, 'source/newer.ts')),
    () => rmSync(join(root, 'source/newer.ts')),
    () => write('lock.json', '[]'),
  ];
  for (const change of changes) {
    change();
    expect(after(5).isFresh()).toBe(false);
    after(5).done();
    expect(after(5).isFresh()).toBe(true);
  }
});

test('tests, notes and outputs do not count as inputs', () => {
  after(5).done();
  write('source/a.test.ts', '');
  write('source/README.md', '');
  write('source/node_modules/x.js', '');
  expect(after(5).isFresh()).toBe(true);
});

test('a text that pages are built from counts', () => {
  write('source/deep/terms.md', 'Free');
  after(5).done();
  write('source/deep/terms.md', 'Paid');
  expect(after(5).isFresh()).toBe(false);
});

test('a change of the same length is seen, also when the time of the write is set back to what it was', () => {
  after(5).done();
  const file = join(root, 'source/a.ts');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, 'z');
  utimesSync(file, atime, mtime);
  expect(after(5).isFresh()).toBe(false);
});

test('files that were touched but not changed are fresh, and remembered as they look now', () => {
  after(5).done();
  const before = remembered();
  writeFileSync(join(root, 'source/a.ts'), 'a');
  expect(after(5).isFresh()).toBe(true);
  expect(remembered()).not.toBe(before);
});

test('how files look is not remembered right after a change, because the next one might have the same time', () => {
  after(0).done();
  expect(remembered()).toBe('');
  expect(after(0).isFresh()).toBe(true);
  expect(remembered()).toBe('');
  expect(after(5).isFresh()).toBe(true);
  expect(remembered()).toMatch(/^[0-9a-f]{64}$/);
});

test('files that look the same are not read', () => {
  after(5).done();
  const [, looks] = readFileSync(stamp(), 'utf8').split('\n');
  // A stamp whose contents are another's: only the look can make it fresh.
  writeFileSync(stamp(), `nothing\n${looks}\n`);
  expect(after(5).isFresh()).toBe(true);
});

test('a stamp of an earlier version, which has the contents alone, still counts', () => {
  after(5).done();
  writeFileSync(stamp(), readFileSync(stamp(), 'utf8').split('\n')[0] ?? '');
  expect(after(5).isFresh()).toBe(true);
});

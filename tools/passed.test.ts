import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesPassed } from './passed.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-passed-'));
  for (const file of ['a.ts', 'b.ts']) writeFileSync(join(folder, file), `export const ${file[0]} = 1;\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const both = ['a.ts', 'b.ts'];
/** The memory as the next run opens it. */
const memory = (rules = 'rules') => filesPassed(folder, 'check', rules);

test('what passed is not looked at again', () => {
  expect(memory().changed(both)).toEqual(both);
  memory().passed(both);
  expect(memory().changed(both)).toEqual([]);
});

test('what has not passed stays to be looked at', () => {
  memory().changed(both);
  expect(memory().changed(both)).toEqual(both);
});

test('another content, another name and other rules are looked at', () => {
  memory().passed(both);
  writeFileSync(join(folder, 'a.ts'), 'export let a = 1;\n');
  writeFileSync(join(folder, 'c.ts'), 'export const b = 1;\n');
  expect(memory().changed([...both, 'c.ts'])).toEqual(['a.ts', 'c.ts']);
  expect(memory('other rules').changed(['b.ts'])).toEqual(['b.ts']);
});

test('a content that passed before and came back is looked at where another one passed since', () => {
  memory().passed(both);
  writeFileSync(join(folder, 'a.ts'), 'export const a = 2;\n');
  memory().passed(both);
  writeFileSync(join(folder, 'a.ts'), 'export const a = 1;\n');
  expect(memory().changed(both)).toEqual(['a.ts']);
});

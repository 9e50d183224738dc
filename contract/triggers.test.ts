/**
 * CONTRIBUTING.md lists the files of a new trigger. Proof: a copy of the product with one more row in the table, whose type errors
 * name the places that still need it.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'parley-walk-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const packages = ['contract', 'flow', 'widget', 'web', 'server', 'e2e'];
const made = new Set(['node_modules', 'dist', 'build', 'results', '.react-router']);
const row = `views: { setting: 'activateOnViews', byDefault: false, quickDefault: false,
    amount: { setting: 'activateOnViewsCount', min: 1, max: 9, usual: 2 } },`;

/** The files of a package that name triggers; of the server without its tests, which bring all of it along. The others would take a minute. */
const concerned = (name: string) =>
  globSync('**/*.{ts,tsx}', { cwd: join(copy, name), exclude: (path) => made.has(basename(path)) }).filter(
    (file) =>
      !(name === 'server' && /\.test\.ts$|\/testing\//.test(file)) &&
      /triggers|activateOn|\bOpener\b/i.test(readFileSync(join(copy, name, file), 'utf8')),
  );

/** Copies the sources; imports between the packages stay within the copy, all others lead to what is installed. */
function copyProduct(): void {
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  for (const name of packages) cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !made.has(basename(path)) });
  mkdirSync(join(copy, 'node_modules/@parley'), { recursive: true });
  for (const name of packages) symlinkSync(join(copy, name), join(copy, 'node_modules/@parley', name));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@parley') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of packages) {
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'));
    writeFileSync(join(copy, name, 'walk.json'), JSON.stringify({ extends: './tsconfig.json', include: concerned(name) }));
  }
}

/** Those files of a package of the copy that do not compile. Errors elsewhere come of leaving out the rest, such as its global types. */
const brokenIn = (name: string) =>
  new Promise<string[]>((resolve) =>
    execFile(join(root, 'node_modules/.bin/tsc'), ['-p', join(name, 'walk.json'), '--pretty', 'false'], { cwd: copy }, (_error, output) =>
      resolve(
        concerned(name)
          .map((file) => `${name}/${file}`)
          .filter((file) => output.includes(`\n${file}(`) || output.startsWith(`${file}(`)),
      ),
    ),
  );

test('a new trigger is a compile error in every forgotten file, and CONTRIBUTING.md lists them all', { timeout: 600_000 }, async () => {
  copyProduct();
  const table = join(copy, 'contract/triggers.ts');
  writeFileSync(
    table,
    readFileSync(table, 'utf8').replace(/^ {2}ai: /m, (ai) => `  ${row}\n${ai}`),
  );
  const broken = [...new Set((await Promise.all(['widget', 'web', 'server', 'e2e'].map(brokenIn))).flat())].sort();
  const isTest = (file: string) => /\.(?:test|spec)\.ts$/.test(file);
  expect(broken.filter(isTest)).toEqual(['e2e/widget/triggers.spec.ts', 'widget/src/loader/triggers.test.ts']);

  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('## A new trigger')[1]?.split('\n## ')[0] ?? '';
  const listed = [...guide.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file]) => String(file));
  // No type can ask for these: what the loader listens to, and the page of the rules. The browser test and the unit tests do.
  const unasked = ['widget/TRIGGERS.md', 'widget/src/loader/signals.ts'];
  expect(listed.toSorted()).toEqual(['contract/triggers.ts', ...broken.filter((file) => !isTest(file)), ...unasked].sort());
  expect(listed.length).toBeLessThanOrEqual(6);
});

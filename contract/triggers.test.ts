/**
 * Checks the list of files for a new trigger in CONTRIBUTING.md: adds a row to the table in a copy of the product and compares the files
 * that have type errors with the list.
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
/** Two programs, because web resolves imports as bundlers do. Each infers the types of the contract, which takes most of the time. */
const programs = {
  'walk-web.json': { settings: './web/tsconfig.json', of: ['web'] },
  'walk-others.json': { settings: './widget/tsconfig.json', of: ['widget', 'server', 'e2e'] },
};
const outputFolders = new Set(['node_modules', 'dist', 'build', 'results', '.react-router']);
const row = `views: { setting: 'activateOnViews', byDefault: false, quickDefault: false,
    amount: { setting: 'activateOnViewsCount', min: 1, max: 9, usual: 2 } },`;

const sourcesOf = (name: string) =>
  globSync('**/*.{ts,tsx}', { cwd: join(copy, name), exclude: (path) => outputFolders.has(basename(path)) });

/** The files of a package that mention triggers, without the server's tests, which import everything. Compiling all files would take a minute. */
const triggerFiles = (name: string) =>
  sourcesOf(name).filter(
    (file) =>
      !(name === 'server' && /\.test\.ts$|\/testing\//.test(file)) &&
      /triggers|activateOn|\bOpener\b/i.test(readFileSync(join(copy, name, file), 'utf8')),
  );

/** Lets the compiler take the types of the files that they import, and not check those files. */
function checkOnlyTriggerFiles(): void {
  for (const name of packages) {
    const checked = new Set(triggerFiles(name));
    for (const file of sourcesOf(name).filter((path) => !checked.has(path))) {
      const path = join(copy, name, file);
      writeFileSync(path, `// @ts-nocheck\n${readFileSync(path, 'utf8')}`);
    }
  }
}

/** Copies the sources. Imports between the packages resolve to the copy, all others to the installed packages. */
function copyProduct(): void {
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  for (const name of packages)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !outputFolders.has(basename(path)) });
  mkdirSync(join(copy, 'node_modules/@parley'), { recursive: true });
  for (const name of packages) symlinkSync(join(copy, name), join(copy, 'node_modules/@parley', name));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@parley') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of packages) {
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'));
  }
  for (const [program, { settings, of }] of Object.entries(programs))
    writeFileSync(
      join(copy, program),
      JSON.stringify({ extends: settings, include: of.flatMap((name) => triggerFiles(name).map((file) => join(copy, name, file))) }),
    );
}

/** The files of a program that do not compile. Errors in other files are ignored, because parts such as global types are left out. */
const brokenIn = (program: string, of: readonly string[]) =>
  new Promise<string[]>((resolve) =>
    execFile(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', program, '--pretty', 'false', '--singleThreaded'],
      { cwd: copy, env: { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' } },
      (_error, output) =>
        resolve(
          of
            .flatMap((name) => triggerFiles(name).map((file) => `${name}/${file}`))
            .filter((file) => output.includes(`\n${file}(`) || output.startsWith(`${file}(`)),
        ),
    ),
  );

test('a new trigger is a compile error in every forgotten file, and CONTRIBUTING.md lists them all', { timeout: 600_000 }, async () => {
  copyProduct();
  checkOnlyTriggerFiles();
  const table = join(copy, 'contract/triggers.ts');
  writeFileSync(
    table,
    readFileSync(table, 'utf8').replace(/^ {2}ai: /m, (ai) => `  ${row}\n${ai}`),
  );
  const broken = [
    ...new Set((await Promise.all(Object.entries(programs).map(([program, { of }]) => brokenIn(program, of)))).flat()),
  ].sort();
  const isTest = (file: string) => /\.(?:test|spec)\.ts$/.test(file);
  expect(broken.filter(isTest)).toEqual(['e2e/widget/triggers.spec.ts', 'widget/src/loader/triggers.test.ts']);

  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('## A new trigger')[1]?.split('\n## ')[0] ?? '';
  const listed = [...guide.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file]) => String(file));
  // The compiler cannot check these: the signals of the loader and the page of rules. The browser test and the unit tests do.
  const untyped = ['widget/TRIGGERS.md', 'widget/src/loader/signals.ts'];
  expect(listed.toSorted()).toEqual(['contract/triggers.ts', ...broken.filter((file) => !isTest(file)), ...untyped].sort());
  expect(listed.length).toBeLessThanOrEqual(6);
});

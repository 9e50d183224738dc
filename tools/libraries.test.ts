/** Checks that decision 005 names our libraries, and what it states about their licences and those of everything that is shipped or run with them. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed } from './licences.ts';
import { type Package as Shipped, shippedPackages } from './shipped.ts';

const root = join(import.meta.dirname, '..');
interface Package {
  workspaces?: string[];
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const read = (path: string): Package => JSON.parse(readFileSync(path, 'utf8'));

const workspaces = ['.', ...(read(join(root, 'package.json')).workspaces ?? [])];

/** The direct dependencies of a workspace, with the folders they may be installed in. */
const dependenciesOf = (workspace: string) => {
  const file = join(root, workspace, 'package.json');
  const { dependencies, devDependencies } = read(file);
  const folders = createRequire(file).resolve.paths('any') ?? [];
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith('@parley/'))
    .map((name) => ({ name, folders }));
};

const licenceOf = (name: string, folders: string[]) => {
  for (const folder of folders) {
    try {
      return read(join(folder, name, 'package.json')).license;
    } catch {
      // Installed further up.
    }
  }
  throw new Error(`${name} is not installed`);
};

test('every library has a permissive licence, but for those that decision 005 names', () => {
  const libraries = workspaces.flatMap(dependenciesOf);
  expect(libraries.length).toBeGreaterThan(50);
  const others = libraries.flatMap(({ name, folders }) => {
    const licence = licenceOf(name, folders) ?? 'none';
    return isAllowed(name, licence) ? [] : [`${name}: ${licence}`];
  });
  expect(others).toEqual([]);
});

test('decision 005 names every direct dependency, with a reason or as a part of the stack, and no other', () => {
  const page = readFileSync(join(root, 'docs/decisions/005-libraries.md'), 'utf8').split('\n## Considered and not used')[0] ?? '';
  const [reasons = '', stack = ''] = page.split('\n## The stack\n');
  const cells = [...reasons.matchAll(/^\| ([^|]+) \|/gm)]
    .map(([, names = '']) => names)
    .filter((names) => !/^(?:Library|-+)$/.test(names.trim()));
  const lists = [...stack.matchAll(/^- [^:]+: (.+)$/gm)].map(([, names = '']) => names);
  const named = [...cells, ...lists].flatMap((names) => names.split(',').map((name) => name.trim()));
  const used = workspaces.flatMap((workspace) => {
    const { dependencies, devDependencies, optionalDependencies } = read(join(root, workspace, 'package.json'));
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter((name) => !name.startsWith('@parley/'));
  });
  expect([...new Set(used)].filter((name) => !named.some((pattern) => matchesGlob(name, pattern)))).toEqual([]);
  expect(named.filter((pattern) => !used.some((name) => matchesGlob(name, pattern)))).toEqual([]);
  expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
});

/** What is wrong, a line for each package. */
const refusedOf = (packages: Iterable<Shipped>) =>
  [...packages].flatMap(({ path, name, version, licence }) =>
    isAllowed(name, licence) ? [] : [`${name} ${version} (${path}) has the licence ${licence}, which decision 005 does not allow`],
  );

test('everything that is shipped, bundled or run has a licence that decision 005 allows', () => {
  const shipped = [...shippedPackages().values()];
  expect(shipped.length).toBeGreaterThan(300);
  expect(refusedOf(shipped)).toEqual([]);
});

test('the lockfile names the licences that the installed packages state', () => {
  const others = [...shippedPackages().values()].flatMap(({ path, licence }) => {
    // Binaries of other platforms are not installed.
    const file = join(root, path, 'package.json');
    const stated = existsSync(file) ? read(file).license : licence;
    return stated === licence ? [] : [`${path}: ${stated}, and ${licence} in the lockfile`];
  });
  expect(others).toEqual([]);
});

test('a forbidden licence is reported by name', () => {
  const library = { path: 'node_modules/x', name: 'x', version: '1.0.0', licence: 'GPL-3.0-only' };
  expect(refusedOf([library])).toEqual(['x 1.0.0 (node_modules/x) has the licence GPL-3.0-only, which decision 005 does not allow']);
});

test('of alternative licences one is enough, of joined ones all are needed', () => {
  for (const good of ['MIT', '(MIT OR GPL-3.0-or-later)', 'AFL-2.1 OR BSD-3-Clause', '(MIT AND Zlib)', 'MIT AND (ISC OR GPL-2.0-only)'])
    expect([good, isAllowed('x', good)]).toEqual([good, true]);
  for (const bad of [
    'none',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    'MIT AND GPL-3.0-only',
    '(GPL-2.0-only OR AGPL-3.0-only)',
    'LGPL-3.0-or-later',
    'BSD',
  ])
    expect([bad, isAllowed('x', bad)]).toEqual([bad, false]);
  expect(isAllowed('@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toBe(true);
});

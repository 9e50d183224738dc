/** Checks what decision 005 states about the licences of our libraries. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'MIT OR Apache-2.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'PostgreSQL',
]);
/** Weaker copyleft that decision 005 allows by name. */
const exceptions: Readonly<Record<string, string>> = { 'axe-core': 'MPL-2.0', '@fontsource-variable/inter': 'OFL-1.1' };

interface Package {
  workspaces?: string[];
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = (path: string): Package => JSON.parse(readFileSync(path, 'utf8'));

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
  const workspaces = ['.', ...(read(join(root, 'package.json')).workspaces ?? [])];
  const libraries = workspaces.flatMap(dependenciesOf);
  expect(libraries.length).toBeGreaterThan(50);
  const others = libraries.flatMap(({ name, folders }) => {
    const licence = licenceOf(name, folders) ?? 'none';
    return permissive.has(licence) || exceptions[name] === licence ? [] : [`${name}: ${licence}`];
  });
  expect(others).toEqual([]);
});

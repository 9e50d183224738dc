/** Keeps between runs which files passed a check that looks at one file alone. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Remembers which files passed under the same rules.
 * @param folder the files' folder; what passed is kept below it
 * @param check the name of the check
 * @param rules a text that changes whenever other mistakes could be found
 * @returns {{ changed: (files: string[]) => string[], passed: (files: string[]) => void }} the files, as paths in the folder, that are new or have
 *   another content than when they passed; and what keeps that all of them passed
 */
export function filesPassed(folder, check, rules) {
  const store = join(folder, 'node_modules/.parley/checks', check);
  const markOf = (file) =>
    createHash('sha256')
      .update(`${rules}\n${file}\n`)
      .update(readFileSync(join(folder, file)))
      .digest('base64url');
  const before = new Set(existsSync(store) ? readFileSync(store, 'utf8').split('\n') : []);
  return {
    changed: (files) => files.filter((file) => !before.has(markOf(file))),
    passed(files) {
      mkdirSync(dirname(store), { recursive: true });
      writeFileSync(store, files.map(markOf).join('\n'));
    },
  };
}

/**
 * `node tools/lint.mjs`: checks the files whose content has not passed before. Every rule looks at one file alone (biome.json), so what passed once
 * passes again; a mistake that stays is told each time.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, root } from './setup.mjs';

/**
 * Remembers which files passed under the same rules.
 * @param folder the files' folder
 * @param store where it is kept between runs
 * @param rules a text that changes whenever other mistakes could be found
 * @returns {{ changed: (files: string[]) => string[], passed: (files: string[]) => void }} the files, as paths in the folder, that are new or have
 *   another content than when they passed; and what keeps that all of them passed
 */
export function filesPassed(folder, store, rules) {
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

/** The files that git has or would take; null without git. */
function filesOfGit() {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  if (status !== 0) return null;
  return [...new Set(stdout.toString().split('\0'))].filter((file) => file !== '' && existsSync(join(root, file)));
}

const check = (paths) =>
  spawnSync('biome', ['ci', '--diagnostic-level=warn', '--no-errors-on-unmatched', ...paths], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  }).status ?? 1;

function lint() {
  const files = filesOfGit();
  if (files === null) return check(['.']);
  const version = readFileSync(join(root, 'node_modules/@biomejs/biome/package.json'), 'utf8');
  const rules = createHash('sha256')
    .update(readFileSync(join(root, 'biome.json')))
    .update(version)
    .digest('hex');
  const memory = filesPassed(root, join(root, 'node_modules/.parley/checks/lint'), rules);
  const changed = memory.changed(files);
  const status = changed.length === 0 ? 0 : check(changed.length === files.length ? ['.'] : changed);
  if (status === 0) memory.passed(files);
  return status;
}

if (process.argv[1] === import.meta.filename) process.exitCode = lint();

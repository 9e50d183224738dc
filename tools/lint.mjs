/**
 * `node tools/lint.mjs`: checks the files whose content has not passed before. Every rule looks at one file alone (biome.json), so what passed once
 * passes again; a mistake that stays is told each time.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesPassed } from './passed.mjs';
import { environment, root } from './setup.mjs';

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
  const memory = filesPassed(root, 'lint', rules);
  const changed = memory.changed(files);
  const status = changed.length === 0 ? 0 : check(changed.length === files.length ? ['.'] : changed);
  if (status === 0) memory.passed(files);
  return status;
}

if (process.argv[1] === import.meta.filename) process.exitCode = lint();

/**
 * What `npm start` and `npm test` do before anything else: packages, Node 24, builds. Runs on the Node that runs npm,
 * so it uses only features of Node 18.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshness } from './freshness.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = join(root, 'node_modules', '.parley');

/** The pinned Node, independent of the Node that runs this file. */
export const node = join(root, 'node_modules', '.bin', 'node');

/** The environment in which the project's own commands come first, and in which Node caches compiled code: a start takes a second less. */
export const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  NODE_COMPILE_CACHE: join(stamps, 'compiled'),
  // Playwright keeps what it compiles among temporary files, which a run of the tests throws away.
  PWTEST_CACHE_DIR: join(stamps, 'playwright'),
};

/** Runs a command in the project; ends the process with its status when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs `work` unless it was done for the same inputs and its outputs exist. */
function unlessFresh(name, inputs, outputs, work) {
  const { isFresh, done } = freshness(root, join(stamps, name), inputs);
  if (isFresh() && outputs.every((path) => existsSync(join(root, path)))) return;
  work();
  done();
}

/** Installs the packages of the lockfile, including Node 24. */
export function ensurePackages() {
  unlessFresh('packages', ['package-lock.json'], ['node_modules/.bin/node'], () => {
    console.log('Installing packages …');
    // Not `npm ci`: where a registry lacks the binaries of other platforms it calls a right lockfile wrong. The lockfile rules here too.
    // Engine warnings are about the Node that runs npm; the project runs on the one that it installs.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

/** Builds the file that `npm start` and the journeys run, where the server's sources changed (decision 037). */
export function ensureServer() {
  unlessFresh('server', ['contract', 'flow', 'package-lock.json', 'server/src', 'server/build.mjs'], ['server/dist/main.js'], () => {
    console.log('Building the server …');
    run(node, [join(root, 'server/build.mjs')]);
  });
}

/** Builds the widget and the web where their sources changed. */
export function ensureBuilds() {
  const shared = ['contract', 'flow', 'package-lock.json'];
  unlessFresh('widget', [...shared, 'widget'], ['widget/dist/embed.js', 'widget/dist/manifest.json'], () => {
    console.log('Building the widget …');
    run('npm', ['run', '--silent', 'build', '-w', 'widget']);
  });
  unlessFresh('web', [...shared, 'widget/src', 'web'], ['web/build/client'], () => {
    console.log('Building the web …');
    run('npm', ['run', '--silent', 'build', '-w', 'web', '--', '--logLevel', 'warn']);
    run(node, [join(root, 'tools/compress.mjs'), join(root, 'web/build/client')]);
  });
}

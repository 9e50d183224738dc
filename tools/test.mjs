#!/usr/bin/env node
/**
 * `npm test`: sets itself up, then every check and every test. `npm test -- NAME …` runs only the steps named.
 * Its last line counts the tests of all runners.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureOldestPostgres, testsOnOldestPostgres } from './postgres.mjs';
import { ensureBuilds, ensurePackages, environment, root } from './setup.mjs';

const reports = mkdtempSync(join(tmpdir(), 'parley-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const report = (name) => join(reports, `${name}.json`);
const vitest = (name, ...args) => ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`, ...args];

const packages = ['contract', 'flow', 'server', 'widget', 'web', 'e2e', 'bench'];

const steps = [
  ...packages.map((name) => ({ name: `types ${name}`, command: ['tsc', '-p', name] })),
  { name: 'lint', command: ['biome', 'ci', '--diagnostic-level=warn', '.'] },
  { name: 'boundaries', command: ['depcruise', ...packages, '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'unit', command: vitest('unit', '--project', 'unit'), report: 'vitest' },
  { name: 'components', command: vitest('components', '--project', 'components'), report: 'vitest' },
  { name: 'server', command: vitest('server', '--project', 'server'), report: 'vitest' },
  {
    name: 'server on PostgreSQL 15',
    command: vitest('server on PostgreSQL 15', '--project', 'server', ...testsOnOldestPostgres),
    env: { TEST_DATABASE: 'debian' },
    available: ensureOldestPostgres,
    report: 'vitest',
  },
  {
    name: 'server on DATABASE_URL',
    command: vitest('server on DATABASE_URL', '--project', 'server'),
    env: { TEST_DATABASE: 'url' },
    onlyByName: true,
    report: 'vitest',
  },
  { name: 'sizes', command: ['size-limit'], cwd: 'widget', before: ensureBuilds },
  { name: 'sizes of pages', command: ['node', 'tools/page-sizes.mjs'], before: ensureBuilds },
  { name: 'sizes of first screens', command: ['node', 'tools/first-screen.mjs'], before: ensureBuilds },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    before: ensureBuilds,
    browser: true,
    report: 'playwright',
  },
];

ensurePackages();
const wanted = process.argv.slice(2);
const isWanted = ({ name, onlyByName }) =>
  onlyByName ? wanted.includes(name) : wanted.length === 0 || wanted.some((word) => name.startsWith(word));
const chosen = steps.filter(isWanted);
const failed = [];
const total = { passed: 0, failed: 0, skipped: 0 };

for (const step of chosen) {
  step.before?.();
  if (step.available?.() === false) continue;
  const browser = step.browser ? { CHROMIUM_PATH: ensureBrowser() } : {};
  const begun = Date.now();
  const env = { ...environment, ...step.env, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report(step.name) };
  const [command, ...args] = step.command;
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: join(root, step.cwd ?? '.'), stdio: 'inherit', env });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${step.name}  ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.push(step.name);
  if (step.report) count(step);
}

function count({ name, report: kind }) {
  if (!existsSync(report(name))) return;
  const found = JSON.parse(readFileSync(report(name), 'utf8'));
  const [passed, bad, skipped] =
    kind === 'vitest'
      ? [found.numPassedTests, found.numFailedTests, found.numPendingTests]
      : [found.stats.expected, found.stats.unexpected + found.stats.flaky, found.stats.skipped];
  total.passed += passed;
  total.failed += bad;
  total.skipped += skipped;
}

if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);

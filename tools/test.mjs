#!/usr/bin/env node
/**
 * `npm test`: sets itself up, then every check and every test. `npm test -- NAME …` runs only the steps named, `npm test -- --changed` what
 * a change since main can break. Its last line counts the tests of all runners.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOtherBrowsers } from './browser.mjs';
import { changesSinceMain, stepsFor } from './changed.mjs';
import { folderInMemory } from './memory.mjs';
import { ensureOldestPostgres, testsOnOldestPostgres } from './postgres.mjs';
import { ensurePackages, environment, root } from './setup.mjs';
import { runSteps } from './steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'parley-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const report = (name) => join(reports, `${name}.json`);
const vitest = (name, ...args) => ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`, ...args];

/** Where a check keeps what it found in files, so that the next run only looks at those whose content has changed, and at what depends on them. */
const remembered = (name) => join(root, 'node_modules/.parley/checks', name);

const packages = ['contract', 'flow', 'server', 'widget', 'web', 'e2e', 'bench'];
/**
 * The programs that are compiled together. The packages that run on Node are one program, because each imports the one before it; so are the two
 * for browsers, which
 * would both infer the types of the contract. web resolves imports in another way.
 */
const programs = [
  { project: 'tsconfig.node.json', packages: ['contract', 'flow', 'server', 'bench'] },
  { project: 'web', packages: ['web'] },
  { project: 'tsconfig.browser.json', packages: ['widget', 'e2e'] },
];

const steps = [
  // One thread each: several would infer the same types again, and two programs are checked at once anyway.
  ...programs.map(({ project, packages }) => ({
    name: `types of ${packages.join(', ')}`,
    command: ['tsc', '-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', remembered(`${project}.tsbuildinfo`)],
    // Nearly all that it allocates lives until it ends: to collect garbage would take a fifth of its time.
    env: { GOGC: 'off', GOMEMLIMIT: '2GiB' },
    packages,
  })),
  { name: 'lint', command: ['node', 'tools/lint.mjs'] },
  {
    name: 'boundaries',
    command: [
      ...['depcruise', ...packages, '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
      ...['--cache', remembered('boundaries'), '--cache-strategy', 'content'],
    ],
  },
  { name: 'boundaries of the server', command: ['node', 'tools/boundaries.mjs'] },
  { name: 'words', command: ['node', 'tools/words.mjs'] },
  { name: 'unused', command: ['knip', '--no-progress', '--cache', '--cache-location', remembered('unused')] },
  { name: 'migrations', command: ['node', 'tools/migrations.mjs'] },
  { name: 'unit', command: vitest('unit', '--project', 'unit'), report: 'vitest' },
  { name: 'components', command: vitest('components', '--project', 'components*'), report: 'vitest', seconds: 35 },
  {
    name: 'server',
    command: vitest('server', '--project', 'server'),
    needsBuilds: true,
    // Its last check needs PostgreSQL 15, and is left out where that cannot be installed.
    available: () => !ensureOldestPostgres() || { PREPARE_ON_OLDEST: '1' },
    report: 'vitest',
    seconds: 440,
  },
  {
    name: 'server on PostgreSQL 15',
    command: vitest('server on PostgreSQL 15', '--project', 'server', ...testsOnOldestPostgres),
    env: { TEST_DATABASE: 'debian' },
    available: ensureOldestPostgres,
    report: 'vitest',
    seconds: 40,
  },
  {
    name: 'server on DATABASE_URL',
    command: vitest('server on DATABASE_URL', '--project', 'server'),
    env: { TEST_DATABASE: 'url' },
    needsBuilds: true,
    onlyByName: true,
    report: 'vitest',
  },
  { name: 'sizes', command: ['size-limit'], cwd: 'widget', needsBuilds: true },
  { name: 'sizes of pages', command: ['node', 'tools/page-sizes.mjs'], needsBuilds: true },
  { name: 'sizes of first screens', command: ['node', 'tools/first-screen.mjs'], needsBuilds: true },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    needsBuilds: true,
    browser: true,
    report: 'playwright',
    seconds: 340,
  },
  {
    name: 'browsers',
    command: ['playwright', 'test', '--config', 'e2e/browsers/playwright.config.ts'],
    needsBuilds: true,
    available: ensureOtherBrowsers,
    report: 'playwright',
    seconds: 38,
  },
  {
    name: 'pictures',
    command: ['playwright', 'test', '--config', 'e2e/pictures/playwright.config.ts'],
    needsBuilds: true,
    browser: true,
    onlyByName: true,
  },
];

ensurePackages();
const wanted = process.argv.slice(2);
const named = wanted.filter((word) => !word.startsWith('--'));
const isWanted = ({ name, onlyByName }) =>
  onlyByName ? named.includes(name) : named.length === 0 || named.some((word) => name.startsWith(word));
const byName = steps.filter(isWanted);
const chosen = wanted.includes('--changed') ? stepsFor(byName, changesSinceMain()) : byName;
const total = { passed: 0, failed: 0, skipped: 0 };

const temporary = folderInMemory();
if (temporary) environment.TMPDIR = temporary;
const failed = await runSteps(chosen, report);
for (const step of chosen) if (step.report) count(step);

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

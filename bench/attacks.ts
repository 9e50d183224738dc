/**
 * `npm run attacks`: tries every attack that SECURITY.md names and all kinds of hostile traffic, and writes how often each was tried and held into
 * docs/attacks.md. Takes about ten minutes. Fails when one was not held, or when nothing tries it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { allHeld, attacksIn, filesOf, linesOfTests, linesOfTrials, type TestedFile, tableOf } from './faults/attack-table.ts';
import { attacks as hostileTraffic } from './faults/attacks.ts';
import { project } from './lib/processes.ts';

const rounds = 2;
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: project, encoding: 'utf8' });

/** Runs the tests of these files. A test that fails is in the table. */
function tested(files: readonly string[]): TestedFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'parley-attacks-'));
  const report = join(folder, 'report.json');
  const vitest = join(project, 'node_modules/.bin/vitest');
  spawnSync(vitest, ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files], {
    cwd: project,
    stdio: 'inherit',
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestedFile[] };
  rmSync(folder, { recursive: true });
  return testResults;
}

run(process.execPath, '-e', "import('./tools/setup.mjs').then((setup) => setup.ensureBuilds())");
const named = attacksIn(readFileSync(join(project, 'SECURITY.md'), 'utf8'));
const files = filesOf(named, run('git', 'ls-files', '*.test.ts', '*.test.tsx').split('\n'));
const byTests = linesOfTests(named, tested(files));
const byTraffic = linesOfTrials(await hostileTraffic({ times: rounds * 2, seconds: 0 }));

const page = `# Attacks: how often each was tried and held

\`npm run attacks\` makes this page, here on ${new Date().toISOString().slice(0, 10)} of ${run('git', 'rev-parse', '--short', 'HEAD').trim()}, with Node ${process.version} on ${availableParallelism()} cores. What the defences are: [SECURITY.md](../SECURITY.md).

## By tests

One test may try thousands of inputs.

${tableOf(['Attack', 'Tests', 'Passed'], byTests)}

## By hostile traffic

Each kind in turn, ${rounds} rounds, at the built server while eight visitors write (\`bench/faults/attacks.ts\`). Held is what gets no error of the server, no success where it has to be refused, and an answer.

${tableOf(['Traffic', 'Tried', 'Held'], byTraffic)}
`;
writeFileSync(join(project, 'docs/attacks.md'), page);
console.log(page);
if (!allHeld([...byTests, ...byTraffic])) process.exitCode = 1;

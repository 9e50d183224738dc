import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeyFeatures, journeysFor, reaches, stepsFor, testsOfTheTree } from './changed.mjs';

const root = join(import.meta.dirname, '..');
const names = (path: string) => readdirSync(join(root, path));
const steps = [
  { name: 'types of server, bench', command: ['x'], packages: ['server', 'bench'] },
  { name: 'types of web', command: ['x'], packages: ['web'] },
  ...['lint', 'unit', 'components', 'server', 'server on PostgreSQL 15', 'sizes', 'browsers', 'journeys'].map((name) => ({
    name,
    command: ['x'],
  })),
];
interface Step {
  name: string;
  command: string[];
}
const importing: Record<string, string[]> = { unit: ['flow/a.test.ts'], server: ['server/src/a.test.ts'] };
const testsImporting = (project: string) => importing[project];
const chosenFor = (...files: string[]): Step[] => stepsFor(steps, { base: 'HEAD', files, testsImporting });
const stepNames = (...files: string[]) => chosenFor(...files).map(({ name }) => name);
/** What a step runs for the change: null for everything. */
const filesOf = (step: string, ...files: string[]) => {
  const [, ...only] = chosenFor(...files).find(({ name }) => name === step)?.command ?? [];
  return only.length > 0 ? only : null;
};

describe('the checks that a change can break', () => {
  it('include every journey, and only existing features', () => {
    const journeys = names('e2e/journeys').flatMap((name) => name.match(/^(.*)\.spec\.ts$/)?.[1] ?? []);
    expect(Object.keys(journeyFeatures).sort()).toEqual(journeys.sort());
    const features = new Set([...names('server/src/features'), ...names('web/src/features')]);
    expect(
      Object.values(journeyFeatures)
        .flat()
        .filter((name) => !features.has(name)),
    ).toEqual([]);
  });

  it('leads every feature to a journey', () => {
    const walked = new Set(Object.values(journeyFeatures).flat());
    const features = new Set([...names('server/src/features'), ...names('web/src/features')]);
    expect([...features].filter((name) => !walked.has(name))).toEqual([]);
  });

  it('are all checks for files that everything depends on, and for files without a rule', () => {
    for (const file of [
      'package-lock.json',
      'web/package.json',
      'tsconfig.node.json',
      'tsconfig.browser.json',
      '.dependency-cruiser.mjs',
      'biome.json',
      'vitest.config.ts',
      '.ci/run',
      'deploy/Dockerfile',
      'deploy/inbound-mail.sh',
      'tools/test.mjs',
      'tools/postgres.mjs',
      'tools/memory.mjs',
      'tools/shipped.ts',
      'somewhere/new.ts',
    ])
      expect([file, chosenFor(file)]).toEqual([file, steps]);
  });

  it('are all journeys for product code of no feature', () => {
    expect(journeysFor(['contract/recommenders.ts'])).toBeNull();
    expect(journeysFor(['web/src/ui/states/Notice.tsx', 'web/src/features/blog/BlogPosts.tsx'])).toBeNull();
    expect(journeysFor(['e2e/support/owner.ts'])).toBeNull();
  });

  it('is the journeys through a feature for a file of that feature', () => {
    expect(journeysFor(['web/src/features/blog/BlogPosts.tsx'])).toEqual(['journeys/site.spec.ts']);
    expect(journeysFor(['server/src/features/history/store.ts'])).toContain('journeys/history.spec.ts');
  });

  it('is a changed journey itself, and the widget’s tests for their own support', () => {
    expect(journeysFor(['e2e/journeys/products.spec.ts'])).toEqual(['journeys/products.spec.ts']);
    expect(journeysFor(['e2e/shops/plain.html'])).toEqual(['widget/']);
    expect(journeysFor(['web/src/lib/merge.test.ts', 'README.md', 'bench/run.ts', 'tools/words.mjs'])).toEqual([]);
  });

  it('are the tests of the tree alone for documents', () => {
    for (const file of [
      'CONTRIBUTING.md',
      'README.md',
      'docs/deploy.md',
      'widget/TRIGGERS.md',
      'server/src/features/assistant/claims/SPEC.md',
    ]) {
      expect([file, stepNames(file)]).toEqual([file, ['unit', 'server']]);
      expect(filesOf('unit', file)).toEqual(testsOfTheTree.unit);
      expect(filesOf('server', file)).toEqual(testsOfTheTree.server);
    }
  });

  it('are those of the pages for texts that pages are built from', () => {
    const chosen = stepNames('web/src/content/legal/de/terms.md');
    for (const name of ['server', 'sizes', 'journeys']) expect(chosen).toContain(name);
    expect(filesOf('server', 'web/src/content/legal/de/terms.md')).toContain('server/src/features/site/');
  });

  it('include the tests of the tree for every change', () => {
    for (const file of ['flow/index.ts', 'web/src/features/blog/BlogPosts.tsx', 'server/src/features/blog/index.ts', 'tools/words.mjs']) {
      expect(filesOf('unit', file)).toEqual([...(importing.unit ?? []), ...testsOfTheTree.unit]);
      expect(filesOf('server', file)).toEqual(expect.arrayContaining(testsOfTheTree.server));
    }
  });

  it('are all tests of the server for what they read by its path', () => {
    for (const file of [
      'server/migrations/0028_answers-by-mail.sql',
      'server/src/testing/first-release/facts.json',
      'server/src/kit/money/fixtures/price-texts.json',
    ]) {
      expect(stepNames(file)).toEqual(expect.arrayContaining(['types of server, bench', 'server', 'server on PostgreSQL 15', 'journeys']));
      expect(filesOf('server', file)).toBeNull();
      expect(filesOf('unit', file)).toBeNull();
    }
  });

  it('are all tests of the evaluation for its sets, and none for kept results', () => {
    expect(filesOf('server', 'bench/eval/sets/dev/attacks/x.txt')).toContain('bench/');
    expect(filesOf('server', 'bench/results/start.json')).not.toContain('bench/');
  });

  it('are all tests of a feature, because no import leads to its workers', () => {
    expect(filesOf('server', 'server/src/features/knowledge/reading/worker.ts')).toContain('server/src/features/knowledge/');
  });

  it('are those of the server that read the builds, for what is built', () => {
    expect(filesOf('server', 'widget/src/loader/index.ts')).toContain('server/src/features/site/');
    expect(filesOf('server', 'e2e/support/owner.ts')).not.toContain('server/src/features/site/');
  });

  it('leave out packages that cannot see the change', () => {
    expect(stepNames('bench/run.ts')).toEqual(['types of server, bench', 'lint', 'unit', 'components', 'server']);
    expect(stepNames('server/src/features/blog/index.ts')).not.toContain('types of web');
    expect(stepNames('web/src/features/blog/BlogPosts.tsx')).not.toContain('server on PostgreSQL 15');
  });
});

describe('the rules know', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const sources = (pattern: RegExp) =>
    tracked.filter((path) => pattern.test(path)).map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));

  it('which package imports which', () => {
    const packages = Object.keys(reaches).join('|');
    const imported = new RegExp(`(?:from |import\\()'(?:@parley/|(?:\\.\\./)+)(${packages})['/]`, 'g');
    const missing = sources(new RegExp(`^(?:${packages})/.*\\.tsx?$`)).flatMap(({ path, code }) =>
      [...code.matchAll(imported)]
        .map(([, name = '']) => name)
        .filter((name) => !(reaches as Record<string, string[]>)[name]?.includes(path.split('/')[0] ?? ''))
        .map((name) => `${path} imports ${name}`),
    );
    expect(missing).toEqual([]);
    for (const [name, reached] of Object.entries(reaches as Record<string, string[]>))
      for (const next of reached)
        expect([name, reached]).toEqual([name, expect.arrayContaining((reaches as Record<string, string[]>)[next] ?? [])]);
  });

  /** Tests that read only what they have written, fixtures beside them (all tests run when one of those changes), or a build. */
  const readNoSources = [
    'server/src/backup/backup.test.ts',
    'server/src/config.test.ts',
    'server/src/database-away.test.ts',
    'server/src/features/handover/inbound/pipe.test.ts',
    'server/src/features/privacy/privacy.test.ts',
    'server/src/features/questionnaires/answers/answers.test.ts',
    'server/src/features/recommenders/visitors/visitor.test.ts',
    'server/src/first-release.test.ts',
    'server/src/kit/money/price-text.test.ts',
    'server/src/main.test.ts',
    'server/src/platform/db/durability.test.ts',
    'server/src/platform/db/embedded/embedded.test.ts',
    'server/src/platform/db/lock.test.ts',
    'server/src/platform/db/migrate.test.ts',
    'server/src/platform/mail.test.ts',
    'tools/freshness.test.ts',
    'tools/memory.test.ts',
  ];

  it('which tests read the tree', () => {
    const reads = /\b(?:readFile|readdir|glob|cp|execFile|spawn)(?:Sync)?\(/;
    const reading = sources(/\.test\.tsx?$/).filter(({ code }) => reads.test(code));
    const listed = [...testsOfTheTree.unit, ...testsOfTheTree.server];
    expect(listed.filter((path) => !tracked.includes(path))).toEqual([]);
    expect(reading.map(({ path }) => path).filter((path) => !listed.includes(path) && !readNoSources.includes(path))).toEqual([]);
  });
});

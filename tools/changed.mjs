/**
 * Decides which checks a change can break, for `npm test -- --changed`: one cautious rule for each kind of step. Imports lead from a file to the
 * tests that it can break. What is read by its path has rules of its own. For a file without a rule below, everything runs.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from './setup.mjs';

/** The packages that import a package, directly or not, including itself. */
export const reaches = {
  contract: ['contract', 'flow', 'server', 'widget', 'web', 'e2e', 'bench'],
  flow: ['flow', 'server', 'widget', 'web', 'e2e', 'bench'],
  server: ['server', 'e2e', 'bench'],
  widget: ['widget', 'web', 'e2e', 'bench'],
  web: ['web', 'e2e', 'bench'],
  e2e: ['e2e', 'bench'],
  bench: ['bench'],
};

/** Tests that read files of the project by their paths, by step: no import leads to them, so they run with every change. They take seconds. */
export const testsOfTheTree = {
  unit: [
    'contract/paths.test.ts',
    'tools/boundaries.test.ts',
    'tools/changed.test.ts',
    'tools/deploy-numbers.test.ts',
    'tools/deploy.test.ts',
    'tools/docs.test.ts',
    'tools/libraries.test.ts',
    'tools/migrations.test.ts',
    'tools/new-answer-field.test.ts',
    'tools/new-trigger.test.ts',
    'tools/shipped.test.ts',
    'web/src/lib/site/siteMeta.test.ts',
    'web/src/ui/answers/receiptWords.test.ts',
    'widget/src/loader/triggers.test.ts',
  ],
  server: [
    'bench/faults/attack-table.test.ts',
    'server/src/features/catalogue/readers/readers.test.ts',
    'server/src/platform/db/snapshot.test.ts',
  ],
};

/** Server tests that read the builds of widget and web. */
const testsOfBuilds = ['server/src/features/recommenders/visitors/', 'server/src/features/site/', 'server/src/what-visitors-get.test.ts'];

/** The features of server and web that a journey walks through. Files of no feature reach every journey. */
export const journeyFeatures = {
  'owner-counts': ['recommenders', 'advice', 'knowledge', 'analytics', 'engagements'],
  'assistant-tests': ['assistant', 'assistant-tests', 'knowledge', 'company', 'recommenders'],
  analytics: ['analytics', 'counters', 'engagements', 'questionnaires', 'recommenders', 'assistant-tests', 'knowledge', 'advice'],
  orders: ['orders', 'engagements', 'recommenders', 'catalogue', 'assistant', 'recommendation', 'analytics'],
  demo: [
    'generation',
    'catalogue',
    'accounts',
    'recommenders',
    'questionnaires',
    'assistant',
    'recommendation',
    'engagements',
    'site',
    'company',
  ],
  history: ['history', 'engagements', 'counters', 'assistant', 'privacy', 'recommenders'],
  'main-job': [
    ...['accounts', 'catalogue', 'questionnaires', 'recommenders', 'recommendation', 'engagements', 'counters', 'assistant', 'analytics'],
    ...['history', 'company', 'site', 'consent', 'leads', 'asking', 'follow-ups', 'generation', 'cart', 'units', 'experiments'],
  ],
  'owner-area-access': ['accounts', 'recommenders', 'company', 'counters', 'questionnaires'],
  'owner-area': ['accounts', 'recommenders', 'company', 'assistant', 'questionnaires', 'history', 'analytics'],
  person: ['handover', 'history', 'engagements', 'recommenders', 'assistant', 'company', 'accounts'],
  products: ['catalogue', 'accounts'],
  'questionnaire-tools': ['questionnaires', 'recommendation', 'catalogue', 'generation', 'counters', 'analytics', 'accounts', 'bin'],
  questionnaire: ['questionnaires', 'recommendation', 'catalogue', 'accounts'],
  'recommender-editor': ['recommenders', 'unseen', 'company', 'assistant', 'catalogue', 'recommendation', 'questionnaires', 'accounts'],
  settings: ['accounts', 'activity', 'assistant', 'bin', 'privacy', 'notifications', 'recommenders', 'engagements', 'history'],
  'sign-up-to-live': ['accounts', 'generation', 'catalogue', 'recommenders', 'questionnaires', 'site'],
  site: ['site', 'blog', 'consent', 'leads', 'generation', 'accounts', 'notifications', 'recommenders', 'engagements', 'recommendation'],
};

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
};

/** The files changed since the branch left `main` (on main: since the last commit), including uncommitted ones. */
export function changesSinceMain() {
  const exists = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: root }).status === 0;
  const [base] = exists ? git('merge-base', 'main', 'HEAD') : git('rev-parse', 'HEAD');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return { base, files: [...new Set(files)] };
}

/** Texts for people, which only tests of the tree read. The public pages are built from those of web/src/content. */
const isDocument = (path) => /^docs\/|\.md$/.test(path) && !/^(?:web\/src\/content|e2e\/shops)\//.test(path);
const isTest = (path) => /\.test\.tsx?$/.test(path);
const packageOf = (path) => path.split('/')[0];
/** Whether imports name the file. All others are read by their paths: migrations, fixtures, sets of the evaluation. */
const isImported = (path) => /\.(?:tsx?|mjs|css)$/.test(path);

/** Programs that people run by hand, and checks that are steps and run always. */
const toolsThatNoTestRuns =
  /^tools\/(?:(?:boundaries|brand|font|migrations|peers|pictures|sent-words|syntax|towns|words)\.mjs$|pictures\/)/;
const hasRule = (path) =>
  isDocument(path) ||
  (path.startsWith('tools/')
    ? isTest(path) || toolsThatNoTestRuns.test(path)
    : packageOf(path) in reaches && !path.endsWith('/package.json'));

/** Every feature of the paths, or null if a file belongs to none. */
function featuresOf(paths) {
  const features = paths.map((path) => path.match(/^(?:server|web)\/src\/features\/([^/]+)\//)?.[1]);
  return features.every(Boolean) ? new Set(features) : null;
}

/** The journeys' files to run, as arguments for Playwright; null for all, empty for none. */
export function journeysFor(files) {
  const product = files.filter((path) => !isTest(path) && !isDocument(path));
  const specs = product.filter((path) => /^e2e\/.*\.spec\.ts$/.test(path)).map((path) => path.slice('e2e/'.length));
  const rest = product.filter((path) => !/^e2e\/.*\.spec\.ts$/.test(path) && !/^(bench|tools|web\/testing)\//.test(path));
  const ofWidgetTests = rest.filter((path) => /^e2e\/(widget|shops)\//.test(path));
  const others = rest.filter((path) => !ofWidgetTests.includes(path));
  const features = featuresOf(others);
  // Product code that belongs to no feature: contract, flow, widget, platform, design system, support code of the journeys.
  if (others.length > 0 && features === null) return null;
  const walked = Object.entries(journeyFeatures).filter(([, through]) => through.some((feature) => features?.has(feature)));
  // A feature without a journey runs all journeys.
  const featuresWithJourneys = new Set(Object.values(journeyFeatures).flat());
  if ([...(features ?? [])].some((feature) => !featuresWithJourneys.has(feature))) return null;
  return [...new Set([...specs, ...walked.map(([name]) => `journeys/${name}.spec.ts`), ...(ofWidgetTests.length > 0 ? ['widget/'] : [])])];
}

/** Server tests that start Parley or another program as a process: what that process runs is in no import of theirs. */
function testsOfProcesses() {
  const files = readdirSync(join(root, 'server/src'), { recursive: true }).filter((name) => name.endsWith('.test.ts'));
  return files
    .map((name) => `server/src/${name}`)
    .filter((path) =>
      /main\.ts|startProcess|startParley|(?<!\.)\b(?:fork|spawn|execFile)(?:Sync)?\(/.test(readFileSync(join(root, path), 'utf8')),
    );
}

/** The test files of a vitest project that import, directly or not, what has changed since `base`. */
function findTestsImporting(project, base) {
  const args = ['list', '--filesOnly', '--json', '--project', project, '--changed', base];
  const { stdout, status, stderr } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.slice(stdout.indexOf('['))).map(({ file }) => file.slice(root.length + 1));
}

/** These look at all files, and are quick. */
const always = ['lint', 'boundaries', 'words', 'unused', 'migrations'];

/**
 * The steps that the change can break, narrowed to the affected files.
 * @param change `files` that differ from the commit `base`; `testsImporting` lists the test files of a project that import them
 */
export function stepsFor(steps, { base, files, testsImporting = findTestsImporting }) {
  if (!files.every(hasRule)) return steps;
  const code = files.filter((path) => !isDocument(path));
  const touched = new Set(code.flatMap((path) => reaches[packageOf(path)] ?? []));
  const isBuilt = code.some((path) => /^(contract|flow|widget|web)\//.test(path) && !isTest(path));
  const isBroken = ({ name, packages }) => {
    if (name in testsOfTheTree) return true;
    if (code.length === 0) return false;
    if (always.includes(name)) return true;
    if (packages) return packages.some((each) => touched.has(each));
    if (name.startsWith('sizes')) return isBuilt;
    if (name === 'browsers') return isBuilt || touched.has('e2e');
    // A selection of the server's tests, for one database: all of it or nothing.
    return !name.startsWith('server ') || touched.has('server');
  };
  return steps.filter(isBroken).flatMap((step) => narrowed(step, { base, code, touched, isBuilt, testsImporting }));
}

/** The step for the affected files alone, if it can run for some files; empty if there are none. */
function narrowed(step, change) {
  const { base, code } = change;
  if (step.name === 'components') return { ...step, command: [...step.command, '--changed', base, '--passWithNoTests'] };
  const filesFor = { unit: unitTestsFor, server: serverTestsFor, journeys: () => journeysFor(code) }[step.name];
  const only = filesFor ? filesFor(change) : null;
  if (only === null) return step;
  return only.length > 0 ? { ...step, command: [...step.command, ...new Set(only)] } : [];
}

/** The unit tests to run; null for all. */
function unitTestsFor({ code, base, testsImporting }) {
  if (!code.every(isImported)) return null;
  return [...(code.length > 0 ? testsImporting('unit', base) : []), ...testsOfTheTree.unit];
}

/** The server's tests to run, as files and folders; null for all. */
function serverTestsFor({ code, base, touched, isBuilt, testsImporting }) {
  const read = code.filter((path) => !isImported(path));
  if (read.some((path) => reaches[packageOf(path)]?.includes('server'))) return null;
  return [
    ...(touched.has('bench') ? testsImporting('server', base) : []),
    ...(touched.has('server') ? [...testsOfProcesses(), ...roomsOf(code)] : []),
    ...(isBuilt ? testsOfBuilds : []),
    ...(read.some((path) => path.startsWith('bench/') && !path.startsWith('bench/results/')) ? ['bench/'] : []),
    ...testsOfTheTree.server,
  ];
}

/** The features and rooms of the platform that have changed. All their tests run, because some start a worker of theirs, which nothing imports. */
const roomsOf = (code) => code.flatMap((path) => path.match(/^server\/src\/(?:features|platform)\/[^/]+\//)?.[0] ?? []);

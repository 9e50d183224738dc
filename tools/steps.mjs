/**
 * Runs the steps of `npm test`, several at once where that saves time on two cores: static checks beside the builds, then two steps of tests at
 * a time. Journeys wait much for a page or a server, which leaves room for the others.
 *
 * A step has a `name` and a `command` of node_modules/.bin; `report` says which runner writes a JSON report; `needsBuilds` that it reads the
 * builds of widget and web; `browser` that it drives one; `seconds` about how long it takes, if that is long; `available()` gives false where the machine cannot run it, and may give variables
 * of its environment.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, node, root } from './setup.mjs';

/** How many static checks run at once: most of them use one core. */
const staticAtOnce = Math.max(2, availableParallelism());

/** Runs a command; returns its status, and its output unless it was shown while it ran. */
function run(command, args, { cwd = root, env, shown }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output: Buffer.concat(output) }));
  });
}

async function runStep(step, { reportOf, shown }) {
  const available = step.available?.() ?? true;
  if (!available) return true;
  const browser = step.browser ? { CHROMIUM_PATH: ensureBrowser() } : {};
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = {
    ...environment,
    ...colour,
    ...step.env,
    ...(available !== true && available),
    ...browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(step.name),
  };
  const [command, ...args] = step.command;
  const begun = Date.now();
  const { status, output } = await run(join(root, 'node_modules/.bin', command), args, { cwd: join(root, step.cwd ?? '.'), env, shown });
  process.stdout.write(output);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${step.name}  ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** Does `work` for all steps, at most `atOnce` of them at a time. */
async function each(steps, atOnce, work) {
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await work(step);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Runs the steps. The output of one that runs beside others comes whole when it has ended; only journeys, which take longest, show
 * themselves while they run. Gives the names of those that failed, in the order of the list.
 */
export async function runSteps(steps, reportOf) {
  const failed = new Set();
  const alone = steps.length === 1;
  const work = async (step) => {
    if (!(await runStep(step, { reportOf, shown: alone || step.browser === true }))) failed.add(step.name);
  };

  const build = async () => {
    if (!steps.some(({ needsBuilds }) => needsBuilds)) return;
    const script = "import('./tools/setup.mjs').then((setup) => { setup.ensureBuilds(); setup.ensureServer(); })";
    const { status } = await run(node, ['-e', script], { env: environment, shown: true });
    if (status !== 0) process.exit(status ?? 1);
  };
  const isStatic = ({ report, needsBuilds }) => !report && !needsBuilds;
  // Tests wait for the builds too: some of them look into the built pages, which must not change under them.
  await Promise.all([build(), each(steps.filter(isStatic), staticAtOnce, work)]);

  // The longest first: what is left fills both cores beside the one that is still running, and none ends alone. Three at a time take as long.
  const tests = steps.filter((step) => !isStatic(step)).sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
  await each(tests, 2, work);
  return steps.map(({ name }) => name).filter((name) => failed.has(name));
}

/**
 * Runs the steps of `npm test`, more of them at once than there are cores: tests wait much for a page, a database or a process, which leaves
 * room for others. The builds begin first; until they are done, steps run that do not read them.
 *
 * A step has a `name` and a `command` of node_modules/.bin; `report` says which runner writes a JSON report; `needsBuilds` that it reads the
 * builds of widget, web or server; `browser` that it drives one; `available()` gives false where the machine cannot run it, and may give
 * variables of its environment. Steps begin in the order of their list, so the longest of those that need the builds stands first.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, node, root } from './setup.mjs';

/** How many steps run at once, the builds being one of them. */
const atOnce = availableParallelism() + 1;

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

/** Builds widget, web and server where a step reads them; ends the run where that fails. */
async function build(steps) {
  if (!steps.some(({ needsBuilds }) => needsBuilds)) return;
  const script = "import('./tools/setup.mjs').then((setup) => { setup.ensureBuilds(); setup.ensureServer(); })";
  const { status } = await run(node, ['-e', script], { env: environment, shown: true });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs the steps. The output of one that runs beside others comes whole when it has ended; only journeys, which take longest, show
 * themselves while they run. Gives the names of those that failed, in the order of the list.
 */
export async function runSteps(steps, reportOf) {
  const failed = new Set();
  const waiting = [...steps];
  let isBuilt = false;
  const built = build(steps).then(() => {
    isBuilt = true;
  });
  const work = async () => {
    while (waiting.length > 0) {
      const ready = waiting.findIndex(({ needsBuilds }) => isBuilt || !needsBuilds);
      if (ready < 0) await built;
      else {
        const [step] = waiting.splice(ready, 1);
        const shown = steps.length === 1 || step.browser === true;
        if (!(await runStep(step, { reportOf, shown }))) failed.add(step.name);
      }
    }
  };
  await Promise.all([built.then(work), ...Array.from({ length: atOnce - 1 }, work)]);
  return steps.map(({ name }) => name).filter((name) => failed.has(name));
}

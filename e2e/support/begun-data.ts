/** Starts Parley once on an empty data folder, so that each journey can begin with a copy of that folder. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startParley } from './parley.ts';

const buildServer = "import('./tools/setup.mjs').then((setup) => setup.ensureServer())";

/** Playwright's global setup; returns its teardown. The server is built first where its sources changed: journeys run what `npm start` runs. */
export default async function beginData(): Promise<() => void> {
  execFileSync(process.execPath, ['-e', buildServer], { cwd: join(import.meta.dirname, '../..'), stdio: 'inherit' });
  const parley = await startParley();
  await parley.stop({ keepData: true });
  process.env.PARLEY_BEGUN_DATA = parley.dataDir;
  return () => rmSync(parley.dataDir, { recursive: true, force: true });
}

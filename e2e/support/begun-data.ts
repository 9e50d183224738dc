/** Starts Parley once on an empty data folder, so that each journey can begin with a copy of that folder. */
import { rmSync } from 'node:fs';
import { buildServer } from '../../server/src/testing/process.ts';
import { startParley } from './parley.ts';

/** Playwright's global setup; returns its teardown. The server is built first where its sources changed: journeys run what `npm start` runs. */
export default async function beginData(): Promise<() => void> {
  buildServer();
  const parley = await startParley();
  await parley.stop({ keepData: true });
  process.env.PARLEY_BEGUN_DATA = parley.dataDir;
  return () => rmSync(parley.dataDir, { recursive: true, force: true });
}

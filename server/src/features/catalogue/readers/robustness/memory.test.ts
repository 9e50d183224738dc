import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { nodeFlags } from '../../../../testing/process.ts';
import { openHostileShops } from '../../testing/hostile-shops.ts';

const rounds = 6;
const megabyte = 2 ** 20;
/** The program's own code warms up in the first round. Afterwards it keeps nothing of a shop: one page of each would be more. */
const mostKept = 3 * megabyte;
/** What the process takes from the system for its work, and does not give back at once. 49 such shops once took 107 MB. */
const mostTaken = 90 * megabyte;

test('reading hostile shops keeps nothing of them in memory', async () => {
  const shops = await openHostileShops();
  try {
    const program = join(import.meta.dirname, '../../testing/read-hostile.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [...nodeFlags, program, String(rounds), ...shops.hosts]);
    const [before, first, ...others]: { held: number; resident: number }[] = JSON.parse(stdout);
    expect(others).toHaveLength(rounds - 1);
    const last = others.at(-1);
    expect((last?.held ?? Number.NaN) - (first?.held ?? Number.NaN)).toBeLessThan(mostKept);
    expect((last?.resident ?? Number.NaN) - (before?.resident ?? Number.NaN)).toBeLessThan(mostTaken);
  } finally {
    shops.close();
  }
});

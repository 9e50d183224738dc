import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it.runIf(existsSync('/dev/full'))('fails nothing when a line cannot be written', () => {
  const full = openSync('/dev/full', 'w');
  const log = createLog('info', full);
  expect(() => log.info('first')).not.toThrow();
  expect(() => log.info('second')).not.toThrow();
  closeSync(full);
});

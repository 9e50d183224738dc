import { afterAll, expect } from 'vitest';
import { appendFileSync } from 'node:fs';
const begun = process.cpuUsage(); const at = Date.now();
afterAll(() => { const { user, system } = process.cpuUsage(begun); appendFileSync('/tmp/cpu-files.txt', `${((user + system) / 1e6).toFixed(2)} ${((Date.now() - at) / 1000).toFixed(1)} ${expect.getState().testPath}\n`); });

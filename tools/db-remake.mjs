#!/usr/bin/env node
/**
 * Makes the one migration anew from every tables.ts, and appends what the schema language cannot say.
 * For the time before the first release: afterwards migrations are only added (`npm run db:generate`).
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const server = join(root, 'server');
const lock = join(root, 'node_modules', '.db-remake');
for (let tries = 0; ; tries++) {
  try {
    mkdirSync(lock);
    break;
  } catch (error) {
    if (tries > 120) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}
try {
  rmSync(join(server, 'migrations'), { recursive: true, force: true });
  execFileSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', 'init'], { cwd: server, stdio: 'inherit' });
  const [file] = readdirSync(join(server, 'migrations')).filter((name) => name.endsWith('.sql'));
  appendFileSync(
    join(server, 'migrations', file),
    `--> statement-breakpoint\n${readFileSync(join(server, 'src/platform/db/constraints.sql'), 'utf8')}`,
  );
} finally {
  rmdirSync(lock);
}

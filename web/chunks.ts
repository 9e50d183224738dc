/** Which modules of the web become one file. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Modules that only pass on what others contain: to follow all of their imports would find the whole design system everywhere. */
const barrel = /node_modules\/(@mantine\/[\w-]+)\/.*\/index\.mjs$/;
const namedImports = /(?:import|export)\s*(?:type\s*)?\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** The names that code imports, or passes on, with where each is from. */
const namesIn = (code: string) =>
  [...code.matchAll(namedImports)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => ({ name: name.split(/\s+as\s+/), from })),
  );

/** The modules behind the names that a module imports from a barrel. */
function throughBarrel(id: string, code: string, modules: Modules): string[] {
  const library = barrel.exec(id)?.[1];
  const importedNames = new Set(namesIn(code).flatMap(({ name, from }) => (from === library ? name.slice(0, 1) : [])));
  return namesIn(modules.getModuleInfo(id)?.code ?? '').flatMap(({ name, from }) =>
    from.startsWith('.') && importedNames.has(name.at(-1) ?? '') ? [join(dirname(id), from)] : [],
  );
}

const designSystem = /node_modules\/@(?:mantine|floating-ui|tabler)\//;
/** Our own code without the routes, each of which stays a file. */
const own = /\/(?:contract|flow|web\/src\/(?!routes\/))[\w./-]*\.tsx?$/;

const source = fileURLToPath(new URL('./src/', import.meta.url));

/** Everything that modules import, with themselves; `later` also what they import on demand. */
function reachedFrom(entries: readonly string[], modules: Modules, later: boolean): Set<string> {
  const reached = new Set(entries);
  // The set grows during the iteration.
  for (const each of reached) {
    const { code, importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(each) ?? {};
    for (const id of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
      for (const through of barrel.test(id) ? throughBarrel(id, code ?? '', modules) : [id]) reached.add(through);
  }
  return reached;
}

/** Tells what some screens load before they are drawn, or `later` too; found once in each build. */
function loadedBy(screens: readonly string[], { later = false } = {}) {
  const entries = screens.map((path) => join(source, path));
  let found: Set<string> | null = null;
  return (id: string, modules: Modules): boolean => {
    found ??= reachedFrom(entries, modules, later);
    return found.has(id);
  };
}

const isOnFirstScreen = loadedBy(
  ['routes/AppFrame', 'routes/owner/frame/Layout', 'routes/ScreenBoundary', 'routes/owner/dashboard/Dashboard'].map(
    (name) => `${name}.tsx`,
  ),
);
/** Also what public pages load on demand, which must not bring the owner's area and its styles with it. */
const isOnPublicPage = loadedBy(['root.tsx', 'entry.client.tsx', ...globSync('routes/public/**/*.tsx', { cwd: source })], { later: true });

const isOfOwnersArea = (id: string, modules: Modules) => own.test(id) && !isOnPublicPage(id, modules);

/** A file of the modules for which `isIn` holds. */
const fileOf = (name: string, isIn: (id: string, modules: Modules) => boolean) => ({
  debugName: name,
  name: (id: string, modules: Modules) => (isIn(id, modules) ? name : null),
});

/**
 * Code that is always loaded together is one file: a few files compress a sixth better than a hundred. Each group contains its modules with all
 * their imports, except those of an earlier group. `npm test -- sizes` fails when something is missing here.
 */
export const chunks = [
  // Every page.
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 4 },
  // Public pages, and the code they share with the owner's area.
  {
    name: 'site',
    test: /vite[\\/]preload-helper|contract\/(?:paths|platforms|triggers|language)\.ts|web\/src\/(?:words\/language|ui\/site|ui\/page\/(?:SkipLink|useFocusScreen)|lib\/(?:site\/(?:language|useLanguage|siteMeta|measure)|session\/(?:storedSession|returnPath)|calls\/(?:postFields|once|earlySubmit)|colorMode)|routes\/Brand)/,
    priority: 3,
  },
  // How the server is called: also from public pages, which must not get the owner's area and its styles with it.
  { name: 'calls', test: /web\/src\/lib\/(?:calls\/(?:api|send|apiError)|session\/sessionKeeper)\.ts/, priority: 2 },
  // The calls that public pages make. They go before the first screen's, which would take them in.
  { ...fileOf('shapes', isOnPublicPage), test: /\/contract\/[\w-]+\.ts$/, priority: 2 },
  // The German texts of the owner's area; the server looks for this name (site/screens.ts).
  { name: 'german', test: /web\/src\/words\/de\//, priority: 2 },
  // Every screen of the owner's area.
  {
    name: 'owner',
    test: /web\/src\/(?:routes\/AppFrame|routes\/owner\/frame\/Layout|routes\/ScreenBoundary|ui\/(?:page\/PageHeader|states\/(?:QueryView|EmptyState|skeletons)|figures\/DataTable|overlays\/(?:notify|confirm)))\.tsx/,
    priority: 1,
  },
  // The rest of what the first screen consists of. Here and below, a file for each module that two screens share would be a hundred: on a slow
  // line each file costs more than all the bytes in it (decision 075).
  {
    ...fileOf('first', (id, modules) => isOnFirstScreen(id, modules) && !isOnPublicPage(id, modules)),
    test: new RegExp(`${designSystem.source}|${own.source}`),
    priority: 1,
  },
  // The design system, and our own code that several screens share: what only calls the server, and what draws, which needs the controls.
  { name: 'controls', test: designSystem },
  { ...fileOf('data', isOfOwnersArea), test: /\.ts$/, minShareCount: 3 },
  { ...fileOf('pieces', isOfOwnersArea), test: own, minShareCount: 8 },
];

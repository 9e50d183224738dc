import { fileURLToPath } from 'node:url';
import * as paths from '@parley/contract/paths';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const server = process.env.PARLEY_SERVER ?? 'http://127.0.0.1:3000';

/** In development Vite serves the pages and the server everything else, although both have paths such as /login. */
const notAPage = {
  target: server,
  bypass: (request: { method?: string; headers: { accept?: string }; url?: string }) =>
    request.method === 'GET' && request.headers.accept?.includes('text/html') ? request.url : undefined,
};

const serverPaths = paths.patternOf(
  Object.values(paths).filter((value) => typeof value === 'string'),
  ['/api/', paths.widgetFiles, paths.uploadedFiles],
).source;

/**
 * Code that is always loaded together is one file: a few files compress a sixth better than a hundred. Each group contains its modules with all
 * their imports, except those of an earlier group. `npm test -- sizes` fails when something is missing here.
 */
const chunks = [
  // Every page.
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 4 },
  // Public pages, and the code they share with the owner's area.
  {
    name: 'site',
    test: /vite[\\/]preload-helper|contract\/(?:paths|triggers|language)\.ts|web\/src\/(?:words\/language|ui\/site|ui\/(?:SkipLink|useFocusScreen)|lib\/(?:language|useLanguage|colorMode|siteMeta|storedSession|postFields|measure|returnPath|once|earlySubmit)|routes\/Brand)/,
    priority: 3,
  },
  // How the server is called: also from public pages, which must not get the owner's area and its styles with it.
  { name: 'calls', test: /web\/src\/lib\/(?:api|send|apiError|sessionKeeper)\.ts/, priority: 2 },
  // The German texts of the owner's area; the server looks for this name (site/screens.ts).
  { name: 'german', test: /web\/src\/words\/de\//, priority: 2 },
  // Every screen of the owner's area.
  {
    name: 'owner',
    test: /web\/src\/(?:routes\/AppFrame|routes\/owner\/Layout|routes\/ScreenBoundary|ui\/(?:PageHeader|QueryView|EmptyState|skeletons|DataTable|notify|confirm))\.tsx/,
    priority: 1,
  },
];

/**
 * Leaves the summaries of calls out: they are for the documentation, which the server writes, and a fifth of what a browser would load of the
 * contract.
 */
const withoutSummaries = {
  name: 'without-summaries',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/contract\/[\w-]+\.ts$/.test(id)
      ? code.replace(/\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),/g, "summary: '',")
      : null,
};

/**
 * React Router aborts the build when a page takes more than ten seconds, and takes no other limit. On a busy machine loading the code of the first
 * page takes longer.
 */
const withPatience = {
  name: 'with-patience',
  apply: 'build' as const,
  buildApp: {
    order: 'pre' as const,
    handler: async () => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds * 12);
    },
  },
};

export default defineConfig({
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./src/lib/zod.ts', import.meta.url)) }] },
  plugins: [withPatience, withoutSummaries, reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  server: { proxy: { [serverPaths]: notAPage, '/sample-shop': server, [paths.backdrops]: server } },
  // The build prerenders through Vite's preview, which would take the proxy over and ask a server that is not there.
  preview: { proxy: {} },
});

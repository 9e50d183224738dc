import { fileURLToPath } from 'node:url';
import * as paths from '@parley/contract/paths';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { shippedOnly } from '../tools/shipped.ts';
import { chunks } from './chunks.ts';
import { importEachIcon } from './icons.ts';

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

/** The bundle for the server only writes the pages at the build. */
const inBrowsers = (plugin: ReturnType<typeof shippedOnly>) => ({
  ...plugin,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
});

export default defineConfig({
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./src/lib/zod.ts', import.meta.url)) }] },
  plugins: [withPatience, withoutSummaries, importEachIcon(), reactRouter(), inBrowsers(shippedOnly())],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  server: { proxy: { [serverPaths]: notAPage, '/sample-shop': server, [paths.backdrops]: server } },
  // The build prerenders through Vite's preview, which would take the proxy over and ask a server that is not there.
  preview: { proxy: {} },
});

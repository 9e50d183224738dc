/**
 * Builds the landing page's own script, after the other pages: the same components on Preact instead of React, and without React Router, which
 * together weigh ten times as much (decision 088). It replaces the scripts in the pages that the first build has written.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { shippedOnly } from '../tools/shipped.ts';
import { inLanguage, languages } from './src/lib/site/language.ts';
import { sitePages } from './src/sitePages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const client = here('./build/client');
const entry = here('./src/landing/main.tsx');

const paths = sitePages
  .filter(({ file }) => file === 'Landing')
  .flatMap(({ path }) => languages.map((language) => inLanguage(path, language)));

/** Every script that React Router has written, and the marks that React reads; the first one, which sets the colours, and data for searchers stay. */
const withoutScripts = (html: string): string => {
  const [first = ''] = html.match(/<script>/) ?? [];
  const from = html.indexOf(first) + first.length;
  return (
    html.slice(0, from) +
    html
      .slice(from)
      .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      // An empty one keeps two texts apart.
      .replaceAll(/<!--[^ ][\s\S]*?-->/g, '')
  );
};

const replaceOnce = (text: string, part: RegExp, by: (...found: string[]) => string): string => {
  if ([...text.matchAll(new RegExp(part, 'g'))].length !== 1) throw new Error(`The built landing page has not exactly one ${part}`);
  return text.replace(part, (...found) => by(...found));
};

/** The page with its script, and with the texts that the script needs. */
function withScript(html: string, files: readonly string[], words: unknown): string {
  const [main] = files;
  const plain = withoutScripts(html.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''));
  const headed = replaceOnce(plain, /<\/head>/, (end) => files.map((file) => `<link rel="modulepreload" href="/${file}"/>`).join('') + end);
  // In a script element only a tag's beginning is special.
  const data = JSON.stringify(words).replaceAll('<', '\\u003c');
  const scripts = `<script type="application/json" id="landing-words">${data}</script><script type="module" src="/${main}"></script>`;
  return replaceOnce(headed, /<body>([\s\S]*)<\/body>/, (_, body) => `<body><div id="landing">${body}</div>${scripts}</body>`);
}

/** Fails when the page's styles, which the first build has written, are not for the names in the script. */
function checkStyles(sheets: readonly string[]): void {
  const styles = readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(client, 'assets', name), 'utf8'))
    .join('\n');
  for (const [, name] of sheets.join('\n').matchAll(/\.(_[\w-]+)/g))
    if (!styles.includes(`.${name}`)) throw new Error(`No page has a style for ${name}`);
}

const writePages: Plugin = {
  name: 'write-pages',
  async generateBundle(_, bundle) {
    const sheets = Object.values(bundle).filter((file): file is Rolldown.OutputAsset => file.fileName.endsWith('.css'));
    checkStyles(sheets.map(({ source }) => String(source)));
    for (const { fileName } of sheets) delete bundle[fileName];
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const main = chunks.find(({ isEntry }) => isEntry);
    if (!main) throw new Error('The landing page has no script');
    const { module } = await runnerImport<{ loadLanding(at: { url: URL }): unknown }>(here('./src/content/landing.ts'), {
      configFile: false,
    });
    for (const path of paths) {
      const file = join(client, path, 'index.html');
      const words = module.loadLanding({ url: new URL(path, 'https://parley.invalid') });
      writeFileSync(file, withScript(readFileSync(file, 'utf8'), [main.fileName, ...main.imports], words));
    }
  },
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-router$/, replacement: here('./src/landing/router.tsx') },
      { find: /^zod$/, replacement: here('./src/lib/zod.ts') },
    ],
  },
  plugins: [writePages, shippedOnly()],
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    // The texts of every language are data of the page, chosen by its loader.
    rolldownOptions: {
      input: { landing: entry },
      treeshake: { moduleSideEffects: (id) => !id.includes('/src/content/') },
    },
  },
});

/**
 * Builds dist/embed.js (the loader, fixed name), dist/order.js (the code behind Parley.order, fixed name), dist/trace.js (the trace on the owner's page, fixed name), dist/panel-[hash].js, what the panel fetches
 * when it is needed (person-[hash].js to talk to a person, cart-[hash].js with shopify- or woocommerce-[hash].js for the shop's cart), dist/ask-[hash].js
 * (which the loader fetches while an experiment runs), dist/show-[hash].js (while the owner restricts where or when it shows), dist/manifest.json, and a .br beside each.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { shippedOnly } from '../tools/shipped.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** Built in a temporary folder and then renamed, so that a server never finds a half-written dist/. */
const dist = here(`./dist.${process.pid}`);

/** The panel is written for React's API; on the shop's page a renderer of our own takes its place (decision 040). */
const alias = [
  { find: /^react-dom\/client$/, replacement: here('./src/render/react-dom.ts') },
  { find: /^react\/jsx-runtime$/, replacement: here('./src/render/jsx-runtime.ts') },
];

/** Removes the comments that mark calls as pure, which a library keeps for its users' bundlers. */
const withoutMarks = { name: 'without-marks', renderChunk: (code) => code.replaceAll(/\/\* ?@__PURE__ ?\*\/ ?/g, '') };

/** As a library: an application's `import()` would get a preloading helper of 500 bytes, which a chunk without styles of its own needs not. */
const bundle = (input, output) =>
  build({
    configFile: false,
    root: here('.'),
    logLevel: 'warn',
    resolve: { alias },
    plugins: [withoutMarks, shippedOnly()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: ['chrome111', 'firefox121', 'safari16.4'],
      modulePreload: false,
      cssMinify: 'lightningcss',
      // Smaller than the bundler's own minifier by 1 %, and every shop's page loads it. The two 'unsafe' options are safe here: nothing in the
      // bundle calls an anonymous function with `new`. Inlined variables would cost bytes after brotli.
      minify: 'terser',
      terserOptions: {
        ecma: 2022,
        compress: { ecma: 2022, passes: 3, unsafe_arrows: true, unsafe_methods: true, collapse_vars: false, hoist_funs: true },
      },
      lib: { entry: here(input), formats: [output.format], name: 'parley' },
      rolldownOptions: { output, preserveEntrySignatures: 'allow-extension' },
    },
  });

await bundle('./src/loader/main.ts', { format: 'iife', entryFileNames: 'embed.js' });
await bundle('./src/order/index.ts', { format: 'es', entryFileNames: 'order.js' });
await bundle('./src/trace/index.ts', { format: 'es', entryFileNames: 'trace.js' });
await bundle('./src/panel/main.tsx', { format: 'es', entryFileNames: 'panel-[hash].js', chunkFileNames: '[name]-[hash].js' });
await bundle('./src/ask/index.ts', { format: 'es', entryFileNames: 'ask-[hash].js' });
await bundle('./src/show/index.ts', { format: 'es', entryFileNames: 'show-[hash].js' });

const built = (part) => readdirSync(dist).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'));
writeFileSync(`${dist}/manifest.json`, `${JSON.stringify({ panel: built('panel'), ask: built('ask'), show: built('show') })}\n`);
for (const name of readdirSync(dist).filter((file) => file.endsWith('.js'))) {
  const code = readFileSync(`${dist}/${name}`);
  const packed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: code.length } });
  writeFileSync(`${dist}/${name}.br`, packed);
  console.log(`${name}: ${code.length} bytes, ${packed.length} brotli`);
}
const old = here(`./dist.${process.pid}.old`);
try {
  renameSync(here('./dist'), old);
} catch {
  // The first build.
}
renameSync(dist, here('./dist'));
rmSync(old, { recursive: true, force: true });

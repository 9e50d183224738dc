/** Facts of the files of deploy/ that need no container engine. `npm run test:faults -- image cluster` runs them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as paths from '@parley/contract/paths';
import { DCLinter } from 'dclint';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(read(path));

interface Step {
  name: string;
  text: string;
}
/** The instructions of a Dockerfile, by stage. */
function stagesOf(text: string): Step[][] {
  const stages: Step[][] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const step = { name: instruction.getKeyword(), text: instruction.getArgumentsContent() ?? '' };
    if (step.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(step);
  }
  return stages;
}
const dockerfile = read('deploy/Dockerfile');
const stages = stagesOf(dockerfile);
const last = stages.at(-1) ?? [];
const textsOf = (steps: readonly Step[], name: string) => steps.filter((step) => step.name === name).map(({ text }) => text);

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  environment?: Record<string, string>;
  networks?: Record<string, { ipv4_address?: string }>;
  depends_on?: Record<string, { condition: string }>;
}
const composeText = read('deploy/compose.yaml');
const compose: { services: Record<string, Service> } = parse(composeText, { merge: true });
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === 'parley');

test('the image has no mistakes that Docker’s own editor would mark', () => {
  const marks = (text: string) => validate(text).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
  expect(marks(dockerfile)).toEqual([]);
  expect(marks(dockerfile.replace('HEALTHCHECK --interval', 'HEALTHCHECK --intervall'))).toHaveLength(1);
  expect(marks(`${dockerfile}COPY --from=build\n`)).toHaveLength(1);
});

/** What is a matter of taste: the order of keys, and quotes. */
const taste = ['service-keys-order', 'top-level-properties-order', 'no-quotes-in-volumes', 'require-quotes-in-ports'];

test('the compose file follows its schema, and the rules of its linter', () => {
  const linter = new DCLinter({ rules: Object.fromEntries(taste.map((rule) => [rule, 0])), quiet: false, debug: false, exclude: [] });
  const files = linter.lintFiles([join(root, 'deploy/compose.yaml')], false);
  expect(files).toHaveLength(1);
  expect(files.flatMap(({ messages }) => messages.map(({ line, rule, message }) => `line ${line}, ${rule}: ${message}`))).toEqual([]);
});

test('the image is built on the Node that the project names, and runs as a user without rights, with a health check', () => {
  const images = stages.flatMap((steps) => textsOf(steps, 'FROM')).map((text) => text.split(' ')[0]);
  expect(new Set(images)).toEqual(new Set([`node:${json('package.json').devDependencies.node}-bookworm-slim`, 'packages']));
  expect(textsOf(last, 'USER')).toEqual(['node']);
  expect(textsOf(last, 'HEALTHCHECK').join()).toContain('/readyz');
  const afterwards = last.slice(last.findIndex(({ name }) => name === 'USER'));
  expect(afterwards.filter(({ name }) => ['RUN', 'COPY', 'ADD'].includes(name))).toEqual([]);
});

test('the image has the package files of every workspace, or npm would call the lockfile wrong', () => {
  const copied = textsOf(stages[0] ?? [], 'COPY');
  for (const workspace of json('package.json').workspaces) expect(copied).toContain(`${workspace}/package.json ${workspace}/`);
});

test('the image runs the command of npm start', () => {
  const command = JSON.parse(textsOf(last, 'CMD')[0] ?? '[]');
  const [flags, file] = [command.slice(1, -1), command.at(-1)];
  expect(flags).toEqual(json('tools/node-flags.json'));
  expect(read('tools/start.mjs')).toContain(`[...flags, join(root, '${file}')]`);
  expect(read('deploy/parley.service')).toContain(`.bin/node ${flags.join(' ')} /opt/parley/${file}`);
});

test('neither the image nor what is sent to build it holds secrets', () => {
  expect(stages.flat().filter(({ name, text }) => name === 'ARG' || /SECRET|PASSWORD|API_KEY/.test(text))).toEqual([]);
  const ignored = read('.dockerignore').split('\n');
  for (const pattern of ['**/data', '**/.env', '**/node_modules', '.git']) expect(ignored).toContain(pattern);
  // Every secret of compose.yaml is a variable without a default.
  const secrets = services.flatMap(([, { environment = {} }]) =>
    Object.entries(environment).filter(([name]) => /SECRET|PASSWORD/.test(name)),
  );
  expect(secrets.length).toBeGreaterThan(0);
  for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:\?\}$/);
});

test('every service is read-only, without rights, and has a user of its own and a health check', () => {
  expect(services.map(([name]) => name)).toEqual(['nginx', 'parley-1', 'parley-2', 'postgres', 'redis']);
  for (const [name, service] of services) {
    const hardened = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
    expect([name, service]).toMatchObject([name, hardened]);
    // Ours have both from the image.
    if (service.image === 'parley') continue;
    expect([name, service.user, service.healthcheck?.test]).toEqual([name, expect.any(String), expect.any(Array)]);
  }
});

test('nginx finds both, and they trust its address alone', () => {
  const upstreams = [...read('deploy/nginx.conf').matchAll(/^ {4}server (\S+):3000 /gm)].map(([, host]) => host);
  expect(upstreams).toEqual(ours.map(([name]) => name));
  const { nginx } = compose.services;
  for (const name of upstreams) expect(nginx?.depends_on?.[name ?? '']).toEqual({ condition: 'service_healthy' });
  for (const [, { environment }] of ours) expect(environment?.TRUST_PROXY).toBe(nginx?.networks?.parley?.ipv4_address);
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

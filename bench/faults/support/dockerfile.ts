/** Takes the steps of a Dockerfile with bubblewrap instead of a container engine: the same files, commands and environment, on this machine's system. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { project } from '../../lib/processes.ts';

/** An instruction, its text on one line. */
interface Step {
  name: string;
  text: string;
}

export interface BuiltImage {
  /** What it has below `/`, apart from the system. */
  root: string;
  environment: Record<string, string>;
  user: string;
  workdir: string;
  command: string[];
  healthcheck: string[];
  remove(): void;
}

const stepsOf = (file: string): Step[] =>
  readFileSync(file, 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', text = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return { name, text };
    });

/** The node that the image names must be the one that runs the steps here. */
const nodeOf = (image: string) => /^node:([\d.]+)-/.exec(image)?.[1];

interface Stage extends Omit<BuiltImage, 'remove'> {}

/**
 * Builds the image of a Dockerfile from the files that git knows.
 * @throws Error for a step that fails, or that this does not understand
 */
export function buildImage(file: string): BuiltImage {
  const folder = mkdtempSync(join(tmpdir(), 'parley-image-'));
  chmodSync(folder, 0o755);
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  const current = () => {
    if (!stage) throw new Error('a step before FROM');
    return stage;
  };
  const at = (path: string) => join(current().root, path.startsWith('/') ? path : join(current().workdir, path));
  const copy = (from: string, to: string, isFolder: boolean) => {
    mkdirSync(isFolder ? to : dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  };
  const take: Record<string, (text: string) => void> = {
    FROM(text) {
      const [image = '', , name = 'last'] = text.split(' ');
      const before = stages.get(image);
      const root = join(folder, name);
      if (before) cpSync(before.root, root, { recursive: true, verbatimSymlinks: true });
      else if (nodeOf(image) !== process.versions.node) throw new Error(`${image} is not Node ${process.versions.node}`);
      else mkdirSync(root);
      stage = before ? { ...before, root } : { root, environment: {}, user: 'root', workdir: '/', command: [], healthcheck: [] };
      stages.set(name, stage);
      if (before) copyBuilds(current());
    },
    WORKDIR(text) {
      current().workdir = text;
      mkdirSync(at('.'), { recursive: true });
    },
    COPY(text) {
      const words = text.split(' ');
      const other = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
      const [to = '', ...sources] = (other ? words.slice(1) : words).toReversed();
      for (const source of sources) {
        if (other) copy(join(stages.get(other)?.root ?? 'missing', source), at(to), true);
        else for (const path of contextFiles(source)) copy(join(project, path), at(targetOf(path, source, to)), false);
      }
    },
    RUN(text) {
      run(current(), ['sh', '-c', text]);
    },
    ENV(text) {
      for (const pair of text.split(' ')) {
        const [name = '', value = ''] = pair.split('=');
        current().environment[name] = value;
      }
    },
    USER(text) {
      current().user = text;
    },
    VOLUME() {},
    EXPOSE() {},
    HEALTHCHECK(text) {
      current().healthcheck = JSON.parse(text.slice(text.indexOf('CMD') + 'CMD'.length));
    },
    CMD(text) {
      current().command = JSON.parse(text);
    },
  };
  try {
    for (const { name, text } of stepsOf(file)) {
      const step = take[name];
      if (!step) throw new Error(`cannot take the step ${name} ${text}`);
      step(text);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { ...current(), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The place in the image of a file that `COPY source to` copies. */
function targetOf(path: string, source: string, to: string): string {
  if (source === '.') return join(to, path);
  if (path !== source) return join(to, path.slice(source.length + 1));
  return to.endsWith('/') ? join(to, path.split('/').at(-1) ?? '') : to;
}

const contextFiles = (path: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', path], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((each) => each !== '' && existsSync(join(project, each)));

/**
 * Packages and builds of this project are copied into a stage that makes them again, with their stamps: tools/setup.mjs takes them where they are of
 * the same sources, and makes them otherwise.
 */
function copyBuilds({ root, workdir }: Stage): void {
  for (const path of ['node_modules', 'widget/dist', 'web/build', 'server/dist']) {
    const to = join(root, workdir, path);
    rmSync(to, { recursive: true, force: true });
    mkdirSync(dirname(to), { recursive: true });
    if (existsSync(join(project, path))) execFileSync('cp', ['-a', '--reflink=auto', join(project, path), to]);
  }
}

/** The folders of this machine's root, read-only, in place of the image's system. */
const system = (omit: readonly string[]) =>
  readdirSync('/')
    .filter((name) => !['proc', 'dev', 'tmp', 'sys', ...omit].includes(name))
    .flatMap((name) => ['--ro-bind', `/${name}`, `/${name}`]);

/** bubblewrap's arguments for an image: what it has is bound over the system by `bind`. */
export function sandbox({ root, workdir }: Pick<Stage, 'root' | 'workdir'>, bind: '--bind' | '--ro-bind'): string[] {
  const own = readdirSync(root);
  return [
    ...system(own),
    ...own.flatMap((name) => [bind, join(root, name), `/${name}`]),
    ...['--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp', '--chdir', workdir],
    // The Node that runs this, which is the image's, in the place of this machine's.
    ...['--ro-bind', process.execPath, '/tmp/bin/node', '--setenv', 'PATH', `/tmp/bin:${process.env.PATH}`],
  ];
}

/** Runs a step of the build, with the network and npm's settings of this machine. */
function run(stage: Stage, command: string[]): void {
  const home = process.env.HOME ?? '/root';
  const cache = join(home, '.npm');
  mkdirSync(cache, { recursive: true });
  // Steps make folders below `/`; what they make there has to be in the image.
  for (const path of command.join(' ').matchAll(/mkdir -p (\/\S+)/g)) mkdirSync(join(stage.root, path[1] ?? ''), { recursive: true });
  const args = [...sandbox(stage, '--bind'), '--bind', cache, cache];
  const { status, stderr } = spawnSync('bwrap', [...args, ...command], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...stage.environment },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stderr.slice(-3000)}`);
}

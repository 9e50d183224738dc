/**
 * A copy of the product for the walks of CONTRIBUTING.md: a test adds something to it, as a newcomer would, and asks the compiler which files were
 * forgotten.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const packages = ['contract', 'flow', 'widget', 'web', 'server', 'e2e', 'bench'];
/** What packages for Node and for browsers use; each package's own program allows it less. */
const lib = ['es2024', 'esnext.iterator', 'esnext.collection', 'dom', 'dom.iterable'];
/** Two programs, because web resolves imports as bundlers do. Each infers the types of the contract, which takes most of the time. */
const programs = {
  'walk-web.json': { settings: './web/tsconfig.json', of: ['web'] },
  'walk-others.json': { settings: './widget/tsconfig.json', of: ['contract', 'flow', 'widget', 'server', 'e2e', 'bench'] },
};
const outputFolders = new Set(['node_modules', 'dist', 'build', 'results', '.react-router']);
const isLeftOut = (path: string) => outputFolders.has(basename(path));

/** Whether a file is a test, or helps tests. */
export const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|\/testing(?:\.ts$|\/)|^(?:e2e|bench)\//.test(file);

/** The files that a walk of CONTRIBUTING.md lists, and the text of its section. */
export function walkOf(heading: string): { listed: string[]; text: string } {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return { listed: [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => String(file)), text };
}

export interface Copy {
  /** Replaces the one place of a file that has this text. */
  replace(file: string, text: string | RegExp, by: string): void;
  /** The files that do not compile, sorted; of all packages, or of one. */
  brokenFiles(of?: string): Promise<string[]>;
  remove(): void;
}

/**
 * Copies the sources. Imports between the packages resolve to the copy, all others to the installed packages.
 * @param concerns whether the walk can break a file, by its code. All others are not checked: that would take a minute.
 */
export function copyProduct(concerns: (file: string, code: string) => boolean): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'parley-walk-'));
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  const write = (file: string, code: string) => writeFileSync(join(copy, file), code);
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  for (const name of packages) cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !isLeftOut(path) });
  linkPackages(copy);

  const sources = packages.flatMap((name) =>
    globSync('**/*.{ts,tsx}', { cwd: join(copy, name), exclude: isLeftOut }).map((file) => `${name}/${file}`),
  );
  const checked = sources.filter((file) => concerns(file, read(file)));
  // The compiler still takes the types of the files that these import.
  for (const file of sources) if (!checked.includes(file)) write(file, `// @ts-nocheck\n${read(file)}`);
  const filesOf = (of: readonly string[]) => checked.filter((file) => of.includes(file.split('/')[0] ?? ''));
  for (const [program, { settings, of }] of Object.entries(programs))
    write(program, JSON.stringify({ extends: settings, compilerOptions: { lib }, include: filesOf(of) }));

  /** Errors in other files are ignored, because parts such as global types are left out. */
  const brokenIn = (program: string, files: readonly string[]) =>
    new Promise<string[]>((resolve) =>
      execFile(
        join(root, 'node_modules/.bin/tsc'),
        // The next check of a copy looks only at what was replaced, and at what depends on it.
        ['-p', program, '--pretty', 'false', '--singleThreaded', '--incremental', '--tsBuildInfoFile', `${program}.tsbuildinfo`],
        { cwd: copy, env: { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' } },
        (_error, output) => resolve(files.filter((file) => `\n${output}`.includes(`\n${file}(`))),
      ),
    );
  return {
    replace(file, text, by) {
      const code = read(file);
      if (code.split(text).length !== 2) throw new Error(`${file} has not one place with ${text}`);
      write(
        file,
        code.replace(text, () => by),
      );
    },
    async brokenFiles(wanted) {
      const chosen = Object.entries(programs).filter(([, { of }]) => wanted === undefined || of.includes(wanted));
      const broken = await Promise.all(chosen.map(([program, { of }]) => brokenIn(program, filesOf(of))));
      return broken.flat().sort();
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@parley'), { recursive: true });
  for (const name of packages) symlinkSync(join(copy, name), join(copy, 'node_modules/@parley', name));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@parley') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of packages) {
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'));
  }
}

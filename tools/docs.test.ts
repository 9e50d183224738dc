import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/index.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
/** Each file by all ends of its path: `a/b.ts` and `b.ts`. */
const ends = new Set(files.flatMap((path) => path.split('/').map((_, start, parts) => parts.slice(start).join('/'))));
const folders = new Set(files.flatMap((path) => path.split('/').map((_, end, parts) => parts.slice(0, end).join('/'))));
/** Pages that describe the tree as it is. Decision records describe the day they were written; only their links are checked. */
const pages = files.filter((path) => path.endsWith('.md') && !/^(?:web\/src\/content|e2e\/shops)\//.test(path));
const current = pages.filter((path) => !path.startsWith('docs/decisions/'));

/** What stands between backticks outside of blocks of code. */
const quoted = (text: string) => [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

const fileName = /^[\w@.*{}[\],-]+(?:\/[\w@.*{}[\],-]+)*\.(?:ts|tsx|mjs|css|md|sql|json|txt|conf|cfg|yaml|yml|config)$/;
const folderName = /^[\w@.-]+(?:\/[\w@.-]+)*\/$/;
/** What Parley writes, what the example of CONTRIBUTING.md adds, what stands for any file, and addresses. */
const elsewhere =
  /^(?:data|node_modules|build|dist|server\/dist)\/|^(?:database\.sql|manifest\.json)$|toy-shop\.ts|(?:^|\/)X\.|^example\.|_analytics\//;

/** Whether a page may call something by this path: from the root, from its own folder, or by the end of the path. */
function exists(path: string, page: string): boolean {
  if (path.endsWith('/')) {
    const name = path.slice(0, -1);
    return folders.has(name) || folders.has(join(dirname(page), name)) || [...folders].some((folder) => folder.endsWith(`/${name}`));
  }
  if (!/[*{[]/.test(path)) return ends.has(path);
  return files.some((file) => matchesGlob(file, path) || matchesGlob(file, `**/${path}`));
}

describe('names in the docs', () => {
  it('links to pages that are there', () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g)]
        .filter(([, target = '']) => !existsSync(join(root, normalize(join(dirname(page), target)))))
        .map(([, target]) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const missing = current.flatMap((page) =>
      quoted(read(page))
        .filter((path) => (fileName.test(path) || folderName.test(path)) && !elsewhere.test(path) && !exists(path, page))
        .map((path) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('names decisions that are there', () => {
    const numbers = new Set(files.flatMap((path) => path.match(/^docs\/decisions\/(\d{3})-/)?.[1] ?? []));
    const missing = current.flatMap((page) =>
      [...read(page).matchAll(/\bdecisions? (\d{3})\b/g)].filter(([, n = '']) => !numbers.has(n)).map(([text]) => `${page}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it('maps every folder of more than a dozen files in a README that names them', () => {
    const code = files.filter(
      (path) => /\.(?:ts|tsx|mjs)$/.test(path) && (path.startsWith('e2e/') || !/\.test\.tsx?$|\/testing\.ts$/.test(path)),
    );
    // Sets of the evaluation are data, and the translations have a file for each feature.
    const named = (path: string) => !/^(?:bench\/eval\/sets|web\/src\/words\/de\/features)\//.test(path);
    const unmapped = Object.entries(Object.groupBy(code.filter(named), dirname)).flatMap(([folder, paths = []]) => {
      if (paths.length <= 12) return [];
      const readme = files.includes(`${folder}/README.md`) ? quoted(read(`${folder}/README.md`)) : [];
      return paths.filter((path) => !readme.some((name) => path.endsWith(`/${name}`)));
    });
    expect(unmapped).toEqual([]);
  });

  it('gives commands that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const steps = [...read('tools/test.mjs').matchAll(/name: '([^']+)'/g)].map(([, name]) => name);
    const cases = new Set(files.flatMap((path) => path.match(/^bench\/cases\/([\w-]+)\.ts$/)?.[1] ?? []));
    const faults = /const groups[^{]*\{([^}]+)\}/.exec(read('bench/faults/run.ts'))?.[1] ?? '';
    const isThere = (command: string): boolean => {
      const [, name = '', rest = ''] = /^npm (?:run )?(?:--silent )?([\w:]+)(?: -- (.*))?$/.exec(command.replace(/ > .*/, '')) ?? [];
      const [first = ''] = rest.split(/\s+(?!.*")/);
      if (command.includes(' -w ')) return true;
      if (!scripts[name]) return ['ci', 'install'].includes(name);
      if (rest === '' || first.startsWith('-') || /[A-Z]{3}/.test(first)) return true;
      if (name === 'test') return steps.includes(rest.replaceAll('"', ''));
      if (name === 'bench') return rest.split(' ').every((each) => cases.has(each) || each.startsWith('-') || files.includes(each));
      if (name === 'test:faults') return new RegExp(`\\b${first}\\b`).test(faults);
      return true;
    };
    const missing = current.flatMap((page) =>
      quoted(read(page))
        .map((code) => code.replace(/^(?:[A-Z_]+=\S+ )+/, ''))
        .filter((code) => /^npm /.test(code) && !isThere(code))
        .map((code) => `${page}: ${code}`),
    );
    expect(missing).toEqual([]);
  });

  it('names calls of the contract', () => {
    // `:id`, `{id}` and the specification's `1` stand for any value, '…' for the rest of a path.
    const plain = (path: string) =>
      path
        .replace(/[:{]\w+\}?|(?<=\/)1(?=\/|$)/g, '*')
        .replace(/\/$/, '')
        .toLowerCase();
    const paths = Object.values(calls).map(({ call }) => plain(call.path));
    const isThere = (path: string) =>
      paths.some((each) => (path.includes('…') ? each.startsWith(path.split('…')[0] ?? '') : each === path || each.startsWith(`${path}/`)));
    const missing = current.flatMap((page) =>
      quoted(read(page))
        .flatMap((code) => code.match(/^(?:(?:GET|POST|PUT|DELETE) )?(\/(?:api|popup|offlinePopup|placement|answer)\/[^?]*)/)?.[1] ?? [])
        .filter((path) => !isThere(plain(path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('lists every variable of the configuration', () => {
    const readme = read('README.md').split('## Configure')[1]?.split('\n## ')[0] ?? '';
    const documented = new Set(readme.match(/`[A-Z0-9_]{4,}`/g)?.map((name) => name.slice(1, -1)));
    const taken = [...read('server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
    expect(taken.length).toBeGreaterThan(20);
    // NODE_ENV is the tests' own; the other variables of OpenTelemetry are in docs/deploy.md.
    expect(taken.filter((name) => !documented.has(name) && name !== 'NODE_ENV' && !name.startsWith('OTEL_'))).toEqual([]);
    expect([...documented].filter((name) => !taken.includes(name))).toEqual([]);
  });

  it('says in architecture.md what each feature gets', () => {
    const created = [...read('server/src/compose.ts').matchAll(/\bcreate([A-Z]\w+)\(/g)].map(([, name = '']) => name);
    const page = read('docs/architecture.md').split('| Created |')[1]?.split('Code without state')[0] ?? '';
    expect(created.length).toBeGreaterThan(15);
    // Features that get nothing and keep nothing share a row, by the names of their folders.
    expect(created.filter((name) => !page.includes(`create${name}`) && !page.includes(name.toLowerCase()))).toEqual([]);
  });
});

/** The attacks that SECURITY.md names, each with what its tests and the hostile traffic came to. Pure. */
import type { Trial } from './support/fault.ts';

/** A test that SECURITY.md names: the end of its path, in which `*` stands for a name, and the part of the file that is meant. */
interface NamedTest {
  file: string;
  part: string | null;
}

export interface NamedAttack {
  attack: string;
  tests: NamedTest[];
}

/** What a test runner tells of a file: vitest's JSON. */
export interface TestedFile {
  name: string;
  assertionResults: { fullName: string; status: string }[];
}

/** The rows of the table 'Attack | Defence | Test'. 'the same' stands for the tests of the row before. */
export function attacksIn(markdown: string): NamedAttack[] {
  const [, table = ''] = markdown.split(/^\| Attack \| Defence \| Test \|\n\|[-|]+\|\n/m);
  const attacks: NamedAttack[] = [];
  for (const line of table.slice(0, `${table}\n\n`.indexOf('\n\n')).split('\n')) {
    const [, attack = '', , named = ''] = line.split('|').map((cell) => cell.trim());
    const own = [...named.matchAll(/`([\w./*-]+\.test\.tsx?)`(?:, '([^']+)')?/g)].map(([, file = '', part = null]) => ({ file, part }));
    attacks.push({ attack, tests: own.length > 0 ? own : (attacks.at(-1)?.tests ?? []) });
  }
  return attacks;
}

const isOf = (path: string, { file }: NamedTest): boolean =>
  new RegExp(`(^|/)${file.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(path);

/** Of all paths, those of the named tests. */
export const filesOf = (attacks: readonly NamedAttack[], paths: readonly string[]): string[] =>
  paths.filter((path) => attacks.some(({ tests }) => tests.some((test) => isOf(path, test))));

interface Line {
  name: string;
  attempts: number;
  held: number;
}

/** How many tests of each attack ran, and how many passed. A test may be of several; all of them together are counted in the last line. */
export function linesOfTests(attacks: readonly NamedAttack[], tested: readonly TestedFile[]): Line[] {
  const resultsOf = ({ tests }: NamedAttack) =>
    tests.flatMap((test) =>
      tested
        .filter(({ name }) => isOf(name, test))
        .flatMap(({ assertionResults }) => assertionResults.filter(({ fullName }) => test.part === null || fullName.includes(test.part))),
    );
  const line = (name: string, results: TestedFile['assertionResults']): Line => {
    const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
    return { name, attempts: ran.length, held: ran.filter(({ status }) => status === 'passed').length };
  };
  return [
    ...attacks.map((attack) => line(attack.attack, resultsOf(attack))),
    line('**all, each once**', [...new Set(attacks.flatMap(resultsOf))]),
  ];
}

/** The same of trials. */
export const linesOfTrials = (trials: readonly Trial[]): Line[] =>
  trials.map(({ name, attempts, survived }) => ({ name: name.replace(/^attack: /, ''), attempts, held: survived }));

/** Whether every attack was tried and held. */
export const allHeld = (lines: readonly Line[]): boolean => lines.every(({ attempts, held }) => attempts > 0 && held === attempts);

/** A table of them. */
export const tableOf = (head: readonly [string, string, string], lines: readonly Line[]): string =>
  [`| ${head.join(' | ')} |`, '|---|--:|--:|', ...lines.map(({ name, attempts, held }) => `| ${name} | ${attempts} | ${held} |`)].join(
    '\n',
  );

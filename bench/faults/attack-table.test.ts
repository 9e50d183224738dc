import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allHeld, attacksIn, filesOf, linesOfTests, tableOf } from './attack-table.ts';

const security = `# Security

| Attack | Defence | Test |
|---|---|---|
| Forged tokens | looked up | \`accounts/sessions.test.ts\`, 'an access token' |
| Guessing | limits | the same |
| Hostile pages | bounded | \`robustness/*.test.ts\`, \`guard.test.ts\` |

| Other | table |
|---|---|
`;
const passed = (fullName: string) => ({ fullName, status: 'passed' });

test('the table names the tests of each attack that ran, and those that passed', () => {
  const attacks = attacksIn(security);
  expect(filesOf(attacks, ['a/accounts/sessions.test.ts', 'a/robustness/one.test.ts', 'a/other.test.ts', 'safeguard.test.ts'])).toEqual([
    'a/accounts/sessions.test.ts',
    'a/robustness/one.test.ts',
  ]);
  const lines = linesOfTests(attacks, [
    { name: '/p/a/accounts/sessions.test.ts', assertionResults: [passed('an access token that is forged'), passed('signing in')] },
    { name: '/p/a/robustness/one.test.ts', assertionResults: [passed('x'), { fullName: 'y', status: 'failed' }] },
    { name: '/p/a/guard.test.ts', assertionResults: [{ fullName: 'z', status: 'skipped' }] },
  ]);
  expect(tableOf(['Attack', 'Tests', 'Passed'], lines)).toBe(
    [
      '| Attack | Tests | Passed |',
      '|---|--:|--:|',
      '| Forged tokens | 1 | 1 |',
      '| Guessing | 1 | 1 |',
      '| Hostile pages | 2 | 1 |',
      '| **all, each once** | 3 | 2 |',
    ].join('\n'),
  );
  expect(allHeld(lines)).toBe(false);
});

test('docs/attacks.md has every attack of SECURITY.md', () => {
  const page = readFileSync('docs/attacks.md', 'utf8');
  const missing = attacksIn(readFileSync('SECURITY.md', 'utf8')).filter(({ attack }) => !page.includes(`| ${attack} |`));
  expect(missing.map(({ attack }) => attack)).toEqual([]);
});

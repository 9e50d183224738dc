import { readFileSync } from 'node:fs';
import { claimKinds } from '@parley/contract';
import { expect, test } from 'vitest';
import { ruleText } from './receiptWords.ts';

const spec = readFileSync(new URL('../../../../server/src/features/assistant/claims/SPEC.md', import.meta.url), 'utf8');
const rules = [...spec.matchAll(/\*\*(R\d+|B:\w+)\*\*/g)].map(([, rule]) => rule as string);

test('every rule of the SPEC has words for owners, and what the built-in assistant states has a rule in it', () => {
  expect(rules.filter((rule) => ruleText(rule) === null)).toEqual([]);
  expect(rules).toEqual(expect.arrayContaining(['R1', 'R14', ...claimKinds.map((kind) => `B:${kind}`)]));
});

import { expect, test } from 'vitest';
import { notTried, type Trial } from './fault.ts';
import { lineOf, verdictOf } from './table.ts';

const trial = (name: string, survived: number, lost = 0): Trial => ({ name, attempts: 3, survived, lost, detail: '' });

test('counts a fault that was not caused separately, never as survived', () => {
  const missing = notTried('rolling restart behind nginx', 'nginx is missing');
  expect(lineOf(missing)).toMatch(/NOT TRIED: nginx is missing$/);
  expect(lineOf(missing)).not.toContain('survived');
  expect(verdictOf([trial('a', 3), missing])).toEqual({
    failed: false,
    lines: ['1 kinds of fault: tried 3, survived 3, lost 0.', 'Not tried, and so not known: rolling restart behind nginx'],
  });
});

test('a fault that was not survived, that lost writes or that tried nothing fails', () => {
  expect(verdictOf([trial('a', 3), trial('b', 2), trial('c', 3, 1), { ...trial('d', 0), attempts: 0 }])).toEqual({
    failed: true,
    lines: ['4 kinds of fault: tried 9, survived 8, lost 1.', 'Not survived: b; c; d'],
  });
});

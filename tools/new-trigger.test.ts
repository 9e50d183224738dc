/**
 * Checks the list of files for a new trigger in CONTRIBUTING.md: adds a row to the table in a copy of the product and compares the files
 * that have type errors with the list.
 */
import { afterAll, expect, test } from 'vitest';
import { copyProduct, isTest, walkOf } from './walks.ts';

/** What mentions triggers, without the server's tests, which import everything. */
const copy = copyProduct(
  (file, code) =>
    !(file.startsWith('server/') && isTest(file)) && /triggers|activateOn|\bOpener\b/i.test(code) && !file.startsWith('bench/'),
);
afterAll(copy.remove);

const row = `  views: { setting: 'activateOnViews', byDefault: false, quickDefault: false,
    amount: { setting: 'activateOnViewsCount', min: 1, max: 9, usual: 2 } },\n`;

test('a new trigger is a compile error in every forgotten file, and CONTRIBUTING.md lists them all', { timeout: 600_000 }, async () => {
  copy.replace('contract/triggers.ts', /^ {2}ai: /m, `${row}  ai: `);
  const broken = await copy.brokenFiles();
  expect(broken.filter(isTest)).toEqual(['e2e/widget/triggers.spec.ts', 'widget/src/loader/triggers.test.ts']);

  const { listed } = walkOf('A new trigger');
  // The compiler cannot check these: the signals of the loader and the page of rules. The browser test and the unit tests do.
  const untyped = ['widget/TRIGGERS.md', 'widget/src/loader/signals.ts'];
  expect(listed.toSorted()).toEqual(['contract/triggers.ts', ...broken.filter((file) => !isTest(file)), ...untyped].sort());
  expect(listed.length).toBeLessThanOrEqual(6);
});

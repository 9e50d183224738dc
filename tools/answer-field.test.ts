/** Checks the list of CONTRIBUTING.md, 'A new answer field': these files name every field of an answer, and no others do. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Each field: its name on the wire, in a row, and in SQL. */
const fields = [
  /\btext\b/,
  /\bimage\b/,
  // As a property or a column; `style={…}` of a component is another thing.
  /\bstyle"?[: ]/,
  /\b(text_for_chatgpt|textForChat|text_for_chat)\b/,
  /\b(next_question|nextQuestionId|next_question_id)\b/,
  /\b(answerHasInputField|hasInputField|has_input_field)\b/,
  /\b(answerInputTextField|inputTextField|input_text_field)\b/,
  /\b(answerHasCallToAction|hasCallToAction|has_call_to_action)\b/,
  /\b(answerCallToActionURL|callToActionUrl|call_to_action_url)\b/,
  /\b(product_rules|productRules)\b/,
];

const isTest = (path: string) => /\.test\.tsx?$|\/testing\.ts$|\/testing\/|^e2e\/|^bench\//.test(path);
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|json|sql)$/.test(path) && !isTest(path));

const section = read('CONTRIBUTING.md').split('\n## A new answer field\n')[1]?.split('\n## ')[0] ?? '';
const listed = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path as string);

test('the files that name every field of an answer are those of the list, and these are at most seven', () => {
  const naming = sources.filter((path) => {
    const source = read(path);
    return fields.every((name) => name.test(source));
  });
  // The journal names no field, and changes with each migration. The translations know labels only.
  const touched = [...naming, 'server/migrations/meta/_journal.json', 'web/src/words/de/features/questionnaires.ts'];
  expect(touched.filter((path) => !listed.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
  expect(listed.filter((pattern) => !touched.some((path) => matchesGlob(path, pattern)))).toEqual([]);
  expect(listed.length).toBeLessThanOrEqual(7);
});

/**
 * Checks the list of files for a new answer field in CONTRIBUTING.md: adds the field to a copy of the product step by step, and asks the compiler each time
 * what is still forgotten. A file that names every field without the compiler's help is found by the names.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyProduct, isTest, walkOf } from './walks.ts';

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

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|json|sql)$/.test(path) && !isTest(path));

const contract = 'contract/questionnaires.ts';
const tables = 'server/src/features/questionnaires/tables.ts';
const form = 'web/src/features/questionnaires/answer/AnswerFields.tsx';
const german = 'web/src/words/de/features/questionnaires.ts';
/** `npm run db:generate` writes them; `platform/db/snapshot.test.ts` fails without. */
const migration = ['server/migrations/*.sql', 'server/migrations/meta/*_snapshot.json', 'server/migrations/meta/_journal.json'];

describe('a new answer field', () => {
  const copy = copyProduct((_file, code) => /text_for_chatgpt|textForChat|text_for_chat|\bAnswer(?:Content|Input|Row|Values)\b/.test(code));
  afterAll(copy.remove);
  const inProduct = (files: string[]) => files.filter((file) => !isTest(file));

  test('does not compile until it is in every file of the list, which has at most seven', { timeout: 600_000 }, async () => {
    copy.replace(contract, '  style: inJson(', "  note: line(200).default(''),\n  style: inJson(");
    copy.replace(contract, '  style: answerStyle,', '  note: z.string(),\n  style: answerStyle,');
    expect(inProduct(await copy.brokenFiles())).toEqual([tables, form]);

    copy.replace(tables, "    style: jsonb('style')", "    note: text('note').notNull().default(''),\n    style: jsonb('style')");
    copy.replace(tables, "  style: 'style',", "  note: 'note',\n  style: 'style',");
    const control = "({ form }) => <TextInput label={t('Note')} {...form.getInputProps('note')} />";
    copy.replace(form, '  style: ({ form }) =>', `  note: ${control},\n  style: ({ form }) =>`);
    copy.replace(form, "  ['text_for_chatgpt'],", "  ['text_for_chatgpt'],\n  ['note'],");
    // Its label has no German yet.
    expect(inProduct(await copy.brokenFiles('web'))).toEqual([form]);

    copy.replace(german, '\n} as const;', "\n  Note: 'Notiz',\n} as const;");
    const broken = await copy.brokenFiles();
    expect(inProduct(broken)).toEqual([]);

    const { listed, text } = walkOf('A new answer field');
    expect(listed.toSorted()).toEqual([contract, tables, form, german, ...migration].sort());
    expect(listed.length).toBeLessThanOrEqual(7);
    expect(broken.filter((file) => !text.includes(file.replace(/^.*\//, '')))).toEqual([]);
  });

  test('has no other place that names every field', () => {
    const { listed } = walkOf('A new answer field');
    const naming = sources.filter((path) => {
      const source = read(path);
      return fields.every((name) => name.test(source));
    });
    expect(naming.length).toBeGreaterThan(3);
    expect(naming.filter((path) => !listed.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
  });
});

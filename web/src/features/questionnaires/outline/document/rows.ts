/** The rows of an outline on the screen. */
import type { Outline } from '@parley/contract';
import { t } from '../../../../words/t.ts';
import { answerKey, questionKey, type RowKey } from './model.ts';

/** The id of a row's text field in the page. */
export const rowId = (key: RowKey): string => `row-${key}`;
/** The id of a question's card in the page. */
export const cardId = (questionId: number): string => `question-${questionId}`;

/** All rows from top to bottom. */
export const rowsOf = ({ questions }: Outline): RowKey[] =>
  questions.flatMap(({ id, answers }) => [questionKey(id), ...answers.map((answer) => answerKey(answer.id))]);

/** Puts the cursor at the end of a row's text, and the row into view. False when it is not on the screen. */
export function focusRow(key: RowKey): boolean {
  const field = document.getElementById(rowId(key));
  if (!(field instanceof HTMLTextAreaElement)) return false;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView?.({ block: 'nearest' });
  return true;
}

const jump = /(^|\s)@([^@\n]*)$/;

/** The words after an `@` at the end of an answer's text, which look for the question to lead to; null without one. */
export const jumpIn = (text: string): string | null => jump.exec(text)?.[2] ?? null;

/** The text without the `@` and what follows it. */
export const withoutJump = (text: string): string => text.replace(jump, '').trimEnd();

/** Where an answer can lead: a question, the next one in order, the end, or a new question. */
export type Target =
  | { kind: 'question'; id: number; number: number; text: string }
  | { kind: 'order' }
  | { kind: 'end' }
  | { kind: 'new'; text: string };

/** The targets that fit the words: by number or by text. */
export function targetsFor({ questions }: Outline, words: string): Target[] {
  const sought = words.trim().toLocaleLowerCase();
  const fits = (text: string) => text.toLocaleLowerCase().includes(sought);
  const found = questions.flatMap(({ id, text }, place): Target[] =>
    fits(text) || String(place + 1) === sought ? [{ kind: 'question', id, number: place + 1, text }] : [],
  );
  const fixed: Target[] = [
    ...(fits(t('The end: show products')) ? [{ kind: 'end' as const }] : []),
    ...(fits(t('The next question in order')) ? [{ kind: 'order' as const }] : []),
  ];
  return [...found.slice(0, 7), ...fixed, ...(sought === '' ? [] : [{ kind: 'new' as const, text: words.trim() }])];
}

/** Reads the lists of a claim lexicon. */
import { foldText } from '../../text/words.ts';

/** The forms of a list as they are written, between commas. */
export const writtenForms = (list: string): string[] =>
  list
    .split(/[,،、]/)
    .map((form) => form.trim())
    .filter(Boolean);

/** A list of words with values ('twenty 20') as a list of the words. */
export const withoutValues = (list: string): string =>
  writtenForms(list)
    .map((form) => form.replace(/\s+\S+$/, ''))
    .join(',');

/** The forms of a list, folded; `*` at the end stands for any ending. */
export const formsOfList = (list: string): string[] => writtenForms(list).map(foldText);

/** Whether a folded word or phrase is one of the folded forms. */
export const isForm = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) => (form.endsWith('*') ? text.startsWith(form.slice(0, -1)) : text === form));

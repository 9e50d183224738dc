/** Texts of the questionnaire screens. Pure. */
import type { Answer, Question } from '@parley/contract';
import { formatNumber } from '../../lib/format.ts';

/** 1, 'question' → '1 question'; 2 → '2 questions'. For nouns with a plural in s. */
export const plural = (count: number, word: string): string => `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`;

const listed = (values: readonly string[], last: string): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`;

/** 'a', 'a or b', 'a, b or c'. */
export const alternatives = (values: readonly string[]): string => listed(values, 'or');

/** 'a', 'a and b', 'a, b and c'. */
export const enumeration = (values: readonly string[]): string => listed(values, 'and');

/** 'Question 2: How do you run?', as the editor names a question (specification section 2) by its place in order, from 1. */
export const questionLabel = ({ text }: Pick<Question, 'text'>, number: number): string => `Question ${number}: ${text}`;

/** Whether the words of a question or of one of its answers contain `search`; everything contains nothing. */
export const hasWords = (question: Pick<Question, 'text'>, answers: readonly Pick<Answer, 'text'>[], search: string): boolean => {
  const sought = search.trim().toLocaleLowerCase();
  return sought === '' || [question, ...answers].some(({ text }) => text.toLocaleLowerCase().includes(sought));
};

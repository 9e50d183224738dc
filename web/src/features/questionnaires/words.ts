/** Texts of the questionnaire screens. Pure. */
import type { Answer, Question } from '@parley/contract';
import { locale } from '../../lib/formats/format.ts';
import { plural, t } from '../../words/t.ts';

/** '1 question', '2 questions'. */
export const questionCount = (count: number): string => plural(count, '1 question', '{n} questions');

/** '1 answer', '2 answers'. */
export const answerCount = (count: number): string => plural(count, '1 answer', '{n} answers');

/** American English puts a comma before the last item, which no text of ours does. */
const listOf = (type: 'disjunction' | 'conjunction', values: readonly string[]): string =>
  new Intl.ListFormat(locale === undefined || locale.startsWith('en') ? 'en-GB' : locale, { type }).format(values);

/** 'a', 'a or b', 'a, b or c'. */
export const alternatives = (values: readonly string[]): string => listOf('disjunction', values);

/** 'a', 'a and b', 'a, b and c'. */
export const enumeration = (values: readonly string[]): string => listOf('conjunction', values);

/** 'Question 2: How do you run?', as the editor names a question (specification section 2) by its place in order, from 1. */
export const questionLabel = ({ text }: Pick<Question, 'text'>, number: number): string => t('Question {number}: {text}', { number, text });

/** Whether the words of a question or of one of its answers contain `search`; everything contains nothing. */
export const hasWords = (question: Pick<Question, 'text'>, answers: readonly Pick<Answer, 'text'>[], search: string): boolean => {
  const sought = search.trim().toLocaleLowerCase();
  return sought === '' || [question, ...answers].some(({ text }) => text.toLocaleLowerCase().includes(sought));
};

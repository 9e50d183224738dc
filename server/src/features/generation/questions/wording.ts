/** Turns a plan into a questionnaire as it is stored. Pure. */
import type { ProductRule } from '@parley/contract';
import { questionnairePhrases } from '../../../kit/languages/index.ts';
import type { QuestionnairePhrases } from '../../../kit/languages/shape.ts';
import { countPlaces } from '../../catalogue/index.ts';
import type { PlannedQuestion } from './plan.ts';

/** An answer of a draft; ids count from 1 within the draft. */
export interface DraftAnswer {
  id: number;
  text: string;
  text_for_chatgpt: string;
  next_question: number | null;
  answerHasInputField: boolean;
  answerInputTextField: string;
  product_rules: ProductRule[];
}

export interface DraftQuestion {
  id: number;
  text: string;
  answers: DraftAnswer[];
}

/** With fewer planned questions, a general question follows. */
const minQuestions = 2;
/** With at most this many products left they are shown, so no question follows. */
const fewEnough = 3;
/** A rule that matches no product, because no price is 0. Without any rule, an answer would recommend nothing at all. */
const matchesNothing: ProductRule = { field: 'price', min: 0, max: 0, effect: 'exclude', weight: 1 };

/** The questions of a plan with their texts and rules; rules of earlier answers weigh more. */
export function wordQuestions(plan: readonly PlannedQuestion[], language: string | null): DraftQuestion[] {
  const words = questionnairePhrases(language);
  const withGeneralQuestion = plan.length < minQuestions;
  let answerId = 0;
  const deepest = Math.max(0, ...plan.map(({ depth }) => depth));
  const questions = plan.map(
    ({ question: { text: question }, answers, depth }, place): DraftQuestion => ({
      id: place + 1,
      text: question,
      answers: answers.map(({ text, kind, rules, left, next }) => ({
        id: ++answerId,
        text,
        text_for_chatgpt: words.chose.replace('{question}', () => question).replace('{answer}', () => text),
        next_question: next !== null ? next + 1 : withGeneralQuestion && countPlaces(left) > fewEnough ? plan.length + 1 : null,
        answerHasInputField: false,
        answerInputTextField: '',
        // Each level weighs twice as much as the next, so that all later answers together cannot outvote an earlier one.
        product_rules:
          kind === 'any' ? (depth === 0 ? [matchesNothing] : []) : rules.map((rule) => ({ ...rule, weight: 2 ** (deepest - depth) })),
      })),
    }),
  );
  const hasOpenPath =
    questions.length === 0 || questions.some(({ answers }) => answers.some(({ next_question }) => next_question === plan.length + 1));
  if (withGeneralQuestion && hasOpenPath) questions.push(generalQuestion(questions.length + 1, answerId, words));
  return questions;
}

/** The general question at the end, with a text field: visitors can write what the catalogue does not tell. */
export function generalQuestion(id: number, lastAnswerId: number, words: QuestionnairePhrases): DraftQuestion {
  const end = { next_question: null, product_rules: [] };
  return {
    id,
    text: words.wish,
    answers: [
      {
        ...end,
        id: lastAnswerId + 1,
        text: words.ownWords,
        text_for_chatgpt: words.ownWords,
        answerHasInputField: true,
        answerInputTextField: words.ownWordsField,
      },
      {
        ...end,
        id: lastAnswerId + 2,
        text: words.noWish,
        text_for_chatgpt: words.noWish,
        answerHasInputField: false,
        answerInputTextField: '',
      },
    ],
  };
}

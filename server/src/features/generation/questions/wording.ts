/** From a plan to a questionnaire as it is stored. Pure. */
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

/** Fewer planned questions are followed by one that asks in general. */
const leastQuestions = 2;
/** So few products are shown side by side: there is nothing more to ask. */
const fewEnough = 3;
/** Takes nothing away, for no price is 0. A choice without any rule would recommend nothing at all. */
const nothing: ProductRule = { field: 'price', min: 0, max: 0, effect: 'exclude', weight: 1 };

/** The questions of a plan, with rules that weigh earlier answers more. */
export function wordQuestions(plan: readonly PlannedQuestion[], language: string | null): DraftQuestion[] {
  const words = questionnairePhrases(language);
  const withWish = plan.length < leastQuestions;
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
        next_question: next !== null ? next + 1 : withWish && countPlaces(left) > fewEnough ? plan.length + 1 : null,
        answerHasInputField: false,
        answerInputTextField: '',
        // Twice the next one's weight: what was asked first splits best, and no later answers outvote it.
        product_rules: kind === 'any' ? (depth === 0 ? [nothing] : []) : rules.map((rule) => ({ ...rule, weight: 2 ** (deepest - depth) })),
      })),
    }),
  );
  const isAskedOn =
    questions.length === 0 || questions.some(({ answers }) => answers.some(({ next_question }) => next_question === plan.length + 1));
  if (withWish && isAskedOn) questions.push(wish(questions.length + 1, answerId, words));
  return questions;
}

/** Asks in general, last: what the catalogue does not tell, the visitor may. */
export function wish(id: number, lastAnswerId: number, words: QuestionnairePhrases): DraftQuestion {
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

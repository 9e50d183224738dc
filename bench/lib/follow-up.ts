/** Simulates visitors who answer follow-up questions, with the belief and the choice of questions of the chat. */
import { has } from '@parley/flow/reach';
import type { CandidateQuestion } from '../../server/src/features/asking/index.ts';
import type { AnsweredQuestion } from '../../server/src/features/questionnaires/index.ts';
import { beliefAfter } from '../../server/src/features/recommendation/after-answers.ts';
import { questionAfter } from '../../server/src/features/recommendation/asking-on/question-after.ts';
import type { ProductShelf } from '../../server/src/features/recommendation/ranking/shelves.ts';

/** Chooses an answer by its index. */
export type Visitor = (question: CandidateQuestion) => number;

const noCounts = () => ({ shown: 0, answered: 0 });

/** An owner's question to which the visitor said that it does not matter. */
const ofOwner: AnsweredQuestion = {
  id: 1,
  text: 'What is it for?',
  followUpFamily: null,
  answers: [
    { id: 10, text: 'A gift', productRules: [{ field: 'text', text: 'gift', effect: 'prefer', weight: 1 }] },
    { id: 11, text: 'It doesn’t matter', productRules: [] },
  ],
};

/** Asks a visitor follow-up questions after an owner's question that tells nothing. @param turn asks, and may measure it */
export function askOn(
  shelf: ProductShelf,
  visitor: Visitor,
  clicked: Float64Array,
  turn: (ask: () => CandidateQuestion | null) => CandidateQuestion | null,
): void {
  const answered: AnsweredQuestion[] = [ofOwner];
  const chosen = [11];
  for (;;) {
    const question = turn(() => questionAfter(beliefAfter(shelf, answered, chosen, { clicked }), noCounts));
    if (!question) return;
    const id = answered.length + 1;
    const answers = question.answers.map(({ text, rules }, at) => ({ id: id * 10 + at, text, productRules: rules }));
    answered.push({ id, text: question.text, followUpFamily: question.family, answers });
    chosen.push(id * 10 + visitor(question));
  }
}

/** A visitor who looks for the product at a place and answers by its facts; the share `slips` of the answers is wrong. */
export const visitorFor =
  (place: number, random: () => number, slips: number): Visitor =>
  ({ answers }) => {
    const chosenAt = answers.flatMap(({ kind, matches }, at) => (kind !== 'any' && has(matches, place) ? [at] : []));
    const any = answers.findIndex(({ kind }) => kind === 'any');
    const right = chosenAt[Math.floor(random() * chosenAt.length)] ?? (any >= 0 ? any : Math.floor(random() * answers.length));
    if (random() >= slips) return right;
    return (right + 1 + Math.floor(random() * (answers.length - 1))) % answers.length;
  };

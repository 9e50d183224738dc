/** Simulates visitors who answer follow-up questions, with the belief, choice of questions and ranking of the chat. */
import { has } from '@parley/flow/reach';
import { type AskedQuestion, type CandidateQuestion, nextQuestion } from '../../server/src/features/asking/index.ts';
import type { AnsweredQuestion } from '../../server/src/features/questionnaires/index.ts';
import { believe, priorByClicks } from '../../server/src/features/recommendation/ranking/believing.ts';
import { rank } from '../../server/src/features/recommendation/ranking/rank.ts';
import type { Candidate, Shelf } from '../../server/src/features/recommendation/ranking/shelf.ts';

/** Chooses an answer by its index; null for none of them. */
export type Visitor = (question: CandidateQuestion) => number | null;

/** What a visitor saw in the end. */
export interface Ending {
  /** Places on the shelf. */
  shown: number[];
  questions: CandidateQuestion[];
}

const noCounts = () => ({ shown: 0, answered: 0 });

/** Asks a visitor only follow-up questions, as after an empty questionnaire. */
export function askOn<C extends Candidate>(shelf: Shelf<C>, visitor: Visitor, language: string | null): Ending {
  const answered: AnsweredQuestion[] = [];
  const asked: AskedQuestion[] = [];
  const chosen = new Set<number>();
  const questions: CandidateQuestion[] = [];
  const clicked = priorByClicks(shelf, new Map());
  for (;;) {
    const { probabilities, fitting } = believe(shelf, answered, chosen, { clicked });
    const question = nextQuestion(shelf.facts, {
      belief: probabilities,
      fitting,
      asked,
      followUps: asked.length,
      language,
      countsOf: noCounts,
    });
    if (!question) return { shown: shownAfter(shelf, answered, chosen, probabilities), questions };
    const at = visitor(question);
    questions.push(question);
    asked.push({ family: question.family, text: question.text });
    const answers = question.answers.map(({ text, rules }, index) => ({ id: asked.length * 10 + index, text, productRules: rules }));
    answered.push({ id: asked.length, text: question.text, followUpFamily: question.family, answers });
    if (at !== null) chosen.add(asked.length * 10 + at);
  }
}

function shownAfter<C extends Candidate>(
  shelf: Shelf<C>,
  answered: readonly AnsweredQuestion[],
  chosen: ReadonlySet<number>,
  belief: Float64Array,
) {
  const answers = answered
    .flatMap((question) => question.answers)
    .filter(({ id, productRules }) => chosen.has(id) && productRules.length > 0)
    .map(({ text, productRules }) => ({ text, rules: productRules, soft: true }));
  const placeOf = new Map(shelf.products.map(({ id }, place) => [id, place]));
  return rank(shelf, { answers, limit: 3, belief }).top.map(({ product }) => placeOf.get(product.id) ?? -1);
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

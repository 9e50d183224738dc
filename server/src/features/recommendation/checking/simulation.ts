/** Simulated shoppers: visits that choose answers at random, with the products that are left after each. The same flow gives the same visits. */
import type { Places } from '@parley/flow/reach';
import { chanceOf } from '../../../kit/random.ts';
import type { ChosenSet } from '../../asking/index.ts';
import { countPlaces } from '../../catalogue/index.ts';
import { inTurns } from './turns.ts';
import { leftBy, type PathEnd, type WalkedQuestions } from './walked-paths.ts';

export interface SimulatedQuestion {
  questionId: number;
  shown: number;
  answered: number;
  answers: {
    answerId: number;
    chosen: number;
    /** Visits that had products before the answer and none after it. */
    lost: number;
  }[];
  /** Some visit had fewer products after it. */
  narrows: boolean;
}

export interface Simulation {
  questions: SimulatedQuestion[];
  /** Visits that came to an end, that ended without a product, and that came back to a question they had answered. */
  finished: number;
  withoutProducts: number;
  circled: number;
}

/**
 * Sends visits through a questionnaire. Each chooses one answer of each question, all equally likely; one that comes back to a question ends there.
 * @param setOf gives the products that match an answer, undefined for an answer without rules
 * @param everything all products that may be shown
 * @param atEnd is called with the end of each visit, and says whether a product fits there
 */
export async function simulate(
  flow: WalkedQuestions,
  setOf: (answerId: number) => ChosenSet | undefined,
  everything: Places,
  visits: number,
  atEnd: (end: PathEnd) => boolean,
): Promise<Simulation> {
  // Visits must not differ from one look to the next.
  const random = chanceOf('simulated visits');
  const byId = new Map(
    flow.questions.toReversed().map(({ id, answers }) => {
      const counted = answers.map((answer) => ({ answerId: answer.id, chosen: 0, lost: 0 }));
      return [id, { answers, figures: { questionId: id, shown: 0, answered: 0, answers: counted, narrows: false } }];
    }),
  );
  const size = countPlaces(everything);
  const result = { finished: 0, withoutProducts: 0, circled: 0 };
  const visit = (): void => {
    const passed = new Set<number>();
    let left = everything;
    const chosen: ChosenSet[] = [];
    const answerIds: number[] = [];
    let count = size;
    for (let at = flow.firstQuestionId; ; ) {
      const here = at === null ? undefined : byId.get(at);
      if (at !== null && passed.has(at)) result.circled++;
      if (here && !passed.has(here.figures.questionId)) here.figures.shown++;
      if (at === null || !here || passed.has(at) || here.answers.length === 0) break;
      passed.add(at);
      const index = Math.floor(random() * here.answers.length);
      const [answer, figures] = [here.answers[index], here.figures.answers[index]];
      if (!answer || !figures) break;
      here.figures.answered++;
      figures.chosen++;
      answerIds.push(answer.id);
      const set = count > 0 ? setOf(answer.id) : undefined;
      if (set) {
        chosen.push(set);
        left = leftBy(chosen, left, everything);
        const rest = countPlaces(left);
        if (rest < count) here.figures.narrows = true;
        if (rest === 0) figures.lost++;
        count = rest;
      }
      at = answer.next_question;
    }
    result.finished++;
    if (!atEnd({ answerIds, left }) && size > 0) result.withoutProducts++;
  };
  const begins = flow.firstQuestionId !== null && byId.has(flow.firstQuestionId);
  const turn = inTurns();
  for (let i = 0; begins && i < visits; i++) {
    visit();
    await turn();
  }
  const ids = [...new Set(flow.questions.map(({ id }) => id))];
  return { ...result, questions: ids.flatMap((id) => byId.get(id)?.figures ?? []) };
}

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

/** A visit on its way: the questions that it passed, what was chosen, and the products that are left. */
interface Visit {
  passed: Set<number>;
  chosen: ChosenSet[];
  answerIds: number[];
  left: Places;
  count: number;
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
  type Stop = NonNullable<ReturnType<(typeof byId)['get']>>;
  const size = countPlaces(everything);
  const result = { finished: 0, withoutProducts: 0, circled: 0 };
  /** The question that a visit comes to; null where it ends. */
  const arrive = (at: number | null, { passed }: Visit): Stop | null => {
    if (at === null) return null;
    if (passed.has(at)) {
      result.circled++;
      return null;
    }
    const here = byId.get(at);
    if (!here) return null;
    here.figures.shown++;
    passed.add(at);
    return here.answers.length > 0 ? here : null;
  };
  /** Chooses an answer; gives where it leads. */
  const choose = (visit: Visit, { answers, figures }: Stop): number | null => {
    const index = Math.floor(random() * answers.length);
    const [answer, ofAnswer] = [answers[index], figures.answers[index]];
    if (!answer || !ofAnswer) return null;
    figures.answered++;
    ofAnswer.chosen++;
    visit.answerIds.push(answer.id);
    const set = visit.count > 0 ? setOf(answer.id) : undefined;
    if (!set) return answer.next_question;
    visit.chosen.push(set);
    visit.left = leftBy(visit.chosen, visit.left, everything);
    const rest = countPlaces(visit.left);
    if (rest < visit.count) figures.narrows = true;
    if (rest === 0) ofAnswer.lost++;
    visit.count = rest;
    return answer.next_question;
  };
  const visitOnce = (): void => {
    const visit: Visit = { passed: new Set(), chosen: [], answerIds: [], left: everything, count: size };
    for (let here = arrive(flow.firstQuestionId, visit); here; here = arrive(choose(visit, here), visit));
    result.finished++;
    if (!atEnd({ answerIds: visit.answerIds, left: visit.left }) && size > 0) result.withoutProducts++;
  };
  const begins = flow.firstQuestionId !== null && byId.has(flow.firstQuestionId);
  const turn = inTurns();
  for (let i = 0; begins && i < visits; i++) {
    visitOnce();
    await turn();
  }
  const ids = [...new Set(flow.questions.map(({ id }) => id))];
  return { ...result, questions: ids.flatMap((id) => byId.get(id)?.figures ?? []) };
}

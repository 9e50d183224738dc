/** Simulated shoppers: visits that choose answers at random, with the products that are left after each. The same flow gives the same visits. */
import type { Places } from '@parley/flow/reach';
import { intersection, placesOf } from '@parley/flow/reach';
import { chanceOf } from '../../kit/random.ts';
import type { ChosenSet } from '../asking/index.ts';
import { allPlaces, countPlaces } from '../catalogue/index.ts';
import { type AnswerEffects, leftAfter, leftBy, showFirst } from './walked-paths.ts';

/** After this many milliseconds of visits, the event loop runs other requests. */
const turnMs = 10;

export interface SimulatedFlow {
  firstQuestionId: number | null;
  questions: readonly { id: number; answers: readonly { id: number; next_question: number | null }[] }[];
}

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
  /** The products that some visit was shown: the first `limit` that match all its answers. */
  shown: Places;
}

/**
 * Sends visits through a questionnaire. Each chooses one answer of each question, all equally likely; one that comes back to a question ends there.
 * @param effectsOf gives the effects of an answer's rules, undefined for an answer without rules
 * @param size the number of products
 * @param limit the number of products that are shown at once
 */
export async function simulate(
  flow: SimulatedFlow,
  effectsOf: (answerId: number) => AnswerEffects | undefined,
  size: number,
  limit: number,
  visits: number,
): Promise<Simulation> {
  // Visits must not differ from one look to the next.
  const random = chanceOf('simulated visits');
  const byId = new Map(
    flow.questions.toReversed().map(({ id, answers }) => {
      const counted = answers.map((answer) => ({ answerId: answer.id, chosen: 0, lost: 0 }));
      return [id, { answers, figures: { questionId: id, shown: 0, answered: 0, answers: counted, narrows: false } }];
    }),
  );
  const everything = allPlaces(size);
  // What an answer keeps of all products; every visit that chooses it asks.
  const kept = new Map<number, ChosenSet | null>();
  const keptBy = (answerId: number): ChosenSet | null => {
    const known = kept.get(answerId);
    if (known !== undefined) return known;
    const effects = effectsOf(answerId);
    const set = effects ? { matches: leftAfter(everything, effects), isElse: effects.isElse === true } : null;
    kept.set(answerId, set);
    return set;
  };
  const result = { finished: 0, withoutProducts: 0, circled: 0 };
  const shown = new Uint8Array(size);
  const visit = (): void => {
    const passed = new Set<number>();
    let left = everything;
    const chosen: ChosenSet[] = [];
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
      const keeps = count > 0 ? keptBy(answer.id) : null;
      if (keeps) {
        chosen.push(keeps);
        left = leftBy(chosen, intersection(left, keeps.matches), everything);
        const rest = countPlaces(left);
        if (rest < count) here.figures.narrows = true;
        if (rest === 0) figures.lost++;
        count = rest;
      }
      at = answer.next_question;
    }
    result.finished++;
    if (count === 0 && size > 0) result.withoutProducts++;
    else showFirst(left, limit, shown);
  };
  const begins = flow.firstQuestionId !== null && byId.has(flow.firstQuestionId);
  let begun = performance.now();
  for (let i = 0; begins && i < visits; i++) {
    visit();
    if (performance.now() - begun < turnMs) continue;
    await new Promise((resolve) => setImmediate(resolve));
    begun = performance.now();
  }
  const ids = [...new Set(flow.questions.map(({ id }) => id))];
  return { ...result, questions: ids.flatMap((id) => byId.get(id)?.figures ?? []), shown: placesOf(shown) };
}

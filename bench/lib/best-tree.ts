/**
 * The best possible tree of questions over a small catalogue, by trying all of them. Each product is equally likely to be looked for, and found by any
 * answer that matches it. The best trees make sure of nothing.
 */
import { has, intersection, type Places } from '@parley/flow/reach';
import {
  type AskedQuestion,
  answeredQuestion,
  type CandidateQuestion,
  candidateQuestions,
} from '../../server/src/features/asking/index.ts';
import { allPlaces, countPlaces, type FactIndex, listPlaces } from '../../server/src/features/catalogue/index.ts';
import { openings, type PlannedQuestion } from '../../server/src/features/generation/questions/plan.ts';

const shownAtOnce = 3;
/** The most questions on a path. */
const deepest = 4;

/**
 * The questions that the best trees of candidate questions need, on average. `askable`: among those that open with a question that a shop could ask
 * first (`openings`): beside a question about the kind, none that a third of the products has no answer to.
 */
export function bestTrees(index: FactIndex, language: string): { ofAll: number; askable: number } {
  const everything = allPlaces(index.size);
  const costs = new Map<string, number>();
  const costOf = (question: CandidateQuestion, left: Places, asked: readonly AskedQuestion[]): number => {
    const rules = question.answers.map((answer) => answer.rules);
    return expected(left, question.answers, (at, rest) => fewestAfter(rest, [...asked, answeredQuestion(question, rules, [at])]));
  };
  const fewestAfter = (left: Places, asked: readonly AskedQuestion[]): number => {
    if (countPlaces(left) <= shownAtOnce || asked.length === deepest) return 0;
    const key = `${left.join(' ')} ${asked
      .map(({ text, passedOver }) => [text, ...(passedOver ?? [])].join('/'))
      .toSorted()
      .join('|')}`;
    const before = costs.get(key);
    if (before !== undefined) return before;
    const fewest = fewestOf(candidateQuestions(index, left, asked, language).map((question) => costOf(question, left, asked)));
    costs.set(key, fewest);
    return fewest;
  };
  const first = candidateQuestions(index, everything, [], language);
  const opening = (questions: readonly CandidateQuestion[]) => fewestOf(questions.map((question) => costOf(question, everything, [])));
  return { ofAll: opening(first), askable: opening(openings(first, everything)) };
}

/** The questions that a plan needs, on average. */
export function questionsOf(plan: readonly PlannedQuestion[], size: number): number {
  const from = (at: number, left: Places): number =>
    expected(left, plan[at]?.answers ?? [], (place, rest) => {
      const next = plan[at]?.answers[place]?.next ?? null;
      return next === null ? 0 : from(next, rest);
    });
  return from(0, allPlaces(size));
}

const fewestOf = (costs: readonly number[]): number => (costs.length === 0 ? 0 : Math.min(...costs));

/** The expected number of questions when one with these answers is asked now; `after` are those after an answer. */
function expected(
  left: Places,
  answers: readonly { kind: string; matches: Places }[],
  after: (place: number, left: Places) => number,
): number {
  const rests = answers.map(({ kind, matches }) => (kind === 'any' ? left : intersection(left, matches)));
  const costs = rests.map((rest, place) => after(place, rest));
  let sum = 0;
  const places = listPlaces(left);
  for (const place of places) {
    const named = answers.flatMap(({ kind, matches }, at) => (kind !== 'any' && has(matches, place) ? [at] : []));
    const chosen = named.length > 0 ? named : answers.flatMap(({ kind }, at) => (kind === 'any' ? [at] : []));
    sum += 1 + chosen.reduce((total, at) => total + (costs[at] ?? 0), 0) / Math.max(1, chosen.length);
  }
  return sum / Math.max(1, places.length);
}

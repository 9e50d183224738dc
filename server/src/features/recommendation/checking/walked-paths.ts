/**
 * Walks every path of a questionnaire with the products that match all its answers. It knows only sets of places: what visitors are shown at
 * an end is found in ends.ts. Pure.
 */
import { intersection, type Places } from '@parley/flow/reach';
import { type ChosenSet, matchesOf } from '../../asking/index.ts';
import { countPlaces } from '../../catalogue/index.ts';

/** A questionnaire, saved or not, as its check walks it. */
export interface WalkedQuestions {
  firstQuestionId: number | null;
  questions: readonly { id: number; answers: readonly { id: number; next_question: number | null }[] }[];
}

/** The maximum number of steps: where every answer leads to the next of ten questions, there are a million paths. */
const maxSteps = 20_000;
/** The same in a large catalogue, where each step visits the words of a set. */
const maxWords = 8_000_000;

/** The end of a path. */
export interface PathEnd {
  /** The answers on the way, in order. */
  answerIds: readonly number[];
  /** The products that match all of them. */
  left: Places;
}

export interface WalkedPaths {
  /** The number of paths from the first question to an end, and of those on which no product matches all answers. */
  paths: number;
  emptyPaths: number;
  /** The ids of answers that match no product on some path on which products were left before them. */
  emptyAnswers: Set<number>;
  /** False when the limit was reached. */
  complete: boolean;
}

/**
 * Follows each path and gives each end; a path that comes back to a question ends there.
 * @param setOf gives the products that match an answer, undefined for an answer without rules
 * @param everything all products that may be shown
 * @param asOne leaves out the products that match all answers of an end one by one, but not as one variant
 */
export function* walkPaths(
  flow: WalkedQuestions,
  setOf: (answerId: number) => ChosenSet | undefined,
  everything: Places,
  asOne: (end: PathEnd) => Places = ({ left }) => left,
): Generator<PathEnd, WalkedPaths> {
  const questions = new Map(flow.questions.toReversed().map((question) => [question.id, question]));
  const result: WalkedPaths = { paths: 0, emptyPaths: 0, emptyAnswers: new Set(), complete: true };
  const most = Math.min(maxSteps, Math.ceil(maxWords / Math.max(1, everything.length)));
  let steps = 0;
  function* follow(
    id: number | null,
    { answerIds, left }: PathEnd,
    chosen: readonly ChosenSet[],
    passed: ReadonlySet<number>,
  ): Generator<PathEnd, void> {
    const question = id === null || passed.has(id) ? undefined : questions.get(id);
    if (!question || question.answers.length === 0) {
      result.paths++;
      const fits = asOne({ answerIds, left });
      if (countPlaces(fits) === 0) result.emptyPaths++;
      yield { answerIds, left: fits };
      return;
    }
    for (const answer of question.answers) {
      if (++steps > most) {
        result.complete = false;
        return;
      }
      const set = setOf(answer.id);
      const path = set ? [...chosen, set] : chosen;
      const rest = set ? leftBy(path, left, everything) : left;
      if (countPlaces(rest) === 0 && countPlaces(left) > 0) result.emptyAnswers.add(answer.id);
      yield* follow(answer.next_question, { answerIds: [...answerIds, answer.id], left: rest }, path, new Set([...passed, question.id]));
    }
  }
  if (flow.firstQuestionId !== null && questions.has(flow.firstQuestionId))
    yield* follow(flow.firstQuestionId, { answerIds: [], left: everything }, [], new Set());
  return result;
}

/** The products of `left` that match the last of these answers; if it takes an earlier answer back, the products that match the others. */
export function leftBy(chosen: readonly ChosenSet[], left: Places, everything: Places): Places {
  const last = chosen.at(-1);
  if (!last) return left;
  const rest = intersection(left, last.matches);
  return last.isElse && countPlaces(rest) === 0 ? matchesOf(chosen, everything) : rest;
}

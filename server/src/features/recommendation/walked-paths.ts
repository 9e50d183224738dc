/** Walks every path of a questionnaire with what fits all answers of it. Pure; it knows only sets of places and the effects of rules. */
import { intersection, type Places, placesOf, type RuleEffects, type WalkedFlow } from '@parley/flow/reach';
import { allPlaces, countPlaces } from '../catalogue/index.ts';

/** Bounds the walk: a questionnaire in which every answer leads to the next of ten questions has a million paths. */
const mostSteps = 20_000;

export interface WalkedPaths {
  /** Paths from the first question to an end, and those of them on which no product fits all answers. */
  paths: number;
  emptyPaths: number;
  /** Answers that fit no product on some path although products were left before them, by id. */
  emptyAnswers: Set<number>;
  /** The products that the end of some path shows, at most `limit` of those that fit all its answers. */
  shown: Places;
  /** False when the bound was reached. */
  complete: boolean;
}

/**
 * Follows each path; a question that it has passed already ends it.
 * @param effectsOf gives the effects of an answer's rules, undefined for an answer without rules
 * @param limit how many products are shown at once
 */
export function walkPaths(
  flow: WalkedFlow,
  effectsOf: (answerId: number) => RuleEffects | undefined,
  size: number,
  limit: number,
): WalkedPaths {
  const questions = new Map(flow.questions.map((question) => [question.id, question]));
  const shown = new Uint8Array(size);
  const result = { paths: 0, emptyPaths: 0, emptyAnswers: new Set<number>(), complete: true };
  let steps = 0;
  const follow = (id: number | null, left: Places, passed: ReadonlySet<number>): void => {
    const question = id === null || passed.has(id) ? undefined : questions.get(id);
    if (!question || question.answers.length === 0) {
      result.paths++;
      if (countPlaces(left) === 0) result.emptyPaths++;
      else showFirst(left, limit, shown);
      return;
    }
    for (const answer of question.answers) {
      if (++steps > mostSteps) {
        result.complete = false;
        return;
      }
      const effects = effectsOf(answer.id);
      const rest = effects ? leftAfter(left, effects) : left;
      if (countPlaces(rest) === 0 && countPlaces(left) > 0) result.emptyAnswers.add(answer.id);
      follow(answer.next_question, rest, new Set([...passed, question.id]));
    }
  };
  if (flow.firstQuestionId !== null && questions.has(flow.firstQuestionId)) follow(flow.firstQuestionId, allPlaces(size), new Set());
  return { ...result, shown: placesOf(shown) };
}

function leftAfter(left: Places, { prefers, requires, excludes }: RuleEffects): Places {
  let rest = left;
  if (prefers) rest = intersection(rest, prefers);
  if (requires) rest = intersection(rest, requires);
  return excludes ? rest.map((word, at) => word & ~(excludes[at] ?? 0)) : rest;
}

function showFirst(left: Places, limit: number, shown: Uint8Array): void {
  let count = 0;
  for (let place = 0; place < shown.length && count < limit; place++) {
    if (((left[place >>> 5] ?? 0) >>> (place & 31)) & 1) {
      shown[place] = 1;
      count++;
    }
  }
}

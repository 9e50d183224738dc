/**
 * Walks every path of a questionnaire with the products that match all its answers. It knows only sets of places and effects of rules.
 * Pure.
 */
import { intersection, type Places, placesOf, type RuleEffects, type WalkedFlow } from '@parley/flow/reach';
import { type ChosenSet, matchesOf } from '../asking/index.ts';
import { allPlaces, countPlaces } from '../catalogue/index.ts';

/** What the rules of an answer do, and whether it is 'something else', which takes back an earlier answer where it leaves nothing. */
export interface AnswerEffects extends RuleEffects {
  isElse?: boolean;
}

/** The maximum number of steps: where every answer leads to the next of ten questions, there are a million paths. */
const maxSteps = 20_000;

export interface WalkedPaths {
  /** The number of paths from the first question to an end, and of those on which no product matches all answers. */
  paths: number;
  emptyPaths: number;
  /** The ids of answers that match no product on some path on which products were left before them. */
  emptyAnswers: Set<number>;
  /** The products shown at the end of some path: the first `limit` that match all its answers. */
  shown: Places;
  /** False when the limit was reached. */
  complete: boolean;
}

/**
 * Follows each path; one that comes back to a question ends there.
 * @param effectsOf gives the effects of an answer's rules, undefined for an answer without rules
 * @param size the number of places
 * @param limit the number of products that are shown at once
 */
export function walkPaths(
  flow: WalkedFlow,
  effectsOf: (answerId: number) => AnswerEffects | undefined,
  size: number,
  limit: number,
): WalkedPaths {
  const questions = new Map(flow.questions.map((question) => [question.id, question]));
  const shown = new Uint8Array(size);
  const result = { paths: 0, emptyPaths: 0, emptyAnswers: new Set<number>(), complete: true };
  let steps = 0;
  const everything = allPlaces(size);
  const follow = (id: number | null, chosen: readonly ChosenSet[], left: Places, passed: ReadonlySet<number>): void => {
    const question = id === null || passed.has(id) ? undefined : questions.get(id);
    if (!question || question.answers.length === 0) {
      result.paths++;
      if (countPlaces(left) === 0) result.emptyPaths++;
      else showFirst(left, limit, shown);
      return;
    }
    for (const answer of question.answers) {
      if (++steps > maxSteps) {
        result.complete = false;
        return;
      }
      const effects = effectsOf(answer.id);
      const path = effects ? [...chosen, { matches: leftAfter(everything, effects), isElse: effects.isElse === true }] : chosen;
      const rest = effects ? leftBy(path, leftAfter(left, effects), everything) : left;
      if (countPlaces(rest) === 0 && countPlaces(left) > 0) result.emptyAnswers.add(answer.id);
      follow(answer.next_question, path, rest, new Set([...passed, question.id]));
    }
  };
  if (flow.firstQuestionId !== null && questions.has(flow.firstQuestionId)) follow(flow.firstQuestionId, [], everything, new Set());
  return { ...result, shown: placesOf(shown) };
}

/** What is left after these answers: `left`, or where the last one takes an earlier one back, what matches the others. */
export const leftBy = (chosen: readonly ChosenSet[], left: Places, everything: Places): Places =>
  chosen.at(-1)?.isElse && countPlaces(left) === 0 ? matchesOf(chosen, everything) : left;

/** The places that are left after an answer with these effects. */
export function leftAfter(left: Places, { prefers, requires, excludes }: RuleEffects): Places {
  let rest = left;
  if (prefers) rest = intersection(rest, prefers);
  if (requires) rest = intersection(rest, requires);
  return excludes ? rest.map((word, at) => word & ~(excludes[at] ?? 0)) : rest;
}

/** Marks the first `limit` places that are left as shown. */
export function showFirst(left: Places, limit: number, shown: Uint8Array): void {
  let count = 0;
  for (let place = 0; place < shown.length && count < limit; place++) {
    if (((left[place >>> 5] ?? 0) >>> (place & 31)) & 1) {
      shown[place] = 1;
      count++;
    }
  }
}

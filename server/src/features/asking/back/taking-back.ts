/**
 * 'Something else' where nothing else is left: whoever is asked what kind of shoes, and wants none of them, did not mean shoes. Such an answer
 * takes back an earlier one instead of ending with nothing. Pure.
 */
import type { ProductRule } from '@parley/contract';
import { intersection, type Places } from '@parley/flow/reach';
import { type ChosenSet, countOf } from './chosen.ts';
import { doubtedAnswer } from './doubt.ts';

/**
 * Whether an answer is 'something else': it excludes what at least two answers beside it prefer, and nothing more. 'No nuts' is none: that
 * nothing else fits does not mean that nuts are welcome.
 * @param answers the rules of all answers of the question
 */
export function isSomethingElse(answers: readonly (readonly ProductRule[])[], at: number): boolean {
  const own = answers[at] ?? [];
  if (own.length === 0 || own.some((rule) => rule.effect !== 'exclude' || rule.field !== 'fact')) return false;
  const named = answers.filter((rules, other) => other !== at && rules.length > 0 && rules.every(({ effect }) => effect === 'prefer'));
  const offered = new Set(named.flatMap((rules) => rules.flatMap(valuesOf)));
  const excluded = new Set(own.flatMap(valuesOf));
  return named.length > 1 && excluded.size === offered.size && excluded.isSubsetOf(offered);
}

const valuesOf = (rule: ProductRule): string[] => (rule.field === 'fact' ? rule.values.map((value) => `${rule.family}\n${value}`) : []);

/**
 * The answers that this one can take back: 'something else' all that are none, and 'jackets', where the kind is asked for again, the helmets
 * that were doubted, or the 'something else' that was.
 * @param before what was chosen before and is not taken back
 */
function canTakeBack(
  { isElse, isFollowUp, about }: ChosenSet,
  before: readonly ChosenSet[],
  everything: Places,
): ((earlier: ChosenSet) => boolean) | null {
  if (isElse) return (earlier) => !earlier.isElse;
  return isFollowUp && about && doubtedAnswer(before, everything) ? (earlier) => earlier.about === about : null;
}

/**
 * The indexes of the answers that are taken back, by 'something else' or by the kind that is chosen when it is asked again. Where that leaves
 * nothing, it is the earlier answer without which most products match, the later one of several; another one only if without it still nothing
 * matches.
 * @param chosen what was chosen at each question, in order
 * @param everything all products
 */
export function takenBack(chosen: readonly ChosenSet[], everything: Places): Set<number> {
  const back = new Set<number>();
  chosen.forEach((answer, at) => {
    const kept = () => chosen.slice(0, at + 1).flatMap((_, index) => (back.has(index) ? [] : [index]));
    const before = chosen.slice(0, at).filter((_, index) => !back.has(index));
    const mayGo = canTakeBack(answer, before, everything);
    if (!mayGo) return;
    const countWithout = (left?: number) => countOf(kept().flatMap((index) => (index === left ? [] : [chosen[index]?.matches as Places])));
    // What was contradictory before it stays so.
    if (countOf(kept().flatMap((index) => (index === at ? [] : [chosen[index]?.matches as Places]))) === 0) return;
    while (countWithout() === 0) {
      const counts = kept().flatMap((index) =>
        index < at && mayGo(chosen[index] as ChosenSet) ? [{ index, count: countWithout(index) }] : [],
      );
      const others = counts.filter(({ index }) => !chosen[index]?.isPrice);
      const best = (others.length > 0 ? others : counts).reduce<(typeof counts)[number] | null>(
        (most, each) => (each.count >= (most?.count ?? 0) ? each : most),
        null,
      );
      if (!best) return;
      back.add(best.index);
    }
  });
  return back;
}

/** The products that match all that was chosen and is not taken back. @param everything all products */
export function matchesOf(chosen: readonly ChosenSet[], everything: Places): Places {
  const back = takenBack(chosen, everything);
  return chosen.filter((_, at) => !back.has(at)).reduce((all, { matches }) => intersection(all, matches), everything);
}

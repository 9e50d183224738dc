/**
 * 'Something else' where nothing else is left: whoever is asked what kind of shoes, and wants none of them, did not mean shoes. Such an answer
 * takes back an earlier one instead of ending with nothing. Pure.
 */
import type { ProductRule } from '@parley/contract';
import { fewLeft } from '@parley/flow';
import { intersection, type Places } from '@parley/flow/reach';
import { likelihoods } from '../belief.ts';
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

/** Which earlier answers may be taken back, and how likely each of them was a slip, relative to the products that are left without it. */
interface TakingBack {
  mayGo(earlier: ChosenSet): boolean;
  oddsOf(earlier: ChosenSet): number;
  /** A price may go like any other answer; the products above it say so. */
  isPriceToo?: boolean;
}

const asLikely = () => 1;
const oddsOfSlip = ({ options = 0 }: ChosenSet): number => {
  const { fits, differs } = likelihoods(options);
  return differs / fits;
};

/**
 * The answers that this one can take back: 'something else' all that are none, 'jackets', where the kind is asked for again, the helmets
 * that were doubted, or the 'something else' that was, and the answer to a question that makes sure any earlier one. What rules something out for
 * good stays.
 * @param before what was chosen before and is not taken back
 */
function takingBackBy({ isElse, isFollowUp, about }: ChosenSet, before: readonly ChosenSet[], everything: Places): TakingBack | null {
  if (isFollowUp && about && doubtedAnswer(before, everything)?.about === about)
    return { mayGo: (earlier) => earlier.about === about, oddsOf: asLikely };
  if (isFollowUp && isCheckable(before, everything)) return { mayGo: ({ isOrder }) => !isOrder, oddsOf: oddsOfSlip, isPriceToo: true };
  return isElse ? { mayGo: (earlier) => !earlier.isElse && !earlier.isOrder, oddsOf: asLikely } : null;
}

/**
 * Whether the visitor confirmed what was chosen: answered a question that followed although few products matched, and took nothing back by it.
 * Nothing is made sure of twice in a row.
 */
export const isConfirmed = (chosen: readonly ChosenSet[], everything: Places): boolean =>
  chosen.some(({ isFollowUp }, at) => {
    if (!isFollowUp) return false;
    const before = chosen.slice(0, at);
    const back = takenBack(before, everything);
    const kept = before.filter((_, index) => !back.has(index));
    return isCheckable(kept, everything) && takenBack(chosen.slice(0, at + 1), everything).size === back.size;
  });

/** Whether so few products match that the next question is one that makes sure of what was chosen. */
function isCheckable(chosen: readonly ChosenSet[], everything: Places): boolean {
  const left = countOf([everything, ...chosen.map(({ matches }) => matches)]);
  return chosen.length > 0 && left > 0 && left <= fewLeft;
}

/**
 * The indexes of the answers that are taken back, by 'something else' or by the answer to a question that makes sure. Where that leaves
 * nothing, it is the earlier answer without which most products match, the later one of several; another one only if without it still nothing
 * matches. The answer to a question that makes sure also weighs how likely each earlier one was a slip.
 * @param chosen what was chosen at each question, in order
 * @param everything all products
 */
export function takenBack(chosen: readonly ChosenSet[], everything: Places): Set<number> {
  const back = new Set<number>();
  chosen.forEach((answer, at) => {
    const kept = () => chosen.slice(0, at + 1).flatMap((_, index) => (back.has(index) ? [] : [index]));
    const before = chosen.slice(0, at).filter((_, index) => !back.has(index));
    const taking = takingBackBy(answer, before, everything);
    if (!taking) return;
    const countWithout = (left?: number) => countOf(kept().flatMap((index) => (index === left ? [] : [chosen[index]?.matches as Places])));
    // What was contradictory before it stays so.
    if (countOf(kept().flatMap((index) => (index === at ? [] : [chosen[index]?.matches as Places]))) === 0) return;
    while (countWithout() === 0) {
      const counts = kept().flatMap((index) => {
        const earlier = chosen[index] as ChosenSet;
        return index < at && taking.mayGo(earlier) ? [{ index, count: countWithout(index) * taking.oddsOf(earlier) }] : [];
      });
      const others = counts.filter(({ index }) => !chosen[index]?.isPrice);
      const best = (others.length > 0 && !taking.isPriceToo ? others : counts).reduce<(typeof counts)[number] | null>(
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

/**
 * 'Something else' when nothing else is left: a visitor who is asked for a kind of shoes and wants none of them did not mean shoes. Such an answer
 * revokes an earlier one instead of ending without products. Pure.
 */
import type { ProductRule } from '@parley/contract';
import { fewLeft } from '@parley/flow';
import { intersection, type Places } from '@parley/flow/reach';
import { likelihoods } from '../belief.ts';
import { type ChosenSet, chosenBy, countOf } from './chosen.ts';
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

/**
 * The choice made by an answer to a follow-up question.
 * @param answers the rules of all answers of the question that have any
 * @param rules those of the answer, one of them
 * @param matches the products that match it
 */
export function chosenSetOf(answers: readonly (readonly ProductRule[])[], rules: readonly ProductRule[], matches: Places): ChosenSet {
  return chosenBy(rules, { matches, isElse: isSomethingElse(answers, answers.indexOf(rules)), isFollowUp: true, options: answers.length });
}

const valuesOf = (rule: ProductRule): string[] => (rule.field === 'fact' ? rule.values.map((value) => `${rule.family}\n${value}`) : []);

/** Which earlier answers may be taken back, and how likely each of them was a slip, relative to the products that are left without it. */
interface TakingBack {
  mayGo(earlier: ChosenSet): boolean;
  oddsOf(earlier: ChosenSet): number;
  /** Whether an earlier budget may be revoked like any other answer: the products above it then count. */
  isPriceToo?: boolean;
}

const asLikely = () => 1;
const oddsOfSlip = ({ options = 0 }: ChosenSet): number => {
  const { fits, differs } = likelihoods(options);
  return differs / fits;
};

/**
 * Which earlier answers this one may revoke: 'something else' any ordinary one; an answer to the kind question that is asked again ('jackets') the
 * doubted kind ('helmets', or 'something else'); an answer to a confirming question any. Permanent exclusions stay.
 * @param before what was chosen before and is not taken back
 */
function takingBackBy({ isElse, isFollowUp, about }: ChosenSet, before: readonly ChosenSet[], everything: Places): TakingBack | null {
  if (isFollowUp && about && doubtedAnswer(before, everything)?.about === about)
    return { mayGo: (earlier) => earlier.about === about, oddsOf: asLikely };
  if (isFollowUp && isCheckable(before, everything)) return { mayGo: ({ isOrder }) => !isOrder, oddsOf: oddsOfSlip, isPriceToo: true };
  return isElse ? { mayGo: (earlier) => !earlier.isElse && !earlier.isOrder, oddsOf: asLikely } : null;
}

/**
 * Whether the visitor confirmed the earlier answers: answered a confirming question, which is asked when few products match, without revoking any.
 * Parley does not ask for confirmation twice in a row.
 */
export const isConfirmed = (chosen: readonly ChosenSet[], everything: Places): boolean =>
  chosen.some(({ isFollowUp }, at) => {
    if (!isFollowUp) return false;
    const before = chosen.slice(0, at);
    const back = takenBack(before, everything);
    const kept = before.filter((_, index) => !back.has(index));
    return isCheckable(kept, everything) && takenBack(chosen.slice(0, at + 1), everything).size === back.size;
  });

/** Whether so few products match that the next question is a confirming one. */
function isCheckable(chosen: readonly ChosenSet[], everything: Places): boolean {
  const left = countOf([everything, ...chosen.map(({ matches }) => matches)]);
  return chosen.length > 0 && left > 0 && left <= fewLeft;
}

/**
 * The answers that are revoked, by 'something else' or by the answer to a confirming question, each with the one that revokes it, by their indexes. If no product matches all answers, the
 * one whose removal leaves most products is revoked (of several, the latest), and a second one only if still nothing matches. A confirming question
 * also weighs how likely each earlier answer was a slip.
 * @param chosen what was chosen at each question, in order
 * @param everything all products
 */
export function takenBack(chosen: readonly ChosenSet[], everything: Places): Map<number, number> {
  const back = new Map<number, number>();
  chosen.forEach((answer, at) => {
    const kept = () => chosen.slice(0, at + 1).flatMap((_, index) => (back.has(index) ? [] : [index]));
    const before = chosen.slice(0, at).filter((_, index) => !back.has(index));
    const taking = takingBackBy(answer, before, everything);
    if (!taking) return;
    const countWithout = (left?: number) => countOf(kept().flatMap((index) => (index === left ? [] : [chosen[index]?.matches as Places])));
    // Answers that contradicted each other before this one do so still.
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
      back.set(best.index, at);
    }
  });
  return back;
}

/** The products that match every answer that is not revoked. @param everything all products */
export function matchesOf(chosen: readonly ChosenSet[], everything: Places): Places {
  const back = takenBack(chosen, everything);
  return chosen.filter((_, at) => !back.has(at)).reduce((all, { matches }) => intersection(all, matches), everything);
}

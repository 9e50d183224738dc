/** The choices of a visitor as sets of products. Pure. */
import type { ProductRule } from '@parley/contract';
import type { Places } from '@parley/flow/reach';

/** The choice of a visitor at one question. */
export interface ChosenSet {
  /** The products that match it. */
  matches: Places;
  /** It is 'something else'. */
  isElse: boolean;
  /** The family of the facts that it is about, where it is about nothing else and can be taken back by a later answer about the same. */
  about?: string | null;
  /** The number of answers that the question has. */
  options?: number;
  /** It answers a follow-up question, so it may be the answer to one that makes sure (`doubtedAnswer`, `checkingQuestion`). */
  isFollowUp?: boolean;
  /** It is a price: a budget is binding, and is taken back only if nothing else can be. */
  isPrice?: boolean;
  /** It rules something out for good ('no nuts'), and is never taken back by a later answer. */
  isOrder?: boolean;
}

/** Whether answers with these rules rule something out for good, or require it. */
export const isOrder = (rules: readonly ProductRule[], isElse: boolean): boolean =>
  !isElse && rules.some(({ effect }) => effect !== 'prefer');

/**
 * The choice of a visitor, by the rules of the chosen answers.
 * @param options the number of answers of the question that have rules
 */
export const chosenBy = (
  rules: readonly ProductRule[],
  { matches, isElse, isFollowUp, options }: Pick<Required<ChosenSet>, 'matches' | 'isElse' | 'isFollowUp' | 'options'>,
): ChosenSet => ({
  matches,
  isElse,
  isFollowUp,
  options,
  about: familyOfRules(rules),
  isPrice: rules.some(({ field }) => field === 'price'),
  isOrder: isOrder(rules, isElse),
});

/** The family of the facts that these rules are about; null where they are about anything else, or prefer some and exclude others. */
export function familyOfRules(rules: readonly ProductRule[]): string | null {
  const subjects = new Set(
    rules.map((rule) => (rule.field === 'fact' && rule.effect !== 'require' ? `${rule.effect} ${rule.family}` : null)),
  );
  const [rule] = rules;
  return subjects.size === 1 && !subjects.has(null) && rule?.field === 'fact' ? rule.family : null;
}

/** The number of places in all sets. */
export function countOf(sets: readonly Places[]): number {
  const [first, ...others] = sets;
  if (!first) return Number.POSITIVE_INFINITY;
  let count = 0;
  // Makes no intermediate sets, because it is called often, for catalogues of any size.
  for (let word = 0; word < first.length; word++) {
    let bits = first[word] as number;
    for (let at = 0; at < others.length && bits !== 0; at++) bits &= (others[at] as Places)[word] as number;
    if (bits !== 0) count += bitsIn(bits);
  }
  return count;
}

/** The number of bits that are set in a word. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What a visitor chose, as sets of products. Pure. */
import type { ProductRule } from '@parley/contract';
import { intersection, type Places } from '@parley/flow/reach';

/** What a visitor chose at one question. */
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
  /** It is a price: a budget is an order, and is taken back only where nothing else can be. */
  isPrice?: boolean;
  /** It rules something out for good ('no nuts'), and is never taken back by a later answer. */
  isOrder?: boolean;
}

/** The family of the facts that these rules are about; null where they are about anything else, or prefer some and exclude others. */
export function familyOfRules(rules: readonly ProductRule[]): string | null {
  const subjects = new Set(
    rules.map((rule) => (rule.field === 'fact' && rule.effect !== 'require' ? `${rule.effect} ${rule.family}` : null)),
  );
  const [rule] = rules;
  return subjects.size === 1 && !subjects.has(null) && rule?.field === 'fact' ? rule.family : null;
}

/** The number of places in all sets. */
export function countOf([first, ...others]: readonly Places[]): number {
  if (!first) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let bits of others.reduce(intersection, first)) for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** A question that can be asked, with its answers. */
import type { ProductRule } from '@parley/contract';
import type { Places } from '@parley/flow/reach';
import type { QuestionFamily } from './families.ts';

/** An answer of a candidate question. */
export interface CandidateAnswer {
  text: string;
  kind: 'values' | 'price' | 'rest' | 'any';
  /** All products of the catalogue that match it. */
  matches: Places;
  /** The product rules that match the same products; empty for an answer that matches everything. */
  rules: ProductRule[];
}

export interface CandidateQuestion {
  family: QuestionFamily;
  text: string;
  answers: CandidateAnswer[];
  /** The expected information of a truthful answer in bits, with all products equally likely. */
  gain: number;
  /** `gain` times how well people understand the question. */
  value: number;
}

/** A question that was asked before, in the questionnaire or as a follow-up. */
export interface AskedQuestion {
  /** Unknown for a question of the owner. */
  family?: QuestionFamily;
  text: string;
  /** The answer was 'it does not matter', so nothing else is asked about the family. */
  settled?: boolean;
  /** The answer was 'something else'. */
  isOpen?: boolean;
  /** A later answer took this one back: another kind may be asked for, but nothing else again. */
  isTakenBack?: boolean;
  /** The answer may be a slip, so the question counts as not asked. */
  isDoubted?: boolean;
  /** The values of the other answers. They are not offered again: a visitor who wants neither tents nor chairs is not asked about tents later. */
  passedOver?: ReadonlySet<string>;
}

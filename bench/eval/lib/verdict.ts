/** One judgement. `measure` names the figure that it counts for, and `kind` a part of that figure. */
export interface Verdict {
  measure: string;
  kind: string;
  shop: string;
  good: boolean;
  /** 0 to 3, where answers are graded. */
  grade?: number;
  asked: string;
  modelText: string;
  reply: string;
  because: string;
}

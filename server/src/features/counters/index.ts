/**
 * Counters by owner and day. They are raised in the transaction of the event they count, and reports read them instead of the events
 * (design: writing and counting).
 */

export { dayAfter, daysOfPeriod, eachDay } from './periods.ts';
export { type ProductTotals, productCounts, productTotals, recommendedProducts } from './product-totals.ts';
export {
  type AnswerIncrement,
  clear,
  type Increments,
  type ProductIncrement,
  type QuestionIncrement,
  type QuestionnaireIncrement,
  type RecommenderIncrement,
  raise,
  raising,
  type SegmentIncrement,
  type SegmentKind,
  together,
} from './raise.ts';
export { except, markSettled, settledDaysOf } from './settled.ts';
export type { Days } from './sums.ts';
export {
  type AnswerTotals,
  answerTotals,
  type DayTotals,
  daysOf,
  displayedByDay,
  type FunnelTotals,
  firstDay,
  funnelTotals,
  pagesOfDay,
  type QuestionnaireTotals,
  type QuestionTotals,
  questionnaireTotals,
  questionReach,
  questionTotals,
  type RecommenderTotals,
  recommenderTotals,
  type SegmentTotals,
  segmentSum,
  segmentTotals,
} from './totals.ts';

/**
 * Counters by owner and day. They are raised in the transaction of the event they count, and reports read them instead of the events
 * (design: writing and counting).
 */
export { dayAfter, daysOfPeriod, eachDay } from './periods.ts';
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
} from './raise.ts';
export { except, settle, settledDaysOf } from './settled.ts';
export {
  type AnswerTotals,
  answerTotals,
  type Days,
  type DayTotals,
  daysOf,
  displayedByDay,
  type FunnelTotals,
  firstDay,
  funnelTotals,
  type ProductTotals,
  pagesOfDay,
  productCounts,
  productTotals,
  type QuestionnaireTotals,
  type QuestionTotals,
  questionnaireTotals,
  questionReach,
  questionTotals,
  type RecommenderTotals,
  recommendedProducts,
  recommenderTotals,
  type SegmentTotals,
  segmentSum,
  segmentTotals,
} from './totals.ts';

/** Counters by owner and day: raised in the transaction of what they count, read in place of it (design: writing and counting). */
export {
  type AnswerIncrement,
  clear,
  type Increments,
  type ProductIncrement,
  type QuestionIncrement,
  type QuestionnaireIncrement,
  type RecommenderIncrement,
  raise,
  type SegmentIncrement,
  type SegmentKind,
} from './raise.ts';
export { except, settle, settledDaysOf } from './settled.ts';
export {
  type AnswerTotals,
  answerTotals,
  type DayTotals,
  daysOf,
  displayedByDay,
  type FunnelTotals,
  funnelTotals,
  pagesOfDay,
  type QuestionnaireTotals,
  type QuestionTotals,
  questionnaireTotals,
  questionTotals,
  type RecommenderTotals,
  recommenderTotals,
} from './totals.ts';

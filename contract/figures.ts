/**
 * What each number of the reports means. Every call, screen and CSV file uses these definitions, so that one period has one figure everywhere.
 * Days are UTC days. A *visit* is one visitor's time with one recommender (an engagement on the wire). Visits count on the day on which
 * they began, whatever their visitors do later; single acts count on the day on which they happen.
 */

/** Numbers of visits; each visit counts at most once. */
const visitFigures = [
  /** The recommender came into view: `countEngagements`, a questionnaire's `total_engagements`, a funnel's `visitors`. */
  'displayed',
  /** Displayed, and the visitor did something: opened it, answered, wrote, followed a link. `countEngaged`, a day's `engagements`. */
  'engaged',
  /** The visitor answered at least one question. */
  'answered',
  /** The visitor wrote at least once: `chatted` of a breakdown. */
  'conversations',
  /** The visitor followed a recommended product. */
  'clicked',
] as const;

/** Numbers of acts; a visit can have several. */
const actFigures = [
  /** The conversation was opened. */
  'opened',
  /** A question was answered; an answer that was changed later counts once. */
  'responses',
  /** A message of a visitor: `chats_count`. */
  'chats',
  /** A recommended product was followed. */
  'clicks',
  /** A product was put into the shop's cart from its card. */
  'cartAdds',
  /** Read and written by the assistant's model. */
  'tokens',
] as const;

/** The numbers of the reports. */
export const figures = [...visitFigures, ...actFigures] as const;
export type Figure = (typeof figures)[number];

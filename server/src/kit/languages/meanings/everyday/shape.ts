/**
 * What people tell of their days when they ask a shop something: that they sleep, swim or hurt, how often, how tall they are, that nobody is at
 * home. Written like the other meanings.
 */
export const everydayNames = [
  // What people do with a thing, and what happens to it.
  'sleeping',
  'swimming',
  'washing',
  'cleaning',
  'ironing',
  'sport',
  'walking',
  'eating',
  'reheating',
  'watering',
  'pruning',
  'wilting',
  'insects',
  'picturing',
  'copying',
  'lookInside',
  'device',
  'tearing',
  'comesOff',
  'pilling',
  'stuck',
  'replacing',
  'adapting',
  'adjusting',
  'installing',
  'building',
  'helpNeeded',
  // Bodies, and who people are.
  'pain',
  'tight',
  'loose',
  'gettingUsed',
  'bodyHeight',
  'usualSize',
  'healthPlan',
  'doctor',
  'reaction',
  'hygiene',
  'elderly',
  'level',
  'group',
  'away',
  'accident',
  // How often, which, from when.
  'frequency',
  'choosing',
  'difference',
  'bulk',
  // Orders.
  'freeFrom',
  'sendOut',
  'nextDay',
  'stairs',
  'keptParcel',
  'proof',
  'refundTime',
] as const;
export type EverydayName = (typeof everydayNames)[number];

export type EverydayMeanings = Readonly<Record<EverydayName, string>>;

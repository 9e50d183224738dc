/** Why a recommender is not seen: counted for visitors by rule and day, and traced for its owner on the owner's own page. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { closedFor } from './design.ts';
import { done, instant, textId, webAddress } from './fields.ts';
import * as paths from './paths.ts';
import { placementShowing } from './show-fields.ts';
import { showRuleNames } from './showing.ts';
import { placementTriggers } from './trigger-fields.ts';

/** What keeps a recommender from being seen: it is off, the website is not allowed, or one of the owner's rules. */
export const unseenReasons = ['inactive', 'website', ...showRuleNames] as const;
export type UnseenReason = (typeof unseenReasons)[number];

/** How many days `listUnseen` looks back, today included. */
export const unseenDays = 30;

export const listUnseen = defineCall({
  method: 'GET',
  path: paths.popupUnseen,
  summary: `How often a recommender was not seen in the last ${unseenDays} UTC days, by reason and day, without anything about visitors. Answers from caches are not counted, so it was at least so often. 404 for an unknown recommender.`,
  auth: 'owner',
  params: z.object({ popupId: textId }),
  answer: z.object({ unseen: z.array(z.object({ day: z.iso.date(), reason: z.enum(unseenReasons), count: z.int() })) }),
});

export const recordUnseen = defineCall({
  method: 'POST',
  path: paths.unseen,
  summary:
    'Counts that a rule of the owner kept a recommender from showing on a page. Nothing of the visitor is stored. 404 for an unknown recommender.',
  auth: 'visitor',
  params: z.object({ popupId: textId, userId: textId, rule: z.enum(showRuleNames) }),
  answer: done,
});

/** For how many minutes an owner's link shows the trace. */
export const traceMinutes = 15;

export const getTraceLink = defineCall({
  method: 'GET',
  path: paths.traceLink,
  summary: `A link to a page of the owner's shop on which the snippet tells why it shows or not, for ${traceMinutes} minutes. 404 for an unknown recommender.`,
  auth: 'owner',
  params: z.object({ popupId: textId }),
  query: z.object({ page: webAddress }),
  answer: z.object({ link: z.string(), until: instant }),
});

/** What decides whether a recommender shows; only the holder of an owner's link gets it. */
export const trace = z.object({
  active: z.boolean(),
  websites: z.array(z.string()),
  showing: placementShowing,
  triggers: z.object(placementTriggers),
  closedFor: z.enum(closedFor),
  /** An experiment runs, in which some visitors see none. */
  experiment: z.boolean(),
  /** The address of its editor. */
  editor: z.string(),
});
export type Trace = z.output<typeof trace>;

export const getTrace = defineCall({
  method: 'GET',
  path: paths.trace,
  summary: "What decides whether a recommender shows, for the trace on the owner's page. 404 without a valid token of getTraceLink.",
  auth: 'visitor',
  params: z.object({ popupId: textId, userId: textId, token: z.string().max(200) }),
  answer: z.object({ trace }),
});

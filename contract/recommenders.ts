/** Recommenders ("popups" on the wire) and the websites they may show on (specification sections 2, 3 and 7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { popupBehaviour, popupDesign, suggestion } from './design.ts';
import { anyId, done, id, instant, line, optionalFields, prose, requiredLine, textId, webAddress } from './fields.ts';
import * as paths from './paths.ts';
import { productChoice } from './recommendation.ts';

export const handoverModes = ['off', 'asked', 'always'] as const;
export type HandoverMode = (typeof handoverModes)[number];

const popupParams = z.object({ popupId: textId });

/** A row of the Dashboard (section 3, owner list view). Counts are over all time; figures.ts says what they mean. */
export const popupSummary = z.object({
  popup_id: z.int(),
  clientId: z.int(),
  popup_name: z.string(),
  /** Displayed visits. */
  countEngagements: z.int(),
  /** Of these, those in which the visitor did something. */
  countEngaged: z.int(),
  chats_count: z.int(),
  tokenCounts: z.int(),
  status: z.boolean(),
});
export type PopupSummary = z.output<typeof popupSummary>;

/** Settings besides design, behaviour and product choice, as they are sent. */
const popupContent = {
  popup_name: z.string(),
  status: z.boolean(),
  questionnaireId: z.int().nullable(),
  /** Whether Parley asks on after the questionnaire's own questions while more than three products are left (`followUp` of a chat entry). */
  askFollowUps: z.boolean(),
  /** When visitors are offered to talk to a person: never, when they ask for one or the shop's texts do not answer, or always. */
  handover: z.enum(handoverModes),
};

/** The same settings as they are saved. The compiler reports a setting that is missing in one of the two lists. */
const popupInput = {
  popup_name: requiredLine(200),
  status: z.boolean(),
  questionnaireId: id.nullable(),
  askFollowUps: z.boolean(),
  handover: z.enum(handoverModes),
} satisfies { [Name in keyof typeof popupContent]: z.ZodType<z.output<(typeof popupContent)[Name]>> };

const popupSections = { ...popupDesign.shape, ...popupBehaviour.shape, ...productChoice.shape };

/** The whole recommender as its owner edits it. `version` increases with every save. */
export const popupSettings = z.object({
  ...popupSections,
  ...popupContent,
  id: z.int(),
  clientId: z.int(),
  popupAdditionals: z.array(suggestion).max(3),
  version: z.int(),
  updatedAt: instant,
});
export type PopupSettings = z.output<typeof popupSettings>;

/** The fields that can be saved. Absent fields keep their value. */
export const popupChange = z.object({
  ...optionalFields({ ...popupSections, ...popupInput }),
  popupAdditionals: z
    .array(z.object({ popupAdditionalText: requiredLine(80), popupAdditionalChatText: prose(500) }))
    .max(3, 'At most 3 suggestions')
    .optional(),
  /** The version that was edited; 409 when it was saved in the meantime. Without it the last save wins. */
  version: z.int().optional(),
});
export type PopupChange = z.output<typeof popupChange>;

export const listPopups = defineCall({
  method: 'GET',
  path: paths.popups,
  summary: "The owner's recommenders, newest first (section 7).",
  auth: 'owner',
  answer: z.array(popupSummary),
});

export const createPopup = defineCall({
  method: 'POST',
  path: paths.newPopup,
  summary:
    'Creates a recommender with the default design, or that of another one (`template`), inactive until its owner switches it on (section 7). 404 for an unknown questionnaire or template.',
  auth: 'owner',
  body: z.object({
    name: requiredLine(200),
    /** The questionnaire that it shows; by default the template’s, or none. */
    questionnaireId: id.optional(),
    /** Another recommender, whose design, behaviour, suggestions and product choice it gets. */
    template: id.optional(),
  }),
  answer: z.object({ clientId: z.int(), popupId: z.int() }),
  status: 201,
});

export const getPopup = defineCall({
  method: 'GET',
  path: paths.popup,
  summary: 'The whole recommender: design, behaviour, suggestions, status and questionnaire. 404 for an unknown one.',
  auth: 'owner',
  params: popupParams,
  answer: z.object({ popup: popupSettings }),
});

export const updatePopup = defineCall({
  method: 'PUT',
  path: paths.popup,
  summary:
    'Saves any of the fields of a recommender. 409 when `version` is not the newest, 404 for an unknown recommender or questionnaire, or for a newly pinned product that is not in the catalogue.',
  auth: 'owner',
  params: popupParams,
  body: popupChange,
  answer: z.object({ popup: popupSettings }),
});

export const deletePopup = defineCall({
  method: 'DELETE',
  path: paths.popup,
  summary: 'Deletes a recommender with its websites and suggestions. 404 for an unknown one.',
  auth: 'owner',
  params: popupParams,
  answer: done,
});

export const duplicatePopup = defineCall({
  method: 'POST',
  path: paths.popupCopy,
  summary:
    "Copies a recommender's design, behaviour, suggestions, product choice and questionnaire as 'Name (copy)'. The copy is inactive, and has no websites and no counts. 404 for an unknown recommender.",
  auth: 'owner',
  params: popupParams,
  answer: z.object({ popup: popupSummary }),
  status: 201,
});

/** How many days `listPopupDays` looks back, today included. */
export const popupDayCount = 30;

/** How often a recommender was displayed on each of the last 30 UTC days, oldest first. */
export const popupDays = z.object({ popup_id: z.int(), displayed: z.array(z.int()).length(popupDayCount) });

export const listPopupDays = defineCall({
  method: 'GET',
  path: paths.popupDays,
  summary: "Displays per UTC day for the last 30 days of each of the owner's recommenders, newest recommender first.",
  auth: 'owner',
  answer: z.object({ popups: z.array(popupDays) }),
});

/** The owner's progress towards a recommender that works on a website. */
export const setup = z.object({
  /** The number of products in the catalogue. */
  products: z.int(),
  questionnaires: z.int(),
  /** Whether a questionnaire has a question with an answer. */
  questionnaireReady: z.boolean(),
  /** The recommender that is furthest along; null while there is none. */
  popup: z.object({ popup_id: z.int(), popup_name: z.string(), status: z.boolean(), websites: z.int() }).nullable(),
  /** When the recommender's snippet was last seen on an allowed website. */
  snippetSeenAt: instant.nullable(),
});
export type Setup = z.output<typeof setup>;

export const getSetup = defineCall({
  method: 'GET',
  path: paths.setup,
  summary:
    "The owner's setup progress: products, questionnaire, recommender, allowed website, snippet seen. Cheap enough to poll every few seconds.",
  auth: 'owner',
  answer: z.object({ setup }),
});

export const uploadPopupPicture = defineCall({
  method: 'POST',
  path: paths.popupPictures,
  summary:
    'Stores a picture for a design (multipart `image`) and gives the path to save as `teaserImage`, `popupImage` or `popupLogo`. Pictures that no recommender uses after a day are deleted. 404 for an unknown recommender, 413 for a picture that is too large, 415 for a file that is not a picture.',
  auth: 'owner',
  params: popupParams,
  body: z.object({}),
  files: ['image'],
  filesOptional: true,
  answer: z.object({ picture: z.string() }),
  status: 201,
});

/** A website that a recommender may show on (section 3, Popup page). */
export const popupPage = z.object({ id: z.int(), showOnWebsite: z.string() });
export type PopupPage = z.output<typeof popupPage>;

export const listPopupPages = defineCall({
  method: 'GET',
  path: paths.popupPages,
  summary:
    'The websites a recommender may show on, and when its snippet was last seen on one of them (section 7). 404 for an unknown recommender.',
  auth: 'owner',
  params: popupParams,
  answer: z.object({
    popupPages: z.array(popupPage),
    snippetSeenAt: instant.nullable(),
    /** The system that the shop runs on, as the Embed steps name it: recognised at reading, or else as said at sign-up; empty where neither is known. */
    platform: z.string(),
  }),
});

export const createPopupPage = defineCall({
  method: 'POST',
  path: paths.newPopupPage,
  summary:
    'Allows a website (section 7). `popupPagesId` is the id of the recommender. An entry without a scheme gets https://; `*.shop.example` allows every subdomain. Adding an entry twice gives the existing one. 400 for an entry that is not a website, 404 for an unknown recommender, 409 `too_many_websites` above the limit.',
  auth: 'owner',
  body: z.object({ popupPagesId: anyId, showOnWebsite: line(300).min(1, 'This is required') }),
  answer: popupPage,
  status: 201,
});

export const deletePopupPage = defineCall({
  method: 'DELETE',
  path: paths.popupPage,
  summary: 'Removes a website from the list (section 7). 404 for an unknown entry.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});

/** The result of a check of a page. With `found` and `blocked_by_csp` the snippet is in the page. */
export const siteCheckReason = z.enum([
  'found',
  'blocked_by_csp',
  'other_ids',
  'other_server',
  'tag_manager',
  'missing',
  'website_not_allowed',
  'sent_on',
  'not_found',
  'login',
  'robots',
  'unreachable',
  'not_a_page',
]);

/** `message` and `notes` are for a person. `url` is the page that was read, after redirects. */
export const siteCheck = z.object({
  found: z.boolean(),
  reason: siteCheckReason,
  message: z.string(),
  notes: z.array(z.string()),
  url: z.string(),
});
export type SiteCheck = z.output<typeof siteCheck>;

export const checkSite = defineCall({
  method: 'POST',
  path: paths.siteCheck,
  summary:
    'Reads one page of an allowed website and reports whether it contains the snippet of this recommender and what may block it. An unreachable page is reported in the answer, not as an error. 404 for an unknown recommender.',
  auth: 'owner',
  params: popupParams,
  body: z.object({ url: webAddress }),
  answer: z.object({ check: siteCheck }),
});

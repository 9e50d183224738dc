/** The calls of the widget on the shop's page (specification sections 4 and 7), without bearer token and cookies. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { popupBehaviour, popupDesign, popupKinds, popupSides, quickCustomizationLook, suggestion } from './design.ts';
import { anyId, done, id, line, prose, requestId, textId } from './fields.ts';
import * as paths from './paths.ts';
import { question, visitorAnswer } from './questionnaires.ts';
import { recommendedProduct } from './recommendation.ts';
import { placementShowing } from './show-fields.ts';
import { devices } from './showing.ts';
import { openers, placementTriggers } from './trigger-fields.ts';

export const visitorQuestion = question.extend({ answers: z.array(visitorAnswer) });
export type VisitorQuestion = z.output<typeof visitorQuestion>;

/** The behaviour in the bootstrap. The triggers are in the placement; the bootstrap repeats only those that the specification requires. */
const shownBehaviour = popupBehaviour.pick({
  popupOrChat: true,
  popupSide: true,
  popupClosedFor: true,
  popupClosedForDays: true,
  darkWithShop: true,
  alwaysDisplay: true,
  activateOnExit: true,
  activateOnInactivity: true,
  activateOnScroll: true,
});

/** The widget's own words, in the language of the recommender. `{step}` and `{of}` stand for numbers, `{product}` for a title. */
export const widgetWords = z.object({
  change: z.string().default('Change'),
  changeAnswer: z.string().default('Change my answer'),
  keep: z.string().default('Keep my answer'),
  step: z.string().default('Question {step}'),
  stepOf: z.string().default('Question {step} of {of}'),
  /** The heading of the chat (specification section 2). */
  title: z.string().default('Shop Recommender'),
  recommended: z.string().default('Recommended'),
  /** Back to the question before. */
  back: z.string().default('Back'),
  restart: z.string().default('Start again'),
  /** Opens a product's page. */
  view: z.string().default('View'),
  /** Above the alternatives to the recommended product: those that fit as well, and those that only come close. */
  also: z.string().default('Other matches'),
  close: z.string().default('Close alternatives'),
  /** A visitor's question about an alternative. */
  whyNot: z.string().default('Why not {product}?'),
  retry: z.string().default('Try again'),
  failed: z.string().default('Something went wrong, try again later'),
  /** In place of `failed` where the visitor's own connection is missing. */
  offline: z.string().default('You are offline. Try again once you are connected.'),
  /** Who speaks, for screen readers. */
  you: z.string().default('You'),
  assistant: z.string().default('Assistant'),
});
export type WidgetWords = z.output<typeof widgetWords>;

/** The button with which Parley offers to pass a visitor on to a person (contract/handover.ts). */
export const personOffer = z.object({
  /** The button's text. */
  text: z.string(),
  /** The language of the text, for the form behind the button. */
  language: z.string(),
});
export type PersonOffer = z.output<typeof personOffer>;

/** The recommender as the visitor gets it: design, behaviour and suggestions. Pictures are absolute addresses or empty. */
export const visitorPopup = popupDesign.extend(shownBehaviour.shape).extend({
  words: widgetWords.prefault({}),
  /** Whether follow-up questions may be asked after the questionnaire's own, so that their number is not known beforehand. */
  askFollowUps: z.boolean().default(false),
  /** Offered all the time; null when it is offered with some answers (`person` of a chat entry), or never. */
  person: personOffer.nullable().default(null),
  id: z.int(),
  clientId: z.int(),
  popupAdditionals: z.array(suggestion).max(3),
});
export type VisitorPopup = z.output<typeof visitorPopup>;

export const bootstrapAnswer = z.object({
  popup: visitorPopup,
  /** The first question; null when the recommender shows no questionnaire, or an empty one. */
  question: visitorQuestion.nullable(),
  /** Every question that can be reached from the first, the first included. */
  allQuestions: z.array(visitorQuestion),
  quickCustomization: quickCustomizationLook,
  popupEngagementUniqueIdentifier: z.string(),
});
export type Bootstrap = z.output<typeof bootstrapAnswer>;

/** Created and signed by the server: `uuid.ownerId.popupId.signature`. */
export const engagementToken = z.string().min(1).max(300);

const recommenderParams = { popupId: textId, userId: textId };

export const bootstrap = defineCall({
  method: 'GET',
  path: paths.bootstrap,
  summary:
    "The visitor's bootstrap (section 7): the recommender, its questions and a signed engagement identifier. Writes nothing, unless an experiment runs: then it notes the visitor's group, and answers 204 without a body to a visitor who is to see nothing, or another recommender of the experiment. 403 from a website that is not allowed, 404 for an inactive recommender unless its owner asks.",
  auth: 'visitor',
  params: z.object(recommenderParams),
  query: z.object({
    /** 1 when the visitor agreed to statistics in the shop's own banner. */
    consent: z.string().optional(),
    /** The identifier of a conversation that goes on: its visitor keeps its recommender. */
    engagement: z.string().optional(),
  }),
  answer: bootstrapAnswer,
});

/** What the loader needs to decide whether and when to show the widget. Small, public and cacheable; ≤ 0.5 kB brotli. */
export const placementAnswer = z.object({
  /** The allowed websites as the owner saved them: origins, with `*.` for subdomains. */
  websites: z.array(z.string()),
  kind: z.enum(popupKinds),
  side: z.enum(popupSides),
  ...placementTriggers,
  launcher: z.object({ text: z.string(), color: z.string(), textColor: z.string(), radius: z.number() }),
  /** The path of the panel's code, which contains a hash. */
  panel: z.string(),
  /** The path of code that decides first; only while an experiment runs, or `showing` restricts the recommender. */
  ask: z.string().optional(),
  /** It asks before anything shows, because a launcher shows without a trigger. */
  asksFirst: z.boolean().optional(),
  /** It says whether the visitor agreed to statistics. */
  asksConsent: z.boolean().optional(),
  /** Only while the owner restricts where or when it shows: the path of the code that checks it in place of `ask`, which it asks then. */
  showing: placementShowing.optional(),
  asksAfter: z.string().optional(),
});
export type Placement = z.output<typeof placementAnswer>;

export const placement = defineCall({
  method: 'GET',
  path: paths.placement,
  summary: 'The placement of a recommender. 404 when it is inactive or unknown. CDNs may cache it for a minute.',
  auth: 'visitor',
  params: z.object(recommenderParams),
  answer: placementAnswer,
});

/** One chosen answer with what the visitor typed into its input field (section 3, Selected answer). */
export const selectedAnswer = z.object({
  answerId: anyId,
  customTextInput: prose(2000)
    .nullish()
    .transform((text) => text ?? ''),
});
export type SelectedAnswer = z.output<typeof selectedAnswer>;

export const recordAnswer = defineCall({
  method: 'POST',
  path: paths.visitorAnswer,
  summary:
    'Records the answers that a visitor chose for one question (section 7). `answerTime` is the number of seconds since the question was shown. A request is stored once by its requestId. 403 for an engagement that this server did not sign, or from a website that is not allowed; 404 for an unknown recommender or question, 409 `request_id_taken` when another engagement used the requestId.',
  auth: 'visitor',
  params: z.object({ questionId: textId }),
  body: z.object({
    answer: z.array(selectedAnswer).min(1, 'Choose at least one answer').max(4, 'At most 4 answers'),
    popup_engagement: engagementToken,
    answerTime: z.number().min(0).max(86_400),
    requestId: requestId.optional(),
    /** The requestIds of earlier answers that this one replaces, because the visitor changed an answer: they do not count any more. */
    replaces: z.array(requestId).max(200).default([]),
  }),
  answer: done,
});

/** A chat entry (section 3), with the products it recommends. */
export const chatEntry = z.object({
  id: z.int(),
  inputChatGPT: z.string(),
  outputChatGPT: z.string(),
  requestId: z.string(),
  recommendedProducts: z.array(recommendedProduct),
  /**
   * The question that Parley asks next where the owner's questions have ended: one that tells the products apart, while more than three are
   * likely, or one that makes sure of what was chosen, where a wrong answer may hide the right product; null otherwise. It is answered like
   * any other (`/answer/{id}/`, then the chat with its answer among `selectedAnswers`). The `next_question` of its answers is null: each reply
   * brings the next follow-up question itself, at most five in an engagement.
   */
  followUp: visitorQuestion.nullable(),
  /** Offers a person, because the visitor asked for one or the shop's texts do not answer; null otherwise. */
  person: personOffer.nullable(),
  /** The number of products that match everything chosen so far; null when no chosen answer has product rules. */
  productsLeft: z.int().nullable(),
});
export type ChatEntry = z.output<typeof chatEntry>;

const conversationParams = z.object({ userId: textId, popupId: textId, engagementId: engagementToken });

export const postChat = defineCall({
  method: 'POST',
  path: paths.visitorChat,
  summary:
    'One chat turn (section 7). With `Accept: text/event-stream` the entry streams: `delta` events `{ text }`, then one `entry` event with the whole entry, or one `error` event. When a model fails, the built-in assistant answers; 503 only when nothing can answer, because the database is away or the server stops, or when too many chat at once (with Retry-After, and before a stream begins). Repeating a requestId gives the stored entry. 403 for an engagement that this server did not sign, or from a website that is not allowed; 404 for an unknown recommender.',
  auth: 'visitor',
  params: conversationParams,
  body: z.object({
    inputChatGPT: prose(4000).min(1, 'This is required'),
    /** The question that is shown next, which may be a follow-up question; null when the funnel has ended or the visitor only chats. */
    next_question_id: id.nullish().transform((value) => value ?? null),
    requestId: requestId.optional(),
    /**
     * Answers chosen so far in this conversation; the recommended products depend on them. Answers that were recorded for the engagement
     * (`/answer/{id}/`) count too, so a client that sends none gets the same recommendations. An answer sent here replaces the recorded one of
     * its question.
     */
    selectedAnswers: z.array(selectedAnswer).max(200).default([]),
  }),
  answer: z.object({ chatgpt: z.array(chatEntry) }),
  streams: true,
});

/** The names of the events of the chat stream, and the data of each. */
export const chatStream = {
  delta: z.object({ text: z.string() }),
  entry: chatEntry,
  error: z.object({ code: z.string(), message: z.string() }),
} as const;

export const visitorEvent = z.object({
  requestId,
  /**
   * shown: the widget became visible. opened: the visitor used it for the first time. closed: the visitor closed it or left the page.
   * clicked: the visitor followed a product or call to action. addedToCart: the visitor put a product into the shop's cart, and the cart took it.
   */
  type: z.enum(['shown', 'opened', 'closed', 'clicked', 'addedToCart']),
  trigger: z.enum(openers).optional(),
  /** The address of the page, without query and fragment. */
  page: line(2000).optional(),
  device: z.enum(devices).optional(),
  productId: id.optional(),
});
export type VisitorEvent = z.output<typeof visitorEvent>;

export const recordEvents = defineCall({
  method: 'POST',
  path: paths.visitorEvents,
  summary:
    'Records that the widget was shown, opened, closed or clicked, or put a product into the cart. Each event is stored once by its requestId. 403 for an engagement that this server did not sign, or from a website that is not allowed; 404 for an unknown recommender.',
  auth: 'visitor',
  params: conversationParams,
  body: z.object({ events: z.array(visitorEvent).min(1).max(20) }),
  answer: done,
});

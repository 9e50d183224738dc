/**
 * Experiments: whether a recommender brings sales that would not have come, and which of several is better (decision 044). Visitors are split by the
 * server and without storage on their devices; the figures may be looked at every day.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, done, id, instant, line, textId } from './fields.ts';
import { measuringModes } from './measuring.ts';
import * as paths from './paths.ts';

/** worth: a share of the visitors does not see the recommender. better: they see different recommenders. */
export const experimentQuestions = ['worth', 'better'] as const;
export type ExperimentQuestion = (typeof experimentQuestions)[number];

/** What a visitor does once or not at all: place an order, put a product into the cart from its card, follow a product, use the widget. */
export const experimentMetrics = ['orders', 'addedToCart', 'clicks', 'opened'] as const;
export type ExperimentMetric = (typeof experimentMetrics)[number];

/** The smallest lifts that can be asked for, in percent. */
export const smallestLifts = { min: 5, max: 50, step: 5 } as const;
/** The shares, in percent, of the visitors who see what is tested: at first, and once it has won. */
export const shownShares = { proving: 50, kept: 90 } as const;
/** How many recommenders may be compared with the first one. */
export const maxVariants = 3;
/** The minimum number of hits in each group for an interval. */
export const hitsForInterval = 30;

export const experimentStates = ['draft', 'running', 'stopped'] as const;

/**
 * won, lost: more, or less, of what counts than in the first group; true with 95 %, however often one looks. same: the difference is smaller than the
 * smallest lift worth knowing. notYet: nothing can be said. broken: the groups are not as planned, so that no figure can be trusted.
 */
export const experimentVerdicts = ['won', 'lost', 'same', 'notYet', 'broken'] as const;
export type ExperimentVerdict = (typeof experimentVerdicts)[number];

/** A value and where the truth lies, with 95 % on all days at once. Lifts are shares: 0.2 is 20 % more. */
const bounded = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Bounded = z.output<typeof bounded>;

/** A group of visitors. The first one is what the others are compared with. */
const group = z.object({
  group: z.int(),
  /** The recommender that it sees; null when it sees none. */
  popupId: z.int().nullable(),
  /** The name of the recommender; empty when the group sees none, or when the recommender was deleted. */
  name: z.string(),
  /** The share of visitors in it now, in percent. */
  share: z.number(),
});

const summary = z.object({
  id: z.int(),
  /** The recommender whose snippet is in the shop. */
  popupId: z.int(),
  name: z.string(),
  question: z.enum(experimentQuestions),
  metric: z.enum(experimentMetrics),
  /** In percent. */
  smallestLift: z.int(),
  state: z.enum(experimentStates),
  archived: z.boolean(),
  createdAt: instant,
  startedAt: instant.nullable(),
  stoppedAt: instant.nullable(),
  groups: z.array(group),
  verdict: z.enum(experimentVerdicts),
  /** The group that the verdict and the lift are about: the first that won, else the last one. */
  about: z.int(),
  /** The lift of the metric; null below 30 hits in a group, and when the count is broken. */
  lift: bounded.nullable(),
  /** About how many weeks it still takes to find the smallest lift worth knowing; null when it is not running, or longer than two years. */
  weeksLeft: z.number().nullable(),
});
export type ExperimentSummary = z.output<typeof summary>;

const countedMetrics = z.object({ orders: z.int(), addedToCart: z.int(), clicks: z.int(), opened: z.int() });

/** Money in minor units of the experiment's currency; a visitor's money counts up to the cap. */
const money = z.object({ sum: z.number(), perThousand: z.number() });

const groupCount = z.object({
  group: z.int(),
  visitors: z.int(),
  hits: countedMetrics,
  /** The share of visitors with the chosen metric, and where it lies. */
  rate: bounded,
  /** Null when the experiment counts no money. */
  money: money.nullable(),
});

/** One day of the picture: the lift as it was known at the end of that day. */
const dayPoint = z.object({ day, lift: bounded.nullable() });

const result = z.object({
  group: z.int(),
  verdict: z.enum(experimentVerdicts),
  /** The day from which on the verdict stands; null while there is none. */
  since: day.nullable(),
  lifts: z.object({
    orders: bounded.nullable(),
    addedToCart: bounded.nullable(),
    clicks: bounded.nullable(),
    opened: bounded.nullable(),
    money: bounded.nullable(),
  }),
  /** How much more the group brought than the first one would have brought with as many visitors, in minor units. */
  extraMoney: bounded.nullable(),
  days: z.object({
    orders: z.array(dayPoint),
    addedToCart: z.array(dayPoint),
    clicks: z.array(dayPoint),
    opened: z.array(dayPoint),
    money: z.array(dayPoint),
  }),
});
export type ExperimentResult = z.output<typeof result>;

export const experimentReport = summary.extend({
  /** Figures hold for visitors up to this day: orders of a day arrive until the end of the next one. Null before the first. */
  countedUntil: day.nullable(),
  counts: z.array(groupCount),
  results: z.array(result),
  /** Visitors since then, by group: they count when their orders are in. */
  waiting: z.array(z.object({ group: z.int(), visitors: z.int() })),
  /** Null when it counts no money. `cap` is the most that one visitor counts, in minor units, fixed at the start. */
  money: z.object({ currency: z.string(), cap: z.int() }).nullable(),
  /** Orders of the last two days, of any visitor, and how many of them came with what it takes to find their visitor. */
  orders: z.object({ arrived: z.int(), traceable: z.int() }),
  measuring: z.enum(measuringModes),
  /** A chatbot's launcher shows without a trigger: visitors count from their first page view. */
  countsPageViews: z.boolean(),
});
export type ExperimentReport = z.output<typeof experimentReport>;

export const listExperiments = defineCall({
  method: 'GET',
  path: paths.experiments,
  summary: "The owner's experiments, newest first, each with its verdict.",
  auth: 'owner',
  answer: z.object({ experiments: z.array(summary) }),
});

export const getExperiment = defineCall({
  method: 'GET',
  path: paths.experiment,
  summary: 'An experiment with all its figures. 404 for an unknown one.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: z.object({ experiment: experimentReport }),
});

const percent = z.coerce.number().min(0.01, 'At least 0.01').max(100, 'At most 100');

export const planExperiment = defineCall({
  method: 'GET',
  path: paths.experimentPlan,
  summary:
    'How many weeks a test of this recommender takes, from its visitors of the last four weeks. What is not known yet, or known better, may be given: visitors a day, and how many of 100 place an order. 404 for an unknown recommender.',
  auth: 'owner',
  query: z.object({
    popupId: textId,
    visitorsPerDay: z.coerce.number().int().min(1).max(10_000_000).optional(),
    orderRate: percent.optional(),
  }),
  answer: z.object({
    /** Visitors a day for whom a trigger fires; null when there were none. */
    visitorsPerDay: z.number().nullable(),
    /** How many of 100 visitors do it; null when not known. */
    rates: z.object({
      orders: z.number().nullable(),
      addedToCart: z.number().nullable(),
      clicks: z.number().nullable(),
      opened: z.number().nullable(),
    }),
    /** How many orders arrived in the last four weeks. */
    recentOrders: z.int(),
    /** Weeks until a lift (in percent) is found in four of five cases, by the share that sees it; null for unknown, or more than two years. */
    weeks: z.array(
      z.object({
        metric: z.enum(experimentMetrics),
        shown: z.int(),
        lifts: z.array(z.object({ lift: z.int(), weeks: z.number().nullable() })),
      }),
    ),
  }),
});

export const createExperiment = defineCall({
  method: 'POST',
  path: paths.newExperiment,
  summary:
    'Creates an experiment as a draft, and starts it with `start`. With the question `worth`, half of the visitors do not see the recommender and only orders can count, because nobody can click on what is not shown; with `better` they are split evenly among it and the variants. 404 for a recommender that is not the owner’s. Starting: 409 `already_tested` while a recommender of it is in another running experiment, 409 `measuring_off`, 409 `recommender_inactive`.',
  auth: 'owner',
  status: 201,
  body: z
    .object({
      popupId: id,
      name: line(120).default(''),
      question: z.enum(experimentQuestions),
      variants: z.array(id).max(maxVariants, `At most ${maxVariants} recommenders`).default([]),
      metric: z.enum(experimentMetrics),
      smallestLift: z.int().min(smallestLifts.min).max(smallestLifts.max),
      /** How many of 100 visitors do what counts; as in the plan when left out. */
      expectedRate: percent.optional(),
      start: z.boolean().default(false),
    })
    .refine(({ question, variants }) => question === 'better' || variants.length === 0, {
      path: ['variants'],
      message: 'Only a comparison has other recommenders',
    })
    .refine(({ question, variants }) => question === 'worth' || variants.length > 0, {
      path: ['variants'],
      message: 'Choose at least one other recommender',
    })
    .refine(({ popupId, variants }) => new Set([popupId, ...variants]).size === variants.length + 1, {
      path: ['variants'],
      message: 'Choose each recommender once',
    })
    .refine(({ question, metric }) => question === 'better' || metric === 'orders', {
      path: ['metric'],
      message: 'Only orders can show whether it is worth having: nobody can click on what is not shown',
    }),
  answer: z.object({ experiment: experimentReport }),
});

export const startExperiment = defineCall({
  method: 'POST',
  path: paths.experimentStart,
  summary:
    'Starts a draft, or goes on with an experiment that was stopped. It counts from two minutes later on, when no page has the old placement any more. 404; 409 `running` when it runs, and as for creating.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({}),
  answer: z.object({ experiment: experimentReport }),
});

export const splitExperiment = defineCall({
  method: 'POST',
  path: paths.experimentSplit,
  summary:
    'Changes which share of the visitors sees a group, from the next midnight (UTC) on, so that nobody changes sides within a day; the others share the rest. With 90 the winner is kept while its figure stays true. 404; 409 `not_running`.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({ group: z.int().min(0).max(maxVariants), share: z.int().min(5).max(95) }),
  answer: z.object({ experiment: experimentReport }),
});

export const stopExperiment = defineCall({
  method: 'POST',
  path: paths.experimentStop,
  summary:
    'Ends an experiment: nobody new is counted, and everybody sees the recommender of the group `show`, the one whose snippet is in the shop unless given. 404; 409 `not_running`; 400 for a group that sees nothing.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({ show: z.int().min(0).max(maxVariants).optional() }),
  answer: z.object({ experiment: experimentReport }),
});

export const archiveExperiment = defineCall({
  method: 'POST',
  path: paths.experimentArchive,
  summary: 'Takes a stopped experiment off the list, or brings it back. 404; 409 `running`.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({ archived: z.boolean() }),
  answer: z.object({ experiment: experimentReport }),
});

export const deleteExperiment = defineCall({
  method: 'DELETE',
  path: paths.experiment,
  summary: 'Deletes an experiment that never ran. 404; 409 `has_figures` for one that did: it can be archived.',
  auth: 'owner',
  params: z.object({ id: textId }),
  answer: done,
});

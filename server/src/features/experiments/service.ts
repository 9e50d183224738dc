/** The rules of experiments (decision 044). */
import { type BodyOf, type createExperiment, shownShares } from '@parley/contract';
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { announceChange } from '../questionnaires/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import { recommenderNames, shareWebsites } from '../recommenders/index.ts';
import type { Units } from '../units/index.ts';
import type { OrderBook } from './orders.ts';
import { recentVisitors } from './plan.ts';
import { evenShares, phaseAt, sharesWith } from './serving/groups.ts';
import * as store from './store.ts';

/** The dependencies shared by the files of this feature. */
export interface Context {
  platform: Platform;
  units: Units;
  recommenders: Recommenders;
  orders: OrderBook;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Placements may be cached for a minute by browsers and CDNs, and for another by a process that missed the announcement. */
const settlingMs = 2 * minuteMs;
/** Below this many visitors the interval stays widest. */
const leastExpected = 1000;
const expectedDays = 14;
/** With fewer orders before the start, their amounts are too uncertain to cap them. */
const leastOrders = 20;
const capQuantile = 0.995;
const orderDays = 365;
/** The rates to expect of a shop without figures of its own. */
const usualRates = { orders: 0.02, addedToCart: 0.04, clicks: 0.1, opened: 0.2 };

const unknown = () => notFound('The experiment');

/** The group whose recommender has its snippet in the shop. */
const entryGroup = ({ row, groups }: store.WholeExperiment): number =>
  groups.find(({ recommenderId }) => recommenderId === row.recommenderId)?.number ?? 0;

/** An experiment of the owner. @throws HttpError 404 */
export async function find(db: Executor, ownerId: number, id: number): Promise<store.WholeExperiment> {
  const whole = await store.findWhole(db, ownerId, id);
  if (!whole) throw unknown();
  return whole;
}

/** Creates an experiment, and starts it if wanted; returns its id. @throws HttpError, see the contract */
export async function create(context: Context, ownerId: number, body: BodyOf<typeof createExperiment>): Promise<number> {
  const { db, clock } = context.platform;
  const names = await recommenderNames(db, ownerId);
  if (![body.popupId, ...body.variants].every((id) => names.has(id))) throw notFound('The recommender');
  const recent = await recentVisitors(db, ownerId, body.popupId, clock.now());
  const id = await db.transaction(async (tx) => {
    const created = await store.insertExperiment(
      tx,
      {
        ownerId,
        recommenderId: body.popupId,
        name: body.name,
        question: body.question,
        metric: body.metric,
        state: 'draft',
        smallestLift: body.smallestLift,
        expectedRate: body.expectedRate === undefined ? (recent.rates[body.metric] ?? usualRates[body.metric]) : body.expectedRate / 100,
        expectedVisitors: Math.max(leastExpected, Math.round((recent.visitorsPerDay ?? 0) * expectedDays)),
        // The group that the others are compared with comes first: visitors who see no recommender, or the recommender that is in the shop.
        showGroup: body.question === 'worth' ? 1 : 0,
        createdAt: clock.now(),
      },
      body.question === 'worth' ? [null, body.popupId] : [body.popupId, ...body.variants],
    );
    if (body.start) await begin(context, tx, ownerId, created);
    return created;
  });
  await announceChange(context.platform, ownerId);
  return id;
}

/** Starts a draft, or goes on after a stop. @throws HttpError 404 and 409, see the contract */
export const start = (context: Context, ownerId: number, id: number): Promise<void> =>
  changing(context, ownerId, (tx) => begin(context, tx, ownerId, id));

/** Runs a change of an owner's experiments and announces it. */
async function changing(context: Context, ownerId: number, change: (tx: Executor) => Promise<void>): Promise<void> {
  await context.platform.db.transaction(change);
  await announceChange(context.platform, ownerId);
}

async function begin(context: Context, tx: Executor, ownerId: number, id: number): Promise<void> {
  const { clock } = context.platform;
  await store.holdExperiments(tx, ownerId);
  const whole = await find(tx, ownerId, id);
  const { row, groups, phases } = whole;
  if (row.state === 'running') throw conflict('running', 'This experiment is running already');
  await assertMayStart(context, tx, whole);
  const now = clock.now();
  await shareWebsites(
    tx,
    ownerId,
    row.recommenderId,
    groups.flatMap(({ recommenderId }) => recommenderId ?? []),
  );
  const shares = phases.at(-1)?.shares ?? (row.question === 'worth' ? sharesWith(2, 1, shownShares.proving) : evenShares(groups.length));
  await store.addPhase(tx, ownerId, id, shares, new Date(now.getTime() + settlingMs));
  const entry = entryGroup(whole);
  await store.changeExperiment(tx, ownerId, id, {
    ...{ state: 'running', archived: false, startedAt: row.startedAt ?? now, stoppedAt: null, showGroup: entry },
    // Money and its cap are fixed once, before anything is counted.
    ...(row.startedAt === null && (await moneyOf(context, tx, ownerId, now))),
  });
}

/** The currency of most orders, and the most that a visitor counts in it; nothing where too few orders are known. */
async function moneyOf({ orders }: Context, tx: Executor, ownerId: number, now: Date) {
  const sizes = await orders.orderSizes(tx, ownerId, new Date(now.getTime() - orderDays * dayMs), capQuantile);
  const usual = sizes.toSorted((a, b) => b.orders - a.orders)[0];
  return usual && usual.orders >= leastOrders ? { currency: usual.currency, cap: usual.minor } : {};
}

/** @throws HttpError 409 with the reason why an experiment may not start now, 404 for an unknown recommender */
async function assertMayStart({ units, recommenders }: Context, tx: Executor, { row, groups }: store.WholeExperiment): Promise<void> {
  const { ownerId } = row;
  if ((await units.modeOf(ownerId)) === 'off') throw conflict('measuring_off', 'Measuring is switched off in your settings');
  const ids = [...new Set([row.recommenderId, ...groups.flatMap(({ recommenderId }) => recommenderId ?? [])])];
  const names = await recommenderNames(tx, ownerId);
  if (!ids.every((id) => names.has(id))) throw notFound('The recommender');
  if (!(await recommenders.findForVisitor(ownerId, row.recommenderId))?.active)
    throw conflict('recommender_inactive', 'Switch the recommender on first');
  const [other] = await store.runningWith(tx, ownerId, ids, row.id);
  if (other) throw conflict('already_tested', 'One of these recommenders is in another experiment that is running');
}

/** Ends an experiment. @throws HttpError 404, 409 and 400, see the contract */
export const stop = (context: Context, ownerId: number, id: number, show: number | undefined): Promise<void> =>
  changing(context, ownerId, async (tx) => {
    const whole = await running(tx, ownerId, id);
    const shown = show ?? entryGroup(whole);
    if (!whole.groups[shown]?.recommenderId) throw invalid({ show: 'Must be a group that sees a recommender' });
    const now = context.platform.clock.now();
    if (whole.phases.some(({ startsAt }) => startsAt <= now)) await store.dropPhasesAfter(tx, ownerId, id, now);
    await store.endPhase(tx, ownerId, id, now);
    await store.changeExperiment(tx, ownerId, id, { state: 'stopped', stoppedAt: now, showGroup: shown });
  });

/** Changes the shares from the next midnight on. @throws HttpError 404, 409 and 400, see the contract */
export const split = (context: Context, ownerId: number, id: number, group: number, share: number): Promise<void> =>
  changing(context, ownerId, async (tx) => {
    const whole = await running(tx, ownerId, id);
    if (!whole.groups[group]) throw invalid({ group: 'Must be a group of this experiment' });
    const now = context.platform.clock.now();
    const shares = sharesWith(whole.groups.length, group, share);
    const current = phaseAt({ phases: whole.phases.map(store.timesOf) }, now.getTime());
    // Nobody is counted yet: the phase to come simply gets other shares.
    const coming = whole.phases.at(-1);
    if (!current) return coming && store.changeShares(tx, ownerId, id, coming.number, shares);
    await store.dropPhasesAfter(tx, ownerId, id, now);
    if (current.shares.join() === shares.join()) return;
    await store.addPhase(tx, ownerId, id, shares, new Date(Date.parse(dayOf(now)) + dayMs));
  });

async function running(tx: Executor, ownerId: number, id: number): Promise<store.WholeExperiment> {
  await store.holdExperiments(tx, ownerId);
  const whole = await find(tx, ownerId, id);
  if (whole.row.state !== 'running') throw conflict('not_running', 'This experiment is not running');
  return whole;
}

/** Takes an experiment off the list, or brings it back. @throws HttpError 404 and 409, see the contract */
export async function archive({ platform: { db } }: Context, ownerId: number, id: number, archived: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await store.holdExperiments(tx, ownerId);
    const { row } = await find(tx, ownerId, id);
    if (row.state === 'running' && archived) throw conflict('running', 'Stop the experiment first');
    await store.changeExperiment(tx, ownerId, id, { archived });
  });
}

/** Deletes a draft. @throws HttpError 404 and 409, see the contract */
export async function remove({ platform: { db } }: Context, ownerId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await store.holdExperiments(tx, ownerId);
    const { row } = await find(tx, ownerId, id);
    if (row.startedAt) throw conflict('has_figures', 'An experiment that ran keeps its figures; archive it instead');
    await store.deleteExperiment(tx, ownerId, id);
  });
}

/** Takes messages about orders: merges each into what is known, and keeps the sums in step, in one transaction (SPEC.md). */
import type { OrderNote } from '@parley/contract';
import { type Executor, isMissingReference } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { countProducts, dearestPrice, productsSold } from '../catalogue/index.ts';
import type { Engagement, Recommenders } from '../recommenders/index.ts';
import { attributedVisit } from './attribution.ts';
import { raiseFigures } from './figures-store.ts';
import { cleanLine } from './rules/checking.ts';
import { change, type Figure, orderFigures } from './rules/counting.ts';
import { contestableMs, itemContent, merge, type OrderState, unknownOrder } from './rules/merging.ts';
import { type Browser, type OrderItem, type ProductNames, type Report, rankOf } from './rules/report.ts';
import { countableOf, derivedFrom, stateOf } from './rules/stored.ts';
import * as store from './store.ts';
import * as ways from './ways/ways-store.ts';

/** The units of the day of a visitor, by which experiments match orders: today's, and yesterday's. */
export interface Units {
  unitsOf(from: { ownerId: number; at: Date } & Browser): Promise<readonly string[]>;
}

/** The dependencies shared by the files of this feature. */
export interface Context {
  platform: Platform;
  recommenders: Recommenders;
  units: Units;
}

/** The outcome of a message. */
export interface Taken {
  id: number;
  outcome: 'added' | 'changed' | 'unchanged';
}

type Visit = NonNullable<Awaited<ReturnType<typeof attributedVisit>>>;

/** A message with everything that is read before the transaction. */
interface Prepared {
  hash: string;
  report: Report<OrderItem>;
  doubted: OrderNote[];
  visit: Visit | null;
  /** The engagements that the page names, verified. */
  engagements: string[];
  units: string[];
}

/** A keyed hash of a shop's order id: it finds the order, and reveals nothing to a reader of the table. */
export const hashOf = ({ signer }: Pick<Platform, 'signer'>, ownerId: number, orderId: string): string =>
  signer('order-id')
    .sign(`${ownerId}-${Buffer.from(orderId).toString('base64url')}`)
    .split('.')
    .at(-1) as string;

/** What else is known of the page that reports an order: the engagements that it keeps, verified, and whether it is known to be the shop's. */
interface Page {
  engagements: readonly Engagement[];
  isKnownPage: boolean;
}

/** Takes one message: merges it into its order, and keeps the sums in step. @throws errors of the database */
export async function take(
  context: Context,
  ownerId: number,
  report: Report,
  { engagements, isKnownPage }: Page = { engagements: [], isKnownPage: true },
): Promise<Taken> {
  const { db, clock, pending } = context.platform;
  const now = clock.now();
  // The click that led here may have been a moment ago.
  if (engagements.length > 0) await pending.catchUp(ownerId);
  const [withProducts] = await withProductsOf(db, ownerId, [report]);
  const isPage = rankOf(report.way) === 1;
  const prepared: Prepared = {
    hash: hashOf(context.platform, ownerId, report.orderId),
    report: withProducts as Report<OrderItem>,
    doubted: isPage ? await doubtsOf(db, ownerId, report, isKnownPage) : [],
    visit: isPage ? await attributedVisit(db, engagements, now) : null,
    engagements: engagements.map(({ id }) => id),
    units: report.browser ? await unitsFor(context, ownerId, report.browser, now) : [],
  };
  try {
    return (await takeAll(context, ownerId, [prepared]))[0] as Taken;
  } catch (error) {
    // The visit was erased in the meantime, so the order belongs to no visitor any more.
    if (!prepared.visit || !isMissingReference(error)) throw error;
    return (await takeAll(context, ownerId, [{ ...prepared, visit: null }]))[0] as Taken;
  }
}

/** Takes the orders of a file, `reports` of different orders or the same. */
export async function takeFile(context: Context, ownerId: number, reports: readonly Report[]): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (let at = 0; at < reports.length; at += atOnce) {
    const batch = await withProductsOf(context.platform.db, ownerId, reports.slice(at, at + atOnce));
    taken.push(
      ...(await takeAll(
        context,
        ownerId,
        batch.map((report) => ofFile(context, ownerId, report)),
      )),
    );
  }
  return taken;
}

const atOnce = 200;
const ofFile = ({ platform }: Context, ownerId: number, report: Report<OrderItem>): Prepared => ({
  ...{ hash: hashOf(platform, ownerId, report.orderId), report, doubted: [], visit: null, engagements: [], units: [] },
});

/** The changes that `takeFile` would make, without making them. */
export async function previewFile(context: Context, ownerId: number, reports: readonly Report[]): Promise<Taken['outcome'][]> {
  const { db } = context.platform;
  const outcomes: Taken['outcome'][] = [];
  const states = new Map<string, OrderState>();
  for (let at = 0; at < reports.length; at += atOnce) {
    const batch = (await withProductsOf(db, ownerId, reports.slice(at, at + atOnce))).map((report) => ofFile(context, ownerId, report));
    const stored = await store.findAll(
      db,
      ownerId,
      batch.map(({ hash }) => hash),
    );
    for (const { hash, report } of batch) {
      const row = stored.get(hash);
      const before = states.get(hash) ?? (row && stateOf(row));
      const after = merge(before ?? unknownOrder, report);
      states.set(hash, after);
      outcomes.push(before ? (keptContent(before) === keptContent(after) ? 'unchanged' : 'changed') : 'added');
    }
  }
  return outcomes;
}

/** The fields of an order that an owner sees; importing a file again changes none of them. */
const keptContent = (state: OrderState): string => {
  const { status, currency, totalMinor, refundedMinor, notes, placedAt, items } = derivedFrom(state, [], null);
  return JSON.stringify([status, currency, totalMinor, refundedMinor, notes, placedAt, items.map(itemContent)]);
};

/** Merges messages into their orders. Rows of orders are locked first and in one order, those of the sums last. */
function takeAll({ platform }: Context, ownerId: number, batch: readonly Prepared[]): Promise<Taken[]> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const firsts = [...new Map(batch.map((prepared) => [prepared.hash, prepared])).values()];
    const added = await store.insertNew(
      tx,
      firsts.map((prepared) => blank(ownerId, prepared, now)),
    );
    const rows = await store.lockAll(tx, ownerId, [...new Set(batch.map(({ hash }) => hash))]);
    const figures: Figure[] = [];
    const taken: Taken[] = [];
    const newByWay = new Map<Report['way'], number>();
    for (const prepared of batch) {
      const row = rows.get(prepared.hash);
      if (!row) throw new Error('an order that was just stored cannot be found');
      const { next, outcome } = await mergeOne(tx, row, prepared, figures, now);
      const { way } = prepared.report;
      newByWay.set(way, (newByWay.get(way) ?? 0) + (row.state.ways.includes(way) ? 0 : 1));
      rows.set(prepared.hash, next);
      taken.push({ id: row.id, outcome: added.delete(prepared.hash) ? 'added' : outcome });
    }
    for (const [way, orders] of newByWay) await ways.noteWay(tx, ownerId, way, { lastAt: now }, orders);
    await raiseFigures(tx, ownerId, figures);
    return taken;
  });
}

const blank = (ownerId: number, { hash, report }: Prepared, now: Date) => ({
  ...{ ownerId, idHash: hash, shopOrderId: report.orderId, arrivedAt: now },
  ...derivedFrom(unknownOrder, [], null),
  placedAt: now,
});

async function mergeOne(
  tx: Executor,
  row: store.OrderRow,
  prepared: Prepared,
  figures: Figure[],
  now: Date,
): Promise<{ next: store.OrderRow; outcome: Taken['outcome'] }> {
  const { report, doubted, visit, units } = prepared;
  const before = stateOf(row);
  const waits = !row.counts && row.doubted.includes('unconfirmed');
  const { state: after, claim } = claimed(before, merge(before, report), report, waits && visit !== null);
  const old = row.attributed ? await store.visitOfOrder(tx, row.ownerId, row.id) : null;
  const contests = claim === 'ignored' && isContested(row, after, prepared, old);
  const doubts: OrderNote[] = claim === 'first' ? doubted : [...row.doubted, ...(contests ? (['pages_differ'] as const) : [])];
  const { placedAt, ...derived } = derivedFrom(after, doubts, row.verdict);
  const attributed = claim === 'first' || claim === 'newer' ? visit : null;
  const forgets = claim === 'void' || claim === 'newer';
  const next = {
    ...row,
    ...derived,
    placedAt: placedAt ?? row.placedAt,
    doubted: doubts,
    attributed: (row.attributed && !forgets) || attributed !== null,
  };
  if (forgets) await store.dropClaim(tx, row.ownerId, row.id, claim === 'void' ? new Date(signedAt(after) - clocksMs) : now);
  const visitBefore = forgets ? null : old;
  if (attributed && !visitBefore) await store.addVisit(tx, { ownerId: row.ownerId, orderId: row.id, ...attributed });
  // While the order does not count, any of the visitors may be the buyer; the shop's own report removes those who came too early.
  if (claim !== 'ignored' || !next.counts) await store.addUnits(tx, row.ownerId, row.id, units, now);
  const { ownerId, id, idHash, shopOrderId, arrivedAt, verdict, ...changes } = next;
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  if (!isSame || attributed || forgets || contests) await store.saveOrder(tx, ownerId, id, changes);
  figures.push(...change(orderFigures(countableOf(row), old), orderFigures(countableOf(next), visitBefore ?? attributed)));
  return { next, outcome: keptContent(before) === keptContent(after) ? 'unchanged' : 'changed' };
}

/** Whether a page names another visitor than the one whose order it is, and may still do so. */
const isContested = (
  { doubted }: store.OrderRow,
  after: OrderState,
  { visit, engagements, report }: Prepared,
  old: Awaited<ReturnType<typeof store.visitOfOrder>>,
): boolean =>
  visit !== null &&
  old !== null &&
  !engagements.includes(old.engagementId) &&
  isContestable(after, report.asOf) &&
  !doubted.includes('pages_differ');

/** How much earlier than the shop's order its page may report it: two clocks never agree. */
const clocksMs = 2 * 60_000;

/** How long after its order a thank-you page may report it: some buyers pay at their bank in between. */
const latestMs = 86_400_000;

/** Whether a page reported an order before the shop had it: then somebody guessed its number. */
const isEarly = (state: OrderState, at: number): boolean => at < signedAt(state) - clocksMs;
const isLate = (state: OrderState, at: number): boolean => at > signedAt(state) + latestMs;
/** Whether a page may still contest what the first one reported (M4). */
const isContestable = ({ claim, money }: OrderState, at: number): boolean =>
  money?.rank === rankOf('page') && at - (claim?.at ?? 0) <= contestableMs;
/** When the order was placed by the shop's word; NaN without one. */
const signedAt = ({ money }: OrderState): number => (money?.rank === rankOf('shopify') ? money.placedAt.getTime() : Number.NaN);

/**
 * The effect of a message on the claim of who bought (A1, A6):
 * - `first`: it is the claim.
 * - `newer`: it replaces the claim before, which it may while the order does not count yet, because anybody may have guessed its number.
 * - `void`: by the shop's word the claim before came too early.
 * - `ignored`: there is a claim already, or this one comes too early or too late.
 * - `none`: it makes no claim.
 */
function claimed(
  before: OrderState,
  state: OrderState,
  report: Report<OrderItem>,
  mayReplace: boolean,
): { state: OrderState; claim: 'first' | 'newer' | 'void' | 'ignored' | 'none' } {
  const isPage = report.money !== null && rankOf(report.way) === 1;
  if (!isPage) {
    const isVoid = before.claim?.at !== undefined && isEarly(state, before.claim.at);
    return isVoid ? { state: { ...state, claim: null }, claim: 'void' } : { state, claim: 'none' };
  }
  if (isEarly(state, report.asOf) || isLate(state, report.asOf)) return { state: { ...state, claim: before.claim }, claim: 'ignored' };
  if (!before.claim || !state.claim) return { state, claim: 'first' };
  if (!mayReplace || state.money?.rank !== 1 || report.asOf <= (before.claim.at ?? 0)) return { state, claim: 'ignored' };
  return { state: { ...state, claim: { ...state.claim, at: report.asOf } }, claim: 'newer' };
}

/** Decides that an order counts or not, whatever the rules say. Returns the order; null for an unknown one. */
export function judge(
  { platform }: Context,
  ownerId: number,
  id: number,
  verdict: 'count' | 'leave' | null,
): Promise<store.OrderRow | null> {
  return platform.db.transaction(async (tx) => {
    const row = await store.lockOrder(tx, ownerId, id);
    if (!row) return null;
    const { placedAt, ...derived } = derivedFrom(stateOf(row), row.doubted, verdict);
    const next = { ...row, ...derived, placedAt: placedAt ?? row.placedAt, verdict };
    const visit = await store.visitOfOrder(tx, ownerId, id);
    await store.saveOrder(tx, ownerId, id, { ...derived, verdict });
    await raiseFigures(tx, ownerId, change(orderFigures(countableOf(row), visit), orderFigures(countableOf(next), visit)));
    return next;
  });
}

/** Names that can be used in a query: pages and shops may send characters that the database refuses. */
const cleanNames = (names: ProductNames): ProductNames => {
  const clean = (texts: readonly string[]) => texts.map((text) => cleanLine(text, 2000));
  return { ids: clean(names.ids), skus: clean(names.skus), links: clean(names.links), titles: clean(names.titles) };
};

/** The messages with their lines matched to the products of the catalogue. */
async function withProductsOf(db: Executor, ownerId: number, reports: readonly Report[]): Promise<Report<OrderItem>[]> {
  const lines = reports.flatMap(({ money }) => money?.items ?? []);
  const found = await productsSold(
    db,
    ownerId,
    lines.map(({ names }) => cleanNames(names)),
  );
  // An owner without a catalogue does not need a note that products are missing from it.
  const isOdd = found.includes(null) && (await countProducts(db, ownerId)) > 0;
  let at = 0;
  return reports.map((report) => {
    if (!report.money) return { ...report, money: null };
    const items = report.money.items.map(({ title, quantity, minor }) => ({ productId: found[at++] ?? null, title, quantity, minor }));
    const unknown = isOdd && items.some(({ productId }) => productId === null);
    const notes: OrderNote[] = unknown ? [...report.money.notes, 'unknown_products'] : report.money.notes;
    return { ...report, money: { ...report.money, items, notes } };
  });
}

/** How many times the usual total an order reported by a page may have. */
const plausibleTimes = 100;

/** The doubts about an order that only a page reported (SPEC.md, D). */
async function doubtsOf(db: Executor, ownerId: number, { money }: Report, isKnownPage: boolean): Promise<OrderNote[]> {
  if (!money) return [];
  const [rule, usual, dearest] = await Promise.all([
    pageRule(db, ownerId),
    store.usualTotal(db, ownerId, money.currency),
    dearestPrice(db, ownerId, money.currency),
  ]);
  const most = Math.max(usual ?? 0, dearest ?? 0) * plausibleTimes;
  return [
    ...(rule === 'confirm' || !isKnownPage ? (['unconfirmed'] as const) : []),
    ...(most > 0 && money.total > most ? (['implausible'] as const) : []),
  ];
}

/** Whether an order that only a page reports counts: as the owner chose, else only until the shop's own webhook brings orders. */
export async function pageRule(db: Executor, ownerId: number): Promise<'count' | 'confirm'> {
  const { pageOrders } = await ways.settingsOf(db, ownerId);
  return pageOrders ?? ((await ways.isConfirmed(db, ownerId)) ? 'confirm' : 'count');
}

/** The units of a visitor; none when they are not known, which must not lose the order. */
async function unitsFor({ units, platform }: Context, ownerId: number, browser: Browser, at: Date): Promise<string[]> {
  if (!browser.address || !browser.userAgent || !browser.host) return [];
  try {
    return [...(await units.unitsOf({ ownerId, at, ...browser }))];
  } catch (error) {
    platform.log.warn({ err: error, ownerId }, 'an order was taken without its units');
    return [];
  }
}

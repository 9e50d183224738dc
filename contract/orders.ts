/** Orders of the owner's shops: what was made of those that arrived (order-ways.ts), and the revenue that they sum up to. */
import { z } from 'zod';
import { period } from './analytics.ts';
import { defineCall } from './call.ts';
import { file, instant, line, page, sums, textId } from './fields.ts';
import { orderWays } from './order-ways.ts';
import * as paths from './paths.ts';

/** The sums of the orders in one currency. */
export type Money = z.output<typeof sums>[number];

/** Why an order is looked at twice; SPEC.md has the rule of each. With the first three it does not count unless the owner says so. */
export const orderNotes = [
  'unconfirmed',
  'implausible',
  'pages_differ',
  'page_differs',
  'unknown_products',
  'unknown_status',
  'future',
  'refund_currency',
] as const;
export type OrderNote = (typeof orderNotes)[number];
/** The notes with which an order does not count unless the owner says so. */
export const doubts: readonly OrderNote[] = ['unconfirmed', 'implausible', 'pages_differ'];

/** `waiting`: the shop has not got the payment, or only a refund or deletion of the order is known. */
export const orderStatuses = ['placed', 'waiting', 'cancelled', 'deleted'] as const;

export const order = z.object({
  id: z.int(),
  /** The shop's id; null once the retention period is over. */
  shop_order_id: z.string().nullable(),
  placed_at: instant,
  arrived_at: instant,
  /** In the order of arrival. */
  ways: z.array(z.enum(orderWays)),
  signed: z.boolean(),
  status: z.enum(orderStatuses),
  test: z.boolean(),
  /** null while only a refund or deletion is known. */
  currency: z.string().nullable(),
  total_minor: z.int(),
  refunded_minor: z.int(),
  /** The amount that counts: the total without refunds, or 0. */
  net_minor: z.int(),
  counts: z.boolean(),
  notes: z.array(z.enum(orderNotes)),
  /** The different totals that pages reported, where they differ; the first five. */
  reported: z.array(z.object({ currency: z.string(), minor: z.int() })),
  /** What the owner decided about it; null for nothing. */
  verdict: z.enum(['count', 'leave']).nullable(),
  /** The visitor clicked a recommended product and then bought. */
  attributed: z.boolean(),
  items: z.array(z.object({ title: z.string(), quantity: z.number(), product_id: z.int().nullable() })),
});
export type Order = z.output<typeof order>;

export const orderFilters = ['all', 'counted', 'waiting', 'doubted', 'attributed', 'left_out'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const listOrders = defineCall({
  method: 'GET',
  path: paths.orders,
  summary:
    'Orders, newest first. `waiting` are those in doubt, which wait for the owner’s decision, `doubted` those with any note, `left_out` those that do not count. `total` counts up to 10,000; the field `doubted` the waiting ones, up to 1,000.',
  auth: 'owner',
  query: z.object({ show: z.enum(orderFilters).default('all'), ...page(100, 25) }),
  answer: z.object({ orders: z.array(order), total: z.int(), doubted: z.int() }),
});

export const judgeOrder = defineCall({
  method: 'PUT',
  path: paths.order,
  summary: 'Decides that an order counts or is left out, whatever the rules say; null takes the decision back. 404 for an unknown order.',
  auth: 'owner',
  params: z.object({ id: textId }),
  body: z.object({ verdict: z.enum(['count', 'leave']).nullable() }),
  answer: z.object({ order }),
});

/** Why a message was not accepted as an order; SPEC.md has the rule of each. */
export const orderRefusals = [
  'bad_signature',
  'switched_off',
  'not_an_order',
  'negative_total',
  'too_large',
  'unknown_currency',
  'too_old',
  'website_not_allowed',
] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

export const refusedOrders = z.array(
  z.object({
    way: z.enum(orderWays),
    reason: z.enum(orderRefusals),
    /** Refusals of one day, way and reason are counted together; the details are of the last one. */
    day: z.iso.date(),
    count: z.int(),
    last_at: instant,
    shop_order_id: z.string(),
    detail: z.string(),
  }),
);
export type RefusedOrders = z.output<typeof refusedOrders>;

export const listRefusedOrders = defineCall({
  method: 'GET',
  path: paths.refusedOrders,
  summary: 'What was refused in the last 90 days, newest first, at most 100 rows.',
  auth: 'owner',
  answer: z.object({ refused: refusedOrders }),
});

/** What a CSV file holds, or did to the orders. */
export const orderFile = z.object({
  /** The column that was read for each meaning; empty if there is none. */
  columns: z.array(z.object({ meaning: z.enum(['id', 'total', 'currency', 'date', 'status', 'refunded', 'items']), column: z.string() })),
  orders: z.int(),
  /** Not known before, known and changed by the file, known and left as they are because a webhook or an earlier import said the same or better. */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** The sums of all orders of the file. */
  sums,
  /** The first 200 lines that are left out, each with its reason. */
  problems: z.array(z.object({ line: z.int(), text: z.string(), reason: z.string() })),
  refused: z.int(),
  /** The first 20 orders as they were read. */
  sample: z.array(
    z.object({
      line: z.int(),
      id: z.string(),
      placed_at: instant,
      currency: z.string(),
      total_minor: z.int(),
      refunded_minor: z.int(),
      status: z.enum(orderStatuses),
    }),
  ),
});
export type OrderFile = z.output<typeof orderFile>;

const fileBody = z.object({
  /** The currency of lines that name none. */
  currency: line(3).optional(),
});

export const previewOrderFile = defineCall({
  method: 'POST',
  path: paths.ordersImportPreview,
  summary:
    'Reads a CSV file of orders and says what importing it would do; changes nothing. 400 naming `file` for a file that is no table with an order number and a total, 413 for more than 8 MB.',
  auth: 'owner',
  files: ['file'],
  body: fileBody,
  answer: z.object({ file: orderFile }),
});

export const importOrderFile = defineCall({
  method: 'POST',
  path: paths.ordersImport,
  summary: 'Imports a CSV file of orders. Importing it again changes nothing. Errors as for the preview.',
  auth: 'owner',
  files: ['file'],
  makes: true,
  body: fileBody,
  answer: z.object({ file: orderFile }),
});

export const exportOrders = defineCall({
  method: 'GET',
  path: paths.ordersExport,
  summary: 'All orders as CSV, newest first.',
  auth: 'owner',
  answer: file,
  download: ['text/csv'],
});

export const revenue = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** All orders that count, by the day on which they were placed. */
  orders: sums,
  /** Those of visitors who clicked a recommended product and then bought. Not a causal figure: some would have bought anyway. */
  attributed: sums,
  /** Whether any order ever arrived. */
  any: z.boolean(),
});
export type Revenue = z.output<typeof revenue>;

export const getRevenue = defineCall({
  method: 'GET',
  path: paths.revenue,
  summary: 'What the orders of a period come to, by currency; of the last 30 days unless a period is given.',
  auth: 'owner',
  query: period,
  answer: z.object({ revenue }),
});

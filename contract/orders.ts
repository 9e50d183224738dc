/** Orders of the owner's shops: the ways in which they arrive, what was made of them, and the revenue that they sum up to. */
import { z } from 'zod';
import { period } from './analytics.ts';
import { defineCall } from './call.ts';
import { done, file, instant, line, page, sums, textId } from './fields.ts';
import * as paths from './paths.ts';
import { engagementToken } from './visitor.ts';

/** How an order came in. `page` is `Parley.order` on a thank-you page, `pixel` Shopify's custom web pixel. */
export const orderWays = ['woocommerce', 'shopify', 'page', 'pixel', 'csv'] as const;
export type OrderWay = (typeof orderWays)[number];

/** Bounds of an order, so that sums stay exact and no request is large. */
export const orderLimits = {
  /** The largest total, in minor units. */
  total: 1_000_000_000_000,
  items: 200,
  idLength: 100,
  /** How long ago an order may have been placed, in days. */
  oldestDays: 800,
  /** Lines of a CSV file. */
  lines: 20_000,
} as const;

/** An order whose id begins like this is a test: it shows that orders arrive, and never counts. */
export const testOrderPrefix = 'parley-test';

/** What orders of one currency come to. */
export type Money = z.output<typeof sums>[number];

/** An amount as shops write it into a page: `59.9` or `"59.90"`. */
const amount = z.union([z.number(), z.string().max(40)]);

export const orderItem = z.object({
  /** The shop's id of the product or variant, or its SKU. */
  id: z
    .union([z.string().max(200), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? '' : String(value))),
  sku: z.string().max(200).nullish(),
  /** The address of the product's page. */
  url: z.string().max(2000).nullish(),
  title: z.string().max(500).nullish(),
  quantity: z.number().min(0).max(1_000_000).nullish(),
  /** The price of one. */
  price: amount.nullish(),
});

export const recordOrder = defineCall({
  method: 'POST',
  path: paths.visitorOrder,
  summary:
    'An order that a page reports: `Parley.order` on a thank-you page, or Shopify’s custom pixel (server/src/features/orders/SPEC.md). Counts once by the shop’s order id, however often and in whichever way it comes. `engagements` are the identifiers of the visitor’s engagements, by which the order is attributed. 403 from a website that is not allowed, 404 for an unknown owner, 422 `order_refused` for an order that cannot count, with the reason.',
  auth: 'visitor',
  params: z.object({ userId: textId }),
  body: z.object({
    id: z.union([z.string().trim().min(1, 'This is required').max(orderLimits.idLength), z.number()]).transform(String),
    total: amount,
    currency: line(10),
    items: z.array(orderItem).max(orderLimits.items).default([]),
    way: z.enum(['page', 'pixel']).default('page'),
    /** The address of the page, without query and fragment. */
    page: line(2000).optional(),
    engagements: z.array(engagementToken).max(10).default([]),
  }),
  answer: done,
});

/** Webhooks are read as raw bytes, because their signature is about these. */
const webhook = {
  method: 'POST',
  auth: 'public',
  params: z.object({ key: z.string().min(1).max(200) }),
  answer: done,
} as const;

export const receiveWooCommerce = defineCall({
  ...webhook,
  path: paths.wooCommerceOrders,
  summary:
    'Takes WooCommerce’s webhooks `order.created`, `.updated`, `.deleted` and `.restored`, signed with `X-WC-Webhook-Signature`, and the ping that WooCommerce sends when one is created. An order that cannot count is answered with 200, because WooCommerce switches a webhook off that fails repeatedly; the owner sees it in the list of refused orders. 401 for a wrong signature, 404 for an unknown address, 413 for a body over 1 MB.',
});

export const receiveShopify = defineCall({
  ...webhook,
  path: paths.shopifyOrders,
  summary:
    'Takes Shopify’s webhooks `orders/create`, `/updated`, `/paid`, `/edited`, `/cancelled`, `/delete` and `refunds/create`, signed with `X-Shopify-Hmac-Sha256`. Answers as the WooCommerce call does.',
});

/** What is known of a way. */
export const orderWay = z.object({
  way: z.enum(orderWays),
  /** Its webhook is on, with a secret to check signatures; always true for ways without a signature. */
  on: z.boolean(),
  /** When the newest order came this way, and how many different ones did. */
  last_at: instant.nullable(),
  orders: z.int(),
  /** When the newest test order, or test notification of the shop, came. */
  last_test_at: instant.nullable(),
  /** When WooCommerce last announced a new webhook. */
  pinged_at: instant.nullable(),
  /** When something was last refused. */
  refused_at: instant.nullable(),
});
export type OrderWayState = z.output<typeof orderWay>;

/** Whether an order that only a page reported counts: always, or only once a signed webhook confirms it. */
export const pageOrderRules = ['count', 'confirm'] as const;

export const orderSettings = z.object({
  ways: z.array(orderWay),
  woocommerce: z.object({ address: z.string(), secret: z.string() }),
  shopify: z.object({ address: z.string(), secretSet: z.boolean() }),
  /** null: `confirm` from the first order of a signed webhook on, `count` before. */
  pageOrders: z.enum(pageOrderRules).nullable(),
  /** What holds now. */
  pageOrdersNow: z.enum(pageOrderRules),
});
export type OrderSettings = z.output<typeof orderSettings>;

export const getOrderSettings = defineCall({
  method: 'GET',
  path: paths.orderSettings,
  summary: 'The ways in which orders arrive: addresses and secrets for the shop’s settings, and when the last order came by each.',
  auth: 'owner',
  answer: z.object({ settings: orderSettings }),
});

export const updateOrderSettings = defineCall({
  method: 'PUT',
  path: paths.orderSettings,
  summary:
    'Changes the fields that are sent. Switching a webhook off keeps its secret, so that it can be switched on again. 422 `no_secret` for switching Shopify on without a secret.',
  auth: 'owner',
  body: z.object({
    woocommerce: z.boolean().optional(),
    shopify: z.boolean().optional(),
    /** The key with which Shopify signs, from its notification settings. */
    shopifySecret: line(200).min(8, 'At least 8 characters').optional(),
    pageOrders: z.enum(pageOrderRules).nullable().optional(),
  }),
  answer: z.object({ settings: orderSettings }),
});

export const renewOrderSecret = defineCall({
  method: 'POST',
  path: paths.orderSecret,
  summary: 'Replaces the secret for WooCommerce. Webhooks that are signed with the old one are refused from then on.',
  auth: 'owner',
  makes: true,
  body: z.object({}),
  answer: z.object({ settings: orderSettings }),
});

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
  /** What counts: the total without refunds, or 0. */
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

/** Why something that arrived is no order; SPEC.md has the rule of each. */
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
  /** Which column was read as what; empty for a column that is missing. */
  columns: z.array(z.object({ meaning: z.enum(['id', 'total', 'currency', 'date', 'status', 'refunded', 'items']), column: z.string() })),
  orders: z.int(),
  /** Not known before, known and changed by the file, known and left as they are because a webhook or an earlier import said the same or better. */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** What all orders of the file come to. */
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

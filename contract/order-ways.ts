/** The ways in which orders of the owner's shops arrive: calls of pages and shops, and the owner's settings of each. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, instant, line, textId } from './fields.ts';
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

/** The state of a way. */
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
  /** The rule that applies at present. */
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

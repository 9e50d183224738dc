/** Reads the webhooks of WooCommerce (REST API version 2 and 3: the fields used here are the same in both). Pure. */
import { z } from 'zod';
import { lineMinor, minorOfAmount } from '../rules/amounts.ts';
import { checkedMoney, cleanLine, orderIdOf } from '../rules/checking.ts';
import { isRefused, type OrderStatus, type Refunds, type Refused, type Report, type ReportedItem } from '../rules/report.ts';
import { stringOrEmpty } from './texts.ts';

const id = z.union([z.number(), z.string()]).nullish();
const text = z.string().nullish();

const line = z.object({
  name: text,
  parent_name: text,
  product_id: id,
  variation_id: id,
  quantity: z.number().nullish(),
  total: text,
  total_tax: text,
  sku: text,
});

const wooOrder = z.object({
  id,
  status: text,
  currency: text,
  total: z.union([z.string(), z.number()]).nullish(),
  date_created_gmt: text,
  date_modified_gmt: text,
  customer_ip_address: text,
  customer_user_agent: text,
  line_items: z.array(line).nullish(),
  refunds: z.array(z.object({ id, total: z.union([z.string(), z.number()]).nullish() })).nullish(),
});
type WooOrder = z.output<typeof wooOrder>;

/** WooCommerce's own statuses; extensions add others. `on-hold` waits for a bank transfer: the customer has bought. */
const statuses = new Map<string, OrderStatus>([
  ['processing', 'placed'],
  ['completed', 'placed'],
  ['on-hold', 'placed'],
  ['refunded', 'placed'],
  ['pending', 'waiting'],
  ['failed', 'waiting'],
  ['draft', 'waiting'],
  ['auto-draft', 'waiting'],
  ['checkout-draft', 'waiting'],
  ['cancelled', 'cancelled'],
  ['trash', 'deleted'],
]);

/** Times without a zone are in GMT. */
const timeOf = (gmt: string | null | undefined): Date | null =>
  gmt ? new Date(/(?:z|[+-]\d\d:?\d\d)$/i.test(gmt) ? gmt : `${gmt}Z`) : null;
const instantOf = (gmt: string | null | undefined, otherwise: number): number => timeOf(gmt)?.getTime() || otherwise;

/**
 * Reads a webhook whose signature was checked.
 * @param topic X-WC-Webhook-Topic
 * @param source X-WC-Webhook-Source, the shop's address
 * @returns null for a topic that is not about orders
 */
export function readWooCommerceWebhook(
  body: unknown,
  { topic, source }: { topic: string; source: string },
  now: Date,
): Report | Refused | null {
  if (topic !== '' && !topic.startsWith('order.')) return null;
  const parsed = wooOrder.safeParse(body);
  const orderId = orderIdOf(parsed.data?.id);
  if (!parsed.success || !orderId)
    return { refused: 'not_an_order', detail: 'The body of the webhook is not a WooCommerce order', orderId };
  const order = parsed.data;
  const base = { way: 'woocommerce', orderId } as const;
  // The body of a deletion is the id alone.
  if (topic === 'order.deleted')
    return { ...base, asOf: instantOf(order.date_modified_gmt, now.getTime()), money: null, status: 'deleted', browser: null };
  const status = statuses.get(stringOrEmpty(order.status).replace(/^wc-/, ''));
  const money = checkedMoney(
    {
      orderId,
      currency: order.currency,
      total: order.total,
      refunds: (currency) => refundsOf(order, currency),
      items: (currency) => itemsOf(order, currency),
      placedAt: timeOf(order.date_created_gmt),
      notes: status ? [] : ['unknown_status'],
    },
    now,
  );
  if (isRefused(money)) return money;
  return {
    ...base,
    asOf: instantOf(order.date_modified_gmt, money.placedAt.getTime()),
    money,
    status: status ?? 'placed',
    browser: {
      host: URL.parse(source)?.hostname ?? '',
      address: stringOrEmpty(order.customer_ip_address),
      userAgent: stringOrEmpty(order.customer_user_agent),
    },
  };
}

/** The totals of refunds are negative. */
const refundsOf = ({ refunds }: WooOrder, currency: string): Refunds =>
  Object.fromEntries(
    (refunds ?? []).flatMap(({ id, total }) => {
      const minor = minorOfAmount(total, currency);
      return id && minor !== null ? [[String(id), Math.abs(minor)]] : [];
    }),
  );

const itemsOf = ({ line_items: lines }: WooOrder, currency: string): ReportedItem[] =>
  (lines ?? []).map(
    ({ name, parent_name: parent, product_id: product, variation_id: variation, quantity, total, total_tax: tax, sku }) => ({
      names: {
        ids: [product, variation].filter((id) => id).map(String),
        skus: sku ? [sku] : [],
        links: [],
        titles: [name, parent].filter((title) => typeof title === 'string' && title !== '') as string[],
      },
      title: cleanLine(stringOrEmpty(name), 300),
      quantity: quantity ?? 1,
      // Without tax, which the total of the order includes.
      minor: lineMinor(total, currency) + lineMinor(tax, currency),
    }),
  );

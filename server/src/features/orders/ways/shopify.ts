/** Reads the webhooks of Shopify (the Order and Refund resources of its Admin API). Pure. */
import { z } from 'zod';
import { fromMinor, minorDigits } from '../../../kit/money/minor-units.ts';
import { isBeyondSums, lineMinor, minorOfAmount } from '../rules/amounts.ts';
import { checkedMoney, cleanLine, orderIdOf } from '../rules/checking.ts';
import { isRefused, type OrderStatus, type Refunds, type Refused, type Report, type ReportedItem } from '../rules/report.ts';
import { stringOrEmpty } from './texts.ts';

const id = z.union([z.number(), z.string()]).nullish();
const text = z.string().nullish();
const amount = z.union([z.string(), z.number()]).nullish();

const refund = z.object({
  id,
  order_id: id,
  transactions: z.array(z.object({ amount, kind: text, status: text, currency: text })).nullish(),
});

const line = z.object({
  product_id: id,
  variant_id: id,
  title: text,
  name: text,
  sku: text,
  quantity: z.number().nullish(),
  price: amount,
  total_discount: amount,
});

const shopifyOrder = z.object({
  id,
  currency: text,
  total_price: amount,
  current_total_price: amount,
  created_at: text,
  updated_at: text,
  cancelled_at: text,
  financial_status: text,
  test: z.boolean().nullish(),
  browser_ip: text,
  client_details: z.object({ browser_ip: text, user_agent: text }).nullish(),
  order_status_url: text,
  line_items: z.array(line).nullish(),
  refunds: z.array(refund).nullish(),
});
type ShopifyOrder = z.output<typeof shopifyOrder>;

const timeOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
const instantOf = (text: string | null | undefined, otherwise: number): number => timeOf(text)?.getTime() || otherwise;

/**
 * Reads a webhook whose signature was checked.
 * @param topic X-Shopify-Topic
 * @param shop X-Shopify-Shop-Domain, used where the order does not name the storefront
 * @returns null for a topic that is not about orders
 */
export function readShopifyWebhook(body: unknown, { topic, shop }: { topic: string; shop: string }, now: Date): Report | Refused | null {
  if (topic === 'refunds/create') return readRefund(body, now);
  if (topic !== '' && !topic.startsWith('orders/')) return null;
  const parsed = shopifyOrder.safeParse(body);
  const orderId = orderIdOf(parsed.data?.id);
  if (!parsed.success || !orderId) return { refused: 'not_an_order', detail: 'The body of the webhook is not a Shopify order', orderId };
  const order = parsed.data;
  const base = { way: 'shopify', orderId } as const;
  // The body of a deletion is the id alone.
  if (topic === 'orders/delete') return { ...base, asOf: now.getTime(), money: null, status: 'deleted', browser: null };
  const money = checkedMoney(
    {
      orderId,
      currency: order.currency,
      total: totalOf(order),
      refunds: (currency) => refundsOf(order, currency),
      items: (currency) => itemsOf(order, currency),
      placedAt: timeOf(order.created_at),
      test: order.test ?? false,
    },
    now,
  );
  if (isRefused(money)) return money;
  return {
    ...base,
    asOf: instantOf(order.updated_at, money.placedAt.getTime()),
    money,
    status: statusOf(order),
    browser: {
      // The status page is on the storefront's own domain, the shop domain is *.myshopify.com.
      host: URL.parse(stringOrEmpty(order.order_status_url))?.hostname ?? shop,
      address: stringOrEmpty(order.client_details?.browser_ip) || stringOrEmpty(order.browser_ip),
      userAgent: stringOrEmpty(order.client_details?.user_agent),
    },
  };
}

const statusOf = ({ cancelled_at: cancelledAt, financial_status: paid }: ShopifyOrder): OrderStatus =>
  cancelledAt || paid === 'voided' || paid === 'expired' ? 'cancelled' : 'placed';

/**
 * The total before refunds. `current_total_price` follows edits of the order, returns and refunds, so the refunds that the order lists are added to
 * it again: a refund then counts once, whether it arrives in the order or as a message of its own.
 */
function totalOf(order: ShopifyOrder): string | number | null | undefined {
  const currency = stringOrEmpty(order.currency);
  const current = minorOfAmount(order.current_total_price, currency);
  if (current === null) return order.total_price;
  const first = minorOfAmount(order.total_price, currency);
  const refunded = Object.values(refundsOf(order, currency)).reduce((sum, minor) => sum + minor, 0);
  // A negative or missing total is refused as the shop wrote it.
  if (current < 0 || first === null || first < 0 || isBeyondSums(current)) return order.total_price;
  return fromMinor(String(current + refunded), minorDigits(currency));
}

function refundsOf({ refunds }: ShopifyOrder, currency: string): Refunds {
  return Object.fromEntries(
    (refunds ?? []).flatMap((shopRefund) => (shopRefund.id ? [[String(shopRefund.id), givenBack(shopRefund, currency)]] : [])),
  );
}

/** The amount that the transactions of a refund gave back in a currency. */
const givenBack = ({ transactions }: z.output<typeof refund>, currency: string): number =>
  (transactions ?? [])
    .filter(
      (transaction) => transaction.kind === 'refund' && transaction.status === 'success' && (transaction.currency ?? currency) === currency,
    )
    .reduce((sum, transaction) => sum + lineMinor(transaction.amount, currency), 0);

function readRefund(body: unknown, now: Date): Report | Refused {
  const parsed = refund.safeParse(body);
  const orderId = orderIdOf(parsed.data?.order_id);
  const refundId = parsed.data?.id;
  if (!parsed.success || !orderId || !refundId)
    return { refused: 'not_an_order', detail: 'The body of the webhook is not a Shopify refund', orderId };
  const currency = parsed.data.transactions?.find((transaction) => transaction.currency)?.currency ?? '';
  return {
    ...{ way: 'shopify', orderId, asOf: now.getTime(), money: null, status: null, browser: null },
    ...(currency && { refund: { refunds: { [String(refundId)]: givenBack(parsed.data, currency) }, currency } }),
  };
}

const itemsOf = ({ line_items: lines }: ShopifyOrder, currency: string): ReportedItem[] =>
  (lines ?? []).map(({ product_id: product, variant_id: variant, title, name, sku, quantity, price, total_discount: discount }) => ({
    names: {
      ids: [product, variant].filter((id) => id).map(String),
      skus: sku ? [sku] : [],
      links: [],
      titles: [title, name].filter((text) => typeof text === 'string' && text !== '') as string[],
    },
    title: cleanLine(stringOrEmpty(name) || stringOrEmpty(title), 300),
    quantity: quantity ?? 1,
    minor: Math.max(0, Math.round(lineMinor(price, currency) * (quantity ?? 1)) - lineMinor(discount, currency)),
  }));

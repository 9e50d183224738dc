/** Reads what a page reports: `Parley.order` on a thank-you page, or Shopify's custom pixel. Pure. */
import type { BodyOf, recordOrder } from '@parley/contract';
import { lineMinor } from '../rules/amounts.ts';
import { checkedMoney, cleanLine, orderIdOf } from '../rules/checking.ts';
import { type Browser, isRefused, type Refused, type Report, type ReportedItem } from '../rules/report.ts';

type Body = BodyOf<typeof recordOrder>;

/** The order of a page. It was placed when it arrives: a page has no clock that could be believed. */
export function readPageOrder(body: Body, browser: Browser, now: Date): Report | Refused {
  const orderId = orderIdOf(body.id);
  if (!orderId) return { refused: 'not_an_order', detail: 'The order has no number', orderId };
  const items = (currency: string) => body.items.map((item) => itemOf(item, currency));
  const money = checkedMoney({ orderId, currency: body.currency, total: body.total, items, placedAt: null }, now);
  if (isRefused(money)) return money;
  return { way: body.way, orderId, asOf: now.getTime(), money, status: 'placed', browser };
}

/** An id may be the product's, the variant's or a SKU: pages have whatever their shop system offers. */
function itemOf({ id, sku, url, title, quantity, price }: Body['items'][number], currency: string): ReportedItem {
  const count = quantity ?? 1;
  const orderId = orderIdOf(id);
  return {
    names: {
      ids: orderId ? [orderId] : [],
      skus: [orderId, sku ?? ''].filter((text) => text !== ''),
      links: url ? [url] : [],
      titles: title ? [title] : [],
    },
    title: cleanLine(title ?? orderId, 300),
    quantity: count,
    minor: Math.round(lineMinor(price, currency) * count),
  };
}

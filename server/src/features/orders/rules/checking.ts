/** Checks what a message says before it may count (SPEC.md, R). Pure. */
import { type OrderNote, type OrderRefusal, orderLimits } from '@parley/contract';
import { currencyCode } from '../../../kit/money/currency.ts';
import { plainLine } from '../../../kit/text/clean.ts';
import { isBeyondSums, minorOfAmount } from './amounts.ts';
import type { Money, Refunds, Refused, ReportedItem } from './report.ts';

const dayMs = 86_400_000;

/** The money of an order as a message writes it. */
export interface GivenMoney {
  orderId: string;
  currency: unknown;
  total: unknown;
  /** Made once the currency is known. */
  refunds?: (currency: string) => Refunds;
  items?: (currency: string) => ReportedItem[];
  placedAt: Date | null;
  test?: boolean;
  notes?: OrderNote[];
}

/** The money of an order, or why it cannot count. */
export function checkedMoney(money: GivenMoney, now: Date): Money<ReportedItem> | Refused {
  const { orderId } = money;
  const refuse = (refused: OrderRefusal, detail: string): Refused => ({ refused, detail, orderId });
  const currency = currencyCode(money.currency);
  if (!currency) return refuse('unknown_currency', `The currency is given as “${shown(money.currency)}”`);
  const total = minorOfAmount(money.total, currency);
  if (total === null) return refuse('not_an_order', `The total is given as “${shown(money.total)}”`);
  if (total < 0) return refuse('negative_total', `The total is given as “${shown(money.total)}”`);
  if (isBeyondSums(total)) return refuse('too_large', `The total is given as “${shown(money.total)}”`);
  const placedAt = money.placedAt && !Number.isNaN(money.placedAt.getTime()) ? money.placedAt : now;
  if (now.getTime() - placedAt.getTime() > orderLimits.oldestDays * dayMs)
    return refuse('too_old', `Placed on ${placedAt.toISOString().slice(0, 10)}`);
  const isFuture = placedAt.getTime() - now.getTime() > dayMs;
  return {
    currency,
    total,
    refunds: money.refunds?.(currency) ?? {},
    items: (money.items?.(currency) ?? []).slice(0, orderLimits.items),
    placedAt: isFuture ? now : placedAt,
    test: money.test ?? false,
    notes: [...(money.notes ?? []), ...(isFuture ? (['future'] as const) : [])],
  };
}

/** The beginning of a value, for the owner. */
export const shown = (value: unknown): string => cleanLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'), 60);

/** A text of a message as one line that the database and every page can hold. */
export const cleanLine = (text: string, max: number): string =>
  plainLine(text)
    .replaceAll('\ufffd', '')
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, '');

/** The shop's id of an order, as all ways write it: Shopify's pixel has it with `gid://shopify/Order/` in front. '' for none. */
export function orderIdOf(id: unknown): string {
  const text = typeof id === 'number' && Number.isFinite(id) ? String(id) : typeof id === 'string' ? id : '';
  return cleanLine(text.replace(/^gid:\/\/shopify\/\w+\/([^?]+).*$/s, '$1'), orderLimits.idLength + 1);
}

/** What one message says about an order, whichever way it came in. Amounts are in minor units of the currency. */
import type { OrderNote, OrderRefusal, OrderWay, orderStatuses } from '@parley/contract';

export type OrderStatus = (typeof orderStatuses)[number];

/** How a line of an order names its product: everything that the catalogue may know it by. */
export interface ProductNames {
  /** The shop's ids of the product and the variant. */
  ids: string[];
  skus: string[];
  links: string[];
  titles: string[];
}

export interface ReportedItem {
  names: ProductNames;
  title: string;
  quantity: number;
  /** What the line costs. */
  minor: number;
}

/** A line with the product of the catalogue that it is, null for none. */
export interface OrderItem {
  productId: number | null;
  title: string;
  quantity: number;
  minor: number;
}

/** Amounts given back, by the shop's id of the refund. */
export type Refunds = Readonly<Record<string, number>>;

/** What a message says about the money of an order. */
export interface Money<Item = OrderItem> {
  currency: string;
  total: number;
  /** The refunds that the message lists; it lists all that there are. */
  refunds: Refunds;
  items: Item[];
  placedAt: Date;
  /** An order of the shop's test mode. */
  test: boolean;
  /** Notes for the owner about it. */
  notes: OrderNote[];
}

/** The identifiers that the visitor's browser reported; by them an order is attributed and matched with experiments. */
export interface Browser {
  /** The host of the page, or of the shop. */
  host: string;
  address: string;
  userAgent: string;
}

/** One message about one order. */
export interface Report<Item = ReportedItem> {
  way: OrderWay;
  /** The shop's id of the order. */
  orderId: string;
  /**
   * The shop's time of this state, in milliseconds: later messages replace earlier ones. For messages of a page the time of arrival; there the
   * first message stays.
   */
  asOf: number;
  /** null for a message about a refund or a deletion only. */
  money: Money<Item> | null;
  /** null for a message about a refund only. */
  status: OrderStatus | null;
  /** A refund that a message of its own is about. */
  refund?: { refunds: Refunds; currency: string };
  browser: Browser | null;
}

/** A message that may not count as an order (SPEC.md, R). */
export interface Refused {
  refused: OrderRefusal;
  /** In plain words, for the owner. */
  detail: string;
  /** The shop's id as far as it could be read. */
  orderId: string;
}

/** Whether a message was refused, and so has no order. */
export const isRefused = (read: object): read is Refused => 'refused' in read;

/** How much a way is believed: a signed webhook more than the owner's file, and that more than a page. */
export const rankOf = (way: OrderWay): 1 | 2 | 3 => (way === 'woocommerce' || way === 'shopify' ? 3 : way === 'csv' ? 2 : 1);

/** The words of orders on the owner's screens. */
import type { Order, OrderFile, OrderNote, OrderRefusal, OrderWay, OrderWayState } from '@parley/contract';
import { type Plain, t } from '../../words/t.ts';

export const wayWords: Readonly<Record<OrderWay, Plain>> = {
  woocommerce: 'WooCommerce webhook',
  shopify: 'Shopify webhook',
  page: 'Thank-you page',
  pixel: 'Shopify pixel',
  csv: 'CSV file',
};

/** Each note: what is the matter, and what follows. */
export const noteWords: Readonly<Record<OrderNote, { label: Plain; about: Plain }>> = {
  unconfirmed: {
    label: 'Not confirmed',
    about:
      'Only a page reported it, and anybody can send such a report. It counts as soon as your shop’s webhook confirms it, or when you count it.',
  },
  implausible: {
    label: 'Unusually large',
    about: 'Only a page reported it, and it is over a hundred times what your orders usually come to.',
  },
  pages_differ: {
    label: 'Pages differ',
    about:
      'Pages reported it with different totals, or for different visitors, so somebody may have guessed its number. Count it with the first total, or import your shop’s file of orders: its total counts then.',
  },
  page_differs: {
    label: 'Page differs',
    about: 'A page reported another total than the one that counts.',
  },
  unknown_products: { label: 'Unknown products', about: 'Some of its products are not in your catalogue. They count in the total.' },
  unknown_status: { label: 'Unknown status', about: 'Your shop gives it a status that we do not know. It counts as placed.' },
  future: { label: 'Dated ahead', about: 'Its date lies in the future. It counts on the day on which it arrived.' },
  refund_currency: { label: 'Refund in another currency', about: 'A refund in another currency was not taken off.' },
};

export const refusalWords: Readonly<Record<OrderRefusal, { label: Plain; advice: Plain }>> = {
  bad_signature: { label: 'Wrong signature', advice: 'Copy the secret again into your shop’s webhook settings.' },
  switched_off: { label: 'This way is switched off', advice: 'Switch it on above, or delete the webhook in your shop.' },
  not_an_order: { label: 'Not an order', advice: 'Choose a topic about orders for the webhook, or check what your page reports.' },
  negative_total: { label: 'Negative total', advice: 'Report the total that the customer pays. Refunds come as refunds of the order.' },
  too_large: { label: 'Total too large', advice: 'Report the total in units of the currency, such as 59.90, not in cents.' },
  unknown_currency: { label: 'Unknown currency', advice: 'Report a code such as EUR or USD.' },
  too_old: { label: 'Too old', advice: 'Orders of the last 800 days count.' },
  website_not_allowed: { label: 'Website not allowed', advice: 'Add the website under Embed if it is yours.' },
};

/** What a column of a file of orders means. */
export const meaningWords: Readonly<Record<OrderFile['columns'][number]['meaning'], Plain>> = {
  id: 'id|column',
  total: 'total|column',
  currency: 'currency',
  date: 'date|column',
  status: 'status|column',
  refunded: 'refunded|column',
  items: 'items|column',
};

/** The state of an order, in a word or two. */
export function fateOf({ status, test, counts, verdict }: Order): { label: string; color: string } {
  if (verdict === 'leave') return { label: t('Left out by you'), color: 'gray' };
  if (test) return { label: t('Test'), color: 'gray' };
  if (status === 'cancelled') return { label: t('Cancelled'), color: 'gray' };
  if (status === 'deleted') return { label: t('Deleted'), color: 'gray' };
  if (counts) return { label: verdict === 'count' ? t('Counted by you') : t('Counted'), color: 'green' };
  return status === 'waiting' ? { label: t('Not paid yet'), color: 'gray' } : { label: t('In doubt'), color: 'orange' };
}

/** The light of a way. */
interface Light {
  color: 'green' | 'orange' | 'red' | 'gray';
  label: string;
  at: string | null;
}

/** The text of a way: its newest event, problems first. */
export function lightOf({ on, last_at: last, last_test_at: test, pinged_at: ping, refused_at: refused, orders }: OrderWayState): Light {
  if (!on) return { color: 'gray', label: t('Not set up'), at: null };
  const good = [last, test, ping].reduce<string | null>((newest, at) => (at && (!newest || at > newest) ? at : newest), null);
  if (refused && (!good || refused > good)) return { color: 'red', label: t('The last message was refused'), at: refused };
  if (last) return { color: 'green', label: t('Last order ({orders} in all)', { orders }), at: last };
  if (test && test === good) return { color: 'orange', label: t('A test arrived, no order yet'), at: test };
  if (ping) return { color: 'orange', label: t('Your shop said hello, no order yet'), at: ping };
  return { color: 'gray', label: t('Nothing has come yet'), at: null };
}

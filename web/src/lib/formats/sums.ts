import type { Money } from '@parley/contract';
import { plural } from '../../words/t.ts';
import { formatPrice } from './format.ts';

/** Sums of several currencies as one line: '€1,200.00 · $20.00'; '–' for none. */
export const sumsText = (sums: readonly Money[]): string =>
  sums.length > 0 ? sums.map(({ currency, minor }) => formatPrice(minor, currency)).join(' · ') : '–';

/** '3 orders'. */
export const ordersText = (sums: readonly Money[]): string => {
  const orders = sums.reduce((total, money) => total + money.orders, 0);
  return plural(orders, '1 order', '{n} orders');
};

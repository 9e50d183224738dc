/** The texts about bulk changes of products. Pure. */
import type { productActions } from '@parley/contract';
import { formatNumber } from '../../lib/format.ts';

export type ProductAction = (typeof productActions)[number];

/** The action that undoes each action. */
export const undoOf: Readonly<Record<ProductAction, ProductAction>> = {
  exclude: 'include',
  include: 'exclude',
  delete: 'restore',
  restore: 'delete',
};

const pastTense: Readonly<Record<ProductAction, string>> = {
  exclude: 'excluded from recommendations',
  include: 'recommended again',
  delete: 'deleted',
  restore: 'restored',
};

/** '3 products deleted'. */
export const actionDone = (action: ProductAction, count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'product' : 'products'} ${pastTense[action]}`;

/** The texts about bulk changes of products. Pure. */
import type { productActions } from '@parley/contract';
import { plural } from '../../../words/t.ts';

export type ProductAction = (typeof productActions)[number];

/** The action that undoes each action. */
export const undoOf: Readonly<Record<ProductAction, ProductAction>> = {
  exclude: 'include',
  include: 'exclude',
  delete: 'restore',
  restore: 'delete',
};

const done = {
  exclude: ['1 product excluded from recommendations', '{n} products excluded from recommendations'],
  include: ['1 product recommended again', '{n} products recommended again'],
  delete: ['1 product deleted', '{n} products deleted'],
  restore: ['1 product restored', '{n} products restored'],
} as const satisfies Record<ProductAction, readonly [one: string, more: string]>;

/** '3 products deleted'. */
export const actionDone = (action: ProductAction, count: number): string => {
  const [single, more] = done[action];
  return plural(count, single, more);
};

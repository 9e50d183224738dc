import { productActions } from '@parley/contract';
import { expect, test } from 'vitest';
import { actionDone, undoOf } from './actionWords.ts';

test('every action and its undo are each other’s reverse', () => {
  for (const action of productActions) expect([undoOf[action] === action, undoOf[undoOf[action]]]).toEqual([false, action]);
});

test('one product is one, many are many', () => {
  expect([actionDone('delete', 1), actionDone('exclude', 1200)]).toEqual([
    '1 product deleted',
    `${(1200).toLocaleString()} products excluded from recommendations`,
  ]);
});

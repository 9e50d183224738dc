/** What owners may not do while tests fail, when they chose so: switch a recommender on, or save knowledge that makes more of them fail. */
import { conflict } from '../../../platform/http/errors.ts';
import type { Context } from '../context.ts';
import * as store from '../store.ts';
import { type Change, rehearse } from './rehearsal.ts';
import { canFail } from './telling.ts';

/** @throws HttpError 409 `tests_fail` when the owner holds back while tests fail, and some do */
export async function assertMayActivate({ platform }: Context, ownerId: number): Promise<void> {
  if (!(await store.isHeldBack(platform.db, ownerId))) return;
  const { worse } = await store.countByStatus(platform.db, ownerId);
  if (worse === 0) return;
  throw conflict(
    'tests_fail',
    `${worse === 1 ? 'A test of the assistant fails' : `${worse} tests of the assistant fail`}. Look at them first, or take off “Hold back while tests fail”.`,
  );
}

/**
 * @param change what the owner is about to save; it is tried out and taken back
 * @param products the names of the products that it changes; null when it changes none
 * @throws HttpError 409 `tests_fail` when the owner holds back while tests fail, and the change would make one fail that does not yet;
 * 409 `tests_unfinished` when there was no time to look at every test that it could make fail; what `change` throws
 */
export async function assertMayChange(
  context: Context,
  ownerId: number,
  change: Change,
  products: readonly string[] | null = null,
): Promise<void> {
  if (!(await store.isHeldBack(context.platform.db, ownerId))) return;
  const { run, total, changed } = await rehearse(context, ownerId, change, { isOfInterest: mayBeginToFail, products });
  const worse = changed.filter(({ builtin }) => builtin.status === 'worse');
  const [first] = worse;
  if (first) {
    const message = first.turns.at(-1)?.message.slice(0, 100) ?? '';
    throw conflict(
      'tests_fail',
      `With this, ${worse.length === 1 ? 'a test' : `${worse.length} tests`} of the assistant would fail, such as “${message}”.`,
    );
  }
  if (run < total)
    throw conflict(
      'tests_unfinished',
      `Nothing was saved: Parley could try ${run} of ${total} tests with it in time, and none of them fails. Try again later, or take off “Hold back while tests fail”.`,
    );
}

const mayBeginToFail = ({ test, builtin }: store.TestWithResults) => canFail(test.expectations) && builtin?.status !== 'worse';

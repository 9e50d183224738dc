/** What owners may not do while tests fail, when they chose so: switch a recommender on, or save knowledge that makes more of them fail. */
import type { CompanyProfile } from '@parley/contract';
import { conflict } from '../../platform/http/errors.ts';
import type { Context } from './context.ts';
import { rehearseProfile } from './rehearsal.ts';
import * as store from './store.ts';

const longestMs = 25_000;

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

/** @throws HttpError 409 `tests_fail` when the owner holds back while tests fail, and this profile would make one fail that does not yet */
export async function assertMaySaveProfile(context: Context, ownerId: number, profile: CompanyProfile): Promise<void> {
  if (!(await store.isHeldBack(context.platform.db, ownerId))) return;
  const { changed } = await rehearseProfile(context, ownerId, profile, AbortSignal.timeout(longestMs));
  const worse = changed.filter(({ builtin }) => builtin.status === 'worse');
  const [first] = worse;
  if (!first) return;
  const message = first.turns.at(-1)?.message.slice(0, 100) ?? '';
  throw conflict(
    'tests_fail',
    `With this, ${worse.length === 1 ? 'a test' : `${worse.length} tests`} of the assistant would fail, such as “${message}”.`,
  );
}

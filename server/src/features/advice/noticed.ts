/**
 * Notices from the data that owners followed advice without marking it as done. For advice about products it cannot, because an import fills their
 * gaps, too.
 */
import type { Advice } from '@parley/contract';
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { type Days, dayAfter, displayedByDay } from '../counters/index.ts';
import { answeredKeys } from '../knowledge/index.ts';
import { formerQuestions } from '../questionnaires/index.ts';
import { changesOf } from './followed.ts';
import { adviceFor, type Situation } from './rules.ts';
import { liveOf, liveQuestions, questionsOf, unansweredIn } from './situation.ts';
import type { MarkRow } from './store.ts';

/** How many days with changes are examined, the newest first: each needs the figures of the days before it. */
const mostDays = 5;
const dayMs = 86_400_000;

type Seen = Pick<MarkRow, 'key' | 'advice' | 'at'>;

const gap = { count: 0, examples: [] };
const nothing: Situation = {
  questions: [],
  young: new Set(),
  recommenders: [],
  unanswered: { count: 0, chats: 0, examples: [] },
  products: { total: 0, recommended: 0, notShown: gap, withoutPrice: gap, withoutPicture: gap },
};

const seenAs = (advice: readonly Advice[], at: Date): Seen[] => advice.map((item) => ({ key: item.key, advice: item, at }));

/** The advice of these days that was followed on them, newest first, as its owner would have marked it. */
export async function noticed(db: Executor, ownerId: number, days: Days): Promise<MarkRow[]> {
  const { active, questionnaires } = await liveOf(db, ownerId);
  const seen = [
    ...(await inQuestions(db, ownerId, days, questionnaires)),
    ...(await inUnanswered(db, ownerId, days)),
    ...(await inDisplays(db, ownerId, days, active)),
  ];
  return seen.map((row) => ({ ...row, ownerId, mark: 'done' as const })).toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** A question was changed as advised by the figures of the 30 days before. */
async function inQuestions(db: Executor, ownerId: number, { from }: Days, live: ReadonlySet<number>): Promise<Seen[]> {
  const questions = await liveQuestions(db, ownerId, live);
  const changes = changesOf(questions, await formerQuestions(db, ownerId, [...live], new Date(from)));
  const dates = [...new Set([...changes.values()].map(dayOf))].toSorted().toReversed().slice(0, mostDays);
  const seen: Seen[] = [];
  for (const day of dates) {
    const before = await questionsOf(db, ownerId, { from: dayAfter(day, -29), to: day }, (id) => live.has(id));
    for (const advice of adviceFor({ ...nothing, questions: before })) {
      const at = changes.get(advice.key);
      if (at && dayOf(at) === day) seen.push(...seenAs([advice], at));
    }
  }
  return seen;
}

/** Every open question was answered. */
async function inUnanswered(db: Executor, ownerId: number, days: Days): Promise<Seen[]> {
  const answered = (await answeredKeys(db, ownerId)).filter(({ at }) => dayOf(at) >= days.from);
  const last = answered.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  if (!last || (await unansweredIn(db, ownerId, days)).count > 0) return [];
  return seenAs(adviceFor({ ...nothing, unanswered: await unansweredIn(db, ownerId, days, []) }), last.at);
}

/** A recommender that nobody saw was changed or switched on, and is seen since. */
async function inDisplays(
  db: Executor,
  ownerId: number,
  days: Days,
  active: readonly { id: number; name: string; updatedAt: Date }[],
): Promise<Seen[]> {
  const rows = (await displayedByDay(db, ownerId, days.from, days.to)).filter(({ displayed }) => displayed > 0);
  return active.flatMap(({ id, name, updatedAt }) => {
    const changed = dayOf(updatedAt);
    const shown = rows.filter(({ recommenderId }) => recommenderId === id);
    const before = shown.filter(({ day }) => day < changed);
    const last = before
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    if (!last || before.length === shown.length) return [];
    const quietDays = Math.round((Date.parse(changed) - Date.parse(last)) / dayMs);
    const displayed = before.reduce((sum, row) => sum + row.displayed, 0);
    return seenAs(adviceFor({ ...nothing, recommenders: [{ id, name, quietDays, displayed }] }), updatedAt);
  });
}

/** Advice, and what its owner did about it. */
import type { Advice, AnswerOf, BodyOf, listAdvice, markAdvice } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import { daysOfPeriod } from '../counters/index.ts';
import { noticed } from './noticed.ts';
import { outcomeOf } from './outcome.ts';
import { adviceFor } from './rules.ts';
import { situationOf } from './situation.ts';
import { marksOf, putMark, removeMark } from './store.ts';

/** How many pieces of followed advice are shown. */
const maxDone = 10;
/** Advice that was followed comes back if the rule still holds after this many days, because it did not help. */
const comesBackMs = 30 * 86_400_000;

const currentAdvice = async (db: Executor, ownerId: number, now: Date): Promise<Advice[]> =>
  adviceFor(await situationOf(db, ownerId, daysOfPeriod({}, now)));

/** The open advice, the advice that was put aside, and the outcome of advice that was followed, whether the owner marked it or the data shows it. */
export async function advise(db: Executor, ownerId: number, now: Date): Promise<AnswerOf<typeof listAdvice>> {
  const marks = await marksOf(db, ownerId);
  const marked = new Map(marks.map((row) => [row.key, row]));
  const seen = (await noticed(db, ownerId, daysOfPeriod({}, now))).filter(({ key }) => !marked.has(key));
  const doneKeys = new Set(seen.map(({ key }) => key));
  const all = await currentAdvice(db, ownerId, now);
  const isOpen = ({ key }: Advice) => {
    const row = marked.get(key);
    return row ? row.mark === 'done' && now.getTime() - row.at.getTime() > comesBackMs : !doneKeys.has(key);
  };
  const followed = [...marks.filter(({ mark }) => mark === 'done'), ...seen].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const done: AnswerOf<typeof listAdvice>['done'] = [];
  for (const row of followed.slice(0, maxDone)) done.push({ ...(await outcomeOf(db, row, now)), noticed: doneKeys.has(row.key) });
  return { advice: all.filter(isOpen), aside: all.filter(({ key }) => marked.get(key)?.mark === 'aside'), done };
}

/** Marks advice, or takes the mark back. @throws HttpError 404 for advice that is not given at the moment */
export async function mark(db: Executor, ownerId: number, { key, mark }: BodyOf<typeof markAdvice>, now: Date): Promise<void> {
  if (mark === null) return removeMark(db, ownerId, key);
  const advice = (await currentAdvice(db, ownerId, now)).find((item) => item.key === key);
  if (!advice) throw notFound('The advice');
  await putMark(db, { ownerId, key, mark, advice, at: now });
}

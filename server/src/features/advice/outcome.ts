/** The outcome of advice: the same figures since it was followed. */
import type { Advice, DoneAdvice } from '@parley/contract';
import { shareChange } from '../../kit/statistics/index.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { type Days, dayAfter, displayedByDay } from '../counters/index.ts';
import { productsIn, questionsOf, unansweredIn } from './situation.ts';
import type { MarkRow } from './store.ts';

/** Fewer visits than this say nothing. */
const enough = 100;
/** The figures since the advice was followed, for at most this many days. */
const longest = 90;

type Figures = { part: number; whole: number } | null;

/**
 * The outcome of advice that was followed. Counts from the day after, when visitors saw only the new state, for 90 days at most.
 */
export async function outcomeOf(db: Executor, { ownerId, advice, at }: MarkRow, now: Date): Promise<Omit<DoneAdvice, 'noticed'>> {
  const from = dayAfter(dayOf(at), 1);
  const [to = from] = [dayOf(now), dayAfter(from, longest)].toSorted();
  const done = { advice, at: at.toISOString() };
  const figures = await figuresOf(db, ownerId, advice, { from, to });
  if (!figures) return { ...done, outcome: 'gone', part: 0, whole: 0, change: null };
  if (isCounted(advice)) return { ...done, outcome: 'counted', ...figures, change: null };
  if (figures.whole < enough || advice.whole === 0) return { ...done, outcome: 'tooFew', ...figures, change: null };
  const change = shareChange({ hits: advice.part, n: advice.whole }, { hits: figures.part, n: figures.whole });
  return { ...done, outcome: 'measured', ...figures, change };
}

/** Figures that are known exactly and not a sample of visitors. */
const isCounted = ({ kind }: Advice) => kind === 'prices' || kind === 'pictures' || kind === 'neverShown' || kind === 'notDisplayed';

async function figuresOf(db: Executor, ownerId: number, advice: Advice, days: Days): Promise<Figures> {
  switch (advice.kind) {
    case 'ownWords':
    case 'neverChosen':
    case 'leaving':
      return ofQuestion(await questionsOf(db, ownerId, days, (id) => id === advice.questionnaireId), advice);
    case 'unanswered': {
      const { count, chats } = await unansweredIn(db, ownerId, days);
      return { part: count, whole: Math.max(count, chats) };
    }
    case 'notDisplayed': {
      const rows = days.from > days.to ? [] : await displayedByDay(db, ownerId, days.from, days.to);
      const displayed = rows.filter(({ recommenderId }) => recommenderId === advice.popupId).reduce((sum, row) => sum + row.displayed, 0);
      return { part: displayed, whole: displayed };
    }
    case 'prices':
    case 'pictures':
    case 'neverShown': {
      const { total, withoutPrice, withoutPicture, notShown } = await productsIn(db, ownerId, days);
      const gap = { prices: withoutPrice, pictures: withoutPicture, neverShown: notShown }[advice.kind];
      return { part: gap.count, whole: total };
    }
  }
}

function ofQuestion(questions: Awaited<ReturnType<typeof questionsOf>>, { kind, questionId, key }: Advice): Figures {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) return null;
  if (kind === 'leaving') return { part: Math.max(0, question.shown - question.answered), whole: question.shown };
  const answer = question.answers.find(({ id }) => key.endsWith(`:${id}`));
  return answer ? { part: answer.chosen, whole: question.answered } : null;
}

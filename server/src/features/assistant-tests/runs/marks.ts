/** What the answers depend on, as marks that change with it, and whether a change is worth a run. */
import type { Platform } from '../../../platform/index.ts';
import { marksOfKnowledge, modelSignature } from '../../assistant/index.ts';
import { productsChangedSince } from '../../catalogue/index.ts';
import type { Marks, RunCause } from '../tables.ts';
import type { RunRow } from './runs-store.ts';

/** From this share of changed products on, the tests run again at once; less waits for the daily look. */
const share = 0.05;

/** The marks of an owner's knowledge, model and instructions now. */
export async function marksOf(platform: Platform, ownerId: number): Promise<Marks> {
  const [knowledge, { model, prompt }] = await Promise.all([marksOfKnowledge(platform.db, ownerId), modelSignature(platform, ownerId)]);
  return { ...knowledge, model, prompt };
}

/**
 * What changed since a run began, among the things that answers depend on.
 * @param everything also fewer products than those that make the tests run at once
 */
export async function causesSince(platform: Platform, { ownerId, marks, startedAt }: RunRow, everything: boolean): Promise<RunCause[]> {
  if (!marks || !startedAt) return [];
  const now = await marksOf(platform, ownerId);
  const { changed, total } = await productsChangedSince(platform.db, ownerId, startedAt);
  const catalogue = everything ? changed > 0 : changed > Math.max(total, 1) * share;
  return [...changedMarks(marks, now), ...(catalogue ? (['catalogue'] as const) : [])];
}

/** The marks that differ. */
export const changedMarks = (before: Marks, now: Marks): (keyof Marks)[] =>
  (['profile', 'pages', 'texts', 'model', 'prompt'] as const).filter((mark) => before[mark] !== now[mark]);

/** What is in an owner's bin, and bringing it back. */
import { type BinEntry, type BodyOf, binDays, type restoreFromBin } from '@parley/contract';
import { notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { binnedProducts, type Catalogue } from '../catalogue/index.ts';
import { binnedQuestionnaires } from '../questionnaires/index.ts';
import { binnedRecommenders, type Publishing, recommenderNames, restoreRecommender } from '../recommenders/index.ts';

const dayMs = 86_400_000;

/** Functions of other features that bring something back and update what they keep in memory. */
export interface Restoring {
  questionnaires: { restore(ownerId: number, id: number): Promise<void> };
  publishing: Pick<Publishing, 'assertMayActivate'>;
  catalogue: Pick<Catalogue, 'changeProducts'>;
}

/** A page of what an owner deleted in the last 30 days, newest first. */
export async function entriesOf(
  { db, clock }: Platform,
  ownerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: BinEntry[]; total: number }> {
  const since = new Date(clock.now().getTime() - binDays * dayMs);
  const names = await recommenderNames(db, ownerId);
  const rows = [
    ...(await binnedRecommenders(db, ownerId)).map((row) => ({ ...row, kind: 'recommender' as const, affected: [] })),
    ...(await binnedQuestionnaires(db, ownerId)).map(({ shownBy, ...row }) => ({
      ...row,
      kind: 'questionnaire' as const,
      affected: shownBy.flatMap((id) => names.get(id) ?? []),
    })),
    ...(await binnedProducts(db, ownerId, since)).map((row) => ({ ...row, kind: 'product' as const, affected: [] })),
  ];
  const kept = rows.filter(({ deletedAt }) => deletedAt >= since).sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime());
  const entries = kept.slice(offset, offset + limit).map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt.toISOString() }));
  return { entries, total: kept.length };
}

/** Brings something back as it was. @throws HttpError 404 for what does not exist; 409 when it would be published and may not be */
export async function restore(
  platform: Platform,
  { questionnaires, publishing, catalogue }: Restoring,
  ownerId: number,
  { kind, id }: BodyOf<typeof restoreFromBin>,
): Promise<void> {
  if (kind === 'recommender') return restoreRecommender(platform, publishing, ownerId, id);
  if (kind === 'questionnaire') return questionnaires.restore(ownerId, id);
  if ((await catalogue.changeProducts(ownerId, 'restore', [id])).length === 0) throw notFound('The product');
}

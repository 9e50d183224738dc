/** Keeps an owner's passages up to date with the texts that they are made of. */

import { type SQL, sql } from 'drizzle-orm';
import { isChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { Db, Executor } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { catalogueChanged, mainLanguage, pagesChanged, pagesStamp, productTexts, shopPages } from '../../catalogue/index.ts';
import { textsChanged, textsOf, textsStamp } from '../../knowledge/index.ts';
import { companyProfile, companyProfileStamp, profileChanged } from '../../recommenders/index.ts';
import { buildIndex, indexVersion } from './index-build.ts';
import { eraseIndex, lockIndex, type ShopIndex, shopIndexOf, storedIndex, storeIndex } from './index-store.ts';

/** How many titles and categories the index takes the shop's words from. */
const mostProductTexts = 3000;

/** The owner's index, rebuilt if it does not match the present texts: after a change, or in a database of an older version. */
export async function currentIndex(db: Db, ownerId: number): Promise<ShopIndex> {
  const [fingerprint, stored] = await Promise.all([fingerprintOf(db, ownerId), storedIndex(db, ownerId)]);
  return stored?.fingerprint === fingerprint ? stored : rebuildIndex(db, ownerId);
}

/** Makes the owner's index anew. Of several calls at once, one does the work. */
export function rebuildIndex(db: Db, ownerId: number, { whole = false } = {}): Promise<ShopIndex> {
  return db.transaction(async (tx) => {
    await lockIndex(tx, ownerId);
    const fingerprint = await fingerprintOf(tx, ownerId);
    const stored = await storedIndex(tx, ownerId);
    if (!whole && stored?.fingerprint === fingerprint) return stored;
    const catalogue = (await mainLanguage(tx, ownerId))?.slice(0, 2) ?? null;
    const index = buildIndex({
      profile: await companyProfile(tx, ownerId),
      texts: await textsOf(tx, ownerId),
      pages: await shopPages(tx, ownerId),
      productTexts: await productTexts(tx, ownerId, mostProductTexts),
      language: isChatLanguage(catalogue) ? catalogue : null,
    });
    // Nothing is kept for an owner without texts: the account may have been erased meanwhile.
    if (index.words.length === 0) {
      await eraseIndex(tx, ownerId);
      return shopIndexOf(fingerprint, index);
    }
    await storeIndex(tx, ownerId, fingerprint, index, new Date());
    return shopIndexOf(fingerprint, index);
  });
}

/** Changes with every change of the texts, and with the rules by which they are split: a value for a select list. */
export const textsFingerprint = (ownerId: number): SQL =>
  sql`concat_ws('/', ${String(indexVersion)}::text, ${companyProfileStamp(ownerId)}, ${textsStamp(ownerId)}, ${pagesStamp(ownerId)})`;

async function fingerprintOf(db: Executor, ownerId: number): Promise<string> {
  const { rows } = await db.execute<{ fingerprint: string }>(sql`select ${textsFingerprint(ownerId)} as fingerprint`);
  return rows[0]?.fingerprint ?? '';
}

const indexJob = 'assistant-passages';

/**
 * Makes passages when texts or products have changed, so that no visitor waits for it. A question makes them too, if it comes first.
 * @param onMade called for the owner whose passages were made
 */
export async function workOnPassages({ database, queue }: Platform, onMade: (ownerId: number) => void): Promise<void> {
  await queue.work<{ ownerId: number; whole: boolean }>(indexJob, { retries: 1, expireSeconds: 300 }, async ({ ownerId, whole }) => {
    await rebuildIndex(database.longRunning, ownerId, { whole });
    onMade(ownerId);
  });
  // Only the process that made the change adds the job, or each process would add one.
  const add = (whole: boolean) => (ownerId: string | undefined, isOwn: boolean) => {
    if (isOwn) queue.send(indexJob, { ownerId: Number(ownerId), whole }).catch(() => {});
  };
  for (const channel of [profileChanged, textsChanged, pagesChanged]) await database.subscribe(channel, add(false));
  await database.subscribe(catalogueChanged, add(true));
}

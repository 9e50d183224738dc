/** Everything that the assistant can quote, passage by passage. */
import { createHash } from 'node:crypto';
import type { CompanyProfile } from '@parley/contract';
import type { Db, Executor } from '../../platform/db/index.ts';
import { shopPages } from '../catalogue/index.ts';
import { textsOf } from '../knowledge/index.ts';
import { companyProfile } from '../recommenders/index.ts';
import { type FreeDelivery, freeDeliveryIn } from './claims/cut/free-delivery.ts';
import { storedPassages } from './finding/index-store.ts';
import { currentIndex } from './finding/indexing.ts';
import type { PassageRecord } from './records/types.ts';

export type OwnersPassage = PassageRecord;

/** The passages of an owner's profile, texts and pages, in their order. */
export async function passagesOfOwner(db: Db, ownerId: number): Promise<OwnersPassage[]> {
  await currentIndex(db, ownerId);
  return storedPassages(db, ownerId);
}

/** The sums from which an owner's texts say that delivery is free; see `freeDeliveryIn`. */
export async function freeDeliveryOf(db: Db, ownerId: number): Promise<FreeDelivery[]> {
  return freeDeliveryIn(await passagesOfOwner(db, ownerId));
}

/** A version stamp of an owner's knowledge: each part changes when its texts do. */
export interface KnowledgeMarks {
  profile: string;
  pages: string;
  texts: string;
}

/** Marks that differ when the profile or the pages differ. */
export async function marksOfKnowledge(db: Executor, ownerId: number): Promise<KnowledgeMarks> {
  const profile: CompanyProfile | null = await companyProfile(db, ownerId);
  const pages = (await shopPages(db, ownerId)).map(({ url, title, text }) => [url, title, text]);
  return { profile: markOf(profile), pages: markOf(pages), texts: markOf(await textsOf(db, ownerId)) };
}

const markOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

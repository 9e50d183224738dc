/**
 * What a turn needs of its owner besides products: the texts, their index and the models. It stays in memory, and one statement at the beginning
 * of each turn tells whether it is still up to date, so that a change counts from the next message on, in every process.
 */
import type { CompanyProfile } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { shopPages } from '../../catalogue/index.ts';
import { companyProfile } from '../../recommenders/index.ts';
import { type ClauseIndex, indexInSlices } from '../claims/resolve/clause-index.ts';
import { indexStamp, type ShopIndex, storedPassages } from '../finding/index-store.ts';
import { currentIndex, textsFingerprint } from '../finding/indexing.ts';
import type { Model } from '../models/model.ts';
import { type Writer, writerOf } from '../models/settings.ts';
import type { PassageRecord } from '../records/types.ts';
import { settingsStamp } from '../store.ts';

/** What is known of an owner. */
export interface Owner {
  profile: CompanyProfile;
  index: ShopIndex;
  /** All passages of the owner's texts, in their order. */
  passages: readonly PassageRecord[];
  /** Their clauses, indexed when they are first asked for. */
  clauses(): Promise<ClauseIndex>;
  /** The texts of the shop's pages about how to reach it, where the owner wrote nothing about it. */
  contactPages: readonly string[];
  writer: Writer;
}

export interface Owners {
  /** What is known of an owner. @param stamp as `ownerStamp` has just read it */
  of(platform: Platform, ownerId: number, stamp: string): Promise<Owner>;
}

const maxOwners = 2000;
/** In characters of texts and words. */
const maxSize = 40_000_000;
/** What an entry takes besides its texts. */
const ownSize = 2000;

const noProfile: CompanyProfile = {
  companyName: '',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

/** Creates the memory of owners. @param standard the model of this installation, or null */
export function createOwners(standard: Model | null): Owners {
  const memory = new LRUCache<number, { stamp: string; owner: Owner }>({
    max: maxOwners,
    maxSize,
    sizeCalculation: ({ owner }) => Math.min(maxSize, sizeOf(owner)),
  });
  return {
    async of(platform, ownerId, stamp) {
      const cached = memory.get(ownerId);
      if (cached?.stamp === stamp) return cached.owner;
      // Read after the stamp, so that a change in between is noticed in the next turn.
      const owner = await read(platform, standard, ownerId);
      memory.set(ownerId, { stamp, owner });
      return owner;
    },
  };
}

/** A value that changes whenever anything of an owner does. */
export async function ownerStamp(db: Executor, ownerId: number): Promise<string> {
  const { rows } = await db.execute<{ stamp: string }>(
    sql`select concat_ws('/', ${textsFingerprint(ownerId)}, ${indexStamp(ownerId)}, ${settingsStamp(ownerId)}) as stamp`,
  );
  return rows[0]?.stamp ?? '';
}

async function read(platform: Platform, standard: Model | null, ownerId: number): Promise<Owner> {
  const { db } = platform;
  const index = await currentIndex(db, ownerId);
  const [profile, pages, passages, writer] = await Promise.all([
    companyProfile(db, ownerId),
    shopPages(db, ownerId),
    storedPassages(db, ownerId),
    writerOf(platform, standard, ownerId),
  ]);
  const contactPages = profile?.howCanCustomersReachYouOrYourTeam
    ? []
    : pages.filter(({ topic }) => topic === 'contact').map(({ url, text }) => `${text}\n${url}`);
  let clauses: Promise<ClauseIndex> | null = null;
  return {
    profile: profile ?? noProfile,
    index,
    passages,
    clauses: () => (clauses ??= indexInSlices(passages)),
    contactPages,
    writer,
  };
}

/** What texts take, as a multiple of their length: the index keeps their words too, and only what a model says is compared with clauses. */
const withWords = 2;
const withClauses = 18;

const lengthOf = (texts: Iterable<string>): number => {
  let length = 0;
  for (const text of texts) length += text.length;
  return length;
};

const sizeOf = ({ profile, index, passages, contactPages, writer }: Owner): number =>
  ownSize +
  lengthOf([...Object.values(profile), ...contactPages, ...index.words, ...index.productWords, ...index.rangeWords]) +
  (writer.providers.length > 0 ? withClauses : withWords) * lengthOf(passages.flatMap(({ heading, text }) => [heading, text]));

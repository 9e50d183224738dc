/**
 * What models may use in a UTC day (design section 8): a limit for the owner, and a share of it for each visitor and each network, so that
 * one visitor cannot use up the day. The most that an answer may take is reserved in the database before the provider is asked, so parallel
 * answers, also of several processes, stay within the limit together. Visitors and networks are stored as hashes that change every day.
 */
import { hash, randomUUID } from 'node:crypto';
import { dayOf } from '../../../../platform/clock.ts';
import type { Platform } from '../../../../platform/index.ts';
import * as store from './store.ts';

/** Who asks the question: the engagement and the network of the address. */
export interface Visitor {
  engagementId: string;
  network: string;
}

export interface Wish {
  ownerId: number;
  /** null for the owner, who tries the assistant. */
  visitor: Visitor | null;
  /** Tokens per day; null for no limit. */
  limit: number | null;
  /** Percent of the limit that one visitor may use. */
  share: number;
  /**
   * The most tokens that the answer may take, as far as is known now; `isFirst`: nothing is known yet about how this provider counts, and some
   * count several times what they should.
   */
  size(): { tokens: number; isFirst: boolean };
  /** What is charged when this process dies before the answer ends. */
  expected: number;
  /** The milliseconds within which the answer ends. */
  ms: number;
}

/** Why nothing was reserved: the owner's limit or the visitor's share is used up, or answers in progress may need what is left. */
export type Refusal = 'limit' | 'share' | 'busy';

/** Tokens that an answer in progress may use. */
export interface Reservation {
  /** Ends it and charges what the answer took. */
  settle(tokens: number): Promise<void>;
}

export interface Spending {
  /** Reserves the tokens of an answer, or says why not. */
  reserve(wish: Wish): Promise<Reservation | Refusal>;
}

/** People behind one address share it: a network may use this many times the share of one visitor, but not all. */
const visitorsPerNetwork = 2;
const mostOfNetwork = 50;
/** The limit of which shares are taken when the owner has none. */
const withoutLimit = 1_000_000;
/** A reservation outlives the longest answer by this, because settling takes a moment too. */
const settlingMs = 60_000;

/** How many times the usual reservation is made for a provider whose counting is not known yet. */
const caution = 4;

/** Creates the spending of a process; what it counts is in the database. */
export function createSpending({ db, clock, config }: Platform): Spending {
  const reserve = async (wish: Wish, tokens: number, alone: boolean): Promise<Reservation | Refusal> => {
    const now = clock.now();
    const day = dayOf(now);
    const { ownerId, expected, ms } = wish;
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + ms + settlingMs);
    const reservation = { ownerId, id, day, tokens, expected, expiresAt, alone, accounts: accountsOf(wish, day, config.secret) };
    let full = await store.reserve(db, reservation);
    if (full.includes('') && (await store.settleExpired(db, now, ownerId))) full = await store.reserve(db, reservation);
    if (full.length > 0) {
      const isUsedUp = wish.limit !== null && (await store.spentOn(db, ownerId, day)) + wish.size().tokens > wish.limit;
      if (isUsedUp) return 'limit';
      return full.includes('') ? 'busy' : 'share';
    }
    return { settle: (spent) => store.settle(db, ownerId, id, spent) };
  };
  return {
    async reserve(wish) {
      const first = wish.size();
      if (!first.isFirst) return reserve(wish, first.tokens, false);
      const cautious = await reserve(wish, first.tokens * caution, false);
      if (typeof cautious !== 'string') return cautious;
      // Meanwhile an answer may have shown how the provider counts. A limit too small for caution has room for one answer, which shows it.
      const { tokens, isFirst } = wish.size();
      return reserve(wish, tokens, isFirst);
    },
  };
}

function accountsOf({ ownerId, visitor, limit, share }: Wish, day: string, secret: string): store.Account[] {
  const owner = { who: '', most: limit ?? Number.MAX_SAFE_INTEGER };
  if (!visitor || share >= 100) return [owner];
  const partOf = (percent: number) => Math.floor(((limit ?? withoutLimit) * percent) / 100);
  const named = (kind: string, name: string) =>
    `${kind}:${hash('sha3-256', [secret, 'assistant-spending', day, ownerId, kind, name].join('\0'), 'base64url').slice(0, 22)}`;
  return [
    owner,
    { who: named('engagement', visitor.engagementId), most: partOf(share) },
    { who: named('network', visitor.network), most: partOf(Math.max(share, Math.min(share * visitorsPerNetwork, mostOfNetwork))) },
  ];
}

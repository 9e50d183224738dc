/** Records when the snippet was last seen on the shop's pages, for the owner's screens. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Platform } from '../../../platform/index.ts';
import { noteSnippetSeen } from '../store.ts';
import type { ReadyRecommender } from './visitor.ts';
import { isListed } from './websites.ts';

/** The minimum time between two records. */
const everyMs = 60 * 60 * 1000;

/** Records in the background that an allowed website requested the placement. A failure is retried at the next request. */
export function noticeSnippet(platform: Platform, headers: IncomingHttpHeaders, ready: ReadyRecommender): void {
  const now = platform.clock.now();
  const before = ready.snippetSeenAt;
  if (now.getTime() - before < everyMs) return;
  const { ownerId, id, websites } = ready.recommender;
  const origin = headers.origin ?? (headers.referer && URL.parse(headers.referer)?.origin);
  if (!origin || !isListed(websites, origin)) return;
  ready.snippetSeenAt = now.getTime();
  noteSnippetSeen(platform.db, ownerId, id, now, new Date(now.getTime() - everyMs)).catch((error: unknown) => {
    ready.snippetSeenAt = before;
    platform.log.warn({ err: error }, 'the snippet could not be noted');
  });
}

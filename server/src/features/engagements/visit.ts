/** Verifies that a visitor request belongs to one of our engagements and comes from an allowed website. Needs no query. */
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { type Engagement, type Recommenders, type VisitorRecommender, verifyEngagement } from '../recommenders/index.ts';
import type { Visit } from './writing/writes.ts';

/** A visit that may write, with its recommender. */
export interface VerifiedVisit {
  visit: Visit;
  recommender: VisitorRecommender;
}

/**
 * Verifies an engagement token and the origin of the request, and returns the visit. `of` holds the owner and recommender ids of the URL, where
 * it names them. The token must be of that owner; its recommender may be another one, because an experiment shows it in the same place.
 * @throws HttpError 403 for a token that is forged or belongs to another owner, or a website that is not allowed; 404 when the
 * recommender no longer exists.
 */
export async function visitOf(
  { platform, recommenders }: { platform: Pick<Platform, 'signer'>; recommenders: Recommenders },
  request: FastifyRequest,
  token: string,
  of: { ownerId?: number; recommenderId?: number } = {},
): Promise<VerifiedVisit> {
  const engagement = verifyEngagement(platform, token, of.ownerId);
  if (!engagement) throw forbidden('unknown_engagement', 'This engagement was not begun here');
  const { ownerId, recommenderId } = engagement;
  const recommender = await recommenders.findForVisitor(ownerId, recommenderId);
  if (!recommender) throw notFound('The recommender');
  recommenders.assertOriginAllowed(request, recommender);
  return visitWith(engagement, recommender);
}

/** The engagements of tokens that were verified lately: a visitor writes some ten times, and verifying costs as much as all else before the write is stored. */
export type KnownTokens = LRUCache<string, Engagement>;

/** Creates an empty one; full, it takes 4 MB. */
export const createKnownTokens = (): KnownTokens => new LRUCache({ max: 10_000 });

/** The same as `visitOf` without waiting; null for everything that it refuses or has to load. */
export function visitNow(
  { platform, recommenders, knownTokens }: { platform: Pick<Platform, 'signer'>; recommenders: Recommenders; knownTokens: KnownTokens },
  { headers }: IncomingMessage,
  token: string,
  of: { ownerId?: number } = {},
): VerifiedVisit | null {
  const cached = knownTokens.get(token);
  const engagement = cached ?? verifyEngagement(platform, token);
  if (!engagement || (of.ownerId !== undefined && engagement.ownerId !== of.ownerId)) return null;
  if (!cached) knownTokens.set(token, engagement);
  const recommender = recommenders.readyForVisitor(engagement.ownerId, engagement.recommenderId);
  return recommender && recommenders.mayShowOn(headers, recommender) ? visitWith(engagement, recommender) : null;
}

function visitWith({ id, ownerId, recommenderId }: Engagement, recommender: VisitorRecommender): VerifiedVisit {
  const { questionnaireId, firstQuestionId } = recommender;
  return { visit: { ownerId, recommenderId, engagementId: id, questionnaireId, firstQuestionId }, recommender };
}

/** Who writes: whether an engagement is ours, and its page may use the recommender. From memory, without a query. */
import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { type Recommenders, type VisitorRecommender, verifyEngagement } from '../recommenders/index.ts';
import type { Visit } from './writes.ts';

/** A visit that may write, and the recommender that it is with. */
export interface KnownVisit {
  visit: Visit;
  recommender: VisitorRecommender;
}

/**
 * The visit that an engagement's token names, for a request from its page; `of` are the ids it must be of, where the address names them.
 * @throws HttpError 403 for a token that is not ours or of another recommender, or a website that is not allowed; 404 when the
 * recommender is gone.
 */
export async function visitOf(
  { platform, recommenders }: { platform: Pick<Platform, 'signer'>; recommenders: Recommenders },
  request: FastifyRequest,
  token: string,
  of: { ownerId?: number; recommenderId?: number } = {},
): Promise<KnownVisit> {
  const engagement = verifyEngagement(platform, token, of.ownerId, of.recommenderId);
  if (!engagement) throw forbidden('unknown_engagement', 'This engagement was not begun here');
  const { id, ownerId, recommenderId } = engagement;
  const recommender = await recommenders.findForVisitor(ownerId, recommenderId);
  if (!recommender) throw notFound('The recommender');
  recommenders.assertOriginAllowed(request, recommender);
  const { questionnaireId, firstQuestionId } = recommender;
  return { visit: { ownerId, recommenderId, engagementId: id, questionnaireId, firstQuestionId }, recommender };
}

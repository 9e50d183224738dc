/** Who writes: whether an engagement is ours, its page may use the recommender, and what is asked there. From memory, without a query. */
import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { questionnairesWithQuestions } from '../questionnaires/index.ts';
import { assertOriginAllowed, recommenderForVisitor, type VisitorRecommender, verifyEngagement } from '../recommenders/index.ts';
import type { Visit } from './writes.ts';

/** What a recommender asks. */
export interface Asked {
  firstQuestionId: number | null;
  /** By question id, and there by answer id, where each answer leads. */
  questions: ReadonlyMap<number, ReadonlyMap<number, number | null>>;
}

/** Kept as long as what is kept of the recommender: that is thrown away when the owner changes it or its questionnaire. */
const askedBy = new WeakMap<VisitorRecommender, Promise<Asked>>();

/**
 * The visit that an engagement's token names, for a request from its page; `of` are the ids it must be of, where the address says them.
 * @throws HttpError 403 for a token that is not ours or of another recommender, or a website that is not allowed; 404 when the
 * recommender is gone.
 */
export async function visitOf(
  platform: Platform,
  request: FastifyRequest,
  token: string,
  of: { ownerId?: number; recommenderId?: number } = {},
): Promise<{ visit: Visit; asked: Asked }> {
  const engagement = verifyEngagement(platform, token, of.ownerId, of.recommenderId);
  if (!engagement) throw forbidden('unknown_engagement', 'This engagement was not begun here');
  const { id, ownerId, recommenderId } = engagement;
  const recommender = await recommenderForVisitor(platform, ownerId, recommenderId);
  if (!recommender) throw notFound('The recommender');
  assertOriginAllowed(platform, request, recommender);
  const asked = await askedOf(platform, recommender);
  const { questionnaireId } = recommender;
  return { visit: { ownerId, recommenderId, engagementId: id, questionnaireId, firstQuestionId: asked.firstQuestionId }, asked };
}

function askedOf(platform: Platform, recommender: VisitorRecommender): Promise<Asked> {
  const known = askedBy.get(recommender);
  if (known) return known;
  const loading = load(platform, recommender);
  askedBy.set(recommender, loading);
  loading.catch(() => askedBy.delete(recommender));
  return loading;
}

async function load(platform: Platform, { ownerId, questionnaireId }: VisitorRecommender): Promise<Asked> {
  if (questionnaireId === null) return { firstQuestionId: null, questions: new Map() };
  const questionnaire = (await questionnairesWithQuestions(platform.db, ownerId)).find(({ id }) => id === questionnaireId);
  return {
    firstQuestionId: questionnaire?.firstQuestionId ?? null,
    questions: new Map(
      questionnaire?.questions.map(({ id, answers }) => [id, new Map(answers.map((answer) => [answer.id, answer.nextQuestionId]))]),
    ),
  };
}

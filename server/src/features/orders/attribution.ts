/** Which visit an order is attributed to (SPEC.md, A). */
import type { Executor } from '../../platform/db/index.ts';
import { engagementActivity, recordedPath } from '../engagements/index.ts';
import type { Engagement } from '../recommenders/index.ts';
import type { AttributedVisit } from './rules/counting.ts';

/** How long before an order a click may lie. */
const reachMs = 7 * 86_400_000;

/**
 * Of the engagements that the visitor's page still keeps, the one with the last click on a recommended product in the seven days before
 * `now`; null when there was none. A product put into the cart counts as clicked.
 */
export async function attributedVisit(
  db: Executor,
  engagements: readonly Engagement[],
  now: Date,
): Promise<(AttributedVisit & { engagementId: string }) | null> {
  const visits = await Promise.all(
    engagements.map(async (engagement) => {
      const { events } = await engagementActivity(db, engagement.ownerId, engagement.id);
      const clicks = events.filter(
        ({ type, productId, at }) => leadsToBuying(type) && productId !== null && now.getTime() - at.getTime() <= reachMs,
      );
      return { engagement, clicks, lastAt: clicks.at(-1)?.at.getTime() ?? 0 };
    }),
  );
  const last = visits.filter(({ clicks }) => clicks.length > 0).toSorted((a, b) => b.lastAt - a.lastAt)[0];
  if (!last) return null;
  const { ownerId, id, recommenderId } = last.engagement;
  const { responses } = await recordedPath(db, ownerId, id);
  return {
    engagementId: id,
    recommenderId,
    questionnaireId: responses.at(-1)?.questionnaireId ?? null,
    answerIds: [...new Set(responses.flatMap(({ answers }) => answers.map(({ answerId }) => answerId)))],
    productIds: [...new Set(last.clicks.flatMap(({ productId }) => (productId === null ? [] : [productId])))],
  };
}

const leadsToBuying = (type: string) => type === 'clicked' || type === 'addedToCart';

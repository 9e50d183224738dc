/** A shop with visitors, for tests of experiments. */
import { randomUUID } from 'node:crypto';
import { bootstrap, createPopupPage, recordEvents } from '@parley/contract';
import type { TestApp } from '../../testing/app.ts';
import { createRecommender } from '../recommenders/index.ts';

export const shop = 'https://shop.example';
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** A shop with an active recommender and another one. */
export async function aShop(test: TestApp) {
  const { ownerId, headers } = await test.newOwner();
  const { db } = test.platform;
  const popup = await createRecommender(db, ownerId, { name: 'Finder', active: true, questionnaireId: null });
  const variant = await createRecommender(db, ownerId, { name: 'Helper', active: false, questionnaireId: null });
  await test.ask(createPopupPage, { body: { popupPagesId: popup, showOnWebsite: shop }, headers });
  return { ownerId, headers, popup, variant };
}
export type Shop = Awaited<ReturnType<typeof aShop>>;

/** The address of the n-th visitor. */
export const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

/** How the n-th visitor comes; the app has to trust proxies. */
export const visitorHeaders = (n: number) => ({ origin: shop, 'x-forwarded-for': addressOf(n), 'user-agent': agent });

/** The n-th visitor asks for a recommender. Gives the recommender that is shown with its token; null when none is. */
export async function visit(test: TestApp, { ownerId, popup }: Shop, n: number, query: Record<string, string> = {}) {
  const response = await test.send(bootstrap, {
    params: { userId: String(ownerId), popupId: String(popup) },
    query,
    headers: visitorHeaders(n),
  });
  if (response.statusCode === 204) return null;
  const { popup: shown, popupEngagementUniqueIdentifier: token } = response.json();
  return { shown: shown.id as number, token: token as string };
}

/** The n-th visitor does something with the widget. */
export const act = (
  test: TestApp,
  { ownerId, popup }: Shop,
  n: number,
  token: string,
  types: ('shown' | 'opened' | 'clicked' | 'addedToCart')[],
) =>
  test.ask(recordEvents, {
    params: { userId: String(ownerId), popupId: String(popup), engagementId: token },
    body: { events: types.map((type) => ({ type, requestId: randomUUID() })) },
    headers: visitorHeaders(n),
  });

/** The exposures of an owner's open days, each unit of an experiment with its first one. */
export const exposuresOf = async (test: TestApp, ownerId: number) =>
  (
    await test.platform.database.pool.query<{ unit: string; phase: number; group_number: number }>(
      `select distinct on (experiment_id, unit) unit, phase, group_number
       from experiment_visitors cross join unnest(units) as unit where owner_id = $1 order by experiment_id, unit, at`,
      [ownerId],
    )
  ).rows;

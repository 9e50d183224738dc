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

/** The address of the n-th visitor. One in four has IPv6, where browsers change the part behind the network (`later`); one in four shares an address with the next. */
export function addressOf(n: number, later = 0): string {
  if (n % 4 === 3) return `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::${(later + 1).toString(16)}`;
  const place = n % 4 === 1 ? n - 1 : n;
  return `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
}
const agents = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
];

/** The headers of the n-th visitor's requests; the app has to trust proxies. */
export const visitorHeaders = (n: number, later = 0) => ({
  origin: shop,
  'x-forwarded-for': addressOf(n, later),
  'user-agent': agents[n % agents.length] ?? '',
});

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

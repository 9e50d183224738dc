/**
 * Reports an order of a thank-you page, fetched on the first `Parley.order`. Sends what the server needs to attribute it: the identifiers of the
 * engagements that the widget keeps for this owner, in sessionStorage and, for other tabs, in localStorage. It stores nothing itself.
 */
import { addressOf, visitorOrder } from '@parley/contract/paths';
import type { Embed, PageOrder } from '../bridge.ts';

const pauses = [1000, 5000, 20_000];
const mostEngagements = 10;
const reported = new Set<string>();

/**
 * Sends an order until the server takes or refuses it. A page that reports the same order again sends it once.
 * @param later setTimeout, or a test's replacement
 * @param sent what this page has sent
 */
export async function open(
  { base, userId }: Embed,
  order: PageOrder,
  later: (run: () => void, milliseconds: number) => unknown = setTimeout,
  sent = reported,
): Promise<void> {
  const content = JSON.stringify(order);
  if (sent.has(content)) return;
  sent.add(content);
  const body = JSON.stringify({ ...order, page: location.origin + location.pathname, engagements: engagementsOf(userId) });
  for (const pause of [...pauses, 0]) {
    if (await attempt(base + addressOf(visitorOrder, { userId }), body)) return;
    if (pause) await new Promise<void>((resolve) => void later(resolve, pause));
  }
  // The page may report it again.
  sent.delete(content);
}

/** Whether the order needs no further attempt: it was taken, or never will be. The reason goes to the console, for whoever builds the page. */
async function attempt(address: string, body: string): Promise<boolean> {
  try {
    // keepalive: the visitor may leave the page during the request.
    const answer = await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true });
    if (answer.ok) return true;
    if (answer.status >= 500 || answer.status === 429 || answer.status === 408) return false;
    console.debug('Parley', (await answer.json()).error);
    return true;
  } catch {
    return false;
  }
}

/** The identifiers of the visitor's engagements with the owner's recommenders. */
function engagementsOf(userId: string): string[] {
  const found = new Set<string>();
  for (const storage of ['sessionStorage', 'localStorage'] as const)
    try {
      for (const key of Object.keys(window[storage])) {
        if (!key.startsWith(`parley:${userId}/`)) continue;
        const record: { engagement?: unknown; until?: number } | null = JSON.parse(window[storage].getItem(key) as string);
        const isOver = Date.now() > (record?.until ?? Number.POSITIVE_INFINITY);
        if (typeof record?.engagement === 'string' && !isOver) found.add(record.engagement);
      }
    } catch {
      // No storage, or a record that is not ours: the order counts all the same.
    }
  return [...found].slice(0, mostEngagements);
}

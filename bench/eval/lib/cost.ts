/** The processor time that the built-in assistant takes for each message of the conversations, its HTTP route included; not that of the database. */
import type { ShopCases } from './measure.ts';
import { type StartApp, startStand } from './stand.ts';

export interface Cost {
  shop: string;
  asked: string;
  ms: number;
}

/** Asks each message once, one after the other; the first shop is asked before that too, so that compiling it does not count. */
export async function measureCosts(start: StartApp, shops: readonly ShopCases[]): Promise<Cost[]> {
  const stand = await startStand(start, null);
  const costs: Cost[] = [];
  try {
    for (const [at, { shop, cases }] of [...shops.slice(0, 1), ...shops].entries()) {
      const open = await stand.open(shop);
      for (const { turns } of cases.conversations) {
        const ask = stand.visit(open);
        for (const turn of turns) {
          const before = process.cpuUsage();
          await ask({ ask: turn.ask, say: null });
          const { user, system } = process.cpuUsage(before);
          if (at > 0) costs.push({ shop: shop.key, asked: turn.ask, ms: (user + system) / 1000 });
        }
      }
    }
  } finally {
    await stand.close();
  }
  return costs;
}

const mostNamed = 5;

/** The mean, the middle, the 95th of a hundred and the dearest messages. */
export function costTable(costs: readonly Cost[]): string {
  const sorted = costs.toSorted((first, second) => first.ms - second.ms);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.ms ?? 0).toFixed(1);
  const mean = costs.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, costs.length);
  const dearest = sorted.slice(-mostNamed).toReversed();
  return [
    `processor time of ${costs.length} messages: mean ${mean.toFixed(1)} ms, middle ${at(0.5)}, 95 % ${at(0.95)}, worst ${at(1)}`,
    ...dearest.map(({ shop, asked, ms }) => `  ${ms.toFixed(1)} ms  ${shop}: ${asked}`),
  ].join('\n');
}

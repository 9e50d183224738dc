/** How many of a shop's page views the cache in front of Parley answers (deploy/nginx.conf), and what is served while no Parley answers. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasProgram, startLoadBalancer } from '../faults/support/proxies.ts';
import { startParley } from '../lib/processes.ts';
import type { Figure } from '../lib/report.ts';
import { round } from '../lib/stats.ts';

/** Shops by their page views a minute. A query in the address makes each of them one of its own to the cache. */
const viewsPerMinute = [6, 60, 600];
/** Twice as long as an answer is kept, and a little more. */
const seconds = Number(process.env.SECONDS ?? 130);
/** Tolerance below the best hit rate of a one-minute cache, which misses one view a minute: up to this many times as many misses. */
const slack = 1.5;

/** Asks as a page of a shop does that may show the demo's recommender; others are led to the loader that asks by itself. */
async function view(address: string, page: string): Promise<{ status: number | undefined; cached: unknown }> {
  const [answer] = (await once(get(address, { headers: { referer: page, 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  await answer.resume().toArray();
  return { status: answer.statusCode, cached: answer.headers['x-cache'] };
}

/** Measures the share of page views that the cache answers, for shops of three sizes at once. */
export async function edge(): Promise<Figure[]> {
  if (!hasProgram('nginx')) {
    console.log('not run: edge needs nginx');
    return [];
  }
  const parley = await startParley();
  const port = Number(new URL(parley.url).port);
  const nginx = await startLoadBalancer('nginx', [port, port]);
  const seen = viewsPerMinute.map(() => ({ views: 0, hits: 0 }));
  let stopped = false;
  try {
    const visit = async (i: number) => {
      const until = performance.now() + seconds * 1000;
      while (performance.now() < until) {
        const { status, cached } = await view(`${nginx.url}/embed.js/1/13?shop=${i}`, nginx.url);
        if (status !== 200) throw new Error(`a page view was answered with ${status}`);
        const shop = seen[i] as { views: number; hits: number };
        shop.views++;
        // The request that finds the answer expired gets the old one (STALE) and starts a new fetch.
        if (cached === 'HIT' || cached === 'UPDATING') shop.hits++;
        await sleep(60_000 / (viewsPerMinute[i] ?? 1));
      }
    };
    await Promise.all(viewsPerMinute.map((_, i) => visit(i)));
    await parley.stop();
    stopped = true;
    const without = await view(`${nginx.url}/embed.js/1/13?shop=1`, nginx.url);
    const figures = viewsPerMinute.map((perMinute, i): Figure => {
      const { views, hits } = seen[i] as { views: number; hits: number };
      const share = hits / views;
      const target = 1 - slack / perMinute;
      return {
        name: `edge: page views that Parley did not see, of a shop with ${perMinute} a minute`,
        value: round(share * 100, 1),
        unit: '%',
        target: `≥ ${round(target * 100, 1)}`,
        met: share >= target,
        detail: `${hits} of ${views} in ${seconds} s`,
      };
    });
    figures.push({
      name: 'edge: a page view while no Parley answers',
      value: without.status ?? 0,
      unit: '',
      target: '200',
      met: without.status === 200,
      detail: `X-Cache: ${without.cached}`,
    });
    return figures;
  } finally {
    await nginx.stop();
    if (!stopped) await parley.stop();
  }
}

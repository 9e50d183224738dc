/**
 * What a running hold-out costs the bootstrap: two recommenders of one server, one with and one without, side by side. At worst every request is another
 * visitor from another address, so that each writes an exposure; a visitor who looks at several pages writes one.
 */
import { addressOf, bootstrap as bootstrapPath, newExperiment, newPopup, popup as popupPath } from '@parley/contract/paths';
import { newOwner } from '../../e2e/support/owner.ts';
import { startParley } from '../../e2e/support/parley.ts';
import { requestBytes } from '../lib/connections.ts';
import { inWords, type Load, sideBySide } from '../lib/load.ts';
import type { Figure } from '../lib/report.ts';
import { round } from '../lib/stats.ts';

const target = 0.95;
/** How many pages a visitor looks at: one is the worst case. */
const pageViews = [1, 4];
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
/** An experiment counts from two minutes after its start on. */
const settlingMs = 121_000;

/** Measures both side by side. */
export async function holdOut(): Promise<Figure[]> {
  const parley = await startParley({ TRUST_PROXY: 'true', RATE_LIMIT_SCALE: '1000000' });
  try {
    const owner = await newOwner(parley);
    const make = async (name: string) => {
      const made = await owner.call<{ clientId: number; popupId: number }>('POST', newPopup, { name });
      await owner.call('PUT', addressOf(popupPath, made), { status: true });
      return made;
    };
    const [tested, plain] = [await make('With'), await make('Without')];
    const question = { question: 'worth', metric: 'orders', smallestLift: 20, start: true };
    await owner.call('POST', newExperiment, { popupId: tested.popupId, ...question });
    await new Promise((resolve) => setTimeout(resolve, settlingMs));
    let asked = 0;
    const asking = ({ clientId, popupId }: typeof tested, pages: number): Load => ({
      url: parley.url,
      next() {
        const visitor = Math.floor(asked++ / pages);
        const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
        const headers = { 'accept-encoding': 'gzip', 'user-agent': userAgent, 'x-forwarded-for': address };
        // As the loader asks while an experiment runs.
        return requestBytes('GET', `${addressOf(bootstrapPath, { popupId, userId: clientId })}?`, headers);
      },
    });
    const figures: Figure[] = [];
    for (const pages of pageViews) {
      const result = await sideBySide(asking(tested, pages), asking(plain, pages));
      const { ratio } = result;
      figures.push({
        name: `bootstrap with a hold-out, against without, visitors of ${pages} ${pages === 1 ? 'page' : 'pages'}`,
        value: round(ratio),
        unit: '×',
        target: `≥ ${target}`,
        met: ratio >= target,
        detail: `${inWords(result)}, half of the visitors shown`,
      });
    }
    return figures;
  } finally {
    await parley.stop();
  }
}

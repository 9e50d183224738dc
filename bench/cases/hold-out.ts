/**
 * What a running hold-out costs the bootstrap: two recommenders of one server, one with and one without, side by side. Every request is another visitor
 * from another address, so that each writes an exposure; real visitors ask on several pages and write one.
 */
import { addressOf, bootstrap as bootstrapPath, newExperiment, newPopup, popup as popupPath } from '@parley/contract/paths';
import type { Options } from 'autocannon';
import { newOwner } from '../../e2e/support/owner.ts';
import { startParley } from '../../e2e/support/parley.ts';
import { sideBySide } from '../lib/load.ts';
import type { Figure } from '../lib/report.ts';
import { round } from '../lib/stats.ts';

const target = 0.95;
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
    let visitor = 0;
    const options = ({ clientId, popupId }: typeof tested): Options => ({
      url: parley.url,
      requests: [
        {
          method: 'GET',
          path: addressOf(bootstrapPath, { popupId, userId: clientId }),
          setupRequest: (request) => {
            visitor++;
            const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
            const headers = { 'accept-encoding': 'gzip', 'user-agent': userAgent, 'x-forwarded-for': address };
            return { ...request, headers };
          },
        },
      ],
    });
    const { ours, theirs, ratio } = await sideBySide(options(tested), options(plain));
    return [
      {
        name: 'bootstrap with a hold-out, against without',
        value: round(ratio),
        unit: '×',
        target: `≥ ${target}`,
        met: ratio >= target,
        detail: `${ours}/s against ${theirs}/s, every request from a new visitor, half of them shown`,
      },
    ];
  } finally {
    await parley.stop();
  }
}

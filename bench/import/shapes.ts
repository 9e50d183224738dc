/** Scores our own sample shops: every platform's markup in every locale. */

import { expectedOf, type Sample, samplesFor } from '../../server/src/features/catalogue/testing/samples.ts';
import { type Score, score } from '../../server/src/features/catalogue/testing/score.ts';
import { shapes, shopPagesOf } from '../../server/src/features/catalogue/testing/shapes.ts';
import { openTestShop } from '../../server/src/features/catalogue/testing/test-shop.ts';
import { type Tongue, tongues } from '../../server/src/features/catalogue/testing/tongues.ts';
import { readWhole } from './read.ts';

/** Scores shops built from samples, for every page shape and language. */
export async function scoreShapes(samplesOf: (tongue: Tongue) => Sample[] = samplesFor, source = 'samples'): Promise<Score[]> {
  const scores: Score[] = [];
  for (const shape of shapes)
    for (const tongue of tongues) {
      const samples = samplesOf(tongue);
      const shop = await openTestShop(shopPagesOf(samples, shape, tongue));
      const read = await readWhole(shop.origin);
      const expected = samples.map((sample) => expectedOf(sample, tongue, shape.name, shop.origin));
      const scored = score(shape.name, `${source} ${tongue.lang} ${tongue.currency}`, expected, read.products, read.pages);
      if (!read.topics.includes('delivery')) scored.wrong.push(`the page about delivery was not found (${read.note})`);
      scores.push(scored);
      await shop.close();
    }
  return scores;
}

import { expect, it } from 'vitest';
import { watchedLimits } from './generating.ts';
import { homePageMs } from './making.ts';

it('takes less than a minute once it is its turn, as the site says', () => {
  expect(watchedLimits.totalMs + homePageMs + watchedLimits.polishMs).toBeLessThan(60_000);
});

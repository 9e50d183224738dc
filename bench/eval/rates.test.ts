import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../server/src/testing/app.ts';
import held from './held.json' with { type: 'json' };
import { compareWithHeld, type Held } from './lib/held.ts';
import { heldSections, measureShops } from './lib/measure.ts';
import type { Verdict } from './lib/verdict.ts';
import { sets } from './sets/index.ts';

/** Thousands of questions: on a machine that does other work besides, they take minutes. */
const longestMs = 20 * 60_000;

let verdicts: Verdict[];
beforeAll(async () => {
  verdicts = await measureShops(testApp, sets.dev ?? [], heldSections);
}, longestMs);

const loose = 'held.json allows more than was measured. Write it with the change that made it better: npm run eval -- dev --hold';

describe('the rates of the assistant stay as good as they were', () => {
  it.each(Object.entries(held as Held))('%s', (measure, rate) => {
    const { worse, better } = compareWithHeld(
      rate,
      verdicts.filter((verdict) => verdict.measure === measure),
    );
    expect(worse === '', `${measure} got worse: ${worse}`).toBe(true);
    expect(better === '', `${loose}\n${measure}: ${better}`).toBe(true);
  });

  it('has a stored limit for every figure', () => {
    expect([...new Set(verdicts.map(({ measure }) => measure))].toSorted()).toEqual(Object.keys(held).toSorted());
  });
});

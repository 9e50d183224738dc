import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../server/src/testing/app.ts';
import held from './held.json' with { type: 'json' };
import { measureShops, sections } from './lib/measure.ts';
import { failures, ratesOf } from './lib/report.ts';
import type { Verdict } from './lib/verdict.ts';
import { sets } from './sets/index.ts';

/** Thousands of questions: on a machine that does other work besides, they take minutes. */
const longestMs = 20 * 60_000;

let verdicts: Verdict[];
beforeAll(async () => {
  verdicts = await measureShops(testApp, sets.dev ?? [], sections);
}, longestMs);

// A figure that became better is written into held.json with the change that made it better.
describe('the rates of the assistant stay as good as they were', () => {
  it.each(Object.entries(held))('%s', (measure, { failed, of, grade }) => {
    const measured = verdicts.filter((verdict) => verdict.measure === measure);
    const rate = ratesOf(measured)[measure];
    expect(rate?.of).toBeGreaterThanOrEqual(of);
    expect(rate?.failed, failures(measured)).toBeLessThanOrEqual(failed);
    if (grade !== null) expect(rate?.grade).toBeGreaterThanOrEqual(grade);
  });

  it('and every figure is held', () => {
    expect(Object.keys(ratesOf(verdicts)).toSorted()).toEqual(Object.keys(held).toSorted());
  });
});

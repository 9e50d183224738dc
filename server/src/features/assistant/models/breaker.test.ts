import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Breakers, createBreakers } from './breaker.ts';

let now: number;
let breakers: Breakers;
beforeEach(() => {
  now = 1_000_000;
  breakers = createBreakers(() => now);
});
const fail = (times: number) => {
  for (let i = 0; i < times; i++) breakers.failed('a');
};

describe('a breaker', () => {
  it('opens after three failures in a row, for one provider only', () => {
    fail(2);
    expect(breakers.mayAsk('a')).toBe('ask');
    fail(1);
    expect(breakers.mayAsk('a')).toBe('skip');
    expect(breakers.pausedUntil('a')).toEqual(new Date(now + 30_000));
    expect(breakers.mayAsk('b')).toBe('ask');
  });

  it('forgets failures after a success, and those that are long ago', () => {
    fail(2);
    breakers.succeeded('a');
    fail(2);
    expect(breakers.mayAsk('a')).toBe('ask');
    now += 300_001;
    fail(2);
    expect(breakers.mayAsk('a')).toBe('ask');
  });

  it('lets one question through after the pause; its success closes the breaker', () => {
    fail(3);
    now += 30_000;
    expect([breakers.mayAsk('a'), breakers.mayAsk('a')]).toEqual(['probe', 'skip']);
    breakers.succeeded('a');
    expect(breakers.mayAsk('a')).toBe('ask');
  });

  it('pauses twice as long after a probe that failed, up to five minutes', () => {
    fail(3);
    for (const pause of [30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
      expect(breakers.pausedUntil('a')).toEqual(new Date(now + pause));
      now += pause;
      expect(breakers.mayAsk('a')).toBe('probe');
      fail(1);
    }
  });

  it('asks again when a probe ended without telling anything', () => {
    fail(3);
    now += 30_000;
    expect(breakers.mayAsk('a')).toBe('probe');
    breakers.undecided('a');
    expect(breakers.mayAsk('a')).toBe('probe');
  });

  it('opens at once for as long as the provider asks, up to five minutes', () => {
    breakers.failed('a', 60_000);
    expect(breakers.pausedUntil('a')).toEqual(new Date(now + 60_000));
    breakers.failed('b', 86_400_000);
    expect(breakers.pausedUntil('b')).toEqual(new Date(now + 300_000));
  });

  it('does not pause longer for the failures of answers that were in progress when it opened', () => {
    fail(40);
    expect(breakers.pausedUntil('a')).toEqual(new Date(now + 30_000));
  });

  it('is never open for longer than five minutes, and never asked more than once while it is not closed', () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.constantFrom<Step[]>('failed', 'succeeded', 'undecided', 'ask'),
      fc.record({ wait: fc.nat(400_000) }),
      fc.record({ pause: fc.nat(4_000_000) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const any = createBreakers(() => now);
        let probing = false;
        for (const each of steps) {
          probing = isProbingAfter(each, any, probing);
          expect((any.pausedUntil('a')?.getTime() ?? now) - now).toBeLessThanOrEqual(300_000);
        }
        now += 300_000;
        expect(any.pausedUntil('a')).toBeNull();
      }),
    );
  });
});

type Step = 'ask' | 'failed' | 'succeeded' | 'undecided' | { wait: number } | { pause: number };

/** Takes a step, and returns whether a probe is in progress after it. */
function isProbingAfter(step: Step, any: Breakers, wasProbing: boolean): boolean {
  if (step === 'ask') {
    if (any.mayAsk('a') !== 'probe') return wasProbing;
    expect(wasProbing).toBe(false);
    return true;
  }
  if (typeof step === 'object' && 'wait' in step) {
    now += step.wait;
    return wasProbing;
  }
  if (typeof step === 'object') any.failed('a', step.pause);
  else any[step]('a');
  return false;
}

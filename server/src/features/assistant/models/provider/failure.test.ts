import { describe, expect, it } from 'vitest';
import { FetchRefused } from '../../../../platform/fetch/index.ts';
import { AssistantFailed, explain, isFree, isTransient, retryAfterMs } from './failure.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
/** An error as the SDK throws it. */
const answered = (statusCode: number, responseHeaders: Record<string, string> = {}) =>
  new AssistantFailed('refused', { cause: Object.assign(new Error('no'), { statusCode, responseHeaders }) });
const lost = (code: string) => new AssistantFailed('lost', { cause: new Error('no', { cause: Object.assign(new Error(code), { code }) }) });

describe('a failure of a provider', () => {
  it.each([
    ['500', answered(500), true],
    ['503', answered(503), true],
    ['408', answered(408), true],
    ['429 with a wait', answered(429, { 'retry-after': '2' }), true],
    ['429', answered(429), false],
    ['400', answered(400), false],
    ['401', answered(401), false],
    ['a reset', lost('ECONNRESET'), true],
    ['a refused connection', lost('ECONNREFUSED'), false],
    ['an unknown name', lost('ENOTFOUND'), false],
    ['a timeout', new AssistantFailed('late', { slow: true }), false],
    ['a filter', new AssistantFailed('no', { aboutQuestion: true }), false],
    ['nonsense', new AssistantFailed('nonsense'), false],
  ])('may pass at once: %s', (_what, error, transient) => {
    expect(isTransient(error)).toBe(transient);
  });

  it.each([
    ['2', 2_000],
    ['0.5', 500],
    ['0', 0],
    ['Sun, 01 Mar 2026 12:00:07 GMT', 7_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['999999999', 3_600_000],
    ['soon', undefined],
    ['-5', undefined],
  ])('asks for a wait: %s', (header, ms) => {
    expect(retryAfterMs(answered(429, { 'retry-after': header }), now)).toBe(ms);
  });

  it('costs nothing when no model read the question', () => {
    expect([answered(500), answered(400), lost('ECONNREFUSED'), lost('ENOTFOUND')].map(isFree)).toEqual([true, true, true, true]);
    expect([lost('ECONNRESET'), new AssistantFailed('late', { slow: true }), new AssistantFailed('nonsense')].map(isFree)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is explained', () => {
    const refused = (code: ConstructorParameters<typeof FetchRefused>[0]) =>
      new AssistantFailed('no', { cause: new FetchRefused(code, 'no') });
    expect(
      [answered(402), lost('ENOTFOUND'), refused('too_many_redirects'), refused('wrong_type')].map((error) => explain(error).code),
    ).toEqual(['too_many', 'unreachable', 'refused', 'no_answer']);
  });
});

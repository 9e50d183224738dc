import { expect, it } from 'vitest';
import { createBounded } from './bounded.ts';

it('runs so many at once in their order, refuses beyond those that may wait, and goes on after failures', async () => {
  const bounded = createBounded({ atOnce: 2, waiting: 3, retrySeconds: 4 });
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<number>());
  const begun: number[] = [];
  const results = gates.map((gate, at) =>
    bounded.run(() => {
      begun.push(at);
      return gate.promise;
    }),
  );
  await expect(results[5]).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 4 });
  expect(begun).toEqual([0, 1]);
  gates[1]?.reject(new Error('failed'));
  await expect(results[1]).rejects.toThrow('failed');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const [at, { resolve }] of gates.entries()) resolve(at);
  expect(await Promise.all([0, 2, 3, 4].map((at) => results[at]))).toEqual([0, 2, 3, 4]);
  expect(await bounded.run(async () => 'free again')).toBe('free again');
});

import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createDurations } from './durations.ts';

it('prints what the histogram of prom-client prints', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const note = createDurations(ours);
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [theirs],
  });
  const seen: [string, string, number, number][] = [
    ['GET', '/a', 200, 0.0004],
    ['GET', '/a', 200, 0.001],
    ['GET', '/a', 200, 7],
    ['POST', '/a', 200, 0.02],
    ['GET', '/a', 404, 0.2],
    ['GET', '/b/:id', 503, 1.5],
  ];
  for (const [method, route, status, seconds] of seen) {
    note(method, route, status, seconds);
    // No clock gives these; one of them would make the sum useless for good.
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, -1]) note(method, route, status, none);
    histogram.labels(method, route, String(status)).observe(seconds);
  }
  const lines = async (registry: Registry) => (await registry.metrics()).split('\n').sort();
  expect(await lines(ours)).toEqual(await lines(theirs));
  ours.resetMetrics();
  expect((await ours.metrics()).split('\n').filter((line) => line.includes('_count'))).toEqual([]);
});

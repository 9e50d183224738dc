/** The difference of two shares of independent visitors, read once (not watched as it grows: sequence.ts does that). */

/** Two-sided 95 %. */
const z = 1.959964;

/** Wilson's score interval of a share. */
export function shareInterval(hits: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const share = hits / n;
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * n)) / n);
  const middle = share + z ** 2 / (2 * n);
  const scale = 1 + z ** 2 / n;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** How much larger the second share is, with its 95 % interval (Newcombe's hybrid score interval, 1998, method 10). */
export function shareChange(
  before: { hits: number; n: number },
  after: { hits: number; n: number },
): { by: number; low: number; high: number } {
  const [was, is] = [before.hits / before.n, after.hits / after.n];
  const [old, now] = [shareInterval(before.hits, before.n), shareInterval(after.hits, after.n)];
  return {
    by: is - was,
    low: is - was - Math.hypot(is - now.low, old.high - was),
    high: is - was + Math.hypot(now.high - is, was - old.low),
  };
}

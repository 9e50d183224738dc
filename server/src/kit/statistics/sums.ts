/** The stored figures of a group of visitors: how many they are, and the sum and the sum of squares of what each of them brought. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

export const noSums: Sums = { n: 0, sum: 0, squares: 0 };

/** The sums of a rate: of `n` visitors, `hits` did it. */
export const sumsOfRate = (n: number, hits: number): Sums => ({ n, sum: hits, squares: hits });

/** The sums of two groups together. */
export const addSums = (a: Sums, b: Sums): Sums => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares });

/** The mean; 0 for nobody. */
export const meanOf = ({ n, sum }: Sums): number => (n === 0 ? 0 : sum / n);

/** The variance of one visitor: p(1 − p) for a rate, whose squares equal its sum; else the sample variance. 0 below two visitors. */
export function varianceOf({ n, sum, squares }: Sums): number {
  if (n < 2) return 0;
  const mean = sum / n;
  if (squares === sum && sum <= n) return mean * (1 - mean);
  return Math.max(0, (squares - (sum * sum) / n) / (n - 1));
}

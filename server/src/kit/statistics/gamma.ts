/** The logarithm of the gamma and beta functions. No small maintained library has them alone. */

const coefficients = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360];

/** ln Γ(x) for x > 0, by Stirling's series after shifting x above 10; exact to about 1e-13. */
export function logGamma(x: number): number {
  let shifted = x;
  let product = 1;
  while (shifted < 10) product *= shifted++;
  const series = coefficients.reduce((sum, c, i) => sum + c / shifted ** (2 * i + 1), 0);
  return (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product);
}

/** ln B(a, b). */
export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** What the shops of this set are written with, besides the kit of an earlier one. */

/** One version for each pair of a colour and a size, at the product's own price. Those sold out are named as 'Blue XL'. */
export const grid = (
  [first, firsts]: readonly [string, readonly string[]],
  [second, seconds]: readonly [string, readonly string[]],
  soldOut: readonly string[] = [],
) =>
  firsts.flatMap((one) =>
    seconds.map((other) => ({ options: { [first]: one, [second]: other }, inStock: !soldOut.includes(`${one} ${other}`) })),
  );

/** The line of a small chart. Pure. */

/** Points of a polyline in a box of `width` and `height`: the first value at the left, zero at the bottom, the largest value at the top. */
export const sparkPoints = (values: readonly number[], width: number, height: number): [number, number][] => {
  const max = Math.max(...values, 1);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const round = (value: number) => Math.round(value * 10) / 10;
  return values.map((value, index) => [round(index * step), round(height - (value / max) * height)]);
};

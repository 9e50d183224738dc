/** The geometry of the chart over time. Pure. */

/** A round number at or above the largest value, for the top of the axis: 1, 2, 3, 4, 5, 6, 8, 10, 20 … */
export const roundTop = (largest: number): number => {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= largest) ?? 10) * power;
};

export interface Box {
  width: number;
  height: number;
}

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A bar per value in a box of the given size, the first at the left; `top` is the value at full height. Zero has no height. */
export const barsOf = (values: readonly number[], top: number, box: Box): Bar[] => {
  const slot = box.width / Math.max(1, values.length);
  return values.map((value, index) => {
    const height = (value / top) * box.height;
    return { x: index * slot + slot * 0.15, y: box.height - height, width: slot * 0.7, height };
  });
};

/** The points of a line through the middle of such bars; values without a bar are left out. */
export const pointsOf = (values: readonly number[], top: number, box: Box, slots: number): { x: number; y: number }[] => {
  const slot = box.width / Math.max(1, slots);
  return values.slice(0, slots).map((value, index) => ({ x: (index + 0.5) * slot, y: box.height - (value / top) * box.height }));
};

/** The index of the bar at a horizontal position. */
export const slotAt = (x: number, width: number, slots: number): number =>
  Math.max(0, Math.min(slots - 1, Math.floor((x / Math.max(1, width)) * slots)));

/** Mixes colours and measures their contrast (WCAG 2.2, 1.4.3). Pure functions for server and web. */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** A mix of two colours with the given share (0 to 1) of the first. Channels are not rounded. */
export const mixColors = (color: Rgb, share: number, other: Rgb): Rgb => [
  color[0] * share + other[0] * (1 - share),
  color[1] * share + other[1] * (1 - share),
  color[2] * share + other[2] * (1 - share),
];

/** `#rrggbb`. */
export const hexOf = (color: Rgb): string => `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two opaque colours, 1 to 21. */
export function contrastOf(color: Rgb, other: Rgb): number {
  const [first, second] = [luminance(color), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Reads a shop's colour, and derives the four colours of a recommender from it. Pure. */
import type { ShopColors } from '@parley/contract';
import { black, contrastOf, hexOf, mixColors, type Rgb, white } from '@parley/contract/contrast';
import { converter, parse } from 'culori';

const toRgb = converter('rgb');
const longestColor = 80;

/**
 * Reads a colour in CSS notation (`#abc`, `rgb(…)`, `oklch(…)`, `tomato`) or as the bare `r, g, b` of a custom property; null for anything
 * else.
 */
export function readColor(text: string): Rgb | null {
  const clean = text.trim().toLowerCase();
  if (clean.length > longestColor || clean === 'transparent') return null;
  const bare = /^(\d{1,3})[\s,/]+(\d{1,3})[\s,/]+(\d{1,3})$/.exec(clean);
  if (bare?.slice(1).some((part) => Number(part) > 255)) return null;
  const color = toRgb(parse(bare ? `rgb(${bare.slice(1).join(' ')})` : clean));
  if (!color) return null;
  const channel = (part: number) => Math.round(255 * Math.min(1, Math.max(0, part)));
  return [channel(color.r), channel(color.g), channel(color.b)];
}

/** The distance of a colour from grey, 0 to 1. White, black and greys do not characterise a shop. */
export const colorfulness = ([red, green, blue]: Rgb): number => (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;

const minColorfulness = 0.2;
/** Whether a colour is far enough from grey to be a shop's own. */
export const isDistinctive = (color: Rgb): boolean => colorfulness(color) >= minColorfulness;

const rounded = ([red, green, blue]: Rgb): Rgb => [Math.round(red), Math.round(green), Math.round(blue)];
const mixed = (color: Rgb, other: Rgb, share: number): Rgb => rounded(mixColors(other, share, color));

/** The colour, darkened as far as needed for the contrast `minContrast` on `ground`. */
function readableOn(color: Rgb, ground: Rgb, minContrast: number): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const darker = mixed(color, black, share);
    if (contrastOf(darker, ground) >= minContrast) return darker;
  }
  return black;
}

/** WCAG AA requires a contrast of 4.5; a little more keeps it after rounding. */
const readable = 4.6;
const wellReadable = 7;

/** The palette for a shop's colour. Each combination of text and background is readable. */
export function colorsFrom(color: Rgb): ShopColors {
  const strong = readableOn(color, white, readable);
  const soft = mixed(color, white, 0.93);
  return {
    strong: hexOf(strong),
    soft: hexOf(soft),
    deep: hexOf(readableOn(strong, soft, wellReadable)),
    edge: hexOf(mixed(color, white, 0.72)),
  };
}

/** A shop's colour, and the four that a recommender wears of it. Pure. */
import type { ShopColors } from '@parley/contract';
import { black, contrastOf, hexOf, mixColors, type Rgb, white } from '@parley/contract/contrast';
import { converter, parse } from 'culori';

const toRgb = converter('rgb');
const longestColor = 80;

/** Reads a colour as CSS writes it (`#abc`, `rgb(…)`, `oklch(…)`, `tomato`), and the bare `r, g, b` of custom properties; null for all else. */
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

/** How far a colour is from grey, 0 to 1: white, black and greys say nothing about a shop. */
export const colorfulness = ([red, green, blue]: Rgb): number => (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;

const leastColorful = 0.2;
/** Whether a colour is colourful enough to be a shop's own. */
export const isDistinctive = (color: Rgb): boolean => colorfulness(color) >= leastColorful;

const rounded = ([red, green, blue]: Rgb): Rgb => [Math.round(red), Math.round(green), Math.round(blue)];
const mixed = (color: Rgb, other: Rgb, share: number): Rgb => rounded(mixColors(other, share, color));

/** The colour itself, or as much darker as it takes to be read on `ground`. */
function readableOn(color: Rgb, ground: Rgb, least: number): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const darker = mixed(color, black, share);
    if (contrastOf(darker, ground) >= least) return darker;
  }
  return black;
}

/** WCAG AA asks for 4.5; a little more, so that rounding takes nothing away. */
const readable = 4.6;
const wellReadable = 7;

/** The colours of a recommender in a shop's own colour; every pair that is put on each other can be read. */
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

/** A shop's colour, and the four that a recommender wears of it. Pure. */
import type { ShopColors } from '@parley/contract';

export type Rgb = readonly [number, number, number];

/** Reads `#abc`, `#aabbcc`, `rgb(…)`, `hsl(…)`, and the bare `r, g, b` that some shops keep in custom properties; null for all else. */
export function readColor(text: string): Rgb | null {
  const clean = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(clean)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const [, kind = '', inner = ''] = /^(rgba?|hsla?)\(([^()]{1,60})\)$/.exec(clean) ?? [];
  const parts = (kind ? inner : clean).split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3 || parts.length > 4) return null;
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = parts.map((part) => Number.parseFloat(part));
  if (![a, b, c].every((part) => part >= 0 && part <= 360)) return null;
  if (kind.startsWith('hsl')) return fromHsl(a, b / 100, c / 100);
  if (!kind && !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return [a, b, c].every((part) => part <= 255) ? [Math.round(a), Math.round(b), Math.round(c)] : null;
}

function fromHsl(hue: number, saturation: number, light: number): Rgb {
  const reach = saturation * Math.min(light, 1 - light);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** How far a colour is from grey, 0 to 1: white, black and greys say nothing about a shop. */
export const colorfulness = ([red, green, blue]: Rgb): number => (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;

const leastColorful = 0.2;
export const saysSomething = (color: Rgb): boolean => colorfulness(color) >= leastColorful;

const light = (color: Rgb) => {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast as WCAG 2 defines it, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright, dark] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const mixed = (color: Rgb, other: Rgb, share: number): Rgb =>
  color.map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * share)) as unknown as Rgb;
const hexOf = (color: Rgb) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** The colour itself, or as much darker as it takes to be read on `ground`. */
function readableOn(color: Rgb, ground: Rgb, least: number): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const darker = mixed(color, black, share);
    if (contrast(darker, ground) >= least) return darker;
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

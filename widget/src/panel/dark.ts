/** Whether the shop is dark where the recommender's design is light. */
import type { VisitorPopup } from '@parley/contract';

/** From 0, black, to 1, white, of an opaque CSS colour as browsers compute it or owners write it; null for others. */
export function lightness(color: string): number | null {
  const hex = /^#(..)(..)(..)/.exec(color);
  const [red, green, blue, alpha = 1] = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : ((/^rgb/.test(color) && color.match(/[\d.]+/g)) || []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha < 0.5) return null;
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/**
 * Whether to show a light design in dark colours: the page has a dark background, and the owner has nothing against it.
 * @param backgrounds of the page's body and root element, as computed; what is transparent shows the next
 */
export function goesDark({ darkWithShop, popupBackgroundColor }: VisitorPopup, backgrounds: readonly string[]): boolean {
  const page = backgrounds.map(lightness).find((light) => light !== null) ?? 1;
  return darkWithShop && page < 0.3 && (lightness(popupBackgroundColor) ?? 0) > 0.7;
}

/** Details of a wish that choose among the products found: 'a helmet whose chin goes up, I wear glasses'. Pure. */
import type { Marks } from '../../shelf.ts';
import { rarityOf, type WordPlaces } from './scores.ts';

/** A product that matches less than this share of what the best one matches is not meant. */
const leastShare = 0.5;
/** A description tells less of a thing than its title and properties. */
const descriptionShare = 0.7;
/** A word that more than half of the things bear chooses none of them. */
const mostCommon = 0.5;

/** The share of the visitor's details that a product matches, rare words counting more: between 0 and 1. */
export function detailShareOf(size: number, details: readonly WordPlaces[], place: number): number {
  let [borne, all] = [0, 0];
  for (const { core, rest } of details) {
    const rarity = rarityOf(size, { core, rest });
    all += rarity;
    if (core[place] || rest[place]) borne += rarity;
  }
  return all === 0 ? 0 : borne / all;
}

/**
 * Closes the places of products that match fewer of the details, rare words counting more. Words that all products match, or none, choose nothing.
 * `isFit` tells which places count.
 */
export function closeLessDetailed(open: Marks, details: readonly WordPlaces[], isFit: (place: number) => boolean): void {
  const places = [...open.keys()].filter((place) => open[place] && isFit(place));
  const shares = new Map(places.map((place) => [place, 0]));
  for (const { core, rest } of details) {
    const bearers = places.filter((place) => core[place] || rest[place]);
    if (bearers.length === 0 || bearers.length > places.length * mostCommon) continue;
    const rarity = Math.log((places.length + 1) / bearers.length);
    for (const place of bearers) shares.set(place, (shares.get(place) ?? 0) + rarity * (core[place] ? 1 : descriptionShare));
  }
  const best = Math.max(0, ...shares.values());
  for (const [place, share] of shares) if (share < best * leastShare) open[place] = 0;
}

/** Picks the products to show: the best score first, and of equal ones those that mean more to a visitor. Pure. */
import { foldText } from '../../../kit/text/words.ts';
import type { Candidate, Shelf } from './shelf.ts';

/** The score of products that are not recommended. */
export const excludedScore = -1;

export interface Picked<C extends Candidate> {
  place: number;
  product: C;
}

/** Of a larger tie, only so many of the best are compared with each other for variety. */
const largestTie = 400;
const weights = { image: 0.2, price: 0.2, vendor: 0.5, chance: 0.01 };

/**
 * The first `limit` products by score. Equal scores are decided by what visitors clicked, by a known picture and price, and by variety of
 * categories and brands; then by chance, which is the same for the same wish (`seed`) and independent of the catalogue's order, so that
 * different wishes show different products. The same title is never picked twice.
 */
export function pick<C extends Candidate>(shelf: Shelf<C>, scores: ArrayLike<number>, limit: number, seed: number): Picked<C>[] {
  const ties = new Map<number, number[]>();
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] as number;
    if (score === excludedScore) continue;
    const tie = ties.get(score);
    if (tie) tie.push(place);
    else ties.set(score, [place]);
  }
  const picked: Picked<C>[] = [];
  const titles = new Set<string>();
  const seen = new Map<string, number>();
  for (const score of [...ties.keys()].sort((a, b) => b - a)) {
    if (picked.length >= limit) break;
    const tie = standings(shelf, ties.get(score) ?? [], seed);
    while (tie.length > 0 && picked.length < limit) {
      const place = takeBest(shelf, tie, seen);
      const product = shelf.products[place] as C;
      const title = foldText(product.title);
      if (titles.has(title)) continue;
      titles.add(title);
      for (const trait of traitsAt(shelf, place)) seen.set(trait, (seen.get(trait) ?? 0) + 1);
      picked.push({ place, product });
    }
  }
  return picked;
}

interface Standing {
  place: number;
  value: number;
}

function standings(shelf: Shelf, tie: readonly number[], seed: number): Standing[] {
  const all = tie.map((place) => {
    const { id, image, priceMinor } = shelf.products[place] as Candidate;
    const value = (shelf.appeal.get(id) ?? 0) + (image ? weights.image : 0) + (priceMinor === null ? 0 : weights.price);
    return { place, value: value + chance(id, seed) * weights.chance };
  });
  return all.length > largestTie ? all.sort((a, b) => b.value - a.value).slice(0, largestTie) : all;
}

/** A number between 0 and 1 that looks random. */
function chance(id: number, seed: number): number {
  let mixed = Math.imul(id ^ seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** A seed for `pick` from texts in any order. */
export function seedOf(texts: readonly string[]): number {
  let seed = 0;
  for (const text of texts) {
    let hash = 0;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    seed = (seed + hash) | 0;
  }
  return seed;
}

const noCategory = [''];
const vendorMark = '\n';

/** What products have in common: categories, and the brand behind a mark. */
function traitsAt({ categories, products }: Shelf, place: number): readonly string[] {
  const own = categories[place] ?? [];
  const vendor = products[place]?.vendor;
  const kinds = own.length > 0 ? own : noCategory;
  return vendor ? [...kinds, vendorMark + vendor] : kinds;
}

/** Removes from a tie the product that stands highest, less what was shown of its categories and brand. */
function takeBest(shelf: Shelf, tie: Standing[], seen: ReadonlyMap<string, number>): number {
  let [best, highest] = [0, Number.NEGATIVE_INFINITY];
  tie.forEach(({ place, value }, at) => {
    let height = value;
    if (seen.size > 0) {
      const traits = traitsAt(shelf, place);
      for (const trait of traits) height -= ((seen.get(trait) ?? 0) * (trait.startsWith(vendorMark) ? weights.vendor : 1)) / traits.length;
    }
    if (height > highest) [best, highest] = [at, height];
  });
  return (tie.splice(best, 1)[0] as Standing).place;
}

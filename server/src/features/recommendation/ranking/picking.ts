/** Picks the products to show: by score, and among equal scores those that are more useful to a visitor. Pure. */
import { foldText } from '../../../kit/text/words.ts';
import { type Candidate, lotOf, type Shelf } from './shelf.ts';

/** The score of products that are not recommended. */
export const excludedScore = -1;

export interface Picked<C extends Candidate> {
  place: number;
  product: C;
}

/** From a larger tie, about this many products are chosen at random and compared. */
const largestTie = 400;
/** The number of products looked at beyond the limit, because products with the title of an earlier one are skipped. */
const spareTitles = 12;
const weights = { image: 0.2, price: 0.2, vendor: 0.5, chance: 0.01 };

/**
 * The first `limit` products by score. Among equal scores, products with a picture and a price come first, then those of categories and
 * brands that were not picked yet. Then chance decides, by `seed` and what the product is called: the same answers always give the same
 * products whatever the catalogue's order and ids, also after the shop is imported anew, and different answers give different ones. No
 * title is picked twice.
 */
export function pick<C extends Candidate>(shelf: Shelf<C>, scores: ArrayLike<number>, limit: number, seed: number): Picked<C>[] {
  const ties = new Map<number, number[]>();
  const least = nthHighest(scores, limit + spareTitles);
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] as number;
    if (score === excludedScore || score < least) continue;
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

/** The score at a rank, counted from 1; products below it are not picked. */
function nthHighest(scores: ArrayLike<number>, rank: number): number {
  const highest: number[] = [];
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] as number;
    if (highest.length === rank && score <= (highest[rank - 1] as number)) continue;
    let at = highest.length;
    for (; at > 0 && (highest[at - 1] as number) < score; at--);
    highest.splice(at, 0, score);
    highest.length = Math.min(highest.length, rank);
  }
  return highest[rank - 1] ?? excludedScore;
}

interface Standing {
  place: number;
  value: number;
}

function standings(shelf: Shelf, tie: readonly number[], seed: number): Standing[] {
  const share = largestTie / tie.length;
  const some = share >= 1 ? tie : tie.filter((place) => chance(shelf.lots[place] as number, ~seed) < share);
  return some.map((place) => {
    const { image, priceMinor } = shelf.products[place] as Candidate;
    const value = (image ? weights.image : 0) + (priceMinor === null ? 0 : weights.price);
    return { place, value: value + chance(shelf.lots[place] as number, seed) * weights.chance };
  });
}

/** A pseudo-random number, 0 to 1. */
function chance(lot: number, seed: number): number {
  let mixed = Math.imul(lot ^ seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** A seed for `pick` from texts, independent of their order. */
export function seedOf(texts: readonly string[]): number {
  let seed = 0;
  for (const text of texts) seed = (seed + lotOf(text)) | 0;
  return seed;
}

const noCategory = [''];
const vendorMark = '\n';

/** The traits by which variety is measured: the categories, and the brand with a mark before it. */
function traitsAt({ categories, products }: Shelf, place: number): readonly string[] {
  const own = categories[place] ?? [];
  const vendor = products[place]?.vendor;
  const kinds = own.length > 0 ? own : noCategory;
  return vendor ? [...kinds, vendorMark + vendor] : kinds;
}

/** Removes the best product from a tie and returns its place. Products rank lower the more of their traits were picked. */
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

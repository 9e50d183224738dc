/** Every owner's shelf in memory, thrown away when the catalogue changes. Loading is the dear part; ranking is then a few milliseconds. */
import type { Platform } from '../../../platform/index.ts';
import { type CandidateProduct, candidateProducts, catalogueChanged } from '../../catalogue/index.ts';
import { emptyShelf, put, type Shelf } from './shelf.ts';

export type ProductShelf = Shelf<CandidateProduct>;

/** Products kept in memory over all owners; about 2 kB each. The shelf asked for last stays, however large. */
const mostProducts = 200_000;
/** A message that was lost between processes delays a change by no more than this. */
const maxCacheAgeMs = 10 * 60_000;
/** Products shelved before others get a turn: about 10 ms. */
const atOnce = 250;

interface Kept {
  shelf: Promise<ProductShelf>;
  size: number;
  at: number;
}

/** By owner, the one asked for last at the end. */
const keptOf = new WeakMap<Platform, Map<number, Kept>>();

function keptBy(platform: Platform): Map<number, Kept> {
  const known = keptOf.get(platform);
  if (known) return known;
  const made = new Map<number, Kept>();
  keptOf.set(platform, made);
  return made;
}

/** Begins to throw away the shelves of owners whose catalogue changes, here or in another process. */
export function forgetWhatChanges(platform: Platform): Promise<void> {
  return platform.database.subscribe(catalogueChanged, (ownerId) => keptBy(platform).delete(Number(ownerId)));
}

/** The owner's products, ready for ranking. */
export function shelfOf(platform: Platform, ownerId: number): Promise<ProductShelf> {
  const all = keptBy(platform);
  const now = platform.clock.now().getTime();
  const known = all.get(ownerId);
  const fresh = known && now - known.at < maxCacheAgeMs ? known : begin(platform, ownerId, now);
  all.delete(ownerId);
  all.set(ownerId, fresh);
  return fresh.shelf;
}

function begin(platform: Platform, ownerId: number, at: number): Kept {
  const all = keptBy(platform);
  const kept: Kept = { shelf: load(platform, ownerId), size: 0, at };
  kept.shelf.then(
    (shelf) => {
      kept.size = shelf.products.length;
      makeRoom(all);
    },
    () => {
      if (all.get(ownerId) === kept) all.delete(ownerId);
    },
  );
  return kept;
}

async function load(platform: Platform, ownerId: number): Promise<ProductShelf> {
  const products = await candidateProducts(platform.db, ownerId);
  const shelf = emptyShelf<CandidateProduct>();
  for (const [index, product] of products.entries()) {
    put(shelf, product);
    if (index % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return shelf;
}

function makeRoom(all: Map<number, Kept>): void {
  let total = all.values().reduce((sum, { size }) => sum + size, 0);
  for (const [ownerId, { size }] of all) {
    if (total <= mostProducts || all.size === 1) return;
    all.delete(ownerId);
    total -= size;
  }
}

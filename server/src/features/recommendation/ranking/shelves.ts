/** Every owner's shelf in memory, thrown away when the catalogue changes. Loading is the dear part; ranking is then a few milliseconds. */
import type { Executor } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { createMemory } from '../../../platform/memory.ts';
import {
  type CandidateProduct,
  candidateProducts,
  factsInTurns,
  indexFacts,
  languageOfProducts,
  mainLanguage,
} from '../../catalogue/index.ts';
import { emptyShelf, put, type Shelf } from './shelf.ts';

export type ProductShelf = Shelf<CandidateProduct>;

/** Products kept in memory over all owners; about 2 kB each. A shelf that is larger than this stays alone. */
const maxProducts = 200_000;
const maxOwners = 5000;
/** A message that was lost between processes delays a change by no more than this. */
const maxCacheAgeMs = 10 * 60_000;
/** Products shelved before others get a turn: about 10 ms. */
const atOnce = 250;

/** Every owner's products, ready for ranking. */
export interface Shelves {
  of(ownerId: number): Promise<ProductShelf>;
  /** Throws an owner's shelf away. */
  forget(ownerId: string): void;
}

/** Creates the cache of shelves. */
export function createShelves({ db, clock }: Pick<Platform, 'db' | 'clock'>): Shelves {
  const memory = createMemory({
    load: (key) => load(db, Number.parseInt(key, 10)),
    size: (shelf) => Math.min(shelf.products.length, maxProducts),
    now: () => clock.now().getTime(),
    maxEntries: maxOwners,
    maxSize: maxProducts,
    maxAgeMs: maxCacheAgeMs,
  });
  return { of: (ownerId) => memory.get(`${ownerId}/`), forget: (ownerId) => memory.drop(`${ownerId}/`) };
}

async function load(db: Executor, ownerId: number): Promise<ProductShelf> {
  const products = await candidateProducts(db, ownerId);
  const shelf = emptyShelf<CandidateProduct>();
  for (const [index, product] of products.entries()) {
    put(shelf, product);
    if (index % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  shelf.language = languageOfProducts(products, await mainLanguage(db, ownerId));
  const facts = await factsInTurns(products, shelf.language);
  shelf.facts = indexFacts(
    shelf.products,
    facts.filter((_, at) => products[at]?.inStock),
  );
  return shelf;
}

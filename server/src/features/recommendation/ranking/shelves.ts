/** Caches each owner's shelf until the catalogue changes. Loading one takes seconds; ranking then takes milliseconds. */
import { createMemory } from '../../../platform/caches/memory.ts';
import type { Executor } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type CandidateProduct, candidateProducts, factsInTurns, languageOfProducts, mainLanguage } from '../../catalogue/index.ts';
import { addFacts, addProduct, emptyShelf, type Shelf } from './shelf.ts';

export type ProductShelf = Shelf<CandidateProduct>;

/** The maximum number of products in memory over all owners, at about 2 kB each. A larger shelf is cached alone. */
const maxProducts = 200_000;
const maxOwners = 5000;
/** The maximum age, in case a message between processes is lost. */
const maxCacheAgeMs = 10 * 60_000;
/** After this many products, about 10 ms, the event loop runs other requests. */
const atOnce = 250;

/** Caches the owners' shelves. */
export interface Shelves {
  of(ownerId: number): Promise<ProductShelf>;
  /** Drops an owner's shelf from the cache, or all shelves. */
  forget(ownerId?: string): void;
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
  return { of: (ownerId) => memory.get(`${ownerId}/`), forget: (ownerId) => memory.drop(ownerId && `${ownerId}/`) };
}

async function load(db: Executor, ownerId: number): Promise<ProductShelf> {
  const products = await candidateProducts(db, ownerId);
  const shelf = emptyShelf<CandidateProduct>();
  for (const [index, product] of products.entries()) {
    addProduct(shelf, product);
    if (index % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  shelf.language = languageOfProducts(products, await mainLanguage(db, ownerId));
  const facts = await factsInTurns(products, shelf.language);
  addFacts(
    shelf,
    products,
    facts.filter((_, at) => products[at]?.inStock),
  );
  return shelf;
}

/** The rows of products that conversations ask for again and again, in memory until the catalogue changes. */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../../platform/index.ts';
import { productAtPage, productsByIds } from '../catalogue/index.ts';

export type ProductRow = Awaited<ReturnType<typeof productsByIds>>[number];

const maxOwners = 5000;
/** At about 3 kB each. */
const maxRows = 10_000;
const maxPages = 20_000;
/** The maximum age, in case a message between processes is lost. */
const maxAgeMs = 10 * 60_000;

/** Reads products by id, and by the address of their page. */
export interface Rows {
  /** The owner's live products by id, in the catalogue's order. */
  byIds(ownerId: number, ids: readonly number[]): Promise<ProductRow[]>;
  /** The id of the live product whose page is at an address without query and fragment; null when there is none. */
  atPage(ownerId: number, page: string): Promise<number | null>;
  /** Another one whenever the owner's products may have changed. */
  editionOf(ownerId: number): string;
  /** Drops an owner's products from memory, or all of them. */
  forget(ownerId?: string): void;
}

/** Creates the memory of product rows. */
export function createRows({ db, clock }: Pick<Platform, 'db' | 'clock'>): Rows {
  const aged = { ttl: maxAgeMs - 1, ttlResolution: 0, perf: { now: () => clock.now().getTime() } };
  // What is read while an owner's products are dropped is kept under an edition that nobody asks for any more.
  const editions = new LRUCache<string, string>({ max: maxOwners, ...aged });
  const rows = new LRUCache<string, { row: Promise<ProductRow | null> }>({ max: maxRows, ...aged });
  const pages = new LRUCache<string, { id: Promise<number | null> }>({ max: maxPages, ...aged });
  const editionOf = (ownerId: number): string => {
    const cached = editions.get(`${ownerId}`);
    if (cached !== undefined) return cached;
    const edition = randomUUID();
    editions.set(`${ownerId}`, edition);
    return edition;
  };
  return {
    editionOf,
    async byIds(ownerId, ids) {
      const edition = editionOf(ownerId);
      const keyOf = (id: number) => `${edition}/${id}`;
      const missing = [...new Set(ids)].filter((id) => !rows.has(keyOf(id)));
      const read = missing.length > 0 ? productsByIds(db, ownerId, missing) : null;
      for (const id of missing) {
        const entry = { row: (read as Promise<ProductRow[]>).then((found) => found.find((row) => row.id === id) ?? null) };
        rows.set(keyOf(id), entry);
        entry.row.catch(() => rows.peek(keyOf(id)) === entry && rows.delete(keyOf(id)));
      }
      // Taken before anything is awaited, so that nothing is evicted in between.
      const cachedRows = [...new Set(ids)].map((id) => rows.get(keyOf(id))?.row ?? null);
      const found = (await Promise.all(cachedRows)).filter((row) => row !== null);
      return found.sort((a, b) => a.id - b.id);
    },
    atPage(ownerId, page) {
      const key = `${editionOf(ownerId)}/${page}`;
      const cached = pages.get(key);
      if (cached) return cached.id;
      const entry = { id: productAtPage(db, ownerId, page) };
      pages.set(key, entry);
      entry.id.catch(() => pages.peek(key) === entry && pages.delete(key));
      return entry.id;
    },
    forget: (ownerId) => (ownerId === undefined ? editions.clear() : void editions.delete(ownerId)),
  };
}

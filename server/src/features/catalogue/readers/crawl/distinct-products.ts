import { joinedPaths } from '../category-paths.ts';
import type { CatalogueProduct } from '../product.ts';
import type { SeenProduct } from './crawl.ts';

/**
 * Finds duplicates among the products of one reading. Two products are the same when their keys are equal, or their title, price and picture:
 * shops show a product under a separate address in each of its categories.
 */
export class DistinctProducts {
  readonly #known = new Map<string, SeenProduct>();
  readonly #looks = new Map<string, SeenProduct>();

  /** @param seen the products that an earlier turn of the same reading gave */
  constructor(seen: readonly SeenProduct[] = []) {
    for (const product of seen) this.#remember(product);
  }

  /** The number of distinct products so far. */
  get size(): number {
    return this.#known.size;
  }

  /** The products of a batch that were not seen before, and known ones that were found in another place of the shop. */
  sorted(products: CatalogueProduct[]): { products: CatalogueProduct[]; amended: CatalogueProduct[] } {
    const fresh: CatalogueProduct[] = [];
    const amended: CatalogueProduct[] = [];
    for (const product of products) {
      const earlier = this.#known.get(product.externalKey) ?? this.#looks.get(lookOf(product) ?? '');
      if (!earlier) {
        this.#remember(product);
        fresh.push(product);
        continue;
      }
      const categoryPaths = joinedPaths(earlier.categoryPaths, product.categoryPaths);
      if (categoryPaths.length <= earlier.categoryPaths.length) continue;
      const categories = [...new Set([...earlier.categories, ...product.categories])];
      const { externalKey, link } = earlier;
      const amendment = { ...product, externalKey, link, categoryPaths, categories };
      this.#remember(amendment);
      amended.push(amendment);
    }
    return { products: fresh, amended };
  }

  #remember({ externalKey, title, link, image, priceMinor, categoryPaths, categories }: SeenProduct): void {
    const seen = { externalKey, title, link, image, priceMinor, categoryPaths, categories };
    this.#known.set(externalKey, seen);
    const look = lookOf(seen);
    if (look !== null) this.#looks.set(look, seen);
  }
}

/** What products have in common that are the same under several addresses; null for one without a picture or a price, which says too little. */
const lookOf = ({ title, priceMinor, image }: SeenProduct): string | null =>
  image === null || priceMinor === null ? null : JSON.stringify([title, priceMinor, image]);

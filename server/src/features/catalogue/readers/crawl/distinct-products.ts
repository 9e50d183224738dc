import type { CatalogueProduct } from '../product.ts';

/**
 * Filters duplicates out of the products of one reading. Two products are the same when their keys are equal, or their title, price and
 * picture: shops show a product under a separate address in each of its categories.
 */
export class DistinctProducts {
  readonly #keys = new Set<string>();
  readonly #looks = new Set<string>();

  /** The number of distinct products so far. */
  get size(): number {
    return this.#keys.size;
  }

  /** The products of a batch that were not seen before. */
  fresh(products: CatalogueProduct[]): CatalogueProduct[] {
    return products.filter((product) => {
      const look = JSON.stringify([product.title, product.priceMinor, product.image]);
      if (this.#keys.has(product.externalKey) || (product.image !== null && product.priceMinor !== null && this.#looks.has(look)))
        return false;
      this.#keys.add(product.externalKey);
      this.#looks.add(look);
      return true;
    });
  }
}

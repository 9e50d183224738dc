import type { CatalogueProduct } from '../product.ts';

/**
 * The products met so far, each once. The same address (however it was reached) is the same product, and so is the same
 * name, price and picture under another address: shops show a product in each of its categories.
 */
export class Joined {
  readonly #keys = new Set<string>();
  readonly #looks = new Set<string>();

  /** How many there are. */
  get size(): number {
    return this.#keys.size;
  }

  /** Those that were not met before. */
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

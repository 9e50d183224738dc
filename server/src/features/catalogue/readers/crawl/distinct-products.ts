import { joinedPaths } from '../category-paths.ts';
import type { CatalogueProduct } from '../product.ts';

/** What is remembered of a product that was given. */
interface Known {
  key: string;
  link: string;
  paths: string[][];
  categories: string[];
}

/**
 * Finds duplicates among the products of one reading. Two products are the same when their keys are equal, or their title, price and picture:
 * shops show a product under a separate address in each of its categories.
 */
export class DistinctProducts {
  readonly #known = new Map<string, Known>();
  readonly #looks = new Map<string, Known>();

  /** `keys` are those of products that an earlier turn of the same reading gave. */
  constructor(keys: readonly string[] = []) {
    for (const key of keys) this.#known.set(key, { key, link: '', paths: [], categories: [] });
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
      const look = JSON.stringify([product.title, product.priceMinor, product.image]);
      const hasLook = product.image !== null && product.priceMinor !== null;
      const known = this.#known.get(product.externalKey) ?? (hasLook ? this.#looks.get(look) : undefined);
      if (!known) {
        const { externalKey: key, link, categoryPaths: paths, categories } = product;
        const entry = { key, link, paths, categories };
        this.#known.set(key, entry);
        if (hasLook) this.#looks.set(look, entry);
        fresh.push(product);
        continue;
      }
      const paths = joinedPaths(known.paths, product.categoryPaths);
      if (paths.length <= known.paths.length || known.link === '') continue;
      const categories = [...new Set([...known.categories, ...product.categories])];
      Object.assign(known, { paths, categories });
      amended.push({ ...product, externalKey: known.key, link: known.link, categoryPaths: paths, categories });
    }
    return { products: fresh, amended };
  }
}

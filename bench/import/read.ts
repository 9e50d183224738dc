/** Reads a shop on loopback as an import does, without a database. */
import { type CatalogueProduct, openShop, type ShopPage } from '../../server/src/features/catalogue/readers/index.ts';
import { createGuardedFetch } from '../../server/src/platform/fetch/index.ts';

export interface WholeReading {
  kind: string;
  products: CatalogueProduct[];
  topics: string[];
  /** What was read of its pages. */
  texts: ShopPage[];
  pages: number;
  note: string;
}

/** Reads all products and pages of a shop. Errors while reading are returned, not thrown. */
export async function readWhole(origin: string, limits = {}): Promise<WholeReading> {
  const client = createGuardedFetch({ allowHosts: [new URL(origin).host], userAgent: 'ParleyBot/1.0 (measurement)' });
  try {
    const shop = await openShop(client, origin, { limits });
    const products: CatalogueProduct[] = [];
    try {
      for (;;) {
        const step = await shop.reading.next();
        if (step.done) {
          return {
            kind: shop.kind(),
            products,
            topics: shop.info.pages.map(({ topic }) => topic),
            texts: [...shop.info.pages],
            pages: shop.pagesRead(),
            note: step.value.note,
          };
        }
        products.push(...step.value.products);
      }
    } finally {
      shop.end();
    }
  } catch (error) {
    return { kind: 'none', products: [], topics: [], texts: [], pages: 0, note: error instanceof Error ? error.message : String(error) };
  } finally {
    await client.close();
  }
}

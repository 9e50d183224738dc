/** The owner's catalogue: importing, managing and searching products (contract/catalogue.ts). */

import type { productActions } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/db/index.ts';
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Holding } from './holding.ts';
import { importFilesOf } from './importing/import-store.ts';
import { catalogueChanged, type ImportJob, importJob, requeueDeadImports, runImport, startNextImports } from './importing/run-import.ts';
import { replacePages } from './learnt/pages-store.ts';
import { askForDue, rereadJob, rereadPages, rereadSweepJob } from './learnt/reread.ts';
import { cacheFacets } from './products/facets.ts';
import { changeProducts } from './products/manage-products.ts';
import { pictureFiles, removeUnusedPictures } from './products/pictures.ts';
import { idsByKey, upsertProducts } from './products/product-store.ts';
import { searchAnyWord } from './products/search-store.ts';
import { createShopReadings, type ShopReadings } from './queue/read-shop.ts';
import { queueMoved } from './queue/reading-queue-store.ts';
import type { CatalogueProduct, ShopPage } from './readers/index.ts';
import { registerRoutes } from './routes.ts';
import { shopSource } from './sources/shop-source.ts';
import { ensureSource, type Source } from './sources/source-store.ts';

export {
  allPlaces,
  attributesInStock,
  countPlaces,
  type Fact,
  type FactFamily,
  type FactIndex,
  type FactOfOption,
  type FactProduct,
  factsInTurns,
  factsOf,
  factsOfOptions,
  type IndexedValue,
  indexFacts,
  languageOfProducts,
  listPlaces,
  nameOfFamily,
  sizeSystem,
} from './facts/index.ts';
export { startImport } from './importing/start-import.ts';
export { pagesChanged, pagesOfOwner as shopPages, pagesStamp } from './learnt/pages-store.ts';
export { profileWords } from './learnt/profile-suggestions.ts';
export {
  type CandidateProduct,
  candidateProducts,
  productTexts,
  type SoldProduct,
  soldProducts,
  someProducts,
} from './products/candidates-store.ts';
export { type CatalogueGaps, catalogueGaps } from './products/gaps-store.ts';
export { requireProductsOfRules, unknownProduct } from './products/own-products.ts';
export { withShownPicture } from './products/pictures.ts';
export { binnedProducts, countProducts, productAtPage, productsByIds, productsChangedSince, titlesOf } from './products/product-store.ts';
export { mainLanguage } from './products/search-store.ts';
export { dearestPrice, productsSold, type SoldNames } from './products/sold-store.ts';
export type { ReadProgress } from './queue/read-shop.ts';
export { openCrawl, RobotsRefused } from './readers/crawl/crawl.ts';
export { type CatalogueProduct, loadPage, type ProductVariant, type ShopPage, ShopUnreadable, shopName } from './readers/index.ts';
export { systemOfKind } from './readers/readers.ts';
export { sampleSource } from './sources/sample-products.ts';
export { catalogueChanged };

const sweepJob = 'catalogue-take-up';
const picturesJob = 'catalogue-pictures';
/** Imports mostly wait for shops, so several run at once, and one slow shop does not block the others. */
const importsAtOnce = 3;

/** What other features use. */
export interface Catalogue extends Feature {
  /** Excludes, includes, removes or restores products for their owner. Gives the ids of those that changed. @throws HttpError 404 for an unknown id, 409 where tests of the assistant hold it back */
  changeProducts(ownerId: number, action: (typeof productActions)[number], ids: readonly number[]): Promise<number[]>;
  readShop: ShopReadings['read'];
}

/**
 * Creates the feature. `holding` is asked before the owner removes a page or changes products by hand. `readShop` reads a shop for a visitor of the demo, in its turn. The plugin registers the calls, the workers for imports, and the jobs that resume imports of
 * a process that died (every minute), delete unused pictures (daily) and read the shops' pages about themselves again (hourly check).
 */
export function createCatalogue(platform: Platform, holding: Holding): Catalogue {
  const { database, queue } = platform;
  const facets = cacheFacets(platform);
  const readings = createShopReadings(platform);
  return {
    changeProducts: (ownerId, action, ids) => changeProducts({ platform, holding }, ownerId, action, ids),
    readShop: readings.read,
    async plugin(app) {
      await database.subscribe(catalogueChanged, facets.forget);
      await database.subscribe(queueMoved, readings.lookAgain);
      await workOnImports(app, platform);
      await queue.work(picturesJob, { retries: 1, expireSeconds: 600 }, () => removeUnusedPictures(platform));
      await queue.schedule(picturesJob, '41 3 * * *');
      await queue.work<Source>(rereadJob, { retries: 0, expireSeconds: 900 }, (source, signal) => rereadPages(platform, source, signal));
      await queue.work(rereadSweepJob, { retries: 0, expireSeconds: 300 }, () => askForDue(platform));
      await queue.schedule(rereadSweepJob, '37 * * * *');
      registerRoutes(app, platform, facets, holding);
    },
  };
}

async function workOnImports(app: FastifyInstance, platform: Platform): Promise<void> {
  const { queue } = platform;
  const stopping = new AbortController();
  app.addHook('onClose', async () => stopping.abort(new Error('the process stops')));
  for (let worker = 0; worker < importsAtOnce; worker++) {
    await queue.work<ImportJob>(importJob, { retries: 0, expireSeconds: 3600 }, (job, signal) =>
      runImport(platform, job, AbortSignal.any([signal, stopping.signal])),
    );
  }
  await queue.work(sweepJob, { retries: 0, expireSeconds: 60 }, () => requeueDeadImports(platform));
  await queue.schedule(sweepJob, '* * * * *');
  // Imports that were queued when the last process ended start at once.
  app.addHook('onReady', () => startNextImports(platform));
}

/** The live products that best match any word of `text`, best first, at most `limit`. */
export function searchProducts(db: Executor, ownerId: number, text: string, limit: number) {
  return searchAnyWord(db, ownerId, text, limit);
}

/** Stores products that were read from the shop at `url`; a later import of that shop updates them. Gives their ids by external key. */
export async function saveProducts(db: Executor, ownerId: number, url: string, products: CatalogueProduct[]): Promise<Map<string, number>> {
  const sourceId = await ensureSource(db, ownerId, shopSource(url));
  await upsertProducts(db, { ownerId, sourceId }, products);
  const keys = products.map((product) => product.externalKey);
  return idsByKey(db, { ownerId, sourceId }, keys);
}

/** Stores pages that were read from the shop at `url` for the owner's assistant; a later import of that shop replaces them. */
export async function savePages(db: Executor, ownerId: number, url: string, pages: ShopPage[], at: Date): Promise<void> {
  const sourceId = await ensureSource(db, ownerId, shopSource(url));
  await replacePages(db, { ownerId, sourceId }, { pages, whole: true }, at);
}

/** The names of an owner's files in the storage: uploads that wait to be imported, and product pictures. */
export async function filesOf(db: Executor, ownerId: number): Promise<string[]> {
  return [...(await importFilesOf(db, ownerId)), ...(await pictureFiles(db, ownerId))];
}

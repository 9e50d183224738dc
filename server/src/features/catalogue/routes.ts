import {
  changeProducts,
  correctProductFact,
  createProduct,
  deleteLearnt,
  deleteProduct,
  deleteSource,
  exportProducts,
  getImport,
  listFacets,
  listImports,
  listLearnt,
  listProductFacts,
  listProducts,
  listSources,
  pictureLimits,
  rereadLearnt,
  reviewLearnt,
  startImport,
  updateProduct,
  uploadProductPicture,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/db/index.ts';
import { sendFile } from '../../platform/files/csv.ts';
import { notFound } from '../../platform/http/errors.ts';
import { route, sent } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { correctFact, factsOfProduct } from './facts/product-facts.ts';
import type { Holding, HoldingContext } from './holding.ts';
import * as imports from './importing/import-store.ts';
import { ownCsv } from './importing/own-csv.ts';
import { startImport as queueImport } from './importing/start-import.ts';
import { forgetPage, markSeen, pagesChanged, pagesOfOwner, shopsOfOwner } from './learnt/pages-store.ts';
import { suggestionsFor } from './learnt/profile-suggestions.ts';
import { askForReread, isRereading } from './learnt/reread.ts';
import { presentImport, presentLearnt, presentProduct, presentSource } from './present.ts';
import type { CachedFacets } from './products/facets.ts';
import { everyProduct, listProducts as pageOf } from './products/list-store.ts';
import * as manage from './products/manage-products.ts';
import { storePicture } from './products/pictures.ts';
import { readQueue } from './queue/reading-queue-store.ts';
import { listSources as listSourcesOf } from './sources/source-store.ts';

const fileLimit = 20 * 1024 * 1024;

/** Registers the calls of contract/catalogue.ts and contract/learnt.ts. */
export function registerRoutes(app: FastifyInstance, platform: Platform, facets: CachedFacets, holding: Holding): void {
  importRoutes(app, platform);
  learntRoutes(app, platform, facets, holding);
  sourceRoutes(app, { platform, holding });
  productRoutes(app, { platform, holding }, facets);
}

const limits = [{ name: 'catalogue-import', max: 30, seconds: 600 }];

function importRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  route(app, startImport, { limits, fileLimit }, async ({ ownerId, body, files }) => {
    const { id, status } = await queueImport(platform, ownerId, { url: body.url, file: files.file, source: body.source });
    return { import: { id, status } };
  });

  route(app, listImports, {}, async ({ ownerId, query }) => {
    const queue = await readQueue(db);
    return { imports: (await imports.listImports(db, ownerId, query.limit, query.offset)).map((row) => presentImport(row, queue)) };
  });

  route(app, getImport, {}, async ({ ownerId, params }) => {
    const found = await imports.findImport(db, ownerId, params.id);
    if (!found) throw notFound('This import');
    return { import: presentImport(found, found.status === 'queued' ? await readQueue(db) : []) };
  });
}

/** What was learnt from the shop's pages. */
function learntRoutes(app: FastifyInstance, platform: Platform, facets: CachedFacets, { assertMayChange }: Holding): void {
  const { db } = platform;

  route(app, listLearnt, {}, async ({ ownerId }) => {
    const pages = await pagesOfOwner(db, ownerId);
    const { categories } = await facets.of(ownerId);
    return {
      pages: pages.map(presentLearnt),
      suggestions: suggestionsFor(await shopsOfOwner(db, ownerId), categories, pages),
      rereading: await isRereading(platform, ownerId),
    };
  });

  route(app, deleteLearnt, {}, async ({ ownerId, params }) => {
    const change = async (tx: Executor) => {
      if (!(await forgetPage(tx, ownerId, params.id, platform.clock.now()))) throw notFound('This page');
    };
    await assertMayChange(ownerId, change);
    await change(db);
    await platform.database.publish(pagesChanged, String(ownerId));
    return { success: true as const };
  });

  route(app, rereadLearnt, { limits: [{ name: 'reread', max: 5, seconds: 600 }] }, async ({ ownerId }) => {
    await askForReread(platform, ownerId);
    return { success: true as const };
  });

  route(app, reviewLearnt, {}, async ({ ownerId, params, body }) => {
    if (!(await markSeen(db, ownerId, params.id, body.seen ? platform.clock.now() : null))) throw notFound('This page');
    return { success: true as const };
  });
}

function sourceRoutes(app: FastifyInstance, held: HoldingContext): void {
  const { db } = held.platform;

  route(app, listSources, {}, async ({ ownerId }) => {
    const { sources, byHand } = await listSourcesOf(db, ownerId);
    const last = await imports.importsByIds(
      db,
      ownerId,
      sources.map(({ lastImport }) => lastImport).filter((id) => id !== null),
    );
    const queue = await readQueue(db);
    const lastOf = (id: number | null) => (id === null ? undefined : last.get(id));
    return {
      sources: sources.map((source) => {
        const lastImport = lastOf(source.lastImport);
        return presentSource(source, lastImport ? presentImport(lastImport, queue) : null);
      }),
      byHand,
    };
  });

  route(app, deleteSource, {}, async ({ ownerId, params }) => {
    await manage.removeSource(held, ownerId, params.id);
    return { success: true as const };
  });
}

function productRoutes(app: FastifyInstance, held: HoldingContext, facets: CachedFacets): void {
  const { platform } = held;
  const { db } = platform;

  route(app, listProducts, {}, async ({ ownerId, query: { limit, offset, ...filters } }) => {
    const { rows, total } = await pageOf(db, ownerId, filters, { limit, offset });
    return { products: rows.map((row) => presentProduct(row, platform.shownPicture)), total };
  });

  route(app, exportProducts, { limits: [{ name: 'catalogue-export', max: 30, seconds: 600 }] }, ({ ownerId, query, reply }) => {
    sendFile(reply, { name: 'products.csv', type: 'text/csv', text: ownCsv(everyProduct(db, ownerId, query)) });
    return sent;
  });

  route(app, createProduct, {}, async ({ ownerId, body }) => ({
    product: presentProduct(await manage.createProduct(held, ownerId, body), platform.shownPicture),
  }));

  route(app, uploadProductPicture, { limits, fileLimit: pictureLimits.bytes }, async ({ ownerId, files }) => ({
    productImage: await storePicture(platform, ownerId, files.image),
  }));

  route(app, changeProducts, {}, async ({ ownerId, body }) => ({
    changed: await manage.changeProducts(held, ownerId, body.action, body.ids),
  }));

  route(app, listFacets, {}, ({ ownerId }) => facets.of(ownerId));

  route(app, listProductFacts, {}, ({ ownerId, params }) => factsOfProduct(platform, ownerId, params.id));

  route(app, correctProductFact, {}, ({ ownerId, params, body }) => correctFact(held, ownerId, params.id, body));

  route(app, updateProduct, {}, async ({ ownerId, params, body }) => ({
    product: presentProduct(await manage.changeProduct(held, ownerId, params.id, body), platform.shownPicture),
  }));

  route(app, deleteProduct, {}, async ({ ownerId, params }) => {
    if ((await manage.changeProducts(held, ownerId, 'delete', [params.id])).length === 0) throw notFound('This product');
    return { success: true as const };
  });
}

import { deleteProduct, getImport, listFacets, listImports, listProducts, startImport, updateProduct } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import * as imports from './import-store.ts';
import { readLine } from './line-store.ts';
import { presentFacets, presentImport, presentProduct } from './present.ts';
import { searchPage } from './search-store.ts';
import * as service from './service.ts';
import { countFacets, pageOfProducts } from './store.ts';

const fileLimit = 20 * 1024 * 1024;
const mostFacetValues = 200;

export function registerRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  const limits = [{ name: 'catalogue-import', max: 30, seconds: 600 }];
  route(app, startImport, { limits, fileLimit }, async ({ ownerId, body, files }) => {
    const { id, status } = await service.startImport(platform, ownerId, { url: body.url, file: files.file });
    return { import: { id, status } };
  });

  route(app, listImports, {}, async ({ ownerId, query }) => {
    const line = await readLine(db);
    return { imports: (await imports.listImports(db, ownerId, query.limit, query.offset)).map((row) => presentImport(row, line)) };
  });

  route(app, getImport, {}, async ({ ownerId, params }) => {
    const found = await imports.findImport(db, ownerId, params.id);
    if (!found) throw notFound('This import');
    return { import: presentImport(found, found.status === 'queued' ? await readLine(db) : []) };
  });

  route(app, listProducts, {}, async ({ ownerId, query }) => {
    const { search, limit, offset } = query;
    const { rows, total } = search
      ? await searchPage(db, ownerId, search, limit, offset)
      : await pageOfProducts(db, ownerId, limit, offset);
    return { products: rows.map(presentProduct), total };
  });

  route(app, listFacets, {}, async ({ ownerId }) => presentFacets(await countFacets(db, ownerId, mostFacetValues)));

  route(app, updateProduct, {}, async ({ ownerId, params, body }) => ({
    product: presentProduct(await service.changeProduct(platform, ownerId, params.id, body)),
  }));

  route(app, deleteProduct, {}, async ({ ownerId, params }) => {
    await service.removeProduct(platform, ownerId, params.id);
    return { success: true as const };
  });
}

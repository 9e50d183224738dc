/** Changes that an owner makes to products and sources: adding, changing, excluding, removing and restoring. */
import { randomUUID } from 'node:crypto';
import type { newProduct, productActions } from '@parley/contract';
import type { z } from 'zod';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { isImportRunning } from '../importing/import-store.ts';
import { catalogueChanged } from '../importing/run-import.ts';
import { removeSource as deleteSource, findSource } from '../sources/source-store.ts';
import { requireOwnProducts } from './own-products.ts';
import { type Change, columnsOf, privatePicture } from './product-change.ts';
import { addProduct, applyAction, editProduct, findProduct, type ProductRow } from './product-store.ts';

function requirePublicPicture({ shownPicture }: Platform, { productImage = '' }: Pick<Change, 'productImage'>): void {
  if (productImage !== '' && shownPicture(productImage) === '') throw invalid({ productImage: privatePicture });
}

/** Adds a product without a source, so that no import changes it. @throws HttpError 400 for a picture in a private network */
export async function createProduct(platform: Platform, ownerId: number, given: z.output<typeof newProduct>): Promise<ProductRow> {
  requirePublicPicture(platform, given);
  const { productTitle: title, productLink: link, ...rest } = given;
  const row = await addProduct(platform.db, ownerId, { ...columnsOf(rest).set, title, link }, `hand:${randomUUID()}`);
  await platform.database.publish(catalogueChanged, String(ownerId));
  return row;
}

/** Changes a product and remembers which fields were edited. @throws HttpError 404, 400 for a picture in a private network */
export async function changeProduct(platform: Platform, ownerId: number, id: number, change: Change): Promise<ProductRow> {
  requirePublicPicture(platform, change);
  const { set, fields } = columnsOf(change);
  const row =
    fields.length || change.edited ? await editProduct(platform.db, ownerId, id, set, fields) : await findProduct(platform.db, ownerId, id);
  if (!row) throw notFound('This product');
  if (fields.length || change.edited) await platform.database.publish(catalogueChanged, String(ownerId));
  return row;
}

/** Excludes, includes, removes or restores products. Gives the ids of those that changed. @throws HttpError 404 for an unknown id */
export async function changeProducts(
  platform: Platform,
  ownerId: number,
  action: (typeof productActions)[number],
  ids: readonly number[],
): Promise<number[]> {
  await requireOwnProducts(platform.db, ownerId, ids, (index) => `ids.${index}`);
  const changed = await applyAction(platform.db, ownerId, action, ids, platform.clock.now());
  if (changed.length > 0) await platform.database.publish(catalogueChanged, String(ownerId));
  return changed;
}

/** Removes a source with its imports, pages and products. @throws HttpError 404 for an unknown source, 409 while it is being imported */
export async function removeSource(platform: Platform, ownerId: number, sourceId: number): Promise<void> {
  await platform.db.transaction(async (tx) => {
    if ((await findSource(tx, ownerId, sourceId)) === null) throw notFound('This source');
    if (await isImportRunning(tx, ownerId, sourceId))
      throw conflict('import_under_way', 'It is being imported. Please wait until that is done.');
    await deleteSource(tx, { ownerId, sourceId }, platform.clock.now());
  });
  await platform.database.publish(catalogueChanged, String(ownerId));
}

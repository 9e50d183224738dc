/** Changes that an owner makes to products and sources: adding, changing, excluding, removing and restoring. */
import { randomUUID } from 'node:crypto';
import type { newProduct, productActions } from '@parley/contract';
import type { z } from 'zod';
import type { Executor } from '../../../platform/db/index.ts';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { changeByHand, type HoldingContext } from '../holding.ts';
import { isImportRunning } from '../importing/import-store.ts';
import { removeSource as deleteSource, findSource } from '../sources/source-store.ts';
import { requireOwnProducts } from './own-products.ts';
import { type Change, columnsOfChange, privatePicture } from './product-change.ts';
import { addProduct, applyAction, editProduct, findProduct, type ProductRow, titlesOf } from './product-store.ts';

function requirePublicPicture({ shownPicture }: Platform, { productImage = '' }: Pick<Change, 'productImage'>): void {
  if (productImage !== '' && shownPicture(productImage) === '') throw invalid({ productImage: privatePicture });
}

/** Adds a product without a source, so that no import changes it. @throws HttpError 400 for a picture in a private network, 409 where tests hold it back */
export async function createProduct(held: HoldingContext, ownerId: number, fields: z.output<typeof newProduct>): Promise<ProductRow> {
  requirePublicPicture(held.platform, fields);
  const { productTitle: title, productLink: link, ...rest } = fields;
  const key = `hand:${randomUUID()}`;
  return changeByHand(held, ownerId, [title], (tx) => addProduct(tx, ownerId, { ...columnsOfChange(rest).set, title, link }, key));
}

/** Changes a product and remembers which fields were edited. @throws HttpError 404, 400 for a picture in a private network, 409 where tests hold it back */
export async function changeProduct(held: HoldingContext, ownerId: number, id: number, change: Change): Promise<ProductRow> {
  const { db } = held.platform;
  requirePublicPicture(held.platform, change);
  const { set, fields } = columnsOfChange(change);
  const before = await findProduct(db, ownerId, id);
  if (!before) throw notFound('This product');
  if (fields.length === 0 && !change.edited) return before;
  return changeByHand(held, ownerId, [before.title, change.productTitle ?? ''], async (tx) => {
    const row = await editProduct(tx, ownerId, id, set, fields);
    if (!row) throw notFound('This product');
    return row;
  });
}

/** Excludes, includes, removes or restores products. Gives the ids of those that changed. @throws HttpError 404 for an unknown id, 409 where tests hold it back */
export async function changeProducts(
  held: HoldingContext,
  ownerId: number,
  action: (typeof productActions)[number],
  ids: readonly number[],
): Promise<number[]> {
  const { db, clock } = held.platform;
  await requireOwnProducts(db, ownerId, ids, (index) => `ids.${index}`);
  const titles = [...(await titlesOf(db, ownerId, ids)).values()];
  const change = (tx: Executor) => applyAction(tx, ownerId, action, ids, clock.now());
  return changeByHand(held, ownerId, titles, change, (changed) => changed.length > 0);
}

/** Removes a source with its imports, pages and products. @throws HttpError 404 for an unknown source, 409 while it is being imported or where tests hold it back */
export async function removeSource(held: HoldingContext, ownerId: number, sourceId: number): Promise<void> {
  const { clock } = held.platform;
  await changeByHand(held, ownerId, [], async (tx) => {
    if ((await findSource(tx, ownerId, sourceId)) === null) throw notFound('This source');
    if (await isImportRunning(tx, ownerId, sourceId))
      throw conflict('import_under_way', 'It is being imported. Please wait until that is done.');
    await deleteSource(tx, { ownerId, sourceId }, clock.now());
  });
}

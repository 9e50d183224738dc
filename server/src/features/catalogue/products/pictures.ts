/** Pictures that owners upload for products: stored, and removed when no product shows them. */
import { pictureLimits } from '@parley/contract';
import { uploadedFiles } from '@parley/contract/paths';
import { and, eq, lt, sql } from 'drizzle-orm';
import { dropUploads } from '../../../kit/uploads.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { toWebp } from '../../../platform/files/images.ts';
import { invalid } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/index.ts';
import type { CatalogueProduct } from '../readers/index.ts';
import { productPictures, products } from '../tables.ts';

/** The longest time between uploading a picture and saving the product. */
const unsavedMs = 24 * 3_600_000;

/** Stores a picture for a product and gives its address. @throws HttpError 400, 413 or 415 that names `image` */
export async function storePicture(platform: Platform, ownerId: number, file: UploadedFile | undefined): Promise<string> {
  const { db, storage, clock, config } = platform;
  if (!file) throw invalid({ image: 'Choose a picture' });
  const { name, bytes, type } = await toWebp(platform, file.bytes, { field: 'image', maxPixels: pictureLimits.pixels });
  // Recorded before it is stored, because a file without a record could never be removed.
  await db.insert(productPictures).values({ ownerId, name, createdAt: clock.now() });
  await storage.put(name, bytes, type);
  return `${config.publicUrl}${uploadedFiles}${name}`;
}

/** The pictures of an owner that the storage keeps, by their names there. */
export async function pictureFiles(db: Executor, ownerId: number): Promise<string[]> {
  const rows = await db.select({ name: productPictures.name }).from(productPictures).where(eq(productPictures.ownerId, ownerId));
  return rows.map(({ name }) => name);
}

/**
 * Removes pictures that were uploaded more than a day ago and that no product shows, because the form was not saved or the picture was
 * replaced.
 */
export async function removeUnusedPictures(platform: Platform): Promise<void> {
  const { clock } = platform;
  const { longRunning: db } = platform.database;
  // A deleted product can be brought back, and keeps its picture.
  const shown = sql`exists (select 1 from ${products} where ${products.ownerId} = ${productPictures.ownerId}
    and ${products.image} like ${`%${uploadedFiles}%`} and right(${products.image}, length(${productPictures.name})) = ${productPictures.name})`;
  const unused = await db
    .delete(productPictures)
    .where(and(lt(productPictures.createdAt, new Date(clock.now().getTime() - unsavedMs)), sql`not ${shown}`))
    .returning({ name: productPictures.name });
  await dropUploads(
    platform,
    unused.map(({ name }) => name),
  );
}

/** A product without its picture when that is in a private network: it is not even stored. */
export const withShownPicture = ({ shownPicture }: Platform, product: CatalogueProduct): CatalogueProduct => ({
  ...product,
  image: shownPicture(product.image ?? '') === '' ? null : product.image,
});

/** Uploaded pictures of designs; pictures that no recommender shows are deleted. */
import { dropPictures, withPicture } from '../../kit/uploads.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/index.ts';
import * as store from './store.ts';

/** How long a picture may stay unused: a tab may stay open overnight between uploading a picture and saving the design. */
const unusedForMs = 24 * 3600_000;

/**
 * Stores a picture for the owner's designs; returns its path.
 * @throws HttpError 404 for an unknown recommender, 413 and 415 naming `image`.
 */
export async function addPicture(platform: Platform, ownerId: number, id: number, file: UploadedFile | undefined): Promise<string> {
  if (!file) throw invalid({ image: 'This is required' });
  if (!(await store.findRecommender(platform.db, ownerId, id))) throw notFound('The recommender');
  const now = platform.clock.now();
  const path = await withPicture(platform, file, async (path = '') => {
    await store.insertPicture(platform.db, ownerId, path, now);
    return path;
  });
  await dropPictures(platform, await store.takeUnusedPictures(platform.db, ownerId, new Date(now.getTime() - unusedForMs)));
  return path;
}

/** Uploaded pictures of designs; a picture that no recommender shows is deleted. */
import { invalid, notFound } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/index.ts';
import { dropPictures, withPicture } from '../questionnaires/index.ts';
import * as store from './store.ts';

/** How long a picture may stay unused: between uploading it and saving the design, a tab may stay open overnight. */
const unusedForMs = 24 * 3600_000;

/**
 * Keeps a picture for the owner's designs; gives its path.
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

/** Uploads: pictures that any page may show, and files that are never served. */
import { randomUUID } from 'node:crypto';
import { pictureLimits } from '@parley/contract';
import { uploadedFiles } from '@parley/contract/paths';
import type { FastifyInstance } from 'fastify';
import { toWebp } from '../platform/files/images.ts';
import { notFound } from '../platform/http/errors.ts';
import type { UploadedFile } from '../platform/http/multipart.ts';
import type { Platform } from '../platform/index.ts';

/** The file names of `toWebp`; nothing else in the storage is served. */
const pictureName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/**
 * Stores the picture of an upload and runs `work` with its path (`/uploads/…`); without an upload the path is undefined. When `work`
 * fails, the picture is removed again.
 * @throws HttpError 413 and 415 naming `image`; what `work` throws.
 */
export async function withPicture<T>(
  platform: Platform,
  file: UploadedFile | undefined,
  work: (path: string | undefined) => Promise<T>,
): Promise<T> {
  if (!file) return work(undefined);
  const { name, bytes, type } = await toWebp(platform, file.bytes, { field: 'image', maxPixels: pictureLimits.pixels });
  await platform.storage.put(name, bytes, type);
  try {
    return await work(uploadedFiles + name);
  } catch (error) {
    await dropPictures(platform, [uploadedFiles + name]);
    throw error;
  }
}

const nameOf = (path: string) => path.slice(uploadedFiles.length);

/** Stores a copy of a picture and returns its path, or an empty text when the picture no longer exists. */
export async function copyPicture({ storage }: Platform, path: string): Promise<string> {
  const bytes = await storage.get(nameOf(path));
  if (!bytes) return '';
  const name = `${randomUUID()}.webp`;
  await storage.put(name, bytes, 'image/webp');
  return uploadedFiles + name;
}

/** Removes pictures by their paths; empty paths are skipped. Call it after nothing shows them any more. */
export const dropPictures = (platform: Platform, paths: readonly string[]): Promise<void> =>
  dropUploads(platform, paths.filter(Boolean).map(nameOf));

/** Deletes uploads by their names in the storage. A file that cannot be deleted is only logged. */
export async function dropUploads({ storage, log }: Platform, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await storage.remove(name).catch((error: unknown) => log.error({ err: error, name }, 'an upload could not be removed'));
  }
}

/** Serves `GET /uploads/*`: a picture never changes under its name, any page may show it, and it cannot run as a script. Unknown ones get 404. */
export function servePictures(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { '*': string } }>(`${uploadedFiles}*`, async (request, reply) => {
    const name = request.params['*'];
    const bytes = pictureName.test(name) ? await platform.storage.get(name) : null;
    if (!bytes) throw notFound('The picture');
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      })
      .send(bytes);
  });
}

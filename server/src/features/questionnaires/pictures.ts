/** The pictures of answers: kept, given out, and taken away when their answer goes. */
import { randomUUID } from 'node:crypto';
import { pictureLimits } from '@parley/contract';
import { uploadedFiles as folder } from '@parley/contract/paths';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import { toWebp } from '../../platform/images.ts';
import type { Platform } from '../../platform/index.ts';

/** What `toWebp` names its pictures; whatever else lies in the storage is not given out. */
const picture = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/**
 * Keeps the picture of an upload while `work` runs with its path (`/uploads/...`), and takes it away again when `work` fails.
 * Without an upload the path is undefined.
 * @throws HttpError 413 and 415 naming `image`.
 */
export async function withPicture<T>(
  platform: Platform,
  file: UploadedFile | undefined,
  work: (path: string | undefined) => Promise<T>,
): Promise<T> {
  if (!file) return work(undefined);
  const { name, bytes, type } = await toWebp(file.bytes, { field: 'image', maxPixels: pictureLimits.pixels });
  await platform.storage.put(name, bytes, type);
  try {
    return await work(folder + name);
  } catch (error) {
    await dropPictures(platform, [folder + name]);
    throw error;
  }
}

/** Keeps a picture a second time; gives its new path, or empty when it is gone. */
export async function copyPicture({ storage }: Platform, path: string): Promise<string> {
  const bytes = await storage.get(path.slice(folder.length));
  if (!bytes) return '';
  const name = `${randomUUID()}.webp`;
  await storage.put(name, bytes, 'image/webp');
  return folder + name;
}

/**
 * Takes pictures away, after what showed them is gone. A picture that stays behind by a fault of the storage harms nobody: it is logged.
 */
export async function dropPictures(platform: Platform, paths: string[]): Promise<void> {
  for (const path of paths.filter(Boolean)) {
    await platform.storage.remove(path.slice(folder.length)).catch((error: unknown) => {
      platform.log.error({ err: error, path }, 'a picture could not be removed');
    });
  }
}

/** Serves `GET /uploads/*`. A picture never changes under its name, may be shown on every page, and cannot run as anything. */
export function servePictures(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { '*': string } }>(`${folder}*`, async (request, reply) => {
    const name = request.params['*'];
    const bytes = picture.test(name) ? await platform.storage.get(name) : null;
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

/** Uploaded pictures are never trusted: each is decoded and re-encoded. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { HttpError } from './http/errors.ts';

/** Larger pictures are scaled down so that neither side exceeds this, in pixels. */
const maxSide = 1600;

const notAPicture = (field: string) =>
  new HttpError(415, 'not_a_picture', 'This is not a picture we can read', {
    fields: { [field]: 'Must be a PNG, JPEG, WebP, GIF or AVIF picture' },
  });

/**
 * Converts a picture to WebP: upright, without metadata, at most 1600 pixels on its longest side, with a name that cannot be guessed.
 * @throws HttpError 415 when it is not a readable picture, 413 when it has too many pixels; both name `field`.
 */
export async function toWebp(
  bytes: Buffer,
  options: { field: string; maxPixels: number },
): Promise<{ name: string; bytes: Buffer; type: string }> {
  if (bytes.length === 0) throw notAPicture(options.field);
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const { width, height, format } = await picture.metadata().catch(() => Promise.reject(notAPicture(options.field)));
  if (!['png', 'jpeg', 'webp', 'gif', 'heif'].includes(format ?? '') || !width || !height) throw notAPicture(options.field);
  if (width * height > options.maxPixels)
    throw new HttpError(413, 'too_many_pixels', 'The picture has too many pixels', { fields: { [options.field]: 'Too many pixels' } });
  const encoded = await picture
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => Promise.reject(notAPicture(options.field)));
  return { name: `${randomUUID()}.webp`, bytes: encoded, type: 'image/webp' };
}

/** Pictures that people upload: decoded and encoded anew, never trusted. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { HttpError } from './http/errors.ts';

/** The longest side that is kept, in pixels. */
const longestSide = 1600;

const notAPicture = (field: string) =>
  new HttpError(415, 'not_a_picture', 'This is not a picture we can read', {
    fields: { [field]: 'Must be a PNG, JPEG, WebP, GIF or AVIF picture' },
  });

/**
 * Gives a WebP of a picture, turned upright, without metadata, at most 1600 pixels on its longest side, and a name nobody can guess.
 * @throws HttpError 415 for what is not a picture, 413 for one with too many pixels; both name `field`.
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
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => Promise.reject(notAPicture(options.field)));
  return { name: `${randomUUID()}.webp`, bytes: encoded, type: 'image/webp' };
}

/** Uploaded pictures are never trusted: each is decoded and re-encoded. */
import { randomUUID } from 'node:crypto';
import { HttpError } from '../http/errors.ts';
import type { Platform } from '../index.ts';

/** Larger pictures are scaled down so that neither side exceeds this, in pixels. */
const largestSide = 1600;

/** `field` is named by errors. A smaller side or quality than that of a product's picture makes a lighter file. */
export interface WebpOptions {
  field: string;
  maxPixels: number;
  maxSide?: number;
  quality?: number;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** The parts that a PNG needs to look right; `tRNS` is its transparency, `eXIf` its orientation. */
const neededChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'eXIf']);

/**
 * A PNG without its texts, profiles and other extras. They may be compressed: 90 text chunks in a file of 460 kB took 1.7 GB to decode, and
 * the picture that we store has none of them. Other formats have nothing compressed beside the picture, and pass unchanged.
 */
export function withoutTexts(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return bytes;
  const kept = Buffer.alloc(bytes.length);
  let length = bytes.copy(kept, 0, 0, pngSignature.length);
  for (let at = pngSignature.length; at + 8 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (neededChunks.has(bytes.toString('latin1', at + 4, at + 8))) length += bytes.copy(kept, length, at, end);
    at = end;
  }
  return kept.subarray(0, length);
}

const notAPicture = (field: string) =>
  new HttpError(415, 'not_a_picture', 'This is not a picture we can read', {
    fields: { [field]: 'Must be a PNG, JPEG, WebP, GIF or AVIF picture' },
  });

/**
 * Converts a picture to WebP, at most two at once: upright, without metadata, at most `maxSide` (1600) pixels on its longest side, with a name that cannot be guessed.
 * @throws HttpError 415 when it is not a readable picture, 413 when it has too many pixels (both name `field`), 503 when too many wait.
 */
export function toWebp(
  { decoding }: Pick<Platform, 'decoding'>,
  bytes: Buffer,
  options: WebpOptions,
): Promise<{ name: string; bytes: Buffer; type: string }> {
  return decoding.run(() => convert(bytes, options));
}

async function convert(bytes: Buffer, { maxSide = largestSide, quality = 82, ...options }: WebpOptions) {
  if (bytes.length === 0) throw notAPicture(options.field);
  // Loaded with the first picture: it is native code with libraries of its own.
  const { default: sharp } = await import('sharp');
  const picture = sharp(withoutTexts(bytes), { limitInputPixels: false, failOn: 'error', pages: 1 });
  const { width, height, format } = await picture.metadata().catch(() => Promise.reject(notAPicture(options.field)));
  if (!['png', 'jpeg', 'webp', 'gif', 'heif'].includes(format ?? '') || !width || !height) throw notAPicture(options.field);
  if (width * height > options.maxPixels)
    throw new HttpError(413, 'too_many_pixels', 'The picture has too many pixels', { fields: { [options.field]: 'Too many pixels' } });
  const encoded = await picture
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
    .catch(() => Promise.reject(notAPicture(options.field)));
  return { name: `${randomUUID()}.webp`, bytes: encoded, type: 'image/webp' };
}

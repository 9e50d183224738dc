import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createBounded } from '../background/bounded.ts';
import { toWebp, withoutTexts } from './images.ts';

const platform = { decoding: createBounded({ atOnce: 1, waiting: 10, retrySeconds: 1 }) };

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
const options = { field: 'image', maxPixels: 4_000_000 };

describe('toWebp', () => {
  it('converts to an upright WebP without metadata, at most 1600 pixels long', async () => {
    const png = await picture(2000, 1000)
      .withExifMerge({ IFD0: { Copyright: 'somebody', Orientation: '6' } })
      .png()
      .toBuffer();
    const result = await toWebp(platform, png, options);
    const { format, width, height, exif } = await sharp(result.bytes).metadata();
    expect({ format, longest: Math.max(width ?? 0, height ?? 0), exif }).toEqual({ format: 'webp', longest: 1600, exif: undefined });
    expect(result.name).toMatch(/^[\w-]{36}\.webp$/);
  });

  it('refuses a file that is not a picture, naming the field', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>');
    for (const bytes of [Buffer.alloc(0), Buffer.from('hello'), Buffer.from('<html></html>'), svg, Buffer.from('%PDF-1.4')])
      await expect(toWebp(platform, bytes, options)).rejects.toMatchObject({ status: 415, fields: { image: expect.any(String) } });
  });

  it('refuses a truncated picture', async () => {
    const png = await sharp({
      create: { width: 400, height: 400, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 40 }, background: '#000' },
    })
      .png()
      .toBuffer();
    await expect(toWebp(platform, png.subarray(0, png.length / 2), options)).rejects.toMatchObject({ status: 415 });
  });

  it('refuses too many pixels before decoding', async () => {
    const bomb = await picture(3000, 3000).png({ compressionLevel: 9 }).toBuffer();
    await expect(toWebp(platform, bomb, options)).rejects.toMatchObject({ status: 413, code: 'too_many_pixels' });
  });

  const chunk = (type: string, data: Buffer) => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length, 0);
    bytes.write(type, 4, 'latin1');
    data.copy(bytes, 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
    return bytes;
  };
  /** A PNG with `count` text chunks that inflate to 5 MB each. */
  async function textBomb(count: number): Promise<Buffer> {
    const png = await picture(8, 8).png().toBuffer();
    const packed = deflateSync(Buffer.alloc(5 * 1024 * 1024, 'A'));
    const texts = Array.from({ length: count }, (_, i) => chunk('zTXt', Buffer.concat([Buffer.from(`k${i}\0\0`), packed])));
    const end = 33;
    return Buffer.concat([png.subarray(0, end), ...texts, png.subarray(end)]);
  }

  it('decodes no compressed texts, however many a picture has', async () => {
    const bomb = await textBomb(90);
    const stored = await toWebp(platform, bomb, options);
    expect(stored.bytes.length).toBeLessThan(200);
    const cleaned = withoutTexts(bomb);
    expect(cleaned.length).toBeLessThan(200);
    expect((await sharp(cleaned).metadata()).comments).toBeUndefined();
    const before = process.memoryUsage.rss();
    await Promise.all(Array.from({ length: 8 }, () => toWebp(platform, bomb, options)));
    // Decoded with its texts, one of these takes 1.7 GB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });

  it.each([7, 8, 12, 20, 60])('survives a PNG cut off after %i bytes', async (length) => {
    const png = (await picture(8, 8).png().toBuffer()).subarray(0, length);
    await expect(toWebp(platform, png, options)).rejects.toMatchObject({ status: 415 });
  });
});

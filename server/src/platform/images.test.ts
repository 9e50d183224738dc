import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toWebp } from './images.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
const options = { field: 'image', maxPixels: 4_000_000 };

describe('toWebp', () => {
  it('converts to an upright WebP without metadata, at most 1600 pixels long', async () => {
    const png = await picture(2000, 1000)
      .withExifMerge({ IFD0: { Copyright: 'somebody', Orientation: '6' } })
      .png()
      .toBuffer();
    const result = await toWebp(png, options);
    const { format, width, height, exif } = await sharp(result.bytes).metadata();
    expect({ format, longest: Math.max(width ?? 0, height ?? 0), exif }).toEqual({ format: 'webp', longest: 1600, exif: undefined });
    expect(result.name).toMatch(/^[\w-]{36}\.webp$/);
  });

  it('refuses a file that is not a picture, naming the field', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>');
    for (const bytes of [Buffer.alloc(0), Buffer.from('hello'), Buffer.from('<html></html>'), svg, Buffer.from('%PDF-1.4')])
      await expect(toWebp(bytes, options)).rejects.toMatchObject({ status: 415, fields: { image: expect.any(String) } });
  });

  it('refuses a truncated picture', async () => {
    const png = await sharp({
      create: { width: 400, height: 400, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 40 }, background: '#000' },
    })
      .png()
      .toBuffer();
    await expect(toWebp(png.subarray(0, png.length / 2), options)).rejects.toMatchObject({ status: 415 });
  });

  it('refuses too many pixels before decoding', async () => {
    const bomb = await picture(3000, 3000).png({ compressionLevel: 9 }).toBuffer();
    await expect(toWebp(bomb, options)).rejects.toMatchObject({ status: 413, code: 'too_many_pixels' });
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepts, openBody, readyBody } from './bodies.ts';

const end = fc.stringMatching(/^[\x20-\x7e]{0,400}$/);

describe('prepared bodies', () => {
  it('contain the same text in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const ready = await readyBody(text);
        expect(ready.plain.toString()).toBe(text);
        expect(gunzipSync(ready.gzip).toString()).toBe(text);
        expect(brotliDecompressSync(ready.brotli).toString()).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  it('have one ETag per text', async () => {
    const [a, b, c] = await Promise.all([readyBody('a'), readyBody('a'), readyBody('b')]);
    expect([a?.etag === b?.etag, a?.etag === c?.etag]).toEqual([true, false]);
  });

  it('accept any end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 5000 }), end, async (beginning, ending) => {
        const body = await openBody(beginning, ending.length);
        const other = [...ending].reverse().join('');
        // One prepared beginning serves any number of requests.
        for (const tail of [ending, other, ending]) {
          expect(gunzipSync(body.gzip.copyWith(tail)).toString()).toBe(beginning + tail);
          expect(body.plain.copyWith(tail).toString()).toBe(beginning + tail);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('refuse an end of another length', async () => {
    const body = await openBody('{', 2);
    expect(() => body.gzip.copyWith('x')).toThrow('1 characters');
    expect(() => body.plain.copyWith('xxx')).toThrow('3 characters');
  });

  it('stay correct when they are large', async () => {
    const beginning = '{"questions":"靴を選ぶ"}'.repeat(100_000);
    const tail = 'x'.repeat(65_535);
    const body = await openBody(beginning, tail.length);
    expect(gunzipSync(body.gzip.copyWith(tail)).toString()).toBe(beginning + tail);
  });
});

describe('Accept-Encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', true, true],
    ['gzip', false, true],
    ['br;q=1.0, gzip;q=0.8', true, true],
    ['br; q=0, gzip', false, true],
    ['br;q=0.0,gzip;q=0.5', false, true],
    ['gzip;q=0', false, false],
    ['identity', false, false],
    ['', false, false],
    [undefined, false, false],
  ])('%j', (header, br, gzip) => {
    expect([accepts(header, 'br'), accepts(header, 'gzip')]).toEqual([br, gzip]);
  });
});

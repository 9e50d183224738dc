import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { hash64Of, hexOf, sipHash, sipKeyOf } from './siphash.ts';

const bytes = (count: number) => Buffer.from(Array.from({ length: count }, (_, byte) => byte));
const published = sipKeyOf(bytes(16));

// vectors.h of the authors' reference implementation: the key 00 01 … 0f, the texts 00 01 … of each length.
test.each([
  [0, '726fdb47dd0e0e31'],
  [1, '74f839c593dc67fd'],
  [7, 'ab0200f58b01d137'],
  [8, '93f5f5799a932462'],
  [9, '9e0082df0ba9e4b0'],
  [15, 'a129ca6149be45e5'],
  [16, '3f2acc7f57c29bdb'],
])('gives the published value for a text of %i bytes', (length, value) => {
  const hash = sipHash(published, bytes(length).toString('latin1'));
  expect(hexOf(hash)).toBe(value);
  expect(hash64Of(value)).toEqual(hash);
});

it('reads each bit of the key and of the text', () => {
  const key = createHash('sha256').update('key').digest().subarray(0, 16);
  const text = 'a text of three blocks..';
  const hashes = new Set([hexOf(sipHash(sipKeyOf(key), text))]);
  const flipped = (buffer: Buffer, bit: number) => {
    const copy = Buffer.from(buffer);
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return copy;
  };
  for (let bit = 0; bit < 128; bit++) hashes.add(hexOf(sipHash(sipKeyOf(flipped(key, bit)), text)));
  const letters = Buffer.from(text, 'latin1');
  for (let bit = 0; bit < letters.length * 8; bit++) hashes.add(hexOf(sipHash(sipKeyOf(key), flipped(letters, bit).toString('latin1'))));
  expect(hashes.size).toBe(1 + 128 + letters.length * 8);
});

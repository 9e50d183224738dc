/**
 * SipHash-2-4 (Aumasson and Bernstein 2012, https://www.aumasson.jp/siphash/siphash.pdf), a keyed hash made for short texts: whoever does not know the key can
 * neither compute nor undo it. Ours because OpenSSL takes four times as long for a short text, and more when its code has left the processor's caches (decision 058).
 */

/** 128 bits as four numbers of 32 bits, little-endian: the key's bytes 0–3, 4–7, 8–11 and 12–15. */
export type SipKey = readonly [number, number, number, number];

/** 64 bits as two numbers of 32, of which nobody has to make a text before it is stored. */
export interface Hash64 {
  high: number;
  low: number;
}

/** The first 16 bytes of a buffer as a key. */
export const sipKeyOf = (bytes: Buffer): SipKey => [
  bytes.readInt32LE(0),
  bytes.readInt32LE(4),
  bytes.readInt32LE(8),
  bytes.readInt32LE(12),
];

/**
 * The hash of a text.
 * @param text whose characters are bytes, so those of Latin-1
 */
export function sipHash([key0, key1, key2, key3]: SipKey, text: string): Hash64 {
  // JavaScript has no fast numbers of 64 bits, so each of the four is two of 32: `a1` is the upper half of a.
  let [a0, a1] = [key0 ^ 0x70736575, key1 ^ 0x736f6d65];
  let [b0, b1] = [key2 ^ 0x6e646f6d, key3 ^ 0x646f7261];
  let [c0, c1] = [key0 ^ 0x6e657261, key1 ^ 0x6c796765];
  let [d0, d1] = [key2 ^ 0x79746573, key3 ^ 0x74656462];
  let [sum, upper] = [0, 0];
  const wholeBlocks = text.length >>> 3;
  for (let block = 0; block <= wholeBlocks + 1; block++) {
    const isEnd = block > wholeBlocks;
    const [word0, word1] = isEnd ? [0, 0] : [halfBlock(text, block * 8), halfBlock(text, block * 8 + 4)];
    // The last block ends with the text's length.
    const length = block === wholeBlocks ? (text.length & 255) << 24 : 0;
    d0 ^= word0;
    d1 ^= word1 | length;
    if (isEnd) c0 ^= 255;
    for (let round = isEnd ? 4 : 2; round > 0; round--) {
      sum = (a0 + b0) | 0;
      a1 = (a1 + b1 + carry(a0, b0, sum)) | 0;
      a0 = sum;
      upper = (b1 << 13) | (b0 >>> 19);
      b0 = ((b0 << 13) | (b1 >>> 19)) ^ a0;
      b1 = upper ^ a1;
      [a0, a1] = [a1, a0];
      sum = (c0 + d0) | 0;
      c1 = (c1 + d1 + carry(c0, d0, sum)) | 0;
      c0 = sum;
      upper = (d1 << 16) | (d0 >>> 16);
      d0 = ((d0 << 16) | (d1 >>> 16)) ^ c0;
      d1 = upper ^ c1;
      sum = (a0 + d0) | 0;
      a1 = (a1 + d1 + carry(a0, d0, sum)) | 0;
      a0 = sum;
      upper = (d1 << 21) | (d0 >>> 11);
      d0 = ((d0 << 21) | (d1 >>> 11)) ^ a0;
      d1 = upper ^ a1;
      sum = (c0 + b0) | 0;
      c1 = (c1 + b1 + carry(c0, b0, sum)) | 0;
      c0 = sum;
      upper = (b1 << 17) | (b0 >>> 15);
      b0 = ((b0 << 17) | (b1 >>> 15)) ^ c0;
      b1 = upper ^ c1;
      [c0, c1] = [c1, c0];
    }
    a0 ^= word0;
    a1 ^= word1 | length;
  }
  return { high: (a1 ^ b1 ^ c1 ^ d1) >>> 0, low: (a0 ^ b0 ^ c0 ^ d0) >>> 0 };
}

/** The carry of an addition of 32 bits. */
const carry = (first: number, second: number, sum: number): number => ((first & second) | ((first | second) & ~sum)) >>> 31;

/** Four bytes of a text, the first the least significant; 0 beyond its end. */
const halfBlock = (text: string, at: number): number =>
  byteAt(text, at) | (byteAt(text, at + 1) << 8) | (byteAt(text, at + 2) << 16) | (byteAt(text, at + 3) << 24);

const byteAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) & 255 : 0);

const digitsOf = (bits: number): string => bits.toString(16).padStart(8, '0');

/** A hash in 16 hexadecimal digits. */
export const hexOf = ({ high, low }: Hash64): string => digitsOf(high) + digitsOf(low);

/** The hash that 16 hexadecimal digits say. */
export const hash64Of = (hex: string): Hash64 => ({
  high: Number.parseInt(hex.slice(0, 8), 16),
  low: Number.parseInt(hex.slice(8, 16), 16),
});

import { gunzipSync } from 'node:zlib';

/** The bytes of a file that a shop serves packed by its name (`.gz`), unpacked up to `most` bytes. Null when it cannot be. */
export function unpacked(body: Buffer, most: number): Buffer | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: most });
  } catch {
    return null;
  }
}

import { gunzipSync } from 'node:zlib';

/** Unpacks gzipped bytes, known by their magic number; gives other bytes back as they are. Null when broken or larger than `most`. */
export function gunzipped(body: Buffer, most: number): Buffer | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: most });
  } catch {
    return null;
  }
}

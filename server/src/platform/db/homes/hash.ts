/** The hash by which Citus spreads rows over shards: PostgreSQL's of a bigint, which hash partitions and indexes keep as it is. */

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** `worker_hash(id::bigint)`, from -2^31 to 2^31 - 1. @param id a whole number that a double holds exactly */
export function hashOfId(id: number): number {
  const high = Math.floor(id / 2 ** 32);
  const start = (0x9e3779b9 + 4 + 3923095) | 0;
  let [a, b, c] = [(start + ((id >= 0 ? high : ~high) ^ id)) | 0, start, start];
  c = ((c ^ b) - rotated(b, 14)) | 0;
  a = ((a ^ c) - rotated(c, 11)) | 0;
  b = ((b ^ a) - rotated(a, 25)) | 0;
  c = ((c ^ b) - rotated(b, 16)) | 0;
  a = ((a ^ c) - rotated(c, 4)) | 0;
  b = ((b ^ a) - rotated(a, 14)) | 0;
  return ((c ^ b) - rotated(b, 24)) | 0;
}

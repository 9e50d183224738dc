/** Response bodies that are serialised and compressed in advance, so that a request only costs a copy. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(deflateRaw);
const gz = promisify(gzip);

/** A text in each encoding that a client may accept. */
export interface ReadyBody {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

/** Compresses a text. The ETag is weak: it identifies the text, whatever its encoding. */
export async function readyBody(text: string): Promise<ReadyBody> {
  const plain = Buffer.from(text);
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: await gz(plain, { level: constants.Z_BEST_COMPRESSION }),
    brotli: await brotli(plain, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  };
}

/** Whether an Accept-Encoding header allows a coding. */
export function accepts(header: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  const at = typeof header === 'string' ? header.indexOf(coding) : -1;
  return (
    at >= 0 &&
    !/^;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(
      String(header)
        .slice(at + coding.length)
        .trimStart(),
    )
  );
}

/**
 * A text whose end differs from request to request, as bytes. They are kept as latin1 strings, a character for a byte: Node writes a string together
 * with the head of the answer in one piece, and a buffer in one of its own, which takes a third longer.
 */
export interface OpenBody {
  plain: string;
  /** A gzip header and the deflated text, ended at a byte boundary, so that more can follow. */
  packed: string;
  crc: number;
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);

/** Prepares the constant beginning of a text. */
export async function openBody(beginning: string): Promise<OpenBody> {
  const plain = Buffer.from(beginning);
  const deflated = await deflate(plain, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH });
  return { plain: plain.toString('latin1'), packed: Buffer.concat([gzipHeader, deflated]).toString('latin1'), crc: crc32(plain) };
}

/** The text ended with `end` (ASCII). */
export const closePlain = ({ plain }: OpenBody, end: string): string => plain + end;

/**
 * The text ended with `end` (ASCII, at most 65,535 characters), as one gzip member (RFC 1952): after the compressed beginning, the end is
 * a stored block (RFC 1951, 3.2.4), which only costs a
 * copy; compressing the whole text for each request would cost more than everything else in the request.
 */
export function closeGzip({ plain, packed, crc }: OpenBody, end: string): string {
  const length = end.length;
  const lengths = Buffer.allocUnsafe(13);
  // The last block, stored.
  lengths.writeUInt8(1, 0);
  lengths.writeUInt16LE(length, 1);
  lengths.writeUInt16LE(0xffff - length, 3);
  lengths.writeUInt32LE(crc32(end, crc), 5);
  lengths.writeUInt32LE((plain.length + length) % 2 ** 32, 9);
  const around = lengths.toString('latin1');
  return packed + around.slice(0, 5) + end + around.slice(5);
}

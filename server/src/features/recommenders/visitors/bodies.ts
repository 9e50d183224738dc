/** Response bodies that are serialised and compressed in advance, so that a request only costs a copy. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib';
import { EndedBody, type WriteEnd } from '../../../platform/http/front/ended-body.ts';

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

/** A text whose end differs from request to request but not in length, as it is sent. */
export interface OpenBody {
  plain: EndedBody;
  gzip: EndedBody;
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);

/**
 * Prepares the constant beginning of a text. As gzip (RFC 1952) the end is a stored block (RFC 1951, 3.2.4), which only costs a copy; compressing
 * the whole text for each request would cost more than everything else in the request.
 * @param endLength how many ASCII characters each end has, at most 65,535; another length throws when it is sent
 */
export async function openBody(beginning: string, endLength: number): Promise<OpenBody> {
  const plain = Buffer.from(beginning);
  const deflated = await deflate(plain, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH });
  const lastBlock = Buffer.from([1, 0, 0, 0, 0]);
  lastBlock.writeUInt16LE(endLength, 1);
  lastBlock.writeUInt16LE(0xffff - endLength, 3);
  const checksumAndLength = Buffer.alloc(8);
  checksumAndLength.writeUInt32LE((plain.length + endLength) % 2 ** 32, 4);
  const packed = Buffer.concat([gzipHeader, deflated, lastBlock]);
  const crc = crc32(plain);
  const writeEnd: WriteEnd = (bytes, at, end) => {
    if (end.length !== endLength) throw new Error(`the end has ${end.length} characters, and ${endLength} were prepared`);
    bytes.write(end, at, 'latin1');
  };
  const room = Buffer.alloc(endLength);
  return {
    plain: new EndedBody(Buffer.concat([plain, room]), plain.length, writeEnd),
    gzip: new EndedBody(Buffer.concat([packed, room, checksumAndLength]), packed.length, (bytes, at, end) => {
      writeEnd(bytes, at, end);
      bytes.writeUInt32LE(continueCrc32(crc, end), at + endLength);
    }),
  };
}

/** CRC-32 of each byte (RFC 1952, 8). */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** Goes on with a CRC-32 over a few ASCII characters: for so few, `zlib.crc32` spends far more on getting into native code and back. */
function continueCrc32(crc: number, text: string): number {
  let rest = ~crc;
  for (let at = 0; at < text.length; at++) rest = (crcTable[(rest ^ text.charCodeAt(at)) & 0xff] as number) ^ (rest >>> 8);
  return ~rest >>> 0;
}

import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchRefused } from './refusal.ts';

/** The value of `accept-encoding`: exactly the encodings that `readBody` can decode. */
export const acceptedEncodings = 'gzip, deflate, br';

/**
 * Reads and decompresses a whole body. The limit (bytes) applies both to the bytes on the wire and to the decompressed bytes, and is
 * checked for each chunk, so a compression bomb is stopped within one chunk of the limit.
 * @throws FetchRefused `too_large` or `bad_encoding`; errors of the stream itself are passed on.
 */
export async function readBody(stream: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  // Errors reach the loop through `source`; this listener only keeps a late error from crashing the process.
  stream.on('error', () => {});
  const source = Readable.from(counted(stream, maxBytes));
  const unpacked = unpack(source, encoding);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    const wire = source.errored ?? error;
    if (isZlibError(wire)) throw new FetchRefused('bad_encoding', 'The shop sent data that cannot be unpacked.', { cause: wire });
    throw wire;
  } finally {
    stream.destroy();
    source.destroy();
    unpacked.destroy();
  }
  return Buffer.concat(chunks, size);
}

/** The refusal for a body over the limit (bytes). */
export function tooLarge(maxBytes: number): FetchRefused {
  return new FetchRefused('too_large', `The answer is larger than ${Math.max(1, Math.round(maxBytes / 1024))} kB.`);
}

async function* counted(stream: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

function unpack(source: Readable, encoding: string): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return source;
  const make = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[name];
  if (!make) throw new FetchRefused('bad_encoding', 'The shop compressed its data in a way that was not asked for.');
  const inflate = make();
  source.on('error', (error) => inflate.destroy(error));
  return source.pipe(inflate);
}

function isZlibError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (
    typeof code === 'string' &&
    (code.startsWith('Z_') || code.startsWith('ERR__ERROR') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR_PADDING'))
  );
}

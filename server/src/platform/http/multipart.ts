/** Reads multipart/form-data into memory, within limits; nothing is written to disk. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

export interface UploadedFile {
  /** The file name that the client gave; never use it as a path. */
  name: string;
  /** The content type that the client claims. */
  type: string;
  bytes: Buffer;
}

interface Form {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

/**
 * Reads the fields and files of a multipart request. A file part that is empty and has no name (an empty form field) counts as absent.
 * @param names the file parts that the call accepts
 * @param fileLimit the largest file, in bytes
 * @throws HttpError 413 when a limit is exceeded, 400 for a truncated or malformed form or a file part that is not in `names`.
 */
export async function readMultipart(request: FastifyRequest, names: readonly string[], fileLimit: number): Promise<Form> {
  const tooLarge = new HttpError(413, 'too_large', names.length > 0 ? 'The file is too large' : 'The request is too large');
  const maxBytes = request.routeOptions.bodyLimit;
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge;
  try {
    return await Promise.race([readParts(request, names, fileLimit), rejectBeyond(request, maxBytes, tooLarge)]);
  } catch (error) {
    // The parser's own errors about a malformed form have no status code.
    if (error instanceof HttpError || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new HttpError(400, 'invalid', 'The form is cut off, or is none');
  }
}

/** Rejects as soon as more than `maxBytes` have arrived, and stops feeding the parser, which would otherwise read to the end. */
function rejectBeyond({ raw }: FastifyRequest, maxBytes: number, error: HttpError): Promise<never> {
  return new Promise((_, reject) => {
    let received = 0;
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received <= maxBytes) return;
      raw.off('data', count);
      raw.unpipe();
      reject(error);
    };
    raw.on('data', count);
  });
}

async function readParts(request: FastifyRequest, names: readonly string[], fileLimit: number): Promise<Form> {
  const fields: Record<string, unknown> = {};
  const files: Record<string, UploadedFile> = {};
  const limits = { fileSize: Math.max(fileLimit, 1), files: Math.max(names.length, 1), fields: 100, parts: 110, fieldSize: 512 * 1024 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw new HttpError(413, 'too_large', `${part.fieldname} is too large`, { fields: { [part.fieldname]: 'Too large' } });
      fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (bytes.length === 0 && !part.filename) continue;
    if (!names.includes(part.fieldname))
      throw new HttpError(400, 'invalid', `No file is taken as ${part.fieldname}`, {
        fields: { [part.fieldname]: 'No file is taken here' },
      });
    files[part.fieldname] = { name: part.filename ?? '', type: part.mimetype, bytes };
  }
  return { fields, files };
}

/** multipart/form-data read whole, within limits; nothing touches the disk. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

export interface UploadedFile {
  /** As the client named it: never a path. */
  name: string;
  /** As the client claims it. */
  type: string;
  bytes: Buffer;
}

interface Form {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

/**
 * Reads the parts. A file part that is empty and has no name (a form field left empty) counts as absent.
 * @throws HttpError 413 beyond the limits, 400 for a form that is cut off or none, and for a file part that the call does not know.
 */
export async function readMultipart(request: FastifyRequest, names: readonly string[], fileLimit: number): Promise<Form> {
  const tooLarge = new HttpError(413, 'too_large', names.length > 0 ? 'The file is too large' : 'The request is too large');
  const most = request.routeOptions.bodyLimit;
  if (Number(request.headers['content-length']) > most) throw tooLarge;
  try {
    return await Promise.race([readParts(request, names, fileLimit), beyond(request, most, tooLarge)]);
  } catch (error) {
    // What the parser says of a form that it cannot read carries no status.
    if (error instanceof HttpError || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new HttpError(400, 'invalid', 'The form is cut off, or is none');
  }
}

/** Rejects as soon as more than `most` bytes have come, and lets the rest come no further: the parser alone would read on to the end. */
function beyond({ raw }: FastifyRequest, most: number, error: HttpError): Promise<never> {
  return new Promise((_, reject) => {
    let come = 0;
    const count = (chunk: Buffer) => {
      come += chunk.length;
      if (come <= most) return;
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

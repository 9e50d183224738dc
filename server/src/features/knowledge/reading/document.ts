/** The text of an uploaded file. */
import { Worker } from 'node:worker_threads';
import { type OwnerText, textLimits } from '@parley/contract';
import { plainLine, plainProse } from '../../../kit/text/clean.ts';
import { decodeText } from '../../../platform/fetch/index.ts';
import { invalid } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/index.ts';
import { isEncrypted } from './encrypted.ts';
import type { Refusal } from './formats.ts';
import type { Answer, Order } from './worker.ts';

/** A document that takes longer is not one that visitors would read. */
const longestMs = 20_000;
const mostMegabytes = 384;

const reasons: Record<Refusal, string> = {
  encrypted: 'It is encrypted. Save it without a password and upload it again.',
  no_text: 'It holds no text. Scanned pages are pictures: copy the text out of them, or save the document with text recognition.',
  too_large: 'It is too large. Upload the parts that visitors ask about.',
  unreadable: 'It cannot be read. Upload a PDF, a DOCX, a Markdown or a plain text file.',
};

const refuse = (refusal: Refusal) => invalid({ file: reasons[refusal] });

/** A file's text, its kind, and its name without the ending. @throws HttpError 400 with the reason at `file`; 503 when too many are read at once */
export async function readDocument(
  { decoding }: Pick<Platform, 'decoding'>,
  { bytes, name }: Pick<UploadedFile, 'bytes' | 'name'>,
): Promise<{ text: string; kind: OwnerText['kind']; title: string }> {
  const kind = kindOf(bytes, name);
  const order: Order = kind === 'pdf' || kind === 'docx' ? { kind, bytes } : { kind: 'markdown', bytes: utf8Of(bytes) };
  const read = await decoding.run(() => readInWorker(order));
  const text = plainProse(read).trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw refuse('no_text');
  if (text.length > textLimits.characters) throw refuse('too_large');
  const title = plainLine(name.replace(/\.[a-z]{1,8}$/i, '').replaceAll('_', ' ')).slice(0, 200);
  return { text, kind, title: title || 'A text' };
}

/** What a file is, by what it begins with; its name and declared type are only claims. @throws HttpError 400 naming `file` for an encrypted or unreadable one */
function kindOf(bytes: Buffer, name: string): OwnerText['kind'] {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'docx';
  if (isEncrypted(bytes)) throw refuse(/\.docx$/i.test(name) ? 'encrypted' : 'unreadable');
  if (bytes.includes(0)) throw refuse('unreadable');
  return /\.(?:md|markdown)$/i.test(name) ? 'markdown' : 'written';
}

/** Plain text is read as Markdown, which it mostly is. */
const utf8Of = (bytes: Buffer): Buffer => {
  if (bytes.length > textLimits.characters * 8) throw refuse('too_large');
  return Buffer.from(decodeText(bytes, ''));
};

/** @throws HttpError 400 when the thread gives a reason, takes too long or needs too much memory */
function readInWorker(order: Order): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    stderr: true,
    stdout: true,
  });
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(refuse('too_large'))), longestMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (answer: Answer) => end(() => ('text' in answer ? resolve(answer.text) : reject(refuse(answer.refusal)))));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'unreadable'))),
    );
    worker.once('exit', () => end(() => reject(refuse('unreadable'))));
  });
}

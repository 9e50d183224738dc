/** Reads the text of PDF, DOCX and Markdown. Runs in a worker of its own (worker.ts), because strangers' files can be slow and large, a line of exclamation marks too. */
import { strFromU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { marked } from 'marked';
import { extractText, getDocumentProxy } from 'unpdf';
import { isEncrypted } from './encrypted.ts';
import { paragraphsOf } from './lines.ts';
import { outlineOf } from './outline.ts';

/** Why a file cannot be used; the words for the owner are in document.ts. */
export type Refusal = 'encrypted' | 'no_text' | 'too_large' | 'unreadable';

export class Unreadable extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

const mostPages = 500;
/** The most bytes that all parts of a document may have once they are unpacked. */
const mostUnpacked = 40 * 1024 * 1024;
/** A page with fewer letters is a picture with page numbers or stamps. */
const lettersOnAPage = 15;

/** The text of a PDF. @throws Unreadable */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes, { stopAtErrors: false }).catch((error: unknown) => {
    throw new Unreadable(error instanceof Error && /password/i.test(`${error.name} ${error.message}`) ? 'encrypted' : 'unreadable');
  });
  if (pdf.numPages > mostPages) throw new Unreadable('too_large');
  const { text } = await extractText(pdf, { mergePages: false });
  const letters = text.join('').replaceAll(/[^\p{L}]/gu, '').length;
  if (letters < lettersOnAPage * text.length) throw new Unreadable('no_text');
  return text.map(paragraphsOf).filter(Boolean).join('\n\n');
}

/** The text of a DOCX. Only its XML is unpacked, within a limit, and handed on: pictures and macros are left out. @throws Unreadable */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const safe = zipSync(unpacked(bytes), { level: 0 });
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(safe) }).catch(() => {
    throw new Unreadable('unreadable');
  });
  const text = outlineOf(value);
  if (!/\p{L}/u.test(text)) throw new Unreadable('no_text');
  return text;
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isXml = /\.(?:xml|rels)$/i.test(name);
        if (isXml) total += originalSize;
        if (total > mostUnpacked) throw new Unreadable('too_large');
        return isXml;
      },
    });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('unreadable');
  }
  if (!parts['word/document.xml']) throw new Unreadable(isEncrypted(bytes) ? 'encrypted' : 'unreadable');
  // A part that states a wrong size is cut off, and then is not valid XML. Real documents have no entities that expand.
  if (Object.values(parts).some((part) => /<!(?:DOCTYPE|ENTITY)/i.test(strFromU8(part.subarray(0, 2000)))))
    throw new Unreadable('unreadable');
  return parts;
}

/** The text of Markdown. */
export const readMarkdown = (text: string): string => outlineOf(marked.parse(text, { async: false }));

/** The text of a mail, whatever form its program gave it. */
import type { Attachment } from 'postal-mime';
import { plainProse } from '../../../kit/text/clean.ts';
import { textOfHtml } from './html-text.ts';
import { mailParser } from './parser.ts';

export interface MailBody {
  text: string;
  /** Files and pictures beside the text. */
  attachments: number;
  /** Only its beginning was read. */
  isCut: boolean;
}

/** The parser takes some ten microseconds for a line, whatever is in it. */
const mostLines = 20_000;
const mostBytes = 1024 * 1024;
/** Lines of base64 in a row; 85 kB of a text. What is longer is a file, of which only the fact that it is there counts. */
const mostEncodedLines = 1500;
const encodedLine = /^[A-Za-z0-9+/]{40,}={0,2}\r?$/;
const longestEncodedLine = 1000;

/** Reads the body of a message. @throws Error when it is nested too deeply */
export async function readMailBody(message: Buffer): Promise<MailBody> {
  const { bytes, isCut } = shortened(message);
  const { parse } = await mailParser();
  const { text, html, attachments } = await parse(bytes);
  const read = text?.trim() ? text : textOfHtml(html ?? '');
  return { text: plainProse(read).replaceAll('\u00a0', ' '), attachments: attachments.filter(isFile).length, isCut };
}

/** Signatures of S/MIME and PGP and cards of the sender are no files that somebody attached. */
const isFile = ({ mimeType }: Attachment) => !/^(?:application\/(?:pkcs7|x-pkcs7|pgp)-|text\/(?:x-)?vcard)/.test(mimeType);

/** A message without the line of mbox files before it, without most of its encoded files, and cut where it is still too long. */
function shortened(message: Buffer): { bytes: Buffer; isCut: boolean } {
  const kept: Buffer[] = [];
  let [bytes, encoded, start] = [0, 0, 0];
  while (start < message.length) {
    const found = message.indexOf(10, start);
    const end = found < 0 ? message.length : found + 1;
    const line = message.subarray(start, end);
    start = end;
    const isEncoded = line.length <= longestEncodedLine && encodedLine.test(line.toString('latin1').trimEnd());
    encoded = isEncoded ? encoded + 1 : 0;
    if (encoded > mostEncodedLines) continue;
    if (kept.length >= mostLines || bytes + line.length > mostBytes) return { bytes: Buffer.concat(kept), isCut: true };
    kept.push(line);
    bytes += line.length;
  }
  return { bytes: Buffer.concat(kept), isCut: false };
}

import { TextDecoder } from 'node:util';

/**
 * Decodes a body to text. The charset is taken from the byte order mark, else from the Content-Type, else from the document itself (meta
 * charset, XML declaration), else it is UTF-8, or Windows-1252 when the bytes are not valid UTF-8. Never throws: an unknown charset is
 * treated as none, and invalid bytes become U+FFFD.
 */
export function decodeText(body: Buffer, contentType: string): string {
  const named = charsetOfMark(body) ?? charsetOf(contentType) ?? charsetOf(body.subarray(0, 2048).toString('latin1'));
  const decoder = named ? decoderFor(named) : undefined;
  if (decoder) return decoder.decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function charsetOfMark(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return undefined;
}

function charsetOf(text: string): string | undefined {
  return /(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1];
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

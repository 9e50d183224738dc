/** CSV for spreadsheets: cells cannot be executed as formulas, and the text is streamed. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/** Text is guarded against formulas, numbers are written as they are, null and undefined become empty cells. */
export type CsvCell = string | number | null | undefined;

const formulaSigns = '=+\\-@\uff1d\uff0b\uff0d\uff20';
/**
 * The places where a spreadsheet could read a formula: the start of the text, and what follows a line break, tab or semicolon in it, because
 * a program that expects another separator starts a cell there. Apostrophes and spaces in front of the sign do not matter.
 */
const formulaStart = `(?='*[^\\S\\r\\n\\t]*[${formulaSigns}])`;
const controlStart = "(?='*[\\t\\r\\n])";
const cellStart = '(?<=^|[\\r\\n\\t;])';
const toGuard = new RegExp(`${cellStart}${formulaStart}|^${controlStart}`, 'g');
const guards = new RegExp(`${cellStart}'${formulaStart}|^'${controlStart}`, 'g');

/** Makes text safe for a cell: puts an apostrophe in front of anything in it that a spreadsheet could take for a formula. */
export const guarded = (text: string): string => text.replace(toGuard, "'");

/** Reverses `guarded`. */
export const unguarded = (cell: string): string => cell.replace(guards, '');

const asCell = (cell: CsvCell): string => (typeof cell === 'string' ? guarded(cell) : String(cell ?? ''));

/** Yields CSV for spreadsheets (byte order mark, CRLF, every cell quoted): the header, then one piece per batch of rows. */
export async function* csv(header: readonly string[], batches: AsyncIterable<readonly CsvCell[][]>): AsyncGenerator<string> {
  const lines = (rows: readonly CsvCell[][]) =>
    stringify(
      rows.map((row) => row.map(asCell)),
      // Always quoted: with a record delimiter of its own the library would not quote other line breaks.
      { record_delimiter: '\r\n', quoted: true, quoted_empty: true },
    );
  yield `\ufeff${lines([[...header]])}`;
  for await (const rows of batches) if (rows.length > 0) yield lines(rows);
}

/** Streams text as a file download. Aborting the download stops the reading. */
export function sendFile(reply: FastifyReply, file: { name: string; type: string; text: AsyncIterable<string> }): void {
  void reply
    .headers({
      'content-type': `${file.type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(file.text, { objectMode: false }));
}

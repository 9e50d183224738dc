/** Tables for spreadsheets: safe against cells that a spreadsheet would run, written while they are read. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/** Text is guarded; numbers stay numbers; null and undefined are empty. */
export type CsvCell = string | number | null | undefined;

/** What a spreadsheet takes for a formula, also behind apostrophes that somebody put there. */
const formula = /^'*[=+\-@\t\r]/;

/** Text as it may stand in a cell: what would be run begins with an apostrophe. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that `guarded` made a cell of. */
export const unguarded = (cell: string): string => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell);

const asCell = (cell: CsvCell): string => (typeof cell === 'string' ? guarded(cell) : String(cell ?? ''));

/** CSV as spreadsheets like it (a byte order mark, CRLF), in pieces as the batches of rows come. */
export async function* csv(header: readonly string[], batches: AsyncIterable<readonly CsvCell[][]>): AsyncGenerator<string> {
  const lines = (rows: readonly CsvCell[][]) =>
    stringify(
      rows.map((row) => row.map(asCell)),
      { record_delimiter: '\r\n' },
    );
  yield `\ufeff${lines([[...header]])}`;
  for await (const rows of batches) if (rows.length > 0) yield lines(rows);
}

/** Sends text as a file to keep, as it comes; who breaks off the download ends the reading. */
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

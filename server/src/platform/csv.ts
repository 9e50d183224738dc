/** CSV for spreadsheets: cells cannot be executed as formulas, and the text is streamed. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/** Text is guarded against formulas, numbers are written as they are, null and undefined become empty cells. */
export type CsvCell = string | number | null | undefined;

/** Text that a spreadsheet would take for a formula, with any number of apostrophes in front. */
const formula = /^'*[=+\-@\t\r]/;

/** Makes text safe for a cell: puts an apostrophe in front of anything that looks like a formula. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Reverses `guarded`. */
export const unguarded = (cell: string): string => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell);

const asCell = (cell: CsvCell): string => (typeof cell === 'string' ? guarded(cell) : String(cell ?? ''));

/** Yields CSV for spreadsheets (with byte order mark and CRLF): the header, then one piece per batch of rows. */
export async function* csv(header: readonly string[], batches: AsyncIterable<readonly CsvCell[][]>): AsyncGenerator<string> {
  const lines = (rows: readonly CsvCell[][]) =>
    stringify(
      rows.map((row) => row.map(asCell)),
      { record_delimiter: '\r\n' },
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

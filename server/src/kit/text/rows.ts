/** Tables as lines of text that can stand alone: each row with the headings of its columns. Pure. */

/** Joins a heading and its cell, and the cells of a row. */
const cellMark = ': ';
export const rowMark = ' · ';

/** A longer cell heads no column; it would be written again with each row. */
const longestHeading = 200;

/** Writes each row of a table that was pasted with tabs or bars between its cells with the headings of its columns: 'Size: M · Chest: 96 cm'. Other lines stay as they are. */
export function rowsWithHeadings(text: string): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const rows = tableAt(lines, at);
    if (rows.length < 2) {
      written.push(lines[at] ?? '');
      at++;
      continue;
    }
    const cells = rows.map(cellsOf);
    const [headings = [], ...body] = cells;
    for (const row of body) if (!isRule(row)) written.push(rowText(headings, row));
    at += rows.length;
  }
  return written.join('\n');
}

/** A row of a table as a line of text. */
export const rowText = (headings: readonly string[], cells: readonly string[]): string =>
  cells
    .map((cell, at) => ({ cell, heading: (headings[at] ?? '').length > longestHeading ? '' : (headings[at] ?? '') }))
    .map(({ cell, heading }) => [cell && heading !== cell ? heading : '', cell].filter(Boolean).join(cellMark))
    .filter(Boolean)
    .join(rowMark);

/** Whether a row of cells only draws the line below the headings. */
export const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-*:?$/.test(cell));

/** The cells of a line of a table. */
export const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/\t|\|/)
    .map((cell) => cell.trim());

const isRow = (line: string | undefined) => line !== undefined && /[|\t]/.test(line.trim()) && cellsOf(line).length >= 2;

function tableAt(lines: readonly string[], from: number): string[] {
  const rows: string[] = [];
  const width = isRow(lines[from]) ? cellsOf(lines[from] ?? '').length : 0;
  while (width > 0 && isRow(lines[from + rows.length]) && cellsOf(lines[from + rows.length] ?? '').length === width)
    rows.push(lines[from + rows.length] ?? '');
  return rows;
}

/** Tables of a page that hold data: sizes, delivery costs. */
import type { CheerioAPI } from 'cheerio';
import { rowText } from '../../../../kit/text/rows.ts';

type Found = ReturnType<CheerioAPI>;

const most = { rows: 200, columns: 20 };

/** Replaces each table of data by a line for each row, which names the headings of its columns: without them, its numbers say nothing. */
export function writeTablesAsRows($: CheerioAPI): void {
  $('table').each((_, element) => {
    const table = $(element);
    if (table.find('table').length > 0 || table.parents('table').length > 0) return;
    const rows = table.find('tr').slice(0, most.rows).toArray();
    const cells = rows.map((row) => cellsOf($, $(row)));
    const width = Math.max(0, ...cells.map((row) => row.length));
    if (cells.length < 2 || width < 2) return;
    const hasHeadings = isHeading($(rows[0])) || looksLikeHeadings(cells);
    const lines = hasHeadings ? cells.slice(1).map((row) => rowText(cells[0] ?? [], row)) : cells.map((row) => pairText(row));
    const block = $('<p></p>');
    for (const line of lines.filter(Boolean)) block.append($('<span></span>').text(line), '<br>');
    table.before($('<p></p>').text(table.find('caption').first().text().trim()));
    table.replaceWith(block);
  });
}

const isHeading = (row: Found) => row.parent('thead').length > 0 || (row.children('th').length > 1 && row.children('td').length === 0);

/** A first row without a number above rows with numbers. */
const looksLikeHeadings = ([first = [], ...rest]: readonly string[][]) =>
  first.length > 2 && first.every((cell) => !/\d/.test(cell)) && rest.every((row) => row.some((cell) => /\d/.test(cell)));

const pairText = ([first = '', ...rest]: readonly string[]) =>
  rest.length > 0 && first ? `${first}: ${rest.filter(Boolean).join(', ')}` : first;

function cellsOf($: CheerioAPI, row: Found): string[] {
  return row
    .children('td, th')
    .slice(0, most.columns)
    .toArray()
    .flatMap((cell) => {
      const text = $(cell).text().replace(/\s+/g, ' ').trim();
      const span = Math.min(most.columns, Math.max(1, Number($(cell).attr('colspan')) || 1));
      return Array.from({ length: span }, () => text);
    });
}

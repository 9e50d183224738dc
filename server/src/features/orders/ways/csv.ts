/** Reads a CSV file of orders: exports of shop systems, and tables with columns for number, total, currency and date. Pure. */
import { type OrderFile, orderLimits } from '@parley/contract';
import { type CsvError, parse } from 'csv-parse/sync';
import { currencyCode, currencyIn } from '../../../kit/money/currency.ts';
import { decodeText } from '../../../platform/fetch/index.ts';
import { lineMinor, minorOfAmount } from '../rules/amounts.ts';
import { checkedMoney, cleanLine, orderIdOf } from '../rules/checking.ts';
import { isRefused, type OrderStatus, type Refunds, type Report, type ReportedItem } from '../rules/report.ts';
import { amountsLike, type ReadAmount } from './csv-amounts.ts';
import { type Columns, columnsByMeaning, shownMeanings } from './csv-columns.ts';
import { dateOf, readsDayFirst } from './csv-dates.ts';

/** A file as it was read. Lines are counted as a spreadsheet counts them. */
export interface ReadFile {
  columns: OrderFile['columns'];
  orders: { line: number; report: Report }[];
  problems: OrderFile['problems'];
}

/** Far more than any shop system writes. */
const mostColumns = 500;

type Row = Record<string, string>;
interface Numbered {
  line: number;
  row: Row;
}

const statuses = new Map<string, OrderStatus>([
  ...[
    'paid',
    'processing',
    'completed',
    'complete',
    'onhold',
    'refunded',
    'partiallyrefunded',
    'partiallypaid',
    'authorized',
    'fulfilled',
    'shipped',
  ].map((word) => [word, 'placed'] as const),
  ...['delivered', 'bezahlt', 'abgeschlossen', 'versendet', 'versandt', 'payé', 'pagado', 'pagato', 'betaald', 'zapłacone', 'ödendi'].map(
    (word) => [word, 'placed'] as const,
  ),
  ...['pending', 'unpaid', 'failed', 'draft', 'pendingpayment', 'offen', 'enattente', 'pendiente', 'inattesa'].map(
    (word) => [word, 'waiting'] as const,
  ),
  ...[
    'cancelled',
    'canceled',
    'voided',
    'expired',
    'storniert',
    'annulé',
    'cancelado',
    'annullato',
    'geannuleerd',
    'anulowane',
    'iptal',
  ].map((word) => [word, 'cancelled'] as const),
  ...['trash', 'deleted', 'gelöscht'].map((word) => [word, 'deleted'] as const),
]);

/**
 * @param currency the currency of lines that name none, '' for none
 * @returns why it is not a table of orders, as a text for the owner
 */
export function readOrdersCsv(bytes: Buffer, currency: string, now: Date): ReadFile | { fault: string } {
  const table = tableOf(bytes);
  if ('fault' in table) return table;
  const columns = columnsByMeaning(table.header);
  if (!columns.id || !columns.total || !columns.date)
    return { fault: 'The first line must name the columns; one for the order number, one for the total and one for the date are needed' };
  const isDayFirst = readsDayFirst(
    table.rows.map(({ row }) => row[columns.date ?? ''] ?? ''),
    currency || (currencyCode(table.rows[0]?.row[columns.currency ?? '']) ?? ''),
  );
  // All columns of a file are written by one program.
  const amounts = amountsLike(
    [columns.total, columns.refunded, columns.itemPrice].flatMap((column) =>
      column ? table.rows.map(({ row }) => row[column] ?? '') : [],
    ),
  );
  const read: ReadFile = {
    columns: shownMeanings.flatMap((meaning) => ({ meaning, column: columns[meaning] ?? '' })),
    orders: [],
    problems: [],
  };
  for (const rows of ordersIn(table.rows, columns)) {
    const first = rows[0] as Numbered;
    const report = readOrder(rows, columns, { currency, isDayFirst, amounts, now });
    if (typeof report === 'string')
      read.problems.push({ line: first.line, text: cleanLine(Object.values(first.row).join(', '), 120), reason: report });
    else read.orders.push({ line: first.line, report });
  }
  return read;
}

function tableOf(bytes: Buffer): { header: string[]; rows: Numbered[] } | { fault: string } {
  const text = decodeText(bytes, '');
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [';', '\t', ','].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] as string;
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
    }) as unknown as {
      info: { lines: number };
      record: string[];
    }[];
    // Rows are made within these limits only: a million short lines below a million names would not fit into the memory.
    if (records.length - 1 > orderLimits.lines) return { fault: `At most ${orderLimits.lines} lines; split the file` };
    const header = (records[0]?.record ?? []).slice(0, mostColumns);
    // `lines` counts the line on which a record ends.
    const rows = records.slice(1).map(({ info, record }) => ({
      line: info.lines - record.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0),
      row: Object.fromEntries(header.map((name, at) => [name, record[at] ?? ''])),
    }));
    return { header, rows };
  } catch (error) {
    return { fault: `Line ${(error as CsvError).lines ?? 1} cannot be read as CSV` };
  }
}

/** The lines of each order: a line that repeats the number of the line before it, without a total, is a further item. */
function ordersIn(rows: readonly Numbered[], columns: Columns): Numbered[][] {
  const nameOf = ({ row }: Numbered) => row[columns.group ?? columns.id ?? ''] ?? '';
  const orders: Numbered[][] = [];
  for (const row of rows) {
    const current = orders.at(-1);
    const continues = current && nameOf(row) !== '' && nameOf(row) === nameOf(current[0] as Numbered) && !row.row[columns.total ?? ''];
    if (continues) current.push(row);
    else orders.push([row]);
  }
  return orders;
}

/** An order, or why it is left out. */
function readOrder(
  rows: readonly Numbered[],
  columns: Columns,
  { currency: usual, isDayFirst, amounts, now }: { currency: string; isDayFirst: boolean; amounts: ReadAmount; now: Date },
): Report | string {
  const row = rows[0]?.row ?? {};
  const cell = (column: string | undefined) => (column ? (row[column] ?? '') : '');
  const orderId = orderIdOf(cell(columns.id));
  if (!orderId) return 'There is no order number';
  const totalCell = cell(columns.total);
  if (!totalCell) return 'There is no total';
  const currency = cell(columns.currency) || currencyIn(totalCell) || usual;
  const total = amounts(totalCell, currencyCode(currency));
  if (total === null) return `“${totalCell}” may be a whole number or have decimals. Write the totals of the file with two decimals`;
  const placedAt = dateOf(cell(columns.date), isDayFirst);
  if (!placedAt) return cell(columns.date) ? `“${cell(columns.date)}” is not a date` : 'There is no date';
  const word = cell(columns.status)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .replace(/^wc(?=\p{L})/u, '');
  const status = cell(columns.cancelled) ? 'cancelled' : statuses.get(word);
  const money = checkedMoney(
    {
      orderId,
      currency,
      total,
      refunds: (currency): Refunds => {
        const minor = lineMinor(amounts(cell(columns.refunded).replace(/^[-−]/, ''), currency), currency);
        if (minor > 0) return { file: minor };
        return word === 'refunded' && !cell(columns.refunded) ? { file: minorOfAmount(total, currency) ?? 0 } : {};
      },
      items: (currency) => rows.flatMap((row) => itemOf(row.row, columns, currency, amounts)),
      placedAt,
      notes: word !== '' && !status ? ['unknown_status'] : [],
    },
    now,
  );
  if (isRefused(money)) return reasons[money.refused] ?? money.detail;
  return { way: 'csv', orderId, asOf: now.getTime(), money, status: status ?? 'placed', browser: null };
}

const reasons: Partial<Record<string, string>> = {
  unknown_currency: 'The currency is missing or unknown',
  not_an_order: 'The total is not an amount',
  negative_total: 'The total is negative',
  too_large: 'The total is too large',
  too_old: `The order is older than ${orderLimits.oldestDays} days`,
};

function itemOf(row: Row, columns: Columns, currency: string, amounts: ReadAmount): ReportedItem[] {
  const title = row[columns.itemName ?? ''] ?? '';
  if (!title) return [];
  const sku = row[columns.itemSku ?? ''] ?? '';
  const quantity = Number(row[columns.itemQuantity ?? '']) || 1;
  return [
    {
      // Shopify writes the variant behind the product: `Shirt - M`.
      names: { ids: [], skus: sku ? [sku] : [], links: [], titles: [title, title.replace(/ - [^-]*$/, '')] },
      title: cleanLine(title, 300),
      quantity,
      minor: Math.round(lineMinor(amounts(row[columns.itemPrice ?? ''] ?? '', currency), currency) * quantity),
    },
  ];
}

/** CSV files of orders: what importing one would do, importing it, and exporting all orders. */
import type { Money, OrderFile } from '@parley/contract';
import { currencyCode } from '../../kit/money/currency.ts';
import { fromMinor, minorDigits } from '../../kit/money/minor-units.ts';
import type { Executor } from '../../platform/db/index.ts';
import { type CsvCell, csv } from '../../platform/files/csv.ts';
import { invalid } from '../../platform/http/errors.ts';
import { countingOf } from './rules/counting.ts';
import { merge, unknownOrder } from './rules/merging.ts';
import type { Report } from './rules/report.ts';
import { everyOrder, type OrderRow } from './store.ts';
import { type Context, previewFile, type Taken, takeFile } from './taking.ts';
import { type ReadFile, readOrdersCsv } from './ways/csv.ts';

const mostProblems = 200;
const mostShown = 20;

/** What importing a file would do. @throws HttpError 400 naming `file` or `currency` */
export async function preview(
  context: Context,
  ownerId: number,
  bytes: Buffer | undefined,
  currency: string | undefined,
): Promise<OrderFile> {
  const read = readFile(context, bytes, currency);
  return presentFile(read, await previewFile(context, ownerId, reportsOf(read)));
}

/** Imports a file. @throws HttpError 400 naming `file` or `currency` */
export async function importFile(
  context: Context,
  ownerId: number,
  bytes: Buffer | undefined,
  currency: string | undefined,
): Promise<OrderFile> {
  const read = readFile(context, bytes, currency);
  const taken = await takeFile(context, ownerId, reportsOf(read));
  return presentFile(
    read,
    taken.map(({ outcome }) => outcome),
  );
}

function readFile({ platform }: Context, bytes: Buffer | undefined, currency: string | undefined): ReadFile {
  if (!bytes || bytes.length === 0) throw invalid({ file: 'Choose a CSV file' });
  const usual = currency ? currencyCode(currency) : '';
  if (usual === null) throw invalid({ currency: 'Must be a currency code such as EUR' });
  const read = readOrdersCsv(bytes, usual, platform.clock.now());
  if ('fault' in read) throw invalid({ file: read.fault });
  return read;
}

const reportsOf = ({ orders }: ReadFile): Report[] => orders.map(({ report }) => report);

function presentFile({ columns, orders, problems }: ReadFile, outcomes: readonly Taken['outcome'][]): OrderFile {
  const counted = (outcome: Taken['outcome']) => outcomes.filter((each) => each === outcome).length;
  const read = orders.flatMap(({ line, report }) => {
    const bare = { ...report, money: report.money && { ...report.money, items: [] } };
    const state = merge(unknownOrder, bare);
    return state.money ? [{ line, id: report.orderId, money: state.money, ...countingOf(state, [], null) }] : [];
  });
  return {
    columns,
    orders: orders.length,
    ...{ added: counted('added'), changed: counted('changed'), unchanged: counted('unchanged') },
    sums: sumsOf(read.filter(({ counts }) => counts).map(({ money, net }) => ({ currency: money.currency, minor: net }))),
    problems: problems.slice(0, mostProblems),
    refused: problems.length,
    sample: read.slice(0, mostShown).map(({ line, id, money, refunded, status }) => ({
      ...{
        line,
        id,
        placed_at: money.placedAt.toISOString(),
        currency: money.currency,
        total_minor: money.total,
        refunded_minor: refunded,
        status,
      },
    })),
  };
}

function sumsOf(amounts: readonly { currency: string; minor: number }[]): Money[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, list]) => ({ currency, orders: list.length, minor: list.reduce((sum, { minor }) => sum + minor, 0) }))
    .toSorted((a, b) => b.orders - a.orders);
}

const header = [
  'Order',
  'Placed at',
  'Arrived at',
  'Ways',
  'Status',
  'Currency',
  'Total',
  'Refunded',
  'Counts',
  'Attributed',
  'Notes',
  'Items',
];

/** All orders as CSV, newest first. */
export const ordersAsCsv = (db: Executor, ownerId: number): AsyncGenerator<string> => csv(header, rowsOf(db, ownerId));

async function* rowsOf(db: Executor, ownerId: number): AsyncGenerator<CsvCell[][]> {
  for await (const batch of everyOrder(db, ownerId)) yield batch.map(cellsOf);
}

const cellsOf = (row: OrderRow): CsvCell[] => [
  row.shopOrderId,
  row.placedAt.toISOString(),
  row.arrivedAt.toISOString(),
  row.state.ways.join(' '),
  row.status,
  row.currency,
  amountOf(row.totalMinor, row.currency),
  amountOf(row.refundedMinor, row.currency),
  row.counts ? amountOf(row.netMinor, row.currency) : 0,
  row.attributed ? 'yes' : 'no',
  row.notes.join(' '),
  row.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
];

/** An amount of money as a cell: a number in the currency's own units. */
const amountOf = (minor: number, currency: string | null): number => Number(fromMinor(String(minor), minorDigits(currency)));

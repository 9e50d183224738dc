/** Makes tests of a CSV file (contract: importAssistantTests). Pure. */
import { type TestExpectations, testExpectations, testTurn } from '@parley/contract';
import { parse } from 'csv-parse/sync';
import { unguarded } from '../../../platform/files/csv.ts';
import type { NewTest } from '../store.ts';
import { turnOf } from './generate.ts';

const mostRows = 1000;

interface Fault {
  /** Counts from 1 without the header. */
  row: number;
  reason: string;
}

/**
 * The tests of a file, and the rows that could not be read; null when it is not a CSV file with a `message` column.
 * @param digits of the catalogue's currency after the point
 */
export function testsOfCsv(text: string, digits: number): { tests: NewTest[]; faults: Fault[] } | null {
  const rows = rowsOf(text);
  if (!rows) return null;
  const tests: NewTest[] = [];
  const faults: Fault[] = [];
  for (const [at, row] of rows.entries()) {
    if (at >= mostRows) {
      faults.push({ row: at + 1, reason: `A file may have ${mostRows} rows.` });
      break;
    }
    const made = testOf(row, digits);
    if (typeof made === 'string') faults.push({ row: at + 1, reason: made });
    else tests.push(made);
  }
  return { tests, faults };
}

type Row = Record<string, string>;

function rowsOf(text: string): Row[] | null {
  try {
    const [header, ...rows] = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, delimiter: delimiterOf(text) });
    const names = header?.map((name: string) => name.trim().toLowerCase().replaceAll(/[ -]/g, '_')) ?? [];
    if (!names.includes('message')) return null;
    return rows.map((cells) => Object.fromEntries(names.map((name: string, at: number) => [name, unguarded(cells[at] ?? '').trim()])));
  } catch {
    return null;
  }
}

/** The separator that the header has most of. */
function delimiterOf(text: string): string {
  const header = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const several = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** The test of a row, or why it cannot be made. */
function testOf(row: Row, digits: number): NewTest | string {
  const messages = (row.message ?? '')
    .split('\n')
    .map((message) => message.trim())
    .filter(Boolean);
  if (messages.length === 0) return 'It has no message.';
  const turns = messages.slice(0, 12).map(turnOf);
  const bad = turns.find((turn) => !testTurn.safeParse(turn).success);
  if (bad) return 'A message has characters that cannot be stored.';
  const named = several(row.products).map((title) => ({ title }));
  const expected = testExpectations.safeParse({
    answered: row.answered?.toLowerCase() || 'any',
    cites: several(row.cites),
    says: several(row.says),
    saysNot: several(row.says_not),
    products: named,
    productsNot: several(row.products_not).map((title) => ({ title })),
    ...(row.first && { first: Number(row.first) }),
    maxPrice: minorInCell(row.max_price, digits),
    language: row.language?.toLowerCase() || null,
    rulesNot: several(row.rules_not).map((rule) => rule.toUpperCase()),
  });
  if (!expected.success) return reasonOf(expected.error.issues[0]?.path.map(String) ?? [], expected.error.issues[0]?.message ?? '');
  return { recommenderId: null, turns, expectations: expected.data, origin: 'csv' };
}

/** '19.90' or '19,90' in minor units; NaN for anything else, which the contract refuses. */
function minorInCell(cell: string | undefined, digits: number): number | null {
  if (!cell) return null;
  return /^\d{1,10}(?:[.,]\d{1,3})?$/.test(cell) ? Math.round(Number(cell.replace(',', '.')) * 10 ** digits) : Number.NaN;
}

const columns: Partial<Record<string, string>> = {
  saysNot: 'says_not',
  productsNot: 'products_not',
  maxPrice: 'max_price',
  rulesNot: 'rules_not',
} satisfies Partial<Record<keyof TestExpectations, string>>;

const reasonOf = ([field = '']: string[], message: string) => `${columns[field] ?? field}: ${message}.`;

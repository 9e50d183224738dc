import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csv, guarded, unguarded } from './csv.ts';

const textOf = async (rows: CsvCell[][]) => {
  let text = '';
  for await (const piece of csv(
    ['a', 'b'],
    (async function* () {
      yield rows;
    })(),
  ))
    text += piece;
  return text;
};
const hostile = fc.oneof(
  fc.string(),
  fc.stringMatching(/^'{0,3}[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/),
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '＝', '＋', '－', '＠', '"', ',', ';', '\n', '\r', '\t', ' ', 'a') }),
);
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** The cells that a program finds which knows no quotes and takes line breaks, and also `separator`, for the ends of cells. */
const naiveCells = (text: string, separator: string) =>
  text.split('\r\n').flatMap((line) => line.split(separator).flatMap((cell) => cell.split(/[\r\n]/)));

describe('CSV', () => {
  it('starts no cell like a formula, and a CSV reader restores every text exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(hostile, hostile), { minLength: 1 }), async (rows) => {
        const text = await textOf(rows);
        for (const options of [{}, { record_delimiter: '\r\n' }]) {
          const [, ...cells] = parse(text, { bom: true, ...options }) as string[][];
          expect(cells.flat().filter((cell) => formula.test(cell))).toEqual([]);
          expect(cells.map((row) => row.map(unguarded))).toEqual(rows);
        }
      }),
    );
  });

  it('starts no formula for a program that ignores quotes or expects another separator', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(hostile, hostile), { minLength: 1 }), async (rows) => {
        const text = (await textOf(rows)).slice(1);
        for (const separator of [';', '\t'])
          expect(naiveCells(text, separator).filter((cell) => /^ *[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }),
    );
  });

  it('guards text that begins like a formula, and leaves numbers and other text unchanged', async () => {
    expect(['=1+1', '+49', '-5', '@x', '＝1', "'=1", ' =1', 'a=1', "it's", "'tis", ''].map(guarded)).toEqual([
      "'=1+1",
      "'+49",
      "'-5",
      "'@x",
      "'＝1",
      "''=1",
      "' =1",
      'a=1',
      "it's",
      "'tis",
      '',
    ]);
    expect(guarded('Hello\r\n=1+1\n- a\n1-2;@x; b')).toBe("Hello\r\n'=1+1\n'- a\n1-2;'@x; b");
    expect(
      await textOf([
        [-5.5, '-5.5'],
        [null, 'a\nb'],
      ]),
    ).toBe('\ufeff"a","b"\r\n"-5.5","\'-5.5"\r\n"","a\nb"\r\n');
  });
});

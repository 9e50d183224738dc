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
  fc.stringMatching(/^'{0,3}[=+\-@\t\r]/),
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '"', ',', '\n', '\r', '\t', 'a') }),
);

describe('CSV', () => {
  it('starts no cell like a formula, and restores every text exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(hostile, hostile), { minLength: 1 }), async (rows) => {
        const [, ...cells] = parse((await textOf(rows)).slice(1), { record_delimiter: '\r\n', skip_empty_lines: false }) as string[][];
        expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        expect(cells.map((row) => row.map(unguarded))).toEqual(rows);
      }),
    );
  });

  it('guards text that begins like a formula, and leaves numbers and other text unchanged', async () => {
    expect(['=1+1', '+49', '-5', '@x', "'=1", 'a=1', "it's", "'tis", ''].map(guarded)).toEqual([
      "'=1+1",
      "'+49",
      "'-5",
      "'@x",
      "''=1",
      'a=1',
      "it's",
      "'tis",
      '',
    ]);
    expect(
      await textOf([
        [-5.5, '-5.5'],
        [null, undefined],
      ]),
    ).toBe("\ufeffa,b\r\n-5.5,'-5.5\r\n,\r\n");
  });
});

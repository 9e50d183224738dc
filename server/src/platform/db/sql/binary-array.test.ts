import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

import { type ArrayType, binaryArray } from './binary-array.ts';
import { unnest } from './unnest.ts';

/** Values of each type, and what PostgreSQL should give for each as text. */
const types: Record<ArrayType, { values: fc.Arbitrary<unknown>; asText(value: never): string }> = {
  int: { values: fc.integer(), asText: String },
  integer: { values: fc.constantFrom(0, -1, -(2 ** 31), 2 ** 31 - 1), asText: String },
  bigint: { values: fc.oneof(fc.maxSafeInteger(), fc.constantFrom(-1, 2 ** 32, -(2 ** 32), 2 ** 31)), asText: String },
  text: { values: fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')), asText: String },
  uuid: { values: fc.oneof(fc.uuid(), fc.constant('FFFFFFFF-0000-ffff-0000-80000000AbCd')), asText: (id: string) => id.toLowerCase() },
  date: { values: days(), asText: String },
  timestamptz: {
    values: fc.date({ min: new Date('1750-01-01'), max: new Date('2255-01-01'), noInvalidDate: true }),
    asText: (at: Date) => at.toISOString(),
  },
  json: { values: fc.constantFrom({ a: ['"', '\\', 'ü', 1] }, [], 'x', 1, false, [{ b: null }]), asText: (value) => JSON.stringify(value) },
  jsonb: { values: fc.constantFrom({ a: ['"', '\\', 'ü', 1] }, [], 'x', 1, false), asText: (value) => JSON.stringify(value) },
  boolean: { values: fc.boolean(), asText: String },
};

function days() {
  return fc
    .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
}

describe('arrays in the binary format and as text', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it.each(Object.keys(types) as ArrayType[])('hold %s as PostgreSQL reads it, and nulls', async (type) => {
    const { values, asText } = types[type];
    const shown =
      type === 'timestamptz'
        ? sql`to_char("value" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
        : type === 'jsonb'
          ? sql`replace(replace("value"::text, ', ', ','), ': ', ':')`
          : sql`"value"::text`;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(values, fc.constantFrom(null, undefined)), { maxLength: 40 }), async (array) => {
        expect(binaryArray(array, type)).not.toBeNull();
        const binary = unnest(
          'given',
          array.map((value) => ({ value })),
          { value: type },
        );
        const { rows } = await test.platform.db.execute(sql`select ${shown} as shown from ${binary}`);
        expect(rows.map((row) => row.shown)).toEqual(
          array.map((value) => (value === null || value === undefined ? null : asText(value as never))),
        );
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['int', 1.5],
    ['int', 2 ** 31],
    ['bigint', Number.NaN],
    ['uuid', 'no uuid'],
    ['uuid', '00000000-0000-4000-8000-00000000000g'],
    ['date', '2026-02-31x'],
    ['timestamptz', new Date(Number.NaN)],
    ['boolean', 'maybe'],
  ] as const)('leave a value that is no %s to PostgreSQL: %s', async (type, value) => {
    expect(binaryArray([value], type)).toBeNull();
    await expect(test.platform.db.execute(sql`select * from ${unnest('given', [{ value }], { value: type })}`)).rejects.toThrow();
  });

  it('leave instants that a double does not hold to the text format', async () => {
    const at = new Date('7631-03-20T13:12:38.345Z');
    expect(binaryArray([at], 'timestamptz')).toBeNull();
    const { rows } = await test.platform.db.execute(
      sql`select value = '7631-03-20T13:12:38.345Z' as same from ${unnest('given', [{ value: at }], { value: 'timestamptz' })}`,
    );
    expect(rows).toEqual([{ same: true }]);
  });
});

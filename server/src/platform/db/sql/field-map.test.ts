import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMap, onlyFieldsOf } from './field-map.ts';

interface Fields {
  popup_name: string;
  next: number | null;
  status: boolean;
}
interface Row {
  name: string;
  nextId: number | null;
  active: boolean;
}

const map = fieldMap<Fields, Row>()({ popup_name: 'name', next: 'nextId', status: 'active' });

describe('a map of fields', () => {
  it('maps from the wire to the row and back', () => {
    const fields = { popup_name: 'A', next: null, status: false };
    expect(map.toRow(fields)).toEqual({ name: 'A', nextId: null, active: false });
    expect(map.toFields(map.toRow(fields))).toEqual(fields);
  });

  it('changes the columns of the given fields, and ignores other names', () => {
    const sent = { next: null, status: undefined, position: 3 };
    expect(map.toChange(sent)).toEqual({ nextId: null });
    expect(map.toChange({})).toEqual({});
  });

  // Each of these fails the type check of the tests (`npm run check`) as soon as it compiles.
  it('does not compile with a field or a column left out', () => {
    // @ts-expect-error -- the field `status` and the column `active` have no line
    fieldMap<Fields, Row>()({ popup_name: 'name', next: 'nextId' });
    // @ts-expect-error -- the field `status` has no line
    fieldMap<Fields, Omit<Row, 'active'>>()({ popup_name: 'name', next: 'nextId' });
    // @ts-expect-error -- no field is mapped to the column `active`
    fieldMap<Omit<Fields, 'status'>, Row>()({ popup_name: 'name', next: 'nextId' });
  });

  it('does not compile with a column that is unknown, has another type, or is used for two fields', () => {
    // @ts-expect-error -- there is no column `title`
    fieldMap<Fields, Row>()({ popup_name: 'title', next: 'nextId', status: 'active' });
    // @ts-expect-error -- a number or null does not fit a text
    fieldMap<Fields, Row>()({ popup_name: 'name', next: 'name', status: 'active' });
    // @ts-expect-error -- the column `hint` is missing, because `name` is used twice
    fieldMap<Fields & { hint: string }, Row & { hint: string }>()({ popup_name: 'name', hint: 'name', next: 'nextId', status: 'active' });
  });

  it('does not compile with a row that is created without all of its fields', () => {
    // @ts-expect-error -- `status` is missing
    map.toRow({ popup_name: 'A', next: null });
  });
});

it('picks only the fields of a schema, unchanged', () => {
  const schema = z.object({ text: z.string().max(1) });
  const stored = { text: 'longer than the schema takes now', secret: 'x' };
  expect(onlyFieldsOf(schema, stored)).toEqual({ text: stored.text });
});

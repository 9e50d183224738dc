/** Arrays as PostgreSQL writes them in text, where their binary format cannot go (at-owner.ts). */
import type { ArrayType } from './binary-array.ts';

/** A value that PostgreSQL has to judge is quoted, so that it stays one value. */
const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;

function written(value: unknown, isJson: boolean): string {
  if (value === null || value === undefined) return 'NULL';
  if (isJson) return quoted(JSON.stringify(value));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return quoted(value instanceof Date ? value.toISOString() : String(value));
}

/** The text of an array of one dimension. @throws RangeError for a date that is none */
export function arrayText(values: readonly unknown[], type: ArrayType): string {
  const isJson = type === 'json' || type === 'jsonb';
  return `{${values.map((value) => written(value, isJson)).join(',')}}`;
}

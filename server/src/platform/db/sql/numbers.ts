/** How the driver reads 64-bit numbers: as numbers of JavaScript, and never as another number than the stored one. */
import pg from 'pg';

/** bigint, and an array of it. */
const [int8, int8Array] = [20, 1016];

/** A whole number in PostgreSQL's text format. @throws RangeError beyond 2^53 - 1, where a double does not hold every whole number */
export function exactNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`the database returned ${text}, which a number does not hold exactly`);
  return number;
}

/** The driver returns ids, counts and sums as text otherwise. For every connection of the process. */
export function readNumbersExactly(): void {
  pg.types.setTypeParser(int8 as number, exactNumber);
  pg.types.setTypeParser(int8Array as number, (text: string) =>
    [...text.matchAll(/-?\d+|NULL/g)].map(([value]) => (value === 'NULL' ? null : exactNumber(value))),
  );
}

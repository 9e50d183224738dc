/**
 * Arrays of values in PostgreSQL's binary format. As text, every value is escaped here and parsed there, which took a tenth of what a visitor's write
 * costs (decision 082).
 */

/** Writes one value, and returns false for a value that is not of the type. */
type Write = (value: unknown, into: Bytes) => boolean;

/** The object ids of PostgreSQL's types are part of its protocol and never change. */
interface Type {
  oid: number;
  write: Write;
}

/** Bytes that grow. */
class Bytes {
  #bytes = Buffer.allocUnsafe(1024);
  length = 0;

  /** Makes room, and returns where to write. */
  #add(count: number): number {
    const at = this.length;
    this.length += count;
    if (this.length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.length, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, at);
      this.#bytes = larger;
    }
    return at;
  }

  int32(value: number): void {
    const at = this.#add(4);
    this.#bytes.writeInt32BE(value, at);
  }

  /** A whole number that is exact as a double. */
  int64(value: number): void {
    this.int32(Math.floor(value / 2 ** 32));
    this.int32(value | 0);
  }

  byte(value: number): void {
    const at = this.#add(1);
    this.#bytes[at] = value;
  }

  text(value: string): void {
    const length = Buffer.byteLength(value);
    const at = this.#add(length);
    this.#bytes.write(value, at, length);
  }

  toBuffer(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }
}

const text: Write = (value, into) => {
  const written = String(value);
  into.int32(Buffer.byteLength(written));
  into.text(written);
  return true;
};

const whole = (least: number, most: number, size: 4 | 8): Write => {
  return (value, into) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) return false;
    into.int32(size);
    if (size === 4) into.int32(value);
    else into.int64(value);
    return true;
  };
};

/** The value of each hexadecimal digit by its character code; -1 for other characters. */
const digits = Int8Array.from({ length: 128 }, (_, code) => '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase()));
const dash = 45;
const dashesAt = new Set([8, 13, 18, 23]);

const uuid: Write = (value, into) => {
  if (typeof value !== 'string' || value.length !== 36) return false;
  into.int32(16);
  let word = 0;
  let read = 0;
  // A regular expression and a parser for each part took five times as long.
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === dash && dashesAt.has(at)) continue;
    const digit = digits[code] ?? -1;
    if (digit < 0) return false;
    word = (word << 4) | digit;
    if (++read % 8 === 0) into.int32(word);
  }
  return read === 32;
};

/** PostgreSQL counts from here. */
const epoch = Date.UTC(2000, 0, 1);

const instant: Write = (value, into) => {
  const at = value instanceof Date ? value.getTime() : Number.NaN;
  const microseconds = (at - epoch) * 1000;
  // A double cannot represent every microsecond after the year 2255.
  if (!Number.isSafeInteger(microseconds)) return false;
  into.int32(8);
  into.int64(microseconds);
  return true;
};

const day: Write = (value, into) => {
  const at = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return false;
  into.int32(4);
  into.int32((at - epoch) / 86_400_000);
  return true;
};

const boolean: Write = (value, into) => {
  if (typeof value !== 'boolean') return false;
  into.int32(1);
  into.byte(value ? 1 : 0);
  return true;
};

const json: Write = (value, into) => text(JSON.stringify(value), into);

/** With the version of the format in front. */
const jsonb: Write = (value, into) => {
  const written = JSON.stringify(value);
  into.int32(1 + Buffer.byteLength(written));
  into.byte(1);
  into.text(written);
  return true;
};

const int4: Type = { oid: 23, write: whole(-(2 ** 31), 2 ** 31 - 1, 4) };

const types = {
  int: int4,
  integer: int4,
  bigint: { oid: 20, write: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 8) },
  text: { oid: 25, write: text },
  uuid: { oid: 2950, write: uuid },
  date: { oid: 1082, write: day },
  timestamptz: { oid: 1184, write: instant },
  json: { oid: 114, write: json },
  jsonb: { oid: 3802, write: jsonb },
  boolean: { oid: 16, write: boolean },
} satisfies Record<string, Type>;

/** The types whose arrays can be written. */
export type ArrayType = keyof typeof types;

const isNull = (value: unknown): boolean => value === undefined || value === null;

/** An array of one dimension; null when a value is not of the type, so that PostgreSQL has to judge its text. */
export function binaryArray(values: readonly unknown[], type: ArrayType): Buffer | null {
  const { oid, write } = types[type];
  const bytes = new Bytes();
  bytes.int32(values.length === 0 ? 0 : 1);
  bytes.int32(values.some(isNull) ? 1 : 0);
  bytes.int32(oid);
  if (values.length > 0) {
    bytes.int32(values.length);
    // Its first index.
    bytes.int32(1);
  }
  for (const value of values)
    if (isNull(value)) bytes.int32(-1);
    else if (!write(value, bytes)) return null;
  return bytes.toBuffer();
}

/** The secret of this installation, which signs tokens and encrypts keys. Anybody who guesses it can sign in as any owner. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

const fewestCharacters = 32;
/** Estimated from the text alone. 32 random hexadecimal digits have about 110, a sentence of that length about 120. */
const fewestBits = 80;
/** The size to which 32 random hexadecimal digits compress; a repeated word compresses to less. */
const fewestPackedBytes = 24;

/** The bits of a list by how often its values occur. */
function bitsOf(values: readonly number[]): number {
  const counts = [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length);
  return counts.reduce((bits, count) => bits - count * Math.log2(count / values.length), 0);
}

/** Why a text cannot be the secret, to follow its name; null when it can. */
export function faultOfSecret(text: string): string | null {
  if (text.length < fewestCharacters) return `must be at least ${fewestCharacters} characters`;
  const codes = [...Buffer.from(text)];
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  const isWeak = Math.min(bitsOf(codes), bitsOf(steps)) < fewestBits || deflateRawSync(text).length < fewestPackedBytes;
  return isWeak ? 'is too easy to guess; take 32 or more random characters, such as those of `openssl rand -base64 32`' : null;
}

/** Reads the secret in `dataDir`; creates it at the first start. It may be weak, if somebody else wrote it. */
export function secretIn(dataDir: string): string {
  const path = join(dataDir, 'secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(path, 'utf8').trim();
}

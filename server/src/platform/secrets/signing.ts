/** Signatures that prove that this installation wrote a text. */
import { hash, timingSafeEqual } from 'node:crypto';

/** Of every signature, in characters of base64url: 192 bits. */
export const signatureLength = 32;
const signatureBytes = 24;
/** How many signatures a text can have in a series. */
export const placesPerText = 32;

export interface Signer {
  /** Returns `text.signature`. `text` must be URL-safe. */
  sign(text: string): string;
  /** The text, or null when the signature is not ours. */
  verify(signed: string): string | null;
  /**
   * The signatures of a text's places 0 to `places`, without anything between them. All of them cost little more than one, because SHAKE gives as many bytes
   * as it is asked for, each as unpredictable as the first.
   */
  series(text: string, places: number): string;
  /** Whether a signature is that of a place of a text. */
  isInSeries(text: string, place: number, signature: string): boolean;
}

/**
 * Creates the signer for a purpose; other signers refuse what it signs. SHA-3 and SHAKE with the key as prefix is a sound MAC (they have no length
 * extension) at a quarter of the cost of HMAC, which matters because every visitor who opens a recommender gets a signature.
 */
export function createSigner(secret: string, purpose: string): Signer {
  const key = `${secret}\0${purpose}\0`;
  const signature = (text: string) => hash('sha3-256', key + text, 'base64url').slice(0, signatureLength);
  const series = (text: string, places: number) =>
    hash('shake256', `series\0${key}${text}`, { outputEncoding: 'base64url', outputLength: places * signatureBytes });
  return {
    sign: (text) => `${text}.${signature(text)}`,
    verify(signed) {
      const dot = signed.lastIndexOf('.');
      if (dot < 1) return null;
      const text = signed.slice(0, dot);
      return areEqual(signed.slice(dot + 1), signature(text)) ? text : null;
    },
    series,
    isInSeries: (text, place, signature) => areEqual(signature, series(text, place + 1).slice(place * signatureLength)),
  };
}

/** Compares without telling by its duration where two texts differ. */
export function areEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

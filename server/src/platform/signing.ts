/** Signatures that prove that this installation wrote a text. */
import { hash, timingSafeEqual } from 'node:crypto';

export interface Signer {
  /** Returns `text.signature`. `text` must be URL-safe. */
  sign(text: string): string;
  /** The text, or null when the signature is not ours. */
  verify(signed: string): string | null;
}

/**
 * Creates the signer for a purpose; other signers refuse what it signs. SHA-3 with the key as prefix is a sound MAC (SHA-3 has no length
 * extension) at a quarter of the cost of HMAC, which matters because every visitor who opens a recommender gets a signature.
 */
export function createSigner(secret: string, purpose: string): Signer {
  const key = `${secret}\0${purpose}\0`;
  const signature = (text: string) => hash('sha3-256', key + text, 'base64url').slice(0, 32);
  return {
    sign: (text) => `${text}.${signature(text)}`,
    verify(signed) {
      const dot = signed.lastIndexOf('.');
      if (dot < 1) return null;
      const text = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1));
      const expected = Buffer.from(signature(text));
      return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
    },
  };
}

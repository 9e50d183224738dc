/** Secrets that rest in the database: readable by this installation only, and only in the place that they were put in. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealer {
  /** Gives `text` encrypted and bound to `place`, such as the owner it belongs to. */
  seal(text: string, place: string): string;
  /** The text, or null when it was changed, sealed by another installation or purpose, or put into another place. */
  open(sealed: string, place: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** In front of what is sealed, so that another way of sealing can follow one day. */
const VERSION = 'v1.';

/** A sealer of its own per purpose: AES-256-GCM with a key that HKDF derives from the installation's secret. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'parley sealing', purpose, 32));
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return VERSION + sealed.toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      // Base64 has more than one spelling of the same bytes: only the one that we write is ours.
      if (bytes.length < NONCE_BYTES + TAG_BYTES || VERSION + bytes.toString('base64url') !== sealed) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

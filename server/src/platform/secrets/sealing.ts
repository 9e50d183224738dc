/** Encryption of secrets stored in the database: only this installation can read them, and only in the place they were stored for. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealer {
  /** Encrypts `text` and binds it to `place`, such as the owner it belongs to. */
  seal(text: string, place: string): string;
  /** The text, or null when it was tampered with, sealed by another installation or purpose, or bound to another place. */
  open(sealed: string, place: string): string | null;
}

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Prefix of everything sealed, so that the scheme can be replaced later. */
const version = 'v1.';

/** Creates the sealer for a purpose: AES-256-GCM with a key that HKDF derives from the secret of the installation. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'parley sealing', purpose, 32));
  return {
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(cipherName, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return version + sealed.toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url');
      // Base64 can encode the same bytes in several ways; only the canonical one is accepted.
      if (bytes.length < nonceBytes + tagBytes || version + bytes.toString('base64url') !== sealed) return null;
      try {
        const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes));
        return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Signatures of webhooks: base64 of the HMAC-SHA256 of the raw body, for WooCommerce and Shopify alike. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of a body. */
export const signatureOf = (body: Buffer | string, secret: string): string => createHmac('sha256', secret).update(body).digest('base64');

/** Whether a header's signature is that of a body. Compares in constant time. */
export function isSigned(body: Buffer, header: unknown, secret: string): boolean {
  if (typeof header !== 'string') return false;
  const signature = Buffer.from(header.trim());
  const expected = Buffer.from(signatureOf(body, secret));
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

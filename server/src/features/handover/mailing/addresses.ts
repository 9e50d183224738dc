/** Keyed hashes of addresses, for places where the address itself need not be stored, and the links that end mails. */
import { addressOf, noMoreMail } from '@parley/contract/paths';
import type { Platform } from '../../../platform/index.ts';

type Signs = Pick<Platform, 'signer' | 'config'>;

/** A keyed hash of a recipient or sender (such as `to` and an address), or of a message that arrived. */
export function mailKey(platform: Signs, role: 'to' | 'owner' | 'from' | 'notice' | 'message', who: string | number): string {
  const signed = platform.signer('mail-address').sign(`${role}-${encodeURIComponent(String(who).toLowerCase())}`);
  return signed.slice(signed.lastIndexOf('.') + 1);
}

/** The link in a mail that ends the mails of an owner to its address. */
export const stopLink = (platform: Signs, ownerId: number, email: string): string =>
  platform.config.publicUrl +
  addressOf(noMoreMail, { token: platform.signer('no-more-mail').sign(`${ownerId}.${mailKey(platform, 'to', email)}`) });

/** The owner and the address's hash of such a link; null when its signature is not ours. */
export function readStopToken(platform: Signs, token: string): { ownerId: number; addressHash: string } | null {
  const [, owner, addressHash] = /^(\d+)\.([\w-]+)$/.exec(platform.signer('no-more-mail').verify(token) ?? '') ?? [];
  return owner && addressHash ? { ownerId: Number(owner), addressHash } : null;
}

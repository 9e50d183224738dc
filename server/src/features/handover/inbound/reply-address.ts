/** The address that a reply of the owner is sent to: `name+token@domain`, where the token names the request and is signed. */
import type { Platform } from '../../../platform/index.ts';
import { areEqual } from '../../../platform/secrets/signing.ts';

type Signs = Pick<Platform, 'signer' | 'config'>;

/** A request by its key. */
export interface RequestKey {
  ownerId: number;
  handoverId: number;
}

/** Mail servers may change the case of an address, so the signature has digits and lower-case letters only. 20 of them are 103 bits. */
const signatureLength = 20;
const base = 36;

function tokenOf(platform: Signs, { ownerId, handoverId }: RequestKey): string {
  const signed = platform.signer('reply-address').sign(`${ownerId}.${handoverId}`);
  const signature = Buffer.from(signed.slice(signed.lastIndexOf('.') + 1), 'base64url');
  const letters = BigInt(`0x${signature.toString('hex')}`)
    .toString(base)
    .padStart(signatureLength, '0')
    .slice(-signatureLength);
  return `${ownerId.toString(base)}-${handoverId.toString(base)}-${letters}`;
}

/** Where a reply to the mail about a request goes; null where this installation receives no mail. */
export function replyAddress(platform: Signs, request: RequestKey): string | null {
  const { inboundMail } = platform.config;
  if (!inboundMail) return null;
  const [name = '', domain = ''] = inboundMail.address.split('@');
  return `${name}+${tokenOf(platform, request)}@${domain}`;
}

/** The request that the first of these addresses names with a signature of ours; null when none does. */
export function requestAt(platform: Signs, addresses: readonly string[]): RequestKey | null {
  for (const address of addresses) {
    const lowered = address.trim().toLowerCase();
    const [, owner, handover] = /\+([0-9a-z]{1,11})-([0-9a-z]{1,11})-[0-9a-z]+@[^@]+$/.exec(lowered) ?? [];
    const request = { ownerId: Number.parseInt(owner ?? '', base), handoverId: Number.parseInt(handover ?? '', base) };
    if (!Number.isSafeInteger(request.ownerId) || !Number.isSafeInteger(request.handoverId)) continue;
    const expected = replyAddress(platform, request);
    if (expected && areEqual(lowered, expected)) return request;
  }
  return null;
}

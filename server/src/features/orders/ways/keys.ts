/** The addresses and secrets of webhooks: derived from the installation's secret, so that nothing is stored. */
import type { Platform } from '../../../platform/index.ts';

type Signing = Pick<Platform, 'signer'>;

/** The part of a webhook's address that names the owner. */
export const webhookKey = ({ signer }: Signing, ownerId: number): string => signer('order-webhook').sign(String(ownerId));

/** The owner of a webhook's address; null when the address is not ours. */
export function ownerOfKey({ signer }: Signing, key: string): number | null {
  const ownerId = Number(signer('order-webhook').verify(key));
  return Number.isSafeInteger(ownerId) && ownerId > 0 ? ownerId : null;
}

/** The secret with which an owner's WooCommerce signs. */
export const secretFor = ({ signer }: Signing, { ownerId, secretVersion }: { ownerId: number; secretVersion: number }): string =>
  signer('order-secret').sign(`${ownerId}-${secretVersion}`).split('.').at(-1) as string;

/** The place that a sealed secret of Shopify is bound to. */
export const shopifyPlace = (ownerId: number): string => `shopify-orders-${ownerId}`;
/** The sealer's purpose for secrets of shops. */
export const sealerPurpose = 'orders';

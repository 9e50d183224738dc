/** How an owner takes orders. */
import type { BodyOf, OrderSettings, updateOrderSettings } from '@parley/contract';
import { impossible } from '../../platform/http/errors.ts';
import { presentSettings } from './present.ts';
import { type Context, pageRule } from './taking.ts';
import { sealerPurpose, shopifyPlace } from './ways/keys.ts';
import * as ways from './ways/ways-store.ts';

/** The settings of an owner, with when something last came each way. */
export async function settings({ platform }: Context, ownerId: number): Promise<OrderSettings> {
  const { db } = platform;
  const [stored, states, rule] = await Promise.all([ways.settingsOf(db, ownerId), ways.waysOf(db, ownerId), pageRule(db, ownerId)]);
  return presentSettings(platform, stored, states, rule);
}

/** Changes the settings that are given. @throws HttpError 422 `no_secret` for switching Shopify on without a secret */
export async function changeSettings(
  { platform: { db, sealer } }: Context,
  ownerId: number,
  { woocommerce, shopify, shopifySecret, pageOrders }: BodyOf<typeof updateOrderSettings>,
): Promise<void> {
  const { shopifySecretSealed } = await ways.settingsOf(db, ownerId);
  if (shopify && !shopifySecret && shopifySecretSealed === null)
    throw impossible('no_secret', 'Enter the key with which Shopify signs', { shopifySecret: 'This is required' });
  await ways.saveSettings(db, ownerId, {
    ...(woocommerce !== undefined && { wooCommerceOn: woocommerce }),
    ...(shopify !== undefined && { shopifyOn: shopify }),
    ...(shopifySecret !== undefined && {
      shopifySecretSealed: sealer(sealerPurpose).seal(shopifySecret, shopifyPlace(ownerId)),
      shopifyOn: true,
    }),
    ...(pageOrders !== undefined && { pageOrders }),
  });
}

/** Replaces the secret for WooCommerce. */
export const renewSecret = ({ platform: { db } }: Context, ownerId: number): Promise<void> => ways.raiseSecretVersion(db, ownerId);

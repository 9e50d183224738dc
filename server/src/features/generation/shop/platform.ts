/** Recognises the system that a shop runs on, as far as its first page shows it. */
import { type PlatformId, platformIds } from '@parley/contract/platforms';

/** Marks of each system in the markup; addresses of its own hosts or folders, and what its generator tag says. */
const marks: Readonly<Record<PlatformId, RegExp>> = {
  shopify: /cdn\.shopify\.com|Shopify\.theme|\/cdn\/shop\//,
  wix: /static\.wixstatic\.com|content="Wix\.com|static\.parastorage\.com/i,
  ikas: /cdn\.myikas\.com|ikas\.com\/|content="ikas/i,
  wordpress: /\/wp-content\/|\/wp-includes\/|content="(?:WordPress|WooCommerce)/i,
  squarespace: /static1\.squarespace\.com|content="Squarespace|This is Squarespace/i,
  bigcommerce: /cdn\d*\.bigcommerce\.com|stencil-utils|content="BigCommerce/i,
  magento: /\/static\/version\d+\/frontend\/|Magento_|data-mage-init/,
};

/** `system` is that of its reader, which knows better than the marks. Null where nothing tells. */
export const platformOf = (html: string, system: PlatformId | null): PlatformId | null =>
  system ?? platformIds.find((id) => marks[id].test(html)) ?? null;

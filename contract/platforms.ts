/**
 * The systems that shops run on, each with the name that the sign-up sends. What Parley recognises one by and the steps to embed the snippet in it are
 * records of these ids, so a new one does not compile before it has both. Without zod, for public pages.
 */
const platformNames = {
  shopify: 'Shopify',
  wix: 'Wix',
  ikas: 'Ikas',
  wordpress: 'Wordpress/WooCommerce',
  squarespace: 'Square Space',
  bigcommerce: 'Big Commerce',
  magento: 'Magento',
} as const;

export type PlatformId = keyof typeof platformNames;
export const platformIds = Object.keys(platformNames) as PlatformId[];

/** What the sign-up offers. */
export const platforms = [...Object.values(platformNames), 'Other'] as const;

/** The system that somebody named at the sign-up; null for another one. */
export const platformNamed = (name: string | null): PlatformId | null => platformIds.find((id) => platformNames[id] === name) ?? null;

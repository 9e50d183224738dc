/** Products with their variants, as their cards offer them. Pure. */
import type { CartOffer } from '@parley/contract';
import type { ShownPicture } from '../../platform/fetch/index.ts';
import type { SoldProduct } from '../catalogue/index.ts';

/**
 * Whether the cart of a website takes a product. Ids of variants are unique among all shops at Shopify, whose shops have several addresses; those of
 * WooCommerce are only unique within their shop.
 */
export const isSoldOn = (website: string, { cart, link }: Pick<SoldProduct, 'cart' | 'link'>): boolean =>
  cart?.system === 'Shopify' || bareHost(website) === bareHost(link);

const bareHost = (address: string) => URL.parse(address)?.host.replace(/^www\./, '');

/**
 * The offer of a product; null when the shop's cart cannot take it. Variants that leave an option open ('any colour') are left out, because
 * their id alone does not say what is bought.
 */
export function offerOf(product: SoldProduct, shownPicture: ShownPicture): CartOffer | null {
  const { id, currency, cart, priceMinor, inStock } = product;
  if (!cart || !inStock) return null;
  const options = [...new Set(product.variants.flatMap((variant) => Object.keys(variant.options)))];
  const variants = product.variants
    .filter((variant) => options.every((name) => variant.options[name]))
    .map((variant) => ({
      id: variant.id,
      values: options.map((name) => variant.options[name] ?? ''),
      price: variant.priceMinor,
      image: shownPicture(variant.image),
      inStock: variant.inStock,
    }));
  if (variants.some((variant) => variant.inStock)) return { id, currency, options, variants };
  if (product.variants.length > 0 || cart.id === null) return null;
  return { id, currency, options: [], variants: [{ id: cart.id, values: [], price: priceMinor, image: '', inStock }] };
}

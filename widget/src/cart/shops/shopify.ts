/** Shopify's cart: the standard storefront actions where the page has them, else the Ajax API. */
import { toJson } from '../../panel/conversation/json.ts';
import type { ShopCart } from './shop-cart.ts';

/** The storefront's global. All of its parts may be missing. */
interface Shopify {
  country?: string;
  routes?: { root?: string };
  actions?: {
    updateCart(payload: { lines: { merchandiseId: string; quantity: number }[] }): Promise<unknown>;
    openCart(): Promise<void>;
  };
}
const shopify = () => (window as unknown as { Shopify: Shopify }).Shopify;
/** With the locale of a market: '/de-ch/'. */
const root = () => shopify().routes?.root ?? '/';

/** Reads the cart. Not by `getCart`, which does not tell the currency of a shopper without a cart. */
export const read: ShopCart['read'] = async () => {
  const { currency, items, total_price, total_discount } = await (await fetch(`${root()}cart.js`)).json();
  // Hundredths, also of currencies without decimals.
  return { currency, items, country: shopify().country, sum: total_discount ? Number.NaN : total_price, unit: 100 };
};

/** Adds one of a variant. */
export const add: ShopCart['add'] = async (id) => {
  const { actions } = shopify();
  if (actions) return toJson(await actions.updateCart({ lines: [{ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1 }] }));
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${root()}cart/add.js`, { method: 'POST', headers, body: toJson({ items: [{ id: +id, quantity: 1 }] }) })).text();
};

/** The cart's page. */
export const page: ShopCart['page'] = () => `${root()}cart`;

/** The theme's drawer. */
export const open: ShopCart['open'] = () => shopify().actions?.openCart;

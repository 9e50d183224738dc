/** WooCommerce's cart: the Store API. */
import { toJson } from '../../panel/conversation/json.ts';
import type { ShopCart } from './shop-cart.ts';

/** Globals of the shop's page. All of them may be missing. */
interface WooPage {
  jQuery?: (element: Element | string) => { trigger(event: string, values?: unknown[]): void };
  wc_add_to_cart_params?: { cart_url?: string };
  wcSettings?: { storePages?: { cart?: { permalink?: string } } };
}
const globals = window as unknown as WooPage;

/** WordPress names the address of its interface on each page; without pretty permalinks it ends with `?rest_route=/`. */
const storeApi = (path: string, request?: RequestInit) =>
  fetch(`${(document.querySelector('link[rel="https://api.w.org/"]') as HTMLLinkElement).href}wc/store/v1/${path}`, request);
let Nonce = '';

/** Reads the cart, and with it the nonce for adding. */
export const read: ShopCart['read'] = async () => {
  const answer = await storeApi('cart');
  Nonce = answer.headers.get('Nonce') ?? '';
  const { items, totals, shipping_address } = await answer.json();
  // Prices as the shop shows them, with or without tax: that is what its threshold is about.
  let sum = +totals.total_discount ? Number.NaN : 0;
  for (const { prices, quantity } of items) sum += prices.price * quantity;
  return { currency: totals.currency_code, items, country: shipping_address.country, sum, unit: 10 ** totals.currency_minor_unit };
};

/** Adds one of a product or variation; the id of a variation stands for its attributes. */
export const add: ShopCart['add'] = async (id) => {
  const post = () =>
    storeApi('cart/add-item', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Nonce },
      body: toJson({ id: +id, quantity: 1, variation: [] }),
    });
  let answer = await post();
  if (/40[13]/.test(`${answer.status}`)) {
    // The nonce is too old, as on a page that was left open overnight. One more try with a new one.
    await read();
    answer = await post();
  }
  if (answer.ok) tellTheme();
  return answer.text();
};

/** Has the theme draw its cart again: by jQuery's events, which blocks listen to as well, or by the blocks' own. */
function tellTheme(): void {
  const { jQuery } = globals;
  const { body } = document;
  if (!jQuery) body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true, detail: { preserveCartData: false } }));
  // Empty fragments and no button: the refresh fetches the fragments.
  jQuery?.(body).trigger('added_to_cart', [{}, '', jQuery('')]);
  jQuery?.(body).trigger('wc_fragment_refresh');
}

/** The cart's page. */
export const page: ShopCart['page'] = () => globals.wc_add_to_cart_params?.cart_url ?? globals.wcSettings?.storePages?.cart?.permalink;

/** Themes open their cart by themselves when they hear of it. */
export const open: ShopCart['open'] = () => undefined;

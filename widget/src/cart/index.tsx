/**
 * Puts products from their cards into the shopper's own cart (decision 041). Fetched with the first card of a product that the shop's cart
 * takes; the panel imports nothing else of this folder. Whatever does not work leaves the link to the product.
 */
/// <reference path="../panel/styles.d.ts" />
import type { CartOffer, CartOffers, RecommendedProduct } from '@parley/contract';
import { addressOf, visitorCart } from '@parley/contract/paths';
import type { Conversation } from '../panel/conversation/conversation.ts';
import { priceText } from '../panel/money.ts';
import type { Buy } from '../panel/views/props.ts';
import css from './cart.css?inline';
import { choose, type Variant } from './choice.ts';
import { toFreeShipping } from './shipping.ts';
import type { Cart, ShopCart } from './shops/shop-cart.ts';

/** An offer on its card. */
interface Sale extends CartOffer {
  chosen: Variant;
  busy?: boolean;
  /** The end of the last try, in words. */
  note?: string;
  /** The variant that could not be added: the link stands in place of the button. */
  refused?: Variant;
  takesFocus?: boolean;
}

/** How long a card says that it has added, in milliseconds. The second click of a hasty double click falls into it. */
const pause = 1000;
/** The longest wait for the shop, in milliseconds. */
const patience = 10_000;

const inTime = <T,>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, patience))]);

interface Panel {
  conversation: Conversation;
  root: ShadowRoot;
  /** Renders the panel again. */
  draw(): void;
}

/** Makes the buttons of product cards. `shown` is a product as its chosen variant looks. */
export function createBuy({ conversation, root, draw }: Panel) {
  const { place } = conversation;
  /** By product; those without stay links. */
  const sales: Record<number, Sale> = {};
  /** Products whose offers were asked for, with the variants that fit the answers. */
  const fitting = new Map<number, string | undefined>();
  const wanted: number[] = [];
  let words: CartOffers['words'];
  let freeShipping: CartOffers['freeShipping'];
  let cart: Cart;
  /** That of the website: all offers are of its products. */
  let shop: ShopCart;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);

  const held = ({ id }: Variant) => cart.items.reduce((sum, item) => sum + (`${item.id}` === id ? item.quantity : 0), 0);
  const read = async () => {
    cart = await inTime(shop.read());
  };

  /** Asks for the offers of all products that are drawn in this turn. */
  async function ask({ id, cart: system, variant }: RecommendedProduct): Promise<void> {
    fitting.set(id, variant?.id);
    if (!place || !system || wanted.push(id) > 1) return;
    try {
      shop = await (system === 'Shopify' ? import('./shops/shopify.ts') : import('./shops/woocommerce.ts'));
      const answer = await fetch(`${place.base}${addressOf(visitorCart, place)}?products=${wanted.splice(0)}`);
      const offers: CartOffers = await answer.json();
      ({ words, freeShipping } = offers);
      if (offers.products[0]) await read();
      for (const offer of offers.products) {
        const inStock = offer.variants.filter((variant) => variant.inStock);
        sales[offer.id] = { ...offer, chosen: inStock.find(({ id }) => id === fitting.get(offer.id)) ?? (inStock[0] as Variant) };
      }
      draw();
    } catch {
      // A shop whose pages another system makes, or one that does not answer.
    }
  }

  async function add(product: RecommendedProduct, sale: Sale): Promise<void> {
    if (sale.busy) return;
    const { chosen } = sale;
    const before = held(chosen);
    let reply = '';
    sale.busy = true;
    sale.note = words.adding;
    draw();
    try {
      reply = await inTime(shop.add(chosen.id));
    } catch {}
    try {
      await read();
    } catch {}
    if (held(chosen) > before) {
      sale.note = words.added;
      conversation.addedToCart(product);
      setTimeout(() => {
        sale.busy = false;
        draw();
      }, pause);
    } else {
      const isGone = !before && /out_of_stock|not_enough_stock|"status":422/i.test(reply);
      if (isGone) chosen.inStock = false;
      sale.note = isGone ? words.goneNow : words.failed;
      sale.refused = chosen;
      sale.busy = false;
      sale.takesFocus = true;
    }
    draw();
  }

  const shown = (product: RecommendedProduct): RecommendedProduct => {
    const chosen = sales[product.id]?.chosen;
    if (!chosen?.values[0]) return product;
    const productLink = product.cart === 'Shopify' ? `${product.productLink.split('?')[0]}?variant=${chosen.id}` : product.productLink;
    return { ...product, productLink, variant: { ...chosen, title: chosen.values.join(' / ') } };
  };

  const buttonsOf: Buy = ({ product, large, view }) => {
    if (!fitting.has(product.id)) ask(product);
    const sale = sales[product.id];
    // A row has no room for a choice.
    if (!sale || !(large || !sale.options[0] || fitting.get(product.id))) return view;
    const { chosen, currency, variants } = sale;
    const isForeign = currency && currency !== cart.currency;
    const count = held(chosen);
    // A row names the variant beside its button.
    const label = large && chosen.values[0] ? words.addThis.replace('{what}', () => chosen.values.join(' / ')) : words.add;
    const cartPage = count > 0 && shop.page();
    return (
      <div
        className="cart"
        ref={(element) => {
          if (sale.takesFocus) {
            element?.querySelector('a')?.focus();
            element?.scrollIntoView({ block: 'nearest' });
          }
          sale.takesFocus = false;
        }}
      >
        {large &&
          !isForeign &&
          sale.options.map((name, at) => (
            <fieldset key={name} aria-label={name} className="chips">
              {[...new Set(variants.map(({ values }) => values[at] as string))].map((value) => {
                const next = choose(variants, chosen.values, at, value);
                return (
                  <button
                    key={value}
                    type="button"
                    className="chip"
                    aria-pressed={value === chosen.values[at]}
                    aria-label={next ? undefined : `${value} (${words.soldOut})`}
                    disabled={!next}
                    onClick={() => {
                      sale.chosen = next as Variant;
                      sale.note = '';
                      draw();
                    }}
                  >
                    {value}
                  </button>
                );
              })}
            </fieldset>
          ))}
        {isForeign || sale.refused === chosen ? (
          view
        ) : (
          <button
            type="button"
            className={large ? 'primary' : 'second'}
            aria-label={`${label}: ${product.productTitle}`}
            aria-disabled={sale.busy}
            // A double click counts once, as with answers (flow/SPEC.md, F8).
            onClick={({ detail }) => detail > 1 || add(product, sale)}
          >
            {label}
          </button>
        )}
        <p role="status" className="mut">
          {isForeign ? words.otherCurrency : sale.note || (count > 0 && words.inCart.replace('{count}', `${count}`))}{' '}
          {cartPage && (
            <a
              href={cartPage}
              target="_top"
              onClick={(event) => {
                const open = shop.open();
                if (!open) return;
                event.preventDefault();
                // The theme's cart would be below the panel.
                root.querySelector<HTMLElement>('.close')?.click();
                open();
              }}
            >
              {words.open}
            </a>
          )}
        </p>
        {large && wayToFreeShipping()}
      </div>
    );
  };

  /** How far the cart is from free shipping, where the shop says it clearly. */
  const wayToFreeShipping = () => {
    const way = toFreeShipping(cart, freeShipping);
    return (
      way && (
        <p className="mut">
          <progress max={way.of} value={way.sum} aria-hidden="true" />
          {way.left < 0
            ? words.freeShipping
            : words.toFreeShipping.replace('{amount}', () => priceText(way.left, cart.currency, document.documentElement.lang))}
        </p>
      )
    );
  };
  return { Buy: buttonsOf, shown };
}
